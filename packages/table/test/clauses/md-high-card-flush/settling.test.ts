import { describe, expect, it } from 'vitest';
import {
  allRaise,
  alone,
  antes,
  atMeters,
  no,
  paid,
  paytable,
  SPECTATOR,
  seenBy,
  shownTo,
} from '../../support/clauses.js';
import { AGAINST_LEAST, DEALERS, OTHER_RUNS, RUNS, SUITED } from '../../support/flush-hands.js';
import { maryland } from '../../support/maryland.js';
import type { Draft } from '../../support/rounds.js';
import { FLOOR, fold, type Table } from '../../support/table.js';

const FULL = { ante: 1_000, flush: 500, 'straight-flush': 500, progressive: 100 } as const;

describe('hands are turned', () => {
  const HANDS = { 1: SUITED[5], 2: OTHER_RUNS[4], dealer: DEALERS.least };
  const decided = (): Table =>
    allRaise(
      maryland()
        .bets(antes(1_000, [1, 2]))
        .deals(HANDS),
      1_000,
    );

  it('[MD-HCF-11B(4)(b)] the dealer’s first, when all have decided', () => {
    expect(decided().next).toEqual({ kind: 'turn', place: 'dealer' });
    expect(no(decided(), { type: 'Turn', place: 2 })).toBe('out-of-order');
    expect(shownTo(decided().turns('dealer'), SPECTATOR, 'dealer')).toBe(DEALERS.least);
  });

  it('[MD-HCF-11B(5)(a)] then the player’s seven, before they are settled', () => {
    const turned = decided().turns('dealer');
    expect(shownTo(turned, SPECTATOR, 2)).toBe('?? ?? ?? ?? ?? ?? ??');
    expect(no(turned, { type: 'Settle' })).toBe('hand-not-turned');
    expect(shownTo(turned.turns(2), SPECTATOR, 2)).toBe(OTHER_RUNS[4]);
  });

  it('[MD-HCF-11B(5)(b)] and the best hand is made of them', () => {
    const words = decided()
      .settles()
      .world.table.settled?.lines.map(({ seat, wager, hand }) => `${seat} ${wager}: ${hand}`);
    expect(words).toContain('1 ante: five-card flush, ace high');
    expect(words).toContain('2 raise: four-card flush, eight high');
  });
});

describe('ante and raise', () => {
  const WON = ['ante win, pays $10, $10 back', 'raise win, pays $10, $10 back'];
  const { lower, higher, tied } = AGAINST_LEAST;

  it.each([
    [
      'MD-HCF-11B(5)(c)',
      'the dealer does not qualify',
      lower,
      DEALERS.short,
      ['ante win, pays $10, $10 back', 'raise push, $10 back'],
    ],
    [
      'MD-HCF-11B(5)(d)(i)',
      'the player is lower',
      lower,
      DEALERS.least,
      ['ante lose', 'raise lose'],
    ],
    ['MD-HCF-11B(5)(d)(ii)', 'the player is higher', higher, DEALERS.least, WON],
    [
      'MD-HCF-11B(5)(d)(iii)',
      'the hands are equal',
      tied,
      DEALERS.least,
      ['ante push, $10 back', 'raise push, $10 back'],
    ],
    ['MD-HCF-11B(5)(f)', 'winners are paid', higher, DEALERS.least, WON],
  ])('[%s] %s', (_id, _title, hand, dealer, lines) => {
    expect(paid(alone(maryland(), { ante: 1_000 }, { 1: hand, dealer }), 1)).toEqual(lines);
  });

  it('[MD-HCF-11B(5)(c)] a player who folded is not paid', () => {
    const over = maryland()
      .bets(antes(1_000, [1]))
      .deals({ 1: AGAINST_LEAST.higher, dealer: DEALERS.short })
      .decides(1, fold)
      .ends();
    expect(paid(over)).toEqual(['1 ante lose']);
  });

  it('[MD-HCF-12A] pay 1 to 1, the raise on its own amount', () => {
    const over = alone(maryland(), { ante: 1_000 }, { 1: SUITED[7], dealer: DEALERS.least }, 3_000);
    expect(paid(over, 1)).toEqual([
      'ante win, pays $10, $10 back',
      'raise win, pays $30, $30 back',
    ]);
    expect(over.netOf('Ada')).toBe(4_000);
  });
});

