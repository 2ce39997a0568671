import { describe, expect, it } from 'vitest';
import {
  ADA,
  alone,
  antes,
  BEN,
  lit,
  no,
  paid,
  SPECTATOR,
  seenBy,
  shownTo,
  wagers,
} from '../../support/clauses.js';
import { AGAINST_LEAST, DEALERS, RUNS, SUITED } from '../../support/flush-hands.js';
import { aceHigh } from '../../support/irregularity.js';
import { maryland } from '../../support/maryland.js';
import type { Draft } from '../../support/rounds.js';
import { DEALER, fold, player, raise, type Table } from '../../support/table.js';

const BETS = ['ante', 'flush', 'straight-flush', 'progressive'] as const;
const FULL = { ante: 1_000, flush: 500, 'straight-flush': 500, progressive: 100 } as const;

const betting = (change?: (house: Draft) => void): Table =>
  maryland(change).follow((next) => next.kind === 'players');

const without =
  (...ids: readonly string[]) =>
  (house: Draft): void => {
    for (const id of ids) {
      delete house.paytables[id];
      delete house.limits[id];
      delete house.jackpots[id];
      house.equipment.sensors = house.equipment.sensors.filter((sensor: string) => sensor !== id);
    }
  };

describe('"no more bets"', () => {
  const closed = (): Table => betting().do(wagers(1, FULL)).do({ type: 'CloseBetting' });

  it.each(BETS)('[MD-HCF-7D] closes the %s', (wager) => {
    const stakes = { ante: 1_000, [wager]: FULL[wager] };
    expect(no(betting(), wagers(2, stakes))).toBeNull();
    expect(no(closed(), wagers(2, stakes))).toBe('no-more-bets');
  });

  it.each([
    ['made', 2, { ante: 1_000 }],
    ['raised', 1, { ...FULL, ante: 2_000 }],
    ['withdrawn in part', 1, { ante: 1_000 }],
    ['withdrawn', 1, {}],
  ])('[MD-HCF-7E] after it no wager is %s', (_title, seat, stakes) => {
    expect(no(closed(), wagers(seat, stakes))).toBe('no-more-bets');
  });

  it('[MD-HCF-7E] except the raise', () => {
    const dealt = closed()
      .deals(aceHigh)
      .follow((next) => next.kind === 'players');
    expect(no(dealt, { type: 'Decide', seat: 1, decision: raise(1_000) })).toBeNull();
  });

  it('[MD-HCF-2C(2)] a progressive wager tried after it is not recognised', () => {
    const locked = betting()
      .do(wagers(1, FULL))
      .do(wagers(2, { ante: 1_000 }))
      .closes();
    expect(no(locked, wagers(2, { ante: 1_000, progressive: 100 }))).toBe('no-more-bets');
    expect(lit(locked)).toEqual([1]);
    expect(locked.shown()).toBe(3_000_020);
  });
});

