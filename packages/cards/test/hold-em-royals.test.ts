import {
  bestFiveOf,
  type Card,
  deckWithout,
  FULL_DECK,
  fiveCardValue,
  holdEmRoyals,
  pokerCategoryOf,
  SUITS,
  shortDeck,
  suitOf,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HoldEmRoyals } from '../src/hold-em-royals.js';
import { choose, eachHand, hand, recoloured, someCards, suitOrders } from './support/hands.js';

const told = (player: string, dealer: string): string =>
  inWords(holdEmRoyals(hand(player), hand(dealer)));

const inWords = ({ royal, floppedStraightFlush }: HoldEmRoyals): string =>
  [
    royal === undefined ? 'no royal' : `${royal.from} royal in ${royal.suit}`,
    ...(floppedStraightFlush ? ['flopped straight flush'] : []),
  ].join(', ');

const ROYAL_HEARTS = shortDeck({ ranks: [10, 11, 12, 13, 14], suits: ['h'] });

describe('a player’s two cards and the dealer’s five, as dealt', () => {
  test.each([
    [
      'two and the first three',
      'Ah Kh',
      'Qh Jh Th 2c 3d',
      'flopped royal in h, flopped straight flush',
    ],
    [
      'two and the first three, mixed up',
      'Ts As',
      'Js Ks Qs 9s 8s',
      'flopped royal in s, flopped straight flush',
    ],
    ['complete only with the fourth card', 'Ah Kh', 'Qh Jh 2c Th 3d', 'other royal in h'],
    ['complete only with the fifth card', 'Ah Kh', 'Qh 2c Jh 3d Th', 'other royal in h'],
    ['one card of the player', 'Ah 2c', 'Kh Qh Jh Th 3d', 'other royal in h'],
    ['all five the dealer’s', '2c 3d', 'Ah Kh Qh Jh Th', 'dealers royal in h'],
    [
      'all five the dealer’s, players’ cards of the suit',
      '9h 8h',
      'Ah Kh Qh Jh Th',
      'dealers royal in h',
    ],
    ['a flopped straight flush', '9h 8h', 'Th Jh Qh 2c 3d', 'no royal, flopped straight flush'],
    [
      'a flopped straight flush, ace to five',
      'Ah 2h',
      '3h 4h 5h Kc Kd',
      'no royal, flopped straight flush',
    ],
    ['a straight flush not flopped', '9h 8h', 'Th Jh 2c Qh 3d', 'no royal'],
    [
      'a flopped straight flush that becomes royal',
      'Kh 9h',
      'Qh Jh Th Ah 2c',
      'other royal in h, flopped straight flush',
    ],
    ['ace to ten of two suits', 'Ah Ks', 'Qh Jh Th 2c 3d', 'no royal'],
  ])('[AMB-30] %s', (_, player, dealer, expected) => {
    expect(told(player, dealer)).toBe(expected);
  });

  test('[AMB-30] every way to deal the royal in hearts and any two other cards', () => {
    const counts = { flopped: 0, dealers: 0, other: 0 };
    eachHand(deckWithout(ROYAL_HEARTS), 2, (others) => {
      const cards = [...ROYAL_HEARTS, ...others];
      eachHand(cards, 2, (player) => {
        const left = cards.filter((card) => !player.includes(card));
        eachHand(left, 3, (flop) => {
          const late = left.filter((card) => !flop.includes(card));
          const { royal } = holdEmRoyals(player, [...flop, ...late]);
          if (royal?.suit !== 'h') expect.fail('no royal in hearts');
          counts[royal.from]++;
        });
      });
    });
    // The royal is the player's two and the flop, or the dealer's five, in ten ways each of 210.
    expect(counts).toEqual({
      flopped: choose(47, 2) * 10,
      dealers: choose(47, 2) * 10,
      other: choose(47, 2) * 190,
    });
  });

  test('[AMB-30] any deal: the flop by its own five cards, the royal by the best of seven', () => {
    const nearRoyals = fc.shuffledSubarray(
      [...shortDeck({ ranks: [9, 10, 11, 12, 13, 14], suits: ['h', 's'] })],
      {
        minLength: 7,
        maxLength: 7,
      },
    );
    fc.assert(
      fc.property(fc.oneof(someCards(7), nearRoyals), (cards) => {
        const [player, dealer] = [cards.slice(0, 2), cards.slice(2)];
        const found = holdEmRoyals(player, dealer);
        const category = (five: readonly Card[]) => pokerCategoryOf(fiveCardValue(five));
        const flop = category([...player, ...dealer.slice(0, 3)]);
        expect(found.floppedStraightFlush).toBe(
          flop === 'straight-flush' || flop === 'royal-flush',
        );
        expect(found.royal !== undefined).toBe(
          pokerCategoryOf(bestFiveOf(cards)) === 'royal-flush',
        );
        expect(found.royal?.from === 'flopped').toBe(flop === 'royal-flush');
        expect(found.royal?.from === 'dealers').toBe(category(dealer) === 'royal-flush');
      }),
      { numRuns: 1000 },
    );
  });

  test('the order of the player’s cards, of the flop and of the last two never matters; suits only name it', () => {
    fc.assert(
      fc.property(someCards(2), suitOrders, fc.constantFrom(...SUITS), (others, suits, suit) => {
        const royal = shortDeck({ ranks: [10, 11, 12, 13, 14], suits: [suit] });
        fc.pre(others.every((card) => !royal.includes(card)));
        const [a, b, c, d, e] = royal as [Card, Card, Card, Card, Card];
        const found = holdEmRoyals([a, b], [c, d, e, ...others]);
        expect(holdEmRoyals([b, a], [e, c, d, ...others.toReversed()])).toEqual(found);
        const inOtherSuits = holdEmRoyals(
          recoloured([a, b], suits),
          recoloured([c, d, e, ...others], suits),
        );
        expect(inOtherSuits.royal).toEqual({
          from: 'flopped',
          suit: suitOf(recoloured([a], suits)[0] as Card),
        });
      }),
    );
  });

  test('a deal of the wrong size, or with a card twice, is stopped', () => {
    expect(() => holdEmRoyals(hand('As'), FULL_DECK.slice(0, 5))).toThrow(
      'two cards, the dealer five',
    );
    expect(() => holdEmRoyals(hand('2c 2d'), FULL_DECK.slice(0, 5))).toThrow('twice');
  });
});
