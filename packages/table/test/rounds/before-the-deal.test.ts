import { describe, expect, it } from 'vitest';
import type { PinnedRules, TableGesture } from '../../src/index.js';
import {
  away,
  bets,
  betting,
  maryland,
  out,
  phase,
  type Row,
  ready,
  STUB,
  says,
  VOIDED,
} from '../support/flush-rounds.js';
import { comesTo, decideAt, eventsOf, NOON, secondsAfter, tableAs } from '../support/moments.js';
import { pinned } from '../support/tables.js';

/** What may be done before the cards. */

const withJackpot = pinned('md/high-card-flush');

const IN_TIME = { gestures: [], decisionSeconds: 20, adjustAloneCents: 0 as never } as const;

/** The same rules from a document that says something else, or nothing. */
const saying = (rules: PinnedRules, part: 'seats' | 'dealing', change: object): PinnedRules => {
  const { rulebook } = rules.inForce;
  return {
    ...rules,
    inForce: {
      ...rules.inForce,
      rulebook: { ...rulebook, [part]: { ...rulebook[part], ...change } },
    },
  };
};

describe('a round is opened', () => {
  const OPEN: TableGesture = { type: 'OpenRound' };
  it.each<Row>([
    ['with its cards ready', tableAs(maryland, null, ready), OPEN, 'RoundStarted'],
    [
      'not beside another',
      tableAs(maryland, betting(), ready),
      OPEN,
      'round-in-progress [baize:steps] round t1/1 is not over',
    ],
    [
      'not from a shoe that has no place',
      tableAs(maryland, null),
      OPEN,
      'no-approved-shoe [MD-HCF-8A] no place for a manual shoe is approved here',
    ],
    [
      'not when a count of the stub is overdue',
      tableAs(maryland, null, { ...ready, stub: STUB }),
      OPEN,
      'stub-count-due [MD-HCF-10C] the stub is counted at least once in 5 rounds: count it first',
    ],
    [
      'not with a jackpot that is not open',
      tableAs(withJackpot, null, ready),
      OPEN,
      'jackpot-not-open [house:jackpots] the Progressive Jackpot jackpot is not open',
    ],
  ])('%s', says);

  it('under its number, its deck and its rules, from whole hands or card by card', () => {
    const started = {
      type: 'RoundStarted',
      round: 't1/1',
      number: 1,
      deck: 'red',
      rules: 'rules-1',
      by: 'Dana',
      as: 'dealer',
      at: NOON,
    };
    const opens = (rules: PinnedRules) => eventsOf(tableAs(rules, null, ready), OPEN);
    expect(opens(maryland)).toStrictEqual([{ ...started, packets: 'whole-hands' }]);
  });
});

describe('wagers are placed', () => {
  const open = tableAs(maryland, betting());
  const SPOKEN =
    'spoken-wager [MD-HCF-7B] a wager that is called out with cash is not taken: change it into chips first';
  it.each<Row>([
    ['by a seated player', open, bets(1), 'WagersPlaced'],
    [
      'not at an empty seat',
      open,
      bets(5),
      'not-seated [MD-HCF-7C] nobody sits at seat 5, and only a seated player wagers',
    ],
    [
      'not for a player who has left',
      tableAs(maryland, betting(), { seats: away }),
      bets(1),
      'not-seated [MD-HCF-7C] nobody sits at seat 1, and only a seated player wagers',
    ],
    [
      'not in a void round',
      tableAs(maryland, betting([], { voided: VOIDED })),
      bets(1),
      'round-is-void [house:reasons] no wager is placed in a void round',
    ],
    ['not in words', open, bets(1, { spoken: true }), SPOKEN],
    [
      'not in cash',
      open,
      bets(1, { with: 'cash' }),
      'not-an-instrument [MD-HCF-7A] cash is not taken on the layout: value-chip, plaque, other-approved are',
    ],
    [
      'by the house where the document says nothing of seats',
      tableAs(saying(maryland, 'seats', { seatedOnly: null }), betting()),
      bets(5),
      'not-seated [house:seats] nobody sits at seat 5, and only a seated player wagers',
    ],
    [
      'by the house where it says nothing of words',
      tableAs(saying(maryland, 'seats', { verbalWagerWithCash: undefined }), betting()),
      bets(1, { spoken: true }),
      SPOKEN.replace('MD-HCF-7B', 'house:chips'),
    ],
    [
      'by the house where it says nothing of chips',
      tableAs(saying(maryland, 'seats', { instruments: undefined }), betting()),
      bets(1, { with: 'other-approved' }),
      'not-an-instrument [house:chips] other-approved is not taken on the layout: value-chip, plaque are',
    ],
    [
      'in plaques where it says nothing of chips',
      tableAs(saying(maryland, 'seats', { instruments: undefined }), betting()),
      bets(1, { with: 'plaque' }),
      'WagersPlaced',
    ],
  ])('%s', says);

  it('for a player whose time is over, by the rule that says so; and else without a word of it', () => {
    const stamp = { by: 'Dana', as: 'dealer', at: NOON };
    const event = {
      type: 'WagersPlaced',
      seat: 1,
      player: 'player 1',
      stakes: { ante: 1_000 },
      by: 'Dana',
      at: NOON,
    };
    const placed = (more: object) => eventsOf(open, bets(1, more));
    expect(placed({})).toMatchObject([{ ...stamp, event }]);
    expect(placed({})[0]).not.toHaveProperty('why');
    expect(placed({ why: 'time' })).toMatchObject([
      { ...stamp, why: 'time', cite: 'house:time-to-bet' },
    ]);
  });
});

