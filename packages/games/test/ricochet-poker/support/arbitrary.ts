import { type Card, FULL_DECK, type Rank, shortDeck } from '@baize/cards';
import { cents } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { fc } from '@fast-check/vitest';
import type { RicochetFelt } from '../../../src/ricochet-poker/felt.js';
import { rules } from './felt.js';

const BONUSES = ['rapid-fire', 'hedge', 'pocket', 'straight-flush', 'heads-up-holdem'] as const;

/** Everything on offer, with envy. */
const everything = (kickout: string, anteBonus: boolean, tiedPairs: string, chipUnit: number) =>
  rules({
    paytables: {
      kickout,
      ...(anteBonus ? { 'ante-bonus': 'PT-FLT-AB-01' } : {}),
      'rapid-fire': 'PT-FLT-RF-02',
      hedge: 'PT-FLT-HB-07',
      pocket: 'PT-FLT-PB-03',
      'straight-flush': 'PT-BJS-HCF-SF-E01',
      'heads-up-holdem': 'PT-BJS-HUH-5CP-E01',
    },
    jackpots: { 'straight-flush': { seed: 100_000 }, 'heads-up-holdem': { seed: 200_000 } },
    settings: { tiedPairs, chipUnit },
  });

const ALL_RULES = ['PT-FLT-KH-01', 'PT-FLT-KH-02'].flatMap((kickout) =>
  [true, false].flatMap((anteBonus) =>
    ['spade-high', 'club-low'].flatMap((tiedPairs) =>
      [1, 100, 500].map((chipUnit) => everything(kickout, anteBonus, tiedPairs, chipUnit)),
    ),
  ),
);

export const anyRules: fc.Arbitrary<RulesInForce> = fc.constantFrom(...ALL_RULES);

const wagers = fc.record(
  Object.fromEntries(
    BONUSES.map((id) => [
      id,
      fc.constant(id.endsWith('holdem') || id === 'straight-flush' ? 100 : 500),
    ]),
  ) as Record<(typeof BONUSES)[number], fc.Arbitrary<number>>,
  { requiredKeys: [] },
);

const feltFrom = (deck: readonly Card[], most: number): fc.Arbitrary<RicochetFelt> =>
  fc.integer({ min: 1, max: most }).chain((count) =>
    fc
      .record({
        cards: fc.shuffledSubarray([...deck], {
          minLength: 5 + 5 * count,
          maxLength: 5 + 5 * count,
        }),
        seats: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: count, maxLength: count }),
        // Playing is likelier: a table of folds tries nothing.
        plays: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count }),
        bonuses: fc.array(wagers, { minLength: count, maxLength: count }),
        ante: fc.constantFrom(100, 500, 1000, 1250),
      })
      .map(({ cards, seats, plays, bonuses, ante }) => ({
        dealer: cards.slice(0, 5),
        anteCents: cents(ante),
        hands: seats.map((seat, index) => {
          const own = cards.slice(5 + 5 * index, 10 + 5 * index);
          const stakes = { ante, ...bonuses[index] } as Record<WagerId, number>;
          return {
            seat,
            cards: own.slice(0, 2),
            draw: own.slice(2),
            decision: plays[index] === 0 ? 'fold' : 'play',
            stakes: stakes as RicochetFelt['hands'][number]['stakes'],
            claims: [],
            voided: [],
          } as const;
        }),
      })),
  );

const HIGH: readonly Rank[] = [8, 9, 10, 11, 12, 13, 14];

/** Up to seven hands of a full deck, or up to four of a short one, where ties are common. */
export const anyFelt: fc.Arbitrary<RicochetFelt> = fc.oneof(
  feltFrom(FULL_DECK, 7),
  feltFrom(shortDeck({ ranks: HIGH }), 4),
  feltFrom(shortDeck({ ranks: [5, 6, 7, 8, 9] }), 3),
);
