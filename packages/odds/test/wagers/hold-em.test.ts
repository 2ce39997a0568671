import { type Card, cardOf, type Rank, rankMaskOf, type Suit, shortDeck } from '@baize/cards';
import { describe, expect, test } from 'vitest';
import { choose, HitCounter } from '../../src/index.js';
import { combinations } from '../support/combinations.js';
import { countedBy, ELECTED, rulesWith, settleFirst, Tally, tableOf } from '../support/settled.js';

const BY = { aceLow: true, suit: ELECTED };

/** Every way to lay seven cards: the player's two, the dealer's first three and last two. */
const layouts = (cards: readonly Card[]) =>
  [...combinations(cards, 2)].flatMap((two) => {
    const dealers = cards.filter((card) => !two.includes(card));
    return [...combinations(dealers, 2)].map((last) => ({
      two,
      dealer: [...dealers.filter((card) => !last.includes(card)), ...last],
    }));
  });

const LONG: readonly Rank[] = [8, 9, 10, 11, 12, 13, 14];
const ROYAL: readonly Rank[] = [9, 10, 11, 12, 13, 14];
const WHEEL: readonly Rank[] = [2, 3, 4, 5, 6, 14];

describe('[AMB-30] straight flushes of a short deck, in every layout, counted and settled', () => {
  const STRAIGHT: readonly string[] = [
    'flopped-royal-flush-suit',
    'flopped-royal-flush',
    'flopped-straight-flush',
    'royal-flush',
    'dealers-royal-flush',
    'straight-flush',
  ];

  /** What the settlement pays on hands with a straight flush: one for each set of ranks in a suit. */
  const settleStraightFlushes = (id: string, ranks: readonly Rank[]) => {
    const rules = rulesWith('wa/ricochet-poker', 'heads-up-holdem', id);
    const settled = new Tally();
    const suits: readonly (readonly [Suit, number])[] = [
      [ELECTED, 1],
      [ELECTED === 's' ? 'c' : 's', 3],
    ];
    for (const size of [5, 6, 7].filter((cards) => cards <= ranks.length)) {
      for (const held of combinations(ranks, size)) {
        const isStraight =
          held.some((rank) => [0, 1, 2, 3, 4].every((up) => held.includes((rank + up) as Rank))) ||
          [14, 2, 3, 4, 5].every((rank) => held.includes(rank as Rank));
        if (!isStraight) continue;
        for (const [suit, alike] of suits) {
          const beside = shortDeck({ ranks, suits: ['d'] }).slice(0, 7 - size);
          const cards = [...held.map((rank) => cardOf(rank, suit)), ...beside];
          const hands = alike * choose(3 * ranks.length, 7 - size);
          for (const { two, dealer } of layouts(cards)) {
            settled.add(settleFirst(rules, 'heads-up-holdem', two, dealer), hands);
          }
        }
      }
    }
    return settled.counts;
  };

  test.each([
    ['PT-BJS-HUH-5CP-01', 'nine to ace', ROYAL],
    ['PT-BJS-HUH-5CP-04', 'ace to six', WHEEL],
    ['PT-BJS-HUH-5CP-06', 'nine to ace', ROYAL],
    ['PT-BJS-HUH-5CP-07', 'nine to ace', ROYAL],
    ['PT-BJS-HUH-5CP-09', 'eight to ace', LONG],
    ['PT-BJS-HUH-5CP-09', 'ace to six', WHEEL],
  ] as const)('%s, %s', (id, _, ranks) => {
    const table = tableOf('wa/ricochet-poker', 'heads-up-holdem', id);
    const hits = new HitCounter('ricochet-poker', BY, rankMaskOf(ranks)).hitsOf(table);
    const straights = { ...table, rows: table.rows.filter(({ hand }) => STRAIGHT.includes(hand)) };
    const rows = hits.rows.filter(({ hand }) => STRAIGHT.includes(hand));
    const counted = rows.reduce((sum, { count }) => sum + count, 0);
    expect(countedBy(straights, { ...hits, rows, combinations: counted }, false)).toEqual(
      settleStraightFlushes(id, ranks),
    );
  });
});

describe('a full deck', () => {
  const counter = new HitCounter('ricochet-poker', BY);
  const countsOf = (wager: 'seven-card' | 'heads-up-holdem', id: string) => {
    const { rows } = counter.hitsOf(tableOf('wa/ricochet-poker', wager, id));
    return Object.fromEntries(rows.map(({ hand, count }) => [hand, count]));
  };
  const seven = countsOf('seven-card', 'PT-BJS-7CL-01');
  const LAYOUTS = 21 * 10;

  test('hands without a straight flush are those of seven cards, in each of 210 layouts', () => {
    for (const id of ['PT-BJS-HUH-5CP-01', 'PT-BJS-HUH-5CP-07', 'PT-BJS-HUH-5CP-09']) {
      const held = countsOf('heads-up-holdem', id);
      for (const hand of ['four-of-a-kind', 'full-house', 'flush']) {
        expect(held[hand]).toBe(LAYOUTS * (seven[hand] ?? 0));
      }
    }
  });

  test('[AMB-30] flopped, own and the dealer’s royals are all royals, as often as two plain counts say', () => {
    const {
      'flopped-royal-flush': flopped,
      'royal-flush': other,
      'dealers-royal-flush': dealers,
    } = countsOf('heads-up-holdem', 'PT-BJS-HUH-5CP-04');
    // Five cards are a royal in 4 ways: ten ways to split them and C(47,2) for the others.
    expect(flopped).toBe(4 * 10 * choose(47, 2));
    expect(dealers).toBe(4 * 10 * choose(47, 2));
    expect((flopped ?? 0) + (other ?? 0) + (dealers ?? 0)).toBe(LAYOUTS * 4324);
    const elected = countsOf('heads-up-holdem', 'PT-BJS-HUH-5CP-01');
    expect(elected['flopped-royal-flush-suit']).toBe((flopped ?? 0) / 4);
  });

  test('[AMB-30] a flopped straight flush is five of seven cards, a royal included', () => {
    const held = countsOf('heads-up-holdem', 'PT-BJS-HUH-5CP-09');
    expect(held['flopped-straight-flush']).toBe(40 * 10 * choose(47, 2));
    const all =
      (held['flopped-straight-flush'] ?? 0) +
      (held['royal-flush'] ?? 0) +
      (held['straight-flush'] ?? 0);
    expect(all).toBe(LAYOUTS * (4324 + 37_260));
  });
});
