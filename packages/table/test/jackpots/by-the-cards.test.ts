import type { Entitlement, SettledLine } from '@baize/games';
import { meterRules } from '@baize/jackpot';
import type { RulebookId, WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { decideTable, type TableState, underCriteria, type World } from '../../src/index.js';
import { awardOnRecord, envyIn } from '../../src/jackpots/awards-of-round.js';
import { envyClause } from '../../src/jackpots/envy.js';
import { keyClause } from '../../src/jackpots/key-winner.js';
import { dueByCards, isOff, stands, unkeyedOf, winnersOf } from '../../src/jackpots/open-awards.js';
import { openMeter, pendingAt } from '../../src/jackpots/open-meter.js';
import { bet, Table } from '../support/table.js';
import { pinned } from '../support/tables.js';

const ROYAL = 'royal flush';
const CITE = 'SD-CSP-21f#1';
const wins = (more: object = {}): Entitlement =>
  ({
    seat: 1,
    line: 'progressive',
    outcome: 'win',
    due: { from: 'meter', percent: 100 },
    hand: ROYAL,
    cite: CITE,
    ...more,
  }) as Entitlement;

const settled = (): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
    .deals({ 1: 'Th Jh Qh Kh Ah', 2: 'Kc Ks 7c 4d 2h', dealer: 'As Kd 9c 7d 2c' })
    .decides(1, bet(1_000))
    .decides(2, bet(1_000))
    .settles();

describe('what a jackpot pays by the cards', () => {
  test.each<[string, object, object | null]>([
    ['a share of its meter', {}, { kind: 'percent', percent: 100 }],
    ['a fixed award', { due: { from: 'tray', cents: 500 } }, { kind: 'fixed', cents: 500 }],
    ['nothing that is due', { due: { from: 'tray', cents: 0 } }, null],
    ['a wager that loses', { outcome: 'lose' }, null],
    ['a wager that is void', { outcome: 'void' }, null],
    ['a wager on another jackpot', { line: 'mini-royal' }, null],
  ])('%s', (_what, more, due) => {
    const winner = due === null ? [] : [{ seat: 1, hand: ROYAL, cite: CITE, due }];
    expect(winnersOf([wins(more)], 'progressive')).toEqual(winner);
  });

  test.each<[string, object, boolean]>([
    ['the same hand wins', {}, true],
    ['another hand wins', { hand: 'flush' }, false],
    ['its wager went void', { outcome: 'void', hand: '' }, true],
    ['its wager loses', { outcome: 'lose' }, false],
    ['the same hand wins at another seat', { seat: 2 }, false],
    ['the same hand wins another jackpot', { line: 'mini-royal' }, false],
  ])('an award stands or not where %s', (_where, more, is) => {
    expect(stands([wins(more)], 'progressive', { seat: 1, hand: ROYAL })).toBe(is);
  });

  test.each<[string, WagerId, number, string, boolean]>([
    ['is off', 'progressive', 1, ROYAL, true],
    ['is another hand', 'progressive', 1, 'flush', false],
    ['is of another seat', 'progressive', 2, ROYAL, false],
    ['is of another jackpot', 'mini-royal', 1, ROYAL, false],
  ])('an award that %s', (_what, jackpot, seat, hand, is) => {
    const off = [{ jackpot: 'progressive', seat: 1, hand: ROYAL, ruled: false }] as const;
    expect(isOff(off, jackpot, seat, hand)).toBe(is);
  });

  test('envy is told from other lines by whose hand it is for', () => {
    const { game } = settled().playing;
    const line = { seat: 2, wager: 'progressive:envy', envies: 1, paysCents: 100_000, hand: ROYAL };
    const lines = [
      { ...line, cite: CITE },
      { ...line, wager: 'progressive', cite: CITE },
      { ...line, envies: undefined, cite: CITE },
    ] as unknown as readonly SettledLine[];
    expect(envyIn(game, lines)).toEqual([
      {
        seat: 2,
        player: 'Ben',
        jackpot: 'progressive',
        envies: 1,
        cents: 100_000,
        hand: ROYAL,
        cite: CITE,
      },
    ]);
  });
});

describe('what the receipts have of an award', () => {
  /** Ada's award was taken off; her line says something else of it. */
  const takenOff = (line: object = {}) => {
    const table = settled();
    const [hit] = pendingAt(table.world, 'progressive', 't1/1');
    const step = { type: 'UnkeyWinner', hit: hit?.hit ?? '' } as const;
    const { world, playing } = table.do({ type: 'AtJackpot', jackpot: 'progressive', step });
    const before = world.table.settled;
    const lines = before?.lines.map((one) =>
      one.seat === 1 && one.wager === 'progressive' ? { ...one, ...line } : one,
    );
    const now = { ...world, table: { ...world.table, settled: { ...before, lines } } } as World;
    return { world: now, playing };
  };

  test.each<[string, object, readonly number[]]>([
    ['that it wins', {}, [1]],
    ['that it wins with another hand', { hand: 'flush' }, []],
    ['that it loses', { outcome: 'lose' }, []],
    ['no line of this jackpot', { wager: 'mini-royal' }, []],
    ['no line of this seat', { seat: 3 }, []],
  ])('it may be keyed where they say %s', (_what, line, seats) => {
    const { world, playing } = takenOff(line);
    const due = dueByCards(world, playing) ?? [];
    expect(unkeyedOf(world, playing, due, 'progressive').map(({ seat }) => seat)).toEqual(seats);
  });

  test.each<[string, object, object, number | null]>([
    ['the line, and nothing since', {}, {}, 450_000],
    ['a line that loses', { outcome: 'lose' }, {}, null],
    ['a change since', {}, { seat: 1, line: 'progressive' }, 450_100],
    [
      'a change that a new line says',
      {},
      { seat: 1, line: 'progressive', superseded: true },
      450_000,
    ],
    ['a change at another seat', {}, { seat: 2, line: 'progressive' }, 450_000],
    ['a change of another line', {}, { seat: 1, line: 'ante' }, 450_000],
  ])('its amount is by %s', (_what, line, reissue, amount) => {
    const { world, playing } = takenOff({ paysCents: 450_000, ...line });
    const changed = { why: 'award-changed', cents: 100, reason: '', cite: CITE, ...reissue };
    const reissues = 'seat' in reissue ? [changed] : [];
    const { settled: round } = world.table;
    const table = { settled: { ...round, reissues } } as unknown as Pick<TableState, 'settled'>;
    expect(awardOnRecord(table, playing, 'progressive', 1)).toBe(amount);
  });
});

describe('envy is paid by the cards as they lie now', () => {
  test('what no hand brings any more is withdrawn', () => {
    const table = settled().follow((next) => next.kind === 'do' && next.gesture.type === 'PayEnvy');
    const [due] = table.playing.awards?.envy ?? [];
    if (due === undefined || table.world.table.phase !== 'open') throw new Error('no envy is due');
    const gone = [
      { ...due, seat: 3 },
      { ...due, envies: 3 },
      { ...due, hand: 'straight flush at seat 1' },
      { ...due, jackpot: 'mini-royal' as WagerId },
    ];
    const awards = { envy: [due, ...gone], off: [], changes: [], playsOn: false };
    const round = { ...table.playing, awards };
    const world: World = { ...table.world, table: { ...table.world.table, round } };
    const stamp = { at: table.now, by: 'Dana', as: 'dealer' } as const;
    const decided = decideTable(world, { type: 'PayEnvy', ...stamp });
    expect(decided).toMatchObject({
      ok: true,
      value: [
        {
          events: [
            { type: 'EnvyPaid', lines: [due], cite: 'SD-CSP-21g-iii' },
            { type: 'EnvyWithdrawn', lines: gone, cite: 'house:corrections' },
          ],
        },
      ],
    });
  });
});

describe('the clauses of awards', () => {
  test.each<[RulebookId, WagerId | undefined, string]>([
    ['wa/ricochet-poker', undefined, 'WA-RP-AppG-n4'],
    ['wa/ricochet-poker', 'mini-royal', 'WA-RP-AppF-n3'],
    ['wa/ricochet-poker', 'straight-flush', 'WA-RP-AppG-n4'],
    ['sd/caribbean-stud', 'progressive', 'SD-CSP-21g-iii'],
    ['md/high-card-flush', undefined, 'MD-HCF-11B(9)(e)'],
  ])('%s, envy of %s: %s', (id, jackpot, cite) => {
    expect(envyClause(pinned(id).inForce, jackpot)).toBe(cite);
  });

  test.each<[RulebookId, WagerId, string]>([
    ['sd/caribbean-stud', 'progressive', 'SD-CSP-20c'],
    ['sd/high-card-flush', 'progressive', 'house:jackpots'],
    ['md/high-card-flush', 'progressive', 'house:jackpots'],
    ['wa/ricochet-poker', 'mini-royal', 'house:jackpots'],
  ])('%s, the key of %s: %s', (id, jackpot, cite) => {
    const { law } = meterRules(pinned(id).inForce, jackpot);
    expect(keyClause({ law })).toBe(cite);
    expect(keyClause({ law: { ...law, gates: [] } })).toBe('house:jackpots');
  });
});

describe('a meter', () => {
  test('is asked nothing before it was opened', () => {
    const { world } = settled();
    const before: World = { ...world, meters: { progressive: { phase: 'unopened' } } };
    expect(openMeter(before, 'progressive')).toBeNull();
    expect(pendingAt(before, 'progressive', 't1/1')).toEqual([]);
    expect(openMeter({ meters: {} }, 'progressive')).toBeNull();
  });

  test('tells the awards of one round alone', () => {
    const { world } = settled();
    expect(pendingAt(world, 'progressive', 't1/1').map(({ seat }) => seat)).toEqual([1]);
    expect(pendingAt(world, 'progressive', 't1/2')).toEqual([]);
  });

  test('has no award that was never opened', () => {
    const table = Table.open('sd/caribbean-stud');
    const world: World = { ...table.world, meters: {} };
    const stamp = { at: table.now, by: 'Flo', as: 'floorperson' } as const;
    const step = { type: 'VerifyHit', hit: 't1-progressive/1' } as const;
    const decided = decideTable(world, {
      type: 'AtJackpot',
      jackpot: 'progressive',
      step,
      ...stamp,
    });
    expect(decided).toMatchObject({ ok: false, error: { code: 'not-open' } });
  });
});

test('without reduced criteria a table runs on the very rules it has', () => {
  const { world } = settled();
  expect(underCriteria(world)).toBe(world);
});
