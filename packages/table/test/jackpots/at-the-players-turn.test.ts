import { gameOf } from '@baize/games';
import { type Hit, hitsOfRound } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import type { TableGesture } from '../../src/index.js';
import { allRaise } from '../support/clauses.js';
import { DEALERS, OTHER_RUNS, RUNS } from '../support/flush-hands.js';
import { maryland } from '../support/maryland.js';
import { FLOOR, Table } from '../support/table.js';

const STAKES = { ante: 1_000, progressive: 100 } as const;
const NOTHING = 'As Kc Qd 8d 6d 4d 2h';
const DEALER_HAS = DEALERS.least.replace('Jd', '3d');

/** Everybody has raised, and the dealer comes to the highest seat next. */
const decided = (hands: Readonly<Record<number, string>>, table = maryland()): Table =>
  allRaise(
    table
      .bets(Object.fromEntries(Object.keys(hands).map((seat) => [seat, STAKES])))
      .deals({ ...hands, dealer: DEALER_HAS }),
    1_000,
  );

/** Seat 3 has the whole meter, seat 2 a tenth of it, seat 1 nothing. */
const THREE = { 1: NOTHING, 2: OTHER_RUNS[6], 3: RUNS[7] };

/** Up to where a seat has been settled, and no further. */
const finished = (table: Table, seat: number): Table =>
  table
    .follow(
      (next) => next.kind === 'do' && next.gesture.type === 'Settle' && next.gesture.seat === seat,
    )
    .do({ type: 'Settle', seat });

/** Seat 2 is settled too, while nobody has looked at the award of seat 3. */
const next = (table: Table): Table => table.turns(2).do({ type: 'Settle', seat: 2 });

const hitsOf = (table: Table): readonly Hit[] => {
  const meter = table.world.meters.progressive ?? { phase: 'unopened' };
  const { slug } = table.world.table;
  return hitsOfRound(meter, slug, `${slug}/1`);
};

const amounts = (table: Table): readonly string[] =>
  hitsOf(table).map(({ seat, cents, status }) => `${seat}: ${cents} ${status}`);

const at = (step: object): TableGesture =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as TableGesture;
const hitAt = (table: Table, seat: number): string =>
  hitsOf(table).find((one) => one.seat === seat)?.hit ?? 'none';
const reject = (table: Table, seat: number): Table =>
  table.do(at({ type: 'RejectHit', hit: hitAt(table, seat), reason: 'a marked card' }), FLOOR);

const keyed = (table: Table): readonly string[] =>
  table.happened.flatMap((one) =>
    'jackpot' in one
      ? one.events.flatMap((event) =>
          event.type === 'WinnersKeyed' ? event.winners.map(({ seat }) => `key ${seat}`) : [],
        )
      : one.events.flatMap((event) => {
          if (event.type !== 'InRound') return [];
          if (event.event.type === 'SeatSettled') return [`settle ${event.event.seat}`];
          return event.event.type === 'RoundSettled' ? ['settle the rest'] : [];
        }),
  );

const netOf = (table: Table, seat: number): number | undefined => {
  const { settled } = table.world.table;
  return settled === null ? undefined : receiptOf(settled, seat)?.netCents;
};

