import {
  type Card,
  FULL_DECK,
  formatCards,
  inOrderOfAction,
  placeInOrder,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
  type TiedPairs,
  twoCardValue,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIED_PAIRS } from '../src/two-card-order.js';
import { choose, eachHand, hand, someCards } from './support/hands.js';

const sorted = (hands: readonly string[], tiedPairs: TiedPairs): readonly string[] =>
  inOrderOfAction(hands, hand, tiedPairs);

const HANDS: (readonly Card[])[] = [];
eachHand(FULL_DECK, 2, (cards) => HANDS.push([...cards]));

const placesBy = (option: TiedPairs): ((cards: readonly Card[]) => number) => {
  const places = new Map(HANDS.map((cards) => [cards, placeInOrder(cards, option)]));
  return (cards) => places.get(cards) as number;
};

/** Every two hands that can lie on one table. */
const eachTwoHands = (visit: (one: readonly Card[], other: readonly Card[]) => void): number => {
  let count = 0;
  for (const [at, one] of HANDS.entries()) {
    for (let next = at + 1; next < HANDS.length; next++) {
      const other = HANDS[next] as readonly Card[];
      if (one.includes(other[0] as Card) || one.includes(other[1] as Card)) continue;
      count++;
      visit(one, other);
    }
  }
  return count;
};

/** Whether the first hand acts first, in the words of the rule. */
const actsFirst = (one: readonly Card[], other: readonly Card[], tiedPairs: TiedPairs): boolean => {
  const [value, otherValue] = [twoCardValue(one), twoCardValue(other)];
  if (value !== otherValue) return value < otherValue;
  const pair = rankOf(one[0] as Card) === rankOf(one[1] as Card);
  if (!pair) return suitPlace(highCard(one)) < suitPlace(highCard(other));
  const holds = (cards: readonly Card[], suit: Suit) => cards.some((card) => suitOf(card) === suit);
  return tiedPairs === 'spade-high' ? holds(other, 's') : holds(one, 'c');
};

const highCard = (cards: readonly Card[]): Card => {
  const top = Math.max(...cards.map(rankOf)) as Rank;
  return cards.find((card) => rankOf(card) === top) as Card;
};

const suitPlace = (card: Card): number =>
  ['clubs', 'diamonds', 'hearts', 'spades'].findIndex((suit) => suit.startsWith(suitOf(card)));

describe('who acts first', () => {
  test.each(TIED_PAIRS)(
    '[WA-RP-6a] the lowest hand, and suits only between hands that tie (%s)',
    (option) => {
      const hands = ['As 2s', '8d 7d', 'Kc Qc', '2c 2d', '8c 7s', 'Ac Ad', 'Ah 3c'];
      expect(sorted(hands, option)).toEqual([
        '8c 7s',
        '8d 7d',
        'Kc Qc',
        'As 2s',
        'Ah 3c',
        '2c 2d',
        'Ac Ad',
      ]);
    },
  );

  test('[WA-RP-6a] clubs, diamonds, hearts, spades, from lowest to highest', () => {
    expect(SUITS).toEqual(['c', 'd', 'h', 's']);
    expect(sorted(['Ks 4c', 'Kh 4s', 'Kc 4d', 'Kd 4h'], 'spade-high')).toEqual([
      'Kc 4d',
      'Kd 4h',
      'Kh 4s',
      'Ks 4c',
    ]);
  });

  test.each(TIED_PAIRS)(
    '[WA-RP-6a-i] tied high cards: the suit of the high card, not of the low one (%s)',
    (option) => {
      expect(sorted(['Th 5c', 'Td 5d'], option)).toEqual(['Td 5d', 'Th 5c']);
      expect(sorted(['Ts 5c', 'Tc 5s'], option)).toEqual(['Tc 5s', 'Ts 5c']);
      expect(sorted(['5s Tc', '5c Ts'], option)).toEqual(['5s Tc', '5c Ts']);
    },
  );

  test.each([
    ['WA-RP-6a-ii', 'spade-high', 'the pair with the spade is higher', ['6d 6h', '6s 6c']],
    ['WA-RP-6a-iii', 'club-low', 'the pair with the club is lower', ['6s 6c', '6d 6h']],
    ['WA-RP-6a-ii', 'spade-high', 'with the spade and no club', ['6c 6h', '6s 6d']],
    ['WA-RP-6a-iii', 'club-low', 'with the club and no spade', ['6c 6h', '6s 6d']],
    ['WA-RP-6a-ii', 'spade-high', 'with the spade and the heart', ['6c 6d', '6h 6s']],
    ['WA-RP-6a-iii', 'club-low', 'with the club and the diamond', ['6c 6d', '6h 6s']],
  ] as const)('[%s] tied pairs, %s: %s', (_, option, __, order) => {
    expect(sorted(order, option)).toEqual(order);
    expect(sorted(order.toReversed(), option)).toEqual(order);
  });
});

describe('over every two hands of one deck', () => {
  test.each(TIED_PAIRS)(
    '[WA-RP-6a] no two ever have the same place, and the order is the rule’s (%s)',
    (option) => {
      const place = placesBy(option);
      const pairs = eachTwoHands((one, other) => {
        const difference = place(one) - place(other);
        const first = actsFirst(one, other, option);
        const second = actsFirst(other, one, option);
        if (difference === 0 || first === second || first !== difference < 0) {
          expect.fail(`${formatCards(one)} and ${formatCards(other)}`);
        }
      });
      expect(pairs).toBe((choose(52, 2) * choose(50, 2)) / 2);
    },
  );

  test('[WA-RP-6a-ii, WA-RP-6a-iii] the options differ for spade and club against diamond and heart only', () => {
    const differ: string[] = [];
    const spadeHigh = placesBy('spade-high');
    const clubLow = placesBy('club-low');
    eachTwoHands((one, other) => {
      if (spadeHigh(one) < spadeHigh(other) !== clubLow(one) < clubLow(other)) {
        differ.push(
          [one, other]
            .map((cards) => cards.map(suitOf).sort().join(''))
            .sort()
            .join(' '),
        );
      }
    });
    expect(differ).toEqual(new Array(13).fill('cs dh'));
  });

  test.each(TIED_PAIRS)(
    '[WA-RP-6a] a full table has one order, however the seats are taken (%s)',
    (option) => {
      const tables = someCards(14).map((cards) =>
        Array.from({ length: 7 }, (_, seat) => cards.slice(2 * seat, 2 * seat + 2)),
      );
      fc.assert(
        fc.property(tables, (hands) => {
          const order = inOrderOfAction(hands, (cards) => cards, option);
          expect(inOrderOfAction(hands.toReversed(), (cards) => cards, option)).toEqual(order);
          for (const [at, one] of order.entries()) {
            for (const other of order.slice(at + 1))
              expect(actsFirst(one, other, option)).toBe(true);
          }
        }),
      );
    },
  );
});