describe('bonuses', () => {
  it('[MD-HCF-11B(6)] after ante and raise: Flush, Straight Flush, progressive', () => {
    const over = alone(maryland(), FULL, { 1: RUNS[5], dealer: DEALERS.least });
    expect(over.world.table.settled?.lines.map(({ wager }) => wager)).toEqual([
      'ante',
      'raise',
      'flush',
      'straight-flush',
      'progressive',
    ]);
  });

  // Flush Bonus E: 200, 60, 12 and 1 to 1. Straight Flush Bonus G: 500, 200, 100, 50, four of a kind 25, 8.
  it.each([
    ['MD-HCF-11B(7)', 'four suited', SUITED[4], 'flush win, pays $5, $5 back'],
    ['MD-HCF-11B(7)', 'five suited', SUITED[5], 'flush win, pays $60, $5 back'],
    ['MD-HCF-11B(7)', 'six suited', SUITED[6], 'flush win, pays $300, $5 back'],
    ['MD-HCF-11B(7)', 'seven suited', SUITED[7], 'flush win, pays $1,000, $5 back'],
    ['MD-HCF-11B(8)', 'three in a row', RUNS[3], 'straight-flush win, pays $40, $5 back'],
    ['MD-HCF-11B(8)', 'four in a row', RUNS[4], 'straight-flush win, pays $250, $5 back'],
    ['MD-HCF-11B(8)', 'five in a row', RUNS[5], 'straight-flush win, pays $500, $5 back'],
    ['MD-HCF-11B(8)', 'six in a row', RUNS[6], 'straight-flush win, pays $1,000, $5 back'],
    ['MD-HCF-11B(8)', 'seven in a row', RUNS[7], 'straight-flush win, pays $2,500, $5 back'],
  ])('[%s] are paid by the elected table: %s', (_id, _title, hand, line) => {
    expect(paid(alone(maryland(), FULL, { 1: hand, dealer: DEALERS.best }), 1)).toContain(line);
  });

  it('[MD-HCF-12D] are capped together at the operator’s limit, in the order they are settled', () => {
    // Seven suited in a row with $50 on each: $10,000 and, on table A, $400,000 are asked.
    const over = alone(
      maryland(paytable('straight-flush', 'A')),
      { ante: 1_000, flush: 5_000, 'straight-flush': 5_000 },
      { 1: RUNS[7], dealer: DEALERS.least },
    );
    expect(paid(over, 1).slice(2)).toEqual([
      'flush win, pays $10,000, $50 back',
      'straight-flush win, pays $40,000, $50 back',
    ]);
  });
});

