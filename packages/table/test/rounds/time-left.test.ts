import { describe, expect, it } from 'vitest';
import {
  bettingDeadline,
  decidingDeadlines,
  type RoundAtTable,
  secondsLeft,
  type TablePolicy,
} from '../../src/index.js';
import {
  isOver,
  seatsToDecide,
  timeCalled,
  withDecidingSince,
} from '../../src/rounds/deadlines.js';
import { MANUAL } from '../../src/shift/shift.js';
import {
  comesTo,
  contestAs,
  handAt,
  NOON,
  roundAs,
  secondsAfter,
  tableAs,
} from '../support/moments.js';
import { pinned } from '../support/tables.js';

const southDakota = pinned('sd/high-card-flush');
const IN_TIME: TablePolicy = { ...MANUAL, decisionSeconds: 20 };
const SEVEN = ['Ah Qh Th 8h 6h 4h 2c', '9d 8d 7d Kc Jc 4s 6s', 'Ad Kd 8c 5s 7s 3h 2h'] as const;
const DEALER = '9s 3s 2s Qc 4c Td Jd';
const FOLD = { kind: 'fold', claims: [] } as const;
const LATER = secondsAfter(7);
const FIRE = { deck: 'kept', cite: 'house:reasons' } as never;
const STOPPED = { by: 'raise-too-large', place: 1, cite: 'SD-HCF-10' } as const;

const game = (
  phase: 'betting' | 'dealing' | 'deciding' | 'revealing',
  folded: readonly number[] = [],
) =>
  contestAs('high-card-flush', {
    phase,
    hands: SEVEN.map((cards, at) =>
      handAt(
        at + 1,
        phase === 'betting' ? '' : cards,
        folded.includes(at + 1) ? { decision: FOLD } : {},
      ),
    ),
    dealer: DEALER,
  });

describe('until when bets are taken', () => {
  const until = (policy: TablePolicy, round: RoundAtTable) =>
    bettingDeadline(tableAs(southDakota, round, { policy }), round);
  const bets = { bettingSince: LATER } as const;
  it.each<readonly [string, TablePolicy, RoundAtTable, unknown]>([
    [
      'from when bets are taken',
      IN_TIME,
      roundAs(game('betting'), bets),
      { since: LATER, seconds: 20 },
    ],
    [
      'from the opening, on an older record',
      IN_TIME,
      roundAs(game('betting')),
      { since: NOON, seconds: 20 },
    ],
    ['never where nobody is hurried', MANUAL, roundAs(game('betting')), null],
    ['not after "no more bets"', IN_TIME, roundAs(game('dealing')), null],
    ['not in a void round', IN_TIME, roundAs(game('betting'), { voided: FIRE }), null],
  ])('%s', (_title, policy, round, expected) => {
    expect(until(policy, round)).toEqual(expected);
  });
});

describe('until when a seat decides', () => {
  const since = { decidingSince: { 1: NOON, 2: LATER } } as const;
  const called = { timeCalled: { 2: { since: LATER, seconds: 30 } } } as const;
  it.each<readonly [string, TablePolicy, Partial<RoundAtTable>, readonly unknown[]]>([
    [
      'from when each could first do so',
      IN_TIME,
      since,
      [
        { seat: 1, since: NOON, seconds: 20 },
        { seat: 2, since: LATER, seconds: 20 },
      ],
    ],
    [
      'by a time that was called, where nobody is hurried',
      MANUAL,
      { ...since, ...called },
      [{ seat: 2, since: LATER, seconds: 30 }],
    ],
    ['never, where none was called', MANUAL, since, []],
    ['not while the round is stopped', IN_TIME, { ...since, stopped: STOPPED }, []],
    ['and no seat, where none is to', IN_TIME, {}, []],
  ])('%s', (_title, policy, more, expected) => {
    const round = roundAs(game('deciding'), more);
    expect(decidingDeadlines(tableAs(southDakota, round, { policy }), round)).toEqual(expected);
  });

  it.each([
    ['betting', [], []],
    ['dealing', [], []],
    ['deciding', [], [1, 2, 3]],
    ['deciding', [2], [1, 3]],
    ['revealing', [1, 2, 3], []],
  ] as const)('while it is %s, with %j folded: seats %j', (phase, folded, seats) => {
    expect(seatsToDecide(southDakota.inForce, { game: game(phase, folded) })).toEqual(seats);
  });
});

describe('what is left of a time', () => {
  const deadline = { since: NOON, seconds: 20 };
  it.each([
    ['all of it', NOON, 20, false],
    ['some of it', secondsAfter(19), 1, false],
    ['none of it', secondsAfter(20), 0, true],
    ['less than nothing', secondsAfter(21), -1, true],
    ['all of it, at an instant that is none', 'soon', 20, false],
  ])('%s', (_title, at, left, over) => {
    expect(secondsLeft(deadline, at)).toBe(left);
    expect(isOver(deadline, at)).toBe(over);
  });

  it('is all of it where nobody knows since when', () => {
    expect(secondsLeft({ since: 'before', seconds: 20 }, NOON)).toBe(20);
  });

  it('is never over where there is none', () => {
    expect(isOver(null, NOON)).toBe(false);
    expect(isOver(undefined, NOON)).toBe(false);
  });
});