describe('two tables on one meter', () => {
  const linked = (): readonly [Table, Table] => {
    const one = decided({ 1: NOTHING, 3: RUNS[7] });
    const two = decided({ 1: RUNS[7] }, Table.linkedTo(one, 't2', ['Dora']));
    return [one.after(two), two];
  };

  it('[MD-HCF-12E(3), MD-HCF-11B(6)] an award is of the meter at the player’s turn, whatever another table hits later', () => {
    const [one, two] = linked();
    const shown = one.shown();
    const first = finished(one, 3);
    expect(amounts(first)).toEqual([`3: ${shown} keyed`]);
    const second = two.after(first).settles();
    // The seed, and what three wagers brought the reserve.
    expect(amounts(second)).toEqual(['1: 3000015 keyed']);
    const settled = first.after(second).settles();
    expect(amounts(settled)).toEqual([`3: ${shown} keyed`]);
    expect(settled.lines).toContain('3 progressive win, pays $30,000.60 [MD-HCF-12E(1)(d)]');
    expect(shown).toBe(3_000_060);
    const over = settled.ends();
    expect(netOf(over, 3)).toBe(2_000 + 3_000_060 - 100);
    expect(over.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
    const other = second.after(over).ends();
    expect(other.netOf('Dora')).toBe(2_000 + 3_000_015 - 100);
    expect(other.shown()).toBe(3_000_000);
  });

  it('[MD-HCF-12E(3)] the table that hits first is paid first: the other waits for it, and is worked out again if it is rejected', () => {
    const [one, two] = linked();
    const first = finished(one, 3);
    const second = two.after(first).settles();
    const gone = reject(first.after(second), 3);
    const other = second.after(gone).ends();
    expect(netOf(other, 1)).toBe(2_000 + 3_000_060 - 100);
    expect(other.netOf('Dora')).toBe(2_000 + 3_000_060 - 100);
    const over = gone.after(other).ends();
    expect(over.netOf('Cleo')).toBe(2_000 - 100);
    expect(netOf(over, 3)).toBe(2_000 - 100);
  });

  it('[MD-HCF-11B(5)] a table does not wait in the middle of a round for the award of another', () => {
    const [one, two] = linked();
    const second = finished(two.after(one), 1);
    const first = finished(one.after(second), 3);
    expect(amounts(first)).toEqual(['3: 3000015 keyed']);
    const validated = first.follow(
      (next) => next.kind !== 'do' || next.gesture.type !== 'AtJackpot',
    );
    expect(amounts(validated)).toEqual(['3: 3000015 verified']);
    expect(validated.next).toEqual({ kind: 'turn', place: 1 });
  });
});

describe('a player is finished with the progressive', () => {
  it('[MD-HCF-11B(5), MD-HCF-11B(6)] before the next: keyed with the seat, and not again with the round', () => {
    expect(keyed(decided(THREE).ends())).toEqual([
      'key 3',
      'settle 3',
      'key 2',
      'settle 2',
      'settle 1',
      'settle the rest',
    ]);
  });

  it('[MD-HCF-11B(9)(d), MD-HCF-11B(9)(e)] and paid before the next hand is turned; envy follows the settlement', () => {
    const paid = decided(THREE).follow((next) => next.kind === 'turn' && next.place === 2);
    expect(amounts(paid)).toEqual(['3: 3000060 paid']);
    expect(paid.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
    const settled = paid.settles();
    expect(settled.playing.awards?.envy.map(({ seat, envies }) => `${seat} for ${envies}`)).toEqual(
      ['2 for 3', '1 for 3'],
    );
    const over = settled.ends();
    expect(over.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
    expect(over.netOf('Ben')).toBe(2_000 + 300_001 - 100 + 25_000);
    expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
    expect(over.onTheFelt).toBe(0);
  });

  it('[MD-HCF-12E(3), MD-HCF-11C] rejected at the seat: the meter is restored for the next, and no envy is paid', () => {
    const gone = reject(finished(decided(THREE), 3), 3);
    expect(gone.shown()).toBe(3_000_060);
    const over = gone.ends();
    expect(over.events.filter(({ type }) => type === 'EnvyPaid')).toEqual([]);
    expect(over.netOf('Cleo')).toBe(2_000 - 100);
    expect(over.netOf('Ben')).toBe(2_000 + 300_006 - 100);
    expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
  });

  it('[MD-HCF-11C] rejected after the next player was keyed: that award is worked out again, on its receipt too', () => {
    const both = next(finished(decided(THREE), 3));
    expect(amounts(both)).toEqual(['3: 3000060 keyed', '2: 300001 keyed']);
    const gone = reject(both, 3);
    expect(amounts(gone)).toEqual(['2: 300006 keyed']);
    const over = gone.ends();
    expect(over.netOf('Ben')).toBe(2_000 + 300_006 - 100);
    expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
  });

  it('[AMB-81] taken off by the dealer, a floorperson rules: keyed again it is paid', () => {
    const off = finished(decided(THREE), 3);
    const taken = off.do(at({ type: 'UnkeyWinner', hit: hitAt(off, 3) }));
    expect(taken.next).toMatchObject({ kind: 'floorperson' });
    const over = taken.do({ type: 'KeyWinner', jackpot: 'progressive', seat: 3 }).ends();
    expect(over.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
    expect(netOf(over, 3)).toBe(over.netOf('Cleo'));
  });

  it('[AMB-81] taken off by the dealer, a floorperson rules: or it gets none, and nobody envies it', () => {
    const off = finished(decided(THREE), 3);
    const over = off
      .do(at({ type: 'UnkeyWinner', hit: hitAt(off, 3) }))
      .do(
        { type: 'RuleNoAward', jackpot: 'progressive', seat: 3, reason: 'the cards were touched' },
        FLOOR,
      )
      .ends();
    expect(over.netOf('Cleo')).toBe(2_000 - 100);
    expect(over.netOf('Ben')).toBe(2_000 + 300_006 - 100);
    expect(netOf(over, 3)).toBe(over.netOf('Cleo'));
  });
});

describe('cards put right after the seat was settled', () => {
  const correct = (cards: string): TableGesture => ({
    type: 'CorrectCards',
    place: 3,
    cards: cards.split(' '),
    reason: 'a card misread',
  });
  const ONE_LESS = RUNS[7].replace('5h', '2c');

  it('a keyed award follows the cards with the settlement, and those behind it are worked out again', () => {
    const both = next(finished(decided(THREE), 3));
    const over = both.do(correct(ONE_LESS)).settles().ends();
    // A tenth of the meter each, one after the other.
    expect(over.lines.filter((line) => line.includes('progressive'))).toEqual([
      '3 progressive win, pays $3,000.06 [MD-HCF-12E(1)(d)]',
      '2 progressive win, pays $3,000.01 [MD-HCF-12E(1)(d)]',
      '1 progressive lose [MD-HCF-12E(1)(d)]',
    ]);
    expect(over.netOf('Cleo')).toBe(2_000 + 300_006 - 100);
    expect(over.netOf('Ben')).toBe(2_000 + 270_005 - 100);
    expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
    expect(over.onTheFelt).toBe(0);
  });

  it('an award that nothing is won of any more is taken off', () => {
    const over = finished(decided(THREE), 3).do(correct('9h 7h 4h Jd 3c 5s 6s')).ends();
    expect(over.netOf('Ben')).toBe(2_000 + 300_006 - 100);
    expect(over.lines).toContain('3 progressive lose [MD-HCF-12E(1)(d)]');
  });

  it('a winner that was overlooked is keyed with the settlement, before the seats behind it', () => {
    const both = next(finished(decided({ ...THREE, 3: '9h 7h 4h Jd 3c 5s 6s' }), 3));
    const over = both.do(correct(RUNS[7])).settles().ends();
    expect(over.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
    expect(over.netOf('Ben')).toBe(2_000 + 300_001 - 100 + 25_000);
    expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
  });

  it('an award that was validated stays until the round is settled', () => {
    const paid = decided(THREE).follow((next) => next.kind === 'turn' && next.place === 2);
    expect(paid.refuses(correct(ONE_LESS))).toBe(
      'award-changes [house:corrections] the jackpot award of seat 3 is paid already: settle the round, then correct the cards and adjust the payment',
    );
    expect(paid.settles().refuses(correct(ONE_LESS), FLOOR)).toBeNull();
  });
});

describe('a round that goes void after a seat was keyed', () => {
  const VOID = { type: 'VoidRound', reason: 'the lights went out' } as const;

  it('[MD-HCF-12E(3)] gives the wager back, and the meter what was won', () => {
    const voided = finished(decided(THREE), 3).do(VOID, FLOOR);
    expect(voided.shown()).toBe(3_000_060);
    const over = voided.ends();
    expect(['Ada', 'Ben', 'Cleo'].map((one) => over.netOf(one))).toEqual([0, 0, 0]);
    expect(netOf(over, 3)).toBe(0);
    expect(over.onTheFelt).toBe(0);
  });

  it('leaves an award that was validated', () => {
    const over = decided(THREE)
      .follow((next) => next.kind === 'turn' && next.place === 2)
      .do(VOID, FLOOR)
      .ends();
    expect(['Ada', 'Ben'].map((one) => over.netOf(one))).toEqual([0, 0]);
    expect(over.netOf('Cleo')).toBe(3_000_060 - 100);
    expect(netOf(over, 3)).toBe(3_000_060 - 100);
  });

  it('[MD-HCF-13F] settles bonuses of hands rightly dealt: what was keyed stays, the others are keyed with the round', () => {
    const middle = finished(decided(THREE), 3).turns(2);
    const over = middle.calls({ kind: 'wrong-count-to-player', place: 1, cards: 8 }).ends();
    expect(over.lines.filter((line) => line.includes('progressive'))).toEqual([
      '3 progressive win, pays $30,000.60 [MD-HCF-12E(1)(d)]',
      '2 progressive win, pays $3,000.01 [MD-HCF-12E(1)(d)]',
      '1 progressive void, $1 back [MD-HCF-13D]',
      '2 progressive:envy win, pays $250 [MD-HCF-12E(4)(a)]',
    ]);
    expect(over.netOf('Cleo')).toBe(3_000_060 - 100);
    expect(netOf(over, 3)).toBe(over.netOf('Cleo'));
  });
});

it('a round whose first seats were settled without their jackpots is keyed with its settlement', () => {
  const turned = decided(THREE).turns('dealer').turns(3);
  const { rules } = turned.world;
  const stamp = { at: turned.now, by: 'Dana' };
  const [event] = (() => {
    const done = gameOf(turned.playing.game).decide(rules.inForce, turned.playing.game, {
      type: 'SettleSeat',
      seat: 3,
      ...stamp,
    });
    if (!done.ok) throw new Error(done.error.message);
    return done.value;
  })();
  if (event === undefined) throw new Error('a settled seat');
  const stored = { type: 'InRound', event, ...stamp, as: 'dealer' } as const;
  const earlier = turned.having([{ stream: 'table/t1', events: [stored] }]);
  expect(hitsOf(earlier)).toEqual([]);
  const over = earlier.settles().ends();
  expect(over.netOf('Cleo')).toBe(2_000 + 3_000_060 - 100);
  expect(over.netOf('Ben')).toBe(2_000 + 300_001 - 100 + 25_000);
  expect([netOf(over, 3), netOf(over, 2)]).toEqual([over.netOf('Cleo'), over.netOf('Ben')]);
});
