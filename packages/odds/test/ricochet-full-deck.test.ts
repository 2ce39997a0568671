import {
  type Card,
  CardSet,
  deckWithout,
  FULL_DECK,
  fiveCardValue,
  POKER_CATEGORIES,
  type PokerCategory,
  parseCards,
  pokerCategoryOf,
  pokerValueOfStrength,
  rankOf,
  STRONGEST,
  strengthOfFive,
  strengthToReach,
  suitIndexOf,
  twoCardValue,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { countRicochet, ricochetGame } from '../src/index.js';
import { combinations } from './support/combinations.js';
import { washington } from './support/ricochet.js';

const PATIENCE_MS = 120_000;

const cards = (text: string): readonly Card[] => unwrap(parseCards(text));

/** Two cards, how many hands are like them, and the ranks of a dealer's hand that stays. */
const SITUATIONS = [
  { two: cards('8h 7h'), hands: 4, dealer: 'Js 9h 6d 4c 2h' },
  { two: cards('Ah Kh'), hands: 4, dealer: 'As Kd 9h 4c 2h' },
  { two: cards('Jh Th'), hands: 4, dealer: 'Ks Qd 9h 4c 2h' },
  { two: cards('3h 2h'), hands: 4, dealer: 'Kc 3d 3s 5h Jd' },
  { two: cards('Qh Jc'), hands: 12, dealer: 'Kc Td Ts Qs 9d' },
  { two: cards('5h 5c'), hands: 6, dealer: '5d 5s Qs 9d 8c' },
].map(({ dealer, ...rest }) => ({
  ...rest,
  value: twoCardValue(rest.two),
  dealer: fiveCardValue(cards(dealer)),
  like: dealer,
}));

const isSuited = ([one, other]: readonly Card[]): boolean =>
  suitIndexOf(one as Card) === suitIndexOf(other as Card);

/**
 * Every dealer's hand with these ranks that leaves the two cards alone and is no flush; of those that
 * differ in the names of suits which the two cards have not, one for all.
 */
const dealersLike = (like: string, two: readonly Card[]) => {
  const ranks = cards(like).map(rankOf);
  const value = fiveCardValue(cards(like));
  const possible = deckWithout(two).filter((card) => ranks.includes(rankOf(card)));
  const held = two.map(suitIndexOf);
  const found = new Map<string, { readonly five: readonly Card[]; hands: number }>();
  for (const five of combinations(possible, 5)) {
    if (fiveCardValue(five) !== value) continue;
    const suits = [...CardSet.of(five).suits.entries()];
    const own = suits.filter(([suit]) => held.includes(suit as 0 | 1 | 2 | 3)).join();
    const others = suits.filter(([suit]) => !held.includes(suit as 0 | 1 | 2 | 3));
    const name = `${own} ${others.map(([, mask]) => mask).toSorted((x, y) => x - y)}`;
    const known = found.get(name);
    if (known === undefined) found.set(name, { five, hands: 1 });
    else known.hands += 1;
  }
  return [...found.values()];
};

const KINDS: readonly (PokerCategory | null)[] = Array.from({ length: STRONGEST + 1 }, (_, at) =>
  at === 0 ? null : pokerCategoryOf(pokerValueOfStrength(at)),
);

describe('on a full deck', () => {
  test(
    'hands dealt out one by one end as they were counted',
    () => {
      const game = ricochetGame(washington('PT-FLT-KH-01'));
      const counted = countRicochet(game, ({ two, isSuited: suited, dealer }) =>
        SITUATIONS.some(
          (one) => two === one.value && suited === isSuited(one.two) && dealer === one.dealer,
        ),
      );
      const none = () => new Map<PokerCategory, number>(POKER_CATEGORIES.map((kind) => [kind, 0]));
      const [win, lose] = [none(), none()];
      for (const { two, hands, like, dealer } of SITUATIONS) {
        const reached = strengthToReach(dealer);
        const made = new Float64Array(STRONGEST + 1);
        const [first, second] = two as [Card, Card];
        for (const { five, hands: alike } of dealersLike(like, two)) {
          const left = deckWithout([...two, ...five], FULL_DECK);
          for (let a = 0; a < left.length; a += 1) {
            for (let b = 0; b < a; b += 1) {
              for (let c = 0; c < b; c += 1) {
                made[strengthOfFive(first, second, left[a]!, left[b]!, left[c]!)]! += hands * alike;
              }
            }
          }
        }
        for (const [strength, kind] of KINDS.entries()) {
          if (kind === null) continue;
          const side = strength < reached ? lose : win;
          side.set(kind, side.get(kind)! + made[strength]!);
        }
      }
      expect(counted.win).toEqual(Object.fromEntries(win));
      expect(counted.lose).toEqual(Object.fromEntries(lose));
      expect(win.get('royal-flush')).toBeGreaterThan(0);
      expect(win.get('straight-flush')).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