describe('what is offered', () => {
  it.each([
    ['MD-HCF-7F(2)', 'flush', 500],
    ['MD-HCF-7F(3)', 'straight-flush', 500],
    ['MD-HCF-7F(4)', 'progressive', 100],
  ])('[%s] %s only where it was submitted', (_id, wager, amount) => {
    const layout = wagers(1, { ante: 1_000, [wager]: amount });
    expect(no(betting(), layout)).toBeNull();
    expect(no(betting(without(wager)), layout)).toBe('wager-not-offered');
  });

  it.each([
    ['MD-HCF-7F(2)', 'flush', 'three suited', SUITED[3], 'lose'],
    ['MD-HCF-7F(2)', 'flush', 'four suited', SUITED[4], 'win'],
    ['MD-HCF-7F(3)', 'straight-flush', 'two in a row', RUNS[2], 'lose'],
    ['MD-HCF-7F(3)', 'straight-flush', 'three in a row', RUNS[3], 'win'],
    ['MD-HCF-7F(4)', 'progressive', 'two in a row on table D', RUNS[2], 'lose'],
    ['MD-HCF-7F(4)', 'progressive', 'three in a row on table D', RUNS[3], 'win'],
  ])('[%s] the least that wins the %s: %s', (_id, wager, _title, hand, outcome) => {
    const over = alone(maryland(), FULL, { 1: hand, dealer: DEALERS.best });
    const line = over.world.table.settled?.lines.find((one) => one.wager === wager);
    expect(line?.outcome).toBe(outcome);
  });

  it('[MD-HCF-7F(4)] three in a row are not enough on tables B and E', () => {
    const seeds = { B: 3_000_000, E: 2_500_000 };
    for (const [id, seed] of Object.entries(seeds)) {
      const table = maryland((house) => {
        house.paytables.progressive = id;
        house.jackpots.progressive.seed = seed;
      });
      expect(paid(alone(table, FULL, { 1: RUNS[3], dealer: DEALERS.best }), 1)).toContain(
        'progressive lose',
      );
    }
  });

  it('[MD-HCF-7F(4)(a)] the progressive wager needs an ante, and lies in the seat’s device', () => {
    expect(no(betting(), wagers(2, { progressive: 100 }))).toBe('no-ante');
    expect(
      lit(
        betting()
          .do(wagers(2, { ante: 1_000, progressive: 100 }))
          .closes(),
      ),
    ).toEqual([2]);
  });

  it('[MD-HCF-7F(1)] ante and raise are the contest with the dealer', () => {
    const lost = alone(maryland(), FULL, { 1: SUITED[6], dealer: DEALERS.best });
    expect(paid(lost, 1).slice(0, 3)).toEqual([
      'ante lose',
      'raise lose',
      'flush win, pays $300, $5 back',
    ]);
    const won = alone(maryland(), FULL, { 1: AGAINST_LEAST.higher, dealer: DEALERS.least });
    expect(paid(won, 1).slice(0, 3)).toEqual([
      'ante win, pays $10, $10 back',
      'raise win, pays $10, $10 back',
      'flush lose',
    ]);
  });
});