describe('a seat sits out', () => {
  const timed = { policy: IN_TIME };
  it.each<Row>([
    ['while bets are taken', tableAs(maryland, betting()), out(1), 'SatOut [house:presence]'],
    [
      'not where nobody sits',
      tableAs(maryland, betting()),
      out(5),
      'nobody-sits [baize:orders] nobody sits at seat 5',
    ],
    [
      'not where the player has left',
      tableAs(maryland, betting(), { seats: away }),
      out(1),
      'nobody-sits [baize:orders] nobody sits at seat 1',
    ],
    [
      'not with wagers',
      tableAs(maryland, betting([1])),
      out(1),
      'has-wagers [baize:orders] wagers lie at seat 1',
    ],
    [
      'not twice',
      tableAs(maryland, betting([], { sitsOut: { 1: 'asked' } })),
      out(1),
      'sits-out [baize:orders] seat 1 sits out already',
    ],
    [
      'not after "no more bets"',
      tableAs(maryland, phase('dealing')),
      out(2),
      'betting-is-closed [baize:steps] a seat sits out while bets are taken',
    ],
    [
      'not in a void round',
      tableAs(maryland, betting([], { voided: VOIDED })),
      out(1),
      'betting-is-closed [baize:steps] a seat sits out while bets are taken',
    ],
    [
      'not for its time before it is over',
      tableAs(maryland, betting(), timed),
      out(1, 'time'),
      'not-yet-due [house:time-to-bet] there is still time to bet',
    ],
    [
      'for its time when it is over',
      tableAs(maryland, betting([], { since: '2026-01-01T11:00:00Z' }), timed),
      out(1, 'time'),
      'SatOut [house:time-to-bet]',
    ],
  ])('%s', says);

  it('and bets are taken anew where nobody has bet in time', () => {
    const world = tableAs(maryland, betting(), timed);
    const passes = (at: string) => decideAt(world, { type: 'PassBetting' }, { at }).ok;
    expect(passes(secondsAfter(21))).toBe(true);
    expect(comesTo(tableAs(maryland, betting([1])), { type: 'PassBetting' })).toBe(
      'has-wagers [baize:steps] wagers lie on the table: close the betting',
    );
    expect(comesTo(tableAs(maryland, phase('dealing')), { type: 'PassBetting' })).toBe(
      'betting-is-closed [baize:steps] no bets are taken now',
    );
    expect(
      comesTo(tableAs(maryland, betting([], { voided: VOIDED })), { type: 'PassBetting' }),
    ).toBe('betting-is-closed [baize:steps] no bets are taken now');
  });
});

describe('the betting is closed', () => {
  const CLOSE: TableGesture = { type: 'CloseBetting' };
  const CONTINUES: TableGesture = {
    type: 'ResolveCount',
    seat: 1,
    how: 'void-sensor',
    reason: 'a chip fell',
  } as TableGesture;
  const COUNTING = { by: 'chip-count-differs', place: null, cite: 'MD-HCF-10A(3)(b)' } as const;
  it.each<Row>([
    ['with its announcement', tableAs(maryland, betting([1])), CLOSE, 'BettingClosed, StepDone'],
    [
      'without one, where the document asks for none',
      tableAs(saying(maryland, 'dealing', { before: [] }), betting([1])),
      CLOSE,
      'BettingClosed',
    ],
    [
      'and nothing is counted where no jackpot is',
      tableAs(maryland, phase('dealing')),
      { type: 'CountChips', chips: 0 },
      'out-of-order [MD-HCF-10A(2)(a)] the next step is to announce "no more bets", not to count the chips against the accepted wagers',
    ],
    [
      'not in a void round',
      tableAs(maryland, phase('dealing', { voided: VOIDED })),
      { type: 'CountChips', chips: 0 },
      'round-is-void [house:reasons] no card is dealt in a void round: nothing waits for a count',
    ],
    [
      'and the chips are counted as they were accepted',
      tableAs(
        maryland,
        phase('dealing', {
          beforeDeal: {
            method: 'automated-shoe',
            accepted: 1,
            done: ['announce-no-more-bets', 'collect-progressive'],
            chips: null,
            resolved: false,
          },
        }),
      ),
      { type: 'CountChips', chips: 1 },
      'ChipsCounted, StepDone',
    ],
  ])('%s', says);

  it('and no count of chips is resolved where no jackpot is', () => {
    const world = tableAs(maryland, phase('dealing', { stopped: COUNTING }));
    expect(comesTo(world, CONTINUES, { by: 'Flo', as: 'floorperson' } as never)).toBe(
      'nothing-to-resolve [baize:orders] no count of chips waits for a floorperson',
    );
  });
});