describe('the time of each seat', () => {
  const after = (before: Partial<RoundAtTable>, folded: readonly number[] = []) => {
    const round = roundAs(game('deciding', folded), before);
    const { decidingSince, timeCalled: left } = withDecidingSince(
      southDakota.inForce,
      round,
      LATER,
    );
    return { ...(decidingSince && { decidingSince }), ...(left && { timeCalled: left }) };
  };
  const all = { decidingSince: { 1: NOON, 2: NOON, 3: NOON } } as const;
  const time = { since: NOON, seconds: 30 };
  it.each<readonly [string, Partial<RoundAtTable>, readonly number[], object]>([
    ['begins for all who can decide', {}, [], { decidingSince: { 1: LATER, 2: LATER, 3: LATER } }],
    ['goes on for those whose it is', all, [1], { decidingSince: { 2: NOON, 3: NOON } }],
    [
      'that was called ends for a seat that has decided',
      { ...all, timeCalled: { 1: time, 2: time } },
      [1],
      { decidingSince: { 2: NOON, 3: NOON }, timeCalled: { 2: time } },
    ],
    [
      'that was called ends with the last of them',
      { ...all, timeCalled: { 1: time } },
      [1],
      { decidingSince: { 2: NOON, 3: NOON } },
    ],
    ['ends when all have decided', { ...all, timeCalled: { 1: time } }, [1, 2, 3], {}],
    ['does not run while the round is stopped', { ...all, stopped: STOPPED }, [], {}],
  ])('%s', (_title, before, folded, expected) => {
    expect(after(before, folded)).toEqual(expected);
  });

  it('is that of the call, for the seats that were called', () => {
    const round = roundAs(game('deciding'), { ...all, timeCalled: { 1: time } });
    const state = tableAs(southDakota, round).table;
    const event = {
      type: 'TimeCalled',
      seats: [2, 3],
      seconds: 30,
      cite: 'house:time-to-decide',
      by: 'Dana',
      as: 'dealer',
      at: LATER,
    } as const;
    const from = { since: LATER, seconds: 30 };
    expect(timeCalled(state, event).round).toEqual({
      ...round,
      since: LATER,
      timeCalled: { 1: time, 2: from, 3: from },
    });
    const between = tableAs(southDakota, null).table;
    expect(timeCalled(between, event)).toBe(between);
  });
});

describe('time is called', () => {
  const deciding = (more: Partial<RoundAtTable> = {}, folded: readonly number[] = []) =>
    roundAs(game('deciding', folded), more);
  const away = {
    1: { player: 'player 1', away: 'away' },
    2: { player: 'player 2', away: 'away' },
    3: { player: 'player 3', away: 'away' },
  } as const;
  const CALL = { type: 'CallTime' } as const;
  const both = { decidingSince: { 1: NOON, 2: NOON, 3: NOON } } as const;
  const run = { since: NOON, seconds: 30 };
  it.each([
    ['for all', tableAs(southDakota, deciding(both)), 'TimeCalled [house:time-to-decide]'],
    [
      'not between rounds',
      tableAs(southDakota, null),
      'no-round [baize:steps] no round is open at this table',
    ],
    [
      'not where it runs by itself',
      tableAs(southDakota, deciding(both), { policy: IN_TIME }),
      'time-runs [house:time-to-decide] the time to decide runs by itself at this table',
    ],
    [
      'not twice',
      tableAs(southDakota, deciding({ ...both, timeCalled: { 1: run, 2: run, 3: run } })),
      'time-runs [house:time-to-decide] time is called already',
    ],
    [
      'not for players who have left',
      tableAs(southDakota, deciding(both), { seats: away }),
      'nobody-decides [baize:steps] no player who is here is to decide now',
    ],
    [
      'not when all have decided',
      tableAs(southDakota, deciding({}, [1, 2, 3])),
      'nobody-decides [baize:steps] no player who is here is to decide now',
    ],
  ])('%s', (_title, world, expected) => {
    expect(comesTo(world, CALL)).toBe(expected);
  });
});

describe('a fold for a player', () => {
  const since = { decidingSince: { 1: NOON, 2: LATER, 3: LATER } } as const;
  const world = tableAs(southDakota, roundAs(game('deciding'), since), {
    policy: { ...IN_TIME, gestures: ['fold-on-time-out'] },
  });
  const folds = (seat: number, why: 'time' | 'away') =>
    ({ type: 'Decide', seat, decision: FOLD, why }) as const;
  const HOUSE = { by: 't1', as: 'house', at: secondsAfter(21) } as const;
  it.each([
    ['whose own time is over', folds(1, 'time'), 'Decided'],
    [
      'whose own time is not over',
      folds(2, 'time'),
      'not-yet-due [house:time-to-decide] the player still has time to decide',
    ],
    ['who is there', folds(1, 'away'), 'not-away [house:presence] the player of seat 1 is there'],
    [
      'whom nobody knows',
      folds(5, 'time'),
      'not-yet-due [house:time-to-decide] the player still has time to decide',
    ],
  ])('%s', (_title, gesture, expected) => {
    expect(comesTo(world, gesture, HOUSE)).toBe(expected);
  });
});