describe('raise or fold', () => {
  const dealt = (hand: string = SUITED[6]): Table =>
    maryland()
      .bets(antes(1_000, [1, 2]))
      .deals({ 1: hand, 2: 'Ks Qs 7s 6s 5s Ad Qd', dealer: 'Qc 4c Ts 9s Jd 3d 3s' })
      .follow((next) => next.kind === 'players');
  const decides = (decision: ReturnType<typeof raise>) =>
    ({ type: 'Decide', seat: 1, decision }) as const;

  it.each([
    ['MD-HCF-11B(1)', 'two suited', SUITED[2], 1],
    ['MD-HCF-11B(1)', 'three suited', SUITED[3], 1],
    ['MD-HCF-11B(1)', 'four suited', SUITED[4], 1],
    ['MD-HCF-11B(2)', 'five suited', SUITED[5], 2],
    ['MD-HCF-11B(3)', 'six suited', SUITED[6], 3],
    ['MD-HCF-11B(3)', 'seven suited', SUITED[7], 3],
  ])('[%s] with %s', (_id, _title, hand, most) => {
    const table = dealt(hand.replace('2s', '2h'));
    expect(no(table, decides(raise(500)))).toBe('wrong-amount');
    expect(no(table, decides(raise(1_000)))).toBeNull();
    expect(no(table, decides(raise(most * 1_000)))).toBeNull();
    expect(no(table, decides(raise(most * 1_000 + 500)))).toBe('wrong-amount');
  });

  it('[MD-HCF-1B(2)] the raise comes after seven cards, not before', () => {
    const half = maryland()
      .bets(antes(1_000, [1]))
      .deals(aceHigh, 6);
    expect(no(half, decides(raise(1_000)))).not.toBeNull();
  });

  it('[MD-HCF-1B(1)] a fold leaves the round: no raise, no further say, the ante lost', () => {
    const folded = dealt().decides(1, fold);
    expect(no(folded, decides(raise(1_000)))).toBe('locked-in');
    expect(folded.next).toMatchObject({ kind: 'players', seats: [2] });
    expect(paid(folded.decides(2, raise(1_000)).ends(), 1)).toEqual(['ante lose']);
  });

  it('[MD-HCF-11A(1)] nobody puts a legal decision right, be it ever so bad', () => {
    // Six suited, raised by one ante, or thrown away.
    for (const decision of [raise(1_000), fold]) {
      const decided = dealt().decides(1, decision);
      for (const person of [DEALER, player('Ada')]) {
        expect(no(decided, decides(raise(3_000)), person)).toBe('locked-in');
      }
    }
  });

  it('[MD-HCF-11A(2)] a player’s cards are for that player’s eyes', () => {
    expect(shownTo(dealt(), ADA, 1)).toBe(SUITED[6]);
    for (const looking of [BEN, SPECTATOR]) {
      expect(shownTo(dealt(), looking, 1)).toBe('?? ?? ?? ?? ?? ?? ??');
    }
  });

  it('[MD-HCF-11B] players are asked in turn, clockwise from the far left: raise or give up', () => {
    expect(no(dealt(), { type: 'Decide', seat: 2, decision: raise(1_000) })).toBe('not-your-turn');
    expect(seenBy(dealt(), BEN).round?.legal[2]).toEqual([]);
    expect(seenBy(dealt(), ADA).round?.legal[1]?.map(({ act }) => act)).toEqual(['fold', 'raise']);
    const one = dealt().decides(1, raise(1_000));
    expect(no(one, { type: 'Decide', seat: 2, decision: raise(1_000) })).toBeNull();
  });

  it.each([
    ['none', {}, null],
    ['a Flush Bonus', { flush: 500 }, 'cards-stay'],
    ['a Straight Flush Bonus', { 'straight-flush': 500 }, 'cards-stay'],
    ['a progressive wager', { progressive: 100 }, 'cards-stay'],
  ])(
    '[MD-HCF-11B(4)(a)] given-up cards are taken in, but stay with a bonus: %s',
    (_title, more, code) => {
      const folded = maryland()
        .bets({ 1: { ante: 1_000, ...more }, 2: { ante: 1_000 } })
        .deals(aceHigh)
        .decides(1, fold);
      const takeUp = { type: 'TakeUp', place: 1, counted: 7 } as const;
      expect(no(folded, takeUp)).toBe('not-settled');
      const decided = folded.decides(2, raise(1_000));
      const given = code === null ? decided.do({ type: 'Settle', seat: 1 }) : decided;
      expect(no(given, takeUp)).toBe(code);
    },
  );

  it('[MD-HCF-11B(4)(a), MD-HCF-11B(4)(b)] what was given up is taken in before the dealer is revealed', () => {
    const turn = { type: 'Turn', place: 'dealer' } as const;
    const decided = maryland()
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, flush: 500 }, 3: { ante: 1_000 } })
      .deals(aceHigh)
      .decides(1, fold)
      .decides(2, fold)
      .decides(3, raise(1_000));
    const first = (what: string): string =>
      `folded-hands-first [MD-HCF-11B(4)(a)] take the ${what} gave up first`;
    expect(decided.refuses(turn)).toBe(first('wagers that seat 2'));
    // The cards of the hand with a bonus stay, and so does the bonus: only its ante goes.
    const second = decided.do({ type: 'Settle', seat: 2 });
    expect((decided.onTheFelt - second.onTheFelt) / 10_000).toBe(1_000);
    expect(second.refuses(turn)).toBe(first('wagers that seat 1'));
    const both = second.do({ type: 'Settle', seat: 1 });
    expect(both.refuses(turn)).toBe(first('cards that seat 1'));
    expect(no(both.do({ type: 'TakeUp', place: 1 }), turn)).toBeNull();
    expect(no(both, { type: 'TakeUp', place: 2 })).toBe('cards-stay');
  });
});
