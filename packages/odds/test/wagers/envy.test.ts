import { type Card, deckWithout, FULL_DECK, type Rank, shortDeck, suitOf } from '@baize/cards';
import {
  bonusEntitlements,
  type Entitlement,
  judgeFirstCards,
  settleCaribbeanStud,
  settleHighCardFlush,
} from '@baize/games';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import { type RulesInForce, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, oddsOfWagers } from '../../src/index.js';
import { envyFigures, envyOfRound } from '../../src/wagers/envy-figures.js';
import type { TableHits } from '../../src/wagers/table-hits.js';
import { combinations } from '../support/combinations.js';
import { rulesWith } from '../support/settled.js';

const STAKE = cents(100);

const envyIn = (lines: readonly Entitlement[]): number =>
  lines
    .filter(({ line }) => line.endsWith(':envy'))
    .reduce((sum, { due }) => sum + (due.from === 'meter' ? 0 : due.cents), 0);

const jackpotOf = ({ jackpots }: RulesInForce) => present(jackpots[0], 'a jackpot');

/** The hits of one hand, judged one by one over all hands it can be. */
const hitsAmong = (rules: RulesInForce, rows: Iterable<string | undefined>): TableHits => {
  const counts = new Map<string, number>();
  let combinationsMet = 0;
  for (const row of rows) {
    combinationsMet += 1;
    if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const { table } = jackpotOf(rules);
  return {
    space: 'a short deck',
    combinations: combinationsMet,
    rows: table.rows.map(({ hand }) => ({ hand, count: counts.get(hand) ?? 0 })),
  };
};

const expected = (
  rules: RulesInForce,
  hits: TableHits,
  round: { hands: number; wagering: number },
): Fraction => {
  const { table, envyDollars, wagerCents } = jackpotOf(rules);
  const envy = envyFigures(rules.rulebook.jackpots?.envy ?? null, table, hits, envyDollars, {
    wagerCents,
    seats: 7,
  });
  return envyOfRound(present(envy, 'envy'), round);
};

describe('the mean of envy over every deal of a short deck, as it is settled', () => {
  const contestHand = (seat: number, cards: readonly Card[], wagers: boolean) => ({
    seat,
    cards,
    stakes: { ante: STAKE, ...(wagers ? { progressive: STAKE } : {}) },
    claims: [],
    voided: [],
    folded: false,
  });

  /** All deals of two hands that use up a deck of two suits. */
  const meanOf = (
    deck: readonly Card[],
    each: number,
    settle: (one: readonly Card[], other: readonly Card[]) => readonly Entitlement[],
  ): Fraction => {
    let [paid, deals] = [0, 0];
    for (const one of combinations(deck, each)) {
      paid += envyIn(settle(one, deckWithout(one, deck)));
      deals += 1;
    }
    return fraction(paid, deals);
  };

  test('[SD-CSP-21g-i#1] Caribbean Stud: with and without a wager on the hand that is envied', () => {
    const rules = rulesWith('sd/caribbean-stud', 'progressive', 'PMG-01');
    const ranks: readonly Rank[] = [10, 11, 12, 13, 14];
    const deck = shortDeck({ ranks, suits: ['c', 'd'] });
    const dealer = FULL_DECK.slice(0, 5);
    const hits = hitsAmong(
      rules,
      [...combinations(deck, 5)].map((cards) =>
        new Set(cards.map(suitOf)).size === 1 ? 'royal-flush' : undefined,
      ),
    );
    for (const wagering of [1, 2]) {
      const mean = meanOf(
        deck,
        5,
        (one, other) =>
          settleCaribbeanStud(rules, {
            dealer,
            hands: [contestHand(1, one, true), contestHand(2, other, wagering === 2)],
          }).entitlements,
      );
      expect(mean).toEqual(expected(rules, hits, { hands: 2, wagering }));
      expect(mean.numerator).toBeGreaterThan(0n);
    }
  });

  test.each([false, true])(
    '[AMB-35] Maryland D, nine to ace by the setting: %s',
    (envyNineToAce) => {
      const rules = rulesWith('md/high-card-flush', 'progressive', 'D', { envyNineToAce });
      const ranks: readonly Rank[] = [8, 9, 10, 11, 12, 13, 14];
      const deck = shortDeck({ ranks, suits: ['c', 'd'] });
      const nineToAce = (cards: readonly Card[]) =>
        [0, 1].some(
          (suit) => cards.filter((card) => (card & 3) === suit && card >= 4 * 7).length === 6,
        );
      const hits = hitsAmong(
        rules,
        [...combinations(deck, 7)].map((cards) => {
          if (new Set(cards.map(suitOf)).size === 1) return 'straight-flush-7';
          return nineToAce(cards) ? 'straight-flush-6-ace-high' : undefined;
        }),
      );
      const mean = meanOf(
        deck,
        7,
        (one, other) =>
          settleHighCardFlush(rules, {
            dealer: FULL_DECK.slice(0, 7),
            hands: [contestHand(1, one, true), contestHand(2, other, true)],
          }).entitlements,
      );
      expect(mean).toEqual(expected(rules, hits, { hands: 2, wagering: 2 }));
    },
  );

  describe('[WA-RP-AppH-n3] Ricochet Poker, hands that share the dealer’s first three cards', () => {
    const rules = rulesWith('wa/ricochet-poker', 'five-card', 'PT-BJS-5CL-E01');
    const { table } = jackpotOf(rules);
    const deck = shortDeck({ ranks: [10, 11, 12, 13, 14], suits: ['c', 'h'] });
    const handOf = (seat: number, cards: readonly Card[], wagers: boolean) => ({
      seat,
      cards,
      stakes: { ante: STAKE, ...(wagers ? { 'five-card': STAKE } : {}) },
      claims: [],
      voided: [],
    });

    test('both with the wager', () => {
      const rows: (string | undefined)[] = [];
      let [paid, deals] = [0, 0];
      for (const three of combinations(deck, 3)) {
        const dealer = [...three, ...FULL_DECK.slice(0, 2)];
        const left = deckWithout(three, deck);
        for (const two of combinations(left, 2)) {
          rows.push(
            judgeFirstCards(table, { two, dealer }, { aceLow: true, suit: null }).row?.hand,
          );
          for (const other of combinations(deckWithout(two, left), 2)) {
            const hands = [handOf(1, two, true), handOf(2, other, true)];
            paid += envyIn(bonusEntitlements(rules, { dealer, hands }));
            deals += 1;
          }
        }
      }
      const mean = fraction(paid, deals);
      expect(mean).toEqual(expected(rules, hitsAmong(rules, rows), { hands: 2, wagering: 2 }));
      expect(mean.numerator).toBeGreaterThan(0n);
    });

    test('[AMB-17] a hand without the wager makes nobody envious', () => {
      const clubs = deck.filter((card) => suitOf(card) === 'c');
      const dealer = [...clubs.slice(0, 3), ...FULL_DECK.slice(0, 2)];
      const settled = (wagers: boolean) => {
        const hands = [handOf(1, clubs.slice(3), wagers), handOf(2, FULL_DECK.slice(2, 4), true)];
        return envyIn(bonusEntitlements(rules, { dealer, hands }));
      };
      expect([settled(true), settled(false)]).toEqual([100_000, 0]);
      expect(
        envyOfRound(
          { perHandCents: fraction(7), triggerNeedsWager: true },
          { hands: 2, wagering: 1 },
        ),
      ).toEqual(fraction(0));
    });
  });
});

describe('envy of a full deck', () => {
  const envyOf = (rulebook: 'sd/caribbean-stud' | 'md/high-card-flush', id: string) => {
    const odds = oddsOfWagers(rulebookById(rulebook)).find(({ wager }) => wager === 'progressive');
    const table = odds?.tables[id];
    return table?.kind === 'jackpot' ? table.envy : null;
  };

  test('[SD-CSP-21f#4] costs $1,000 and $300 for each other player, at the odds of the hands', () => {
    const envy = present(envyOf('sd/caribbean-stud', 'PMG-01'), 'envy');
    expect(envy.perHandCents).toEqual(fraction(4 * 100_000 + 36 * 30_000, 2_598_960));
    expect(envy.byOthers.map(({ others }) => others)).toEqual([1, 2, 3, 4, 5, 6]);
    const three = present(envy.byOthers[2], 'three others');
    expect(three.ofOneHandCents).toEqual(fraction(3 * (4 * 100_000 + 36 * 30_000), 2_598_960));
    expect(three.ofTheTableCents).toEqual(fraction(12 * (4 * 100_000 + 36 * 30_000), 2_598_960));
    expect(three.envyReturn).toEqual(fraction(3 * (4 * 1000 + 36 * 300), 2_598_960));
  });

  test('[SD-CSP-21f#3] grows with the wager, and brings back the same of each dollar', () => {
    const [one, five] = ['PMG-01', 'PMG-02'].map((id) =>
      present(envyOf('sd/caribbean-stud', id), id),
    );
    expect(five?.perHandCents).toEqual(fraction(5 * (4 * 100_000 + 36 * 30_000), 2_598_960));
    expect(five?.byOthers[0]?.envyReturn).toEqual(one?.byOthers[0]?.envyReturn);
  });

  test('[AMB-35] is none on tables that print none', () => {
    expect(envyOf('md/high-card-flush', 'A')).toBe(null);
    expect(envyOf('sd/caribbean-stud', '21-10-percent')).toBe(null);
    const perHand = present(envyOf('md/high-card-flush', 'D'), 'envy of D').perHandCents;
    expect(perHand).toEqual(fraction(32 * 25_000, 133_784_560));
  });
});