describe('the progressive', () => {
  const STAKES = { ante: 1_000, progressive: 100 } as const;
  const hitOf = (table: Table): string =>
    seenBy(table, SPECTATOR).jackpots[0]?.pending[0]?.hit ?? '';
  const won = (): Table => alone(maryland(), STAKES, { 1: RUNS[6], dealer: DEALERS.best });

  const gates = (hit: string) =>
    [
      ['MD-HCF-11B(9)(a)', { type: 'PassGate', hit, gate: 'hand-wins' }, 'Dana'],
      ['MD-HCF-11B(9)(b)', { type: 'PassGate', hit, gate: 'light-lit' }, 'Dana'],
      ['MD-HCF-11B(9)(c)', { type: 'VerifyHit', hit }, 'Flo'],
      ['MD-HCF-11B(9)(d)', { type: 'PayHit', hit }, 'Dana'],
    ] as const;
  const IDS = gates('').map(([id], at) => [id, at] as const);

  it.each(IDS)('[%s] is a gate: in its turn, on record with its person', (_id, at) => {
    const settled = won();
    const steps = gates(hitOf(settled)).map(([, step, by]) => ({
      gesture: { type: 'AtJackpot', jackpot: 'progressive', step } as const,
      person: by === 'Flo' ? FLOOR : { by: 'Dana', as: 'dealer' as const },
    }));
    const before = steps
      .slice(0, at)
      .reduce((now, { gesture, person }) => now.do(gesture, person), settled);
    for (const { gesture, person } of steps.slice(at + 1)) {
      expect(no(before, gesture, person)).toBe('gate-out-of-order');
    }
    const here = steps[at];
    if (here === undefined) throw new Error('a gate');
    const after = before.do(here.gesture, here.person);
    expect(atMeters(after, before)[0]).toMatchObject({ by: here.person.by, at: after.now });
    expect(after.events.some(({ type }) => type === 'AwardPaid')).toBe(at === 3);
  });

  it('[MD-HCF-11B(9)(c)] a dealer validates nothing', () => {
    const settled = won();
    const step = { type: 'VerifyHit', hit: hitOf(settled) } as const;
    expect(no(settled, { type: 'AtJackpot', jackpot: 'progressive', step })).toBe('not-allowed');
  });

  it('[MD-HCF-12E(3)] an award is what the meter shows at that player’s turn', () => {
    const settled = allRaise(
      maryland()
        .bets({ 1: STAKES, 2: STAKES })
        .deals({ 1: RUNS[6], 2: OTHER_RUNS[6], dealer: DEALERS.least.replace('Jd', '3d') }),
      1_000,
    ).settles();
    const awards = seenBy(settled, SPECTATOR).jackpots[0]?.pending.map(
      ({ seat, cents }) => `${seat}: ${cents}`,
    );
    // A tenth of $30,000.40, then a tenth of what is left.
    expect(awards).toEqual(['2: 300004', '1: 270003']);
  });
});

describe('envy', () => {
  const large = (house: Draft): void => {
    house.jackpots.progressive.wager = 500;
  };
  const envied = (
    wagers: readonly (number | null)[],
    hands: readonly string[],
    change?: (house: Draft) => void,
  ): readonly string[] => {
    const layouts = Object.fromEntries(
      wagers.map((wager, at) => [
        at + 1,
        { ante: 1_000, ...(wager === null ? {} : { progressive: wager }) },
      ]),
    );
    const dealt = maryland(change)
      .bets(layouts)
      .deals({
        ...Object.fromEntries(hands.map((hand, at) => [at + 1, hand])),
        dealer: 'Qc 4c Ts 9s Td Kd 3d',
      });
    return paid(allRaise(dealt, 1_000).ends()).filter((line) => line.includes(':envy'));
  };
  const NOTHING = 'As Js 8s 8d 6d 2s 7d';

  it('[MD-HCF-11B(9)(e)(i)] is for a player with the wager, when another holds seven in a row', () => {
    const hands = [NOTHING, RUNS[7]];
    expect(envied([100, 100], hands)).toEqual(['1 progressive:envy win, pays $250']);
    expect(envied([null, 100], hands)).toEqual([]);
    expect(envied([100, 100], [NOTHING, RUNS[6]])).toEqual([]);
  });

  it('[MD-HCF-11B(9)(e)(ii)] there is one for each such hand', () => {
    expect(envied([100, 100, 100], [NOTHING, RUNS[7], OTHER_RUNS[7]])).toEqual([
      '3 progressive:envy win, pays $250',
      '2 progressive:envy win, pays $250',
      '1 progressive:envy win, pays $250',
      '1 progressive:envy win, pays $250',
    ]);
  });

  it('[MD-HCF-12E(4)(a)] grows with the wager of the one who receives it', () => {
    expect(envied([500, 500], [NOTHING, RUNS[7]], large)).toEqual([
      '1 progressive:envy win, pays $1,250',
    ]);
  });
});
