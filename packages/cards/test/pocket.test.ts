import { describePocket, FULL_DECK, pocketOf } from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POCKETS } from '../src/pocket.js';
import { hand, recoloured, shuffled, someCards, suitOrders, sum, tally } from './support/hands.js';

describe('a player’s first two cards', () => {
  test.each([
    ['aces are not also a pair', 'As Ad', 'pair-of-aces', 'pair of aces'],
    ['ace and king of a suit', 'As Ks', 'ace-face-suited', 'ace-king, suited'],
    ['jack and ace of a suit', 'Js As', 'ace-face-suited', 'ace-jack, suited'],
    ['ace and queen of two suits', 'Qs Ah', 'ace-face-offsuit', 'ace-queen, off suit'],
    ['a ten is not a face', 'As Ts', 'nothing', 'ace-ten high'],
    ['faces without an ace', 'Ks Qs', 'nothing', 'king-queen high'],
    ['any other pair', 'Ks Kd', 'pair', 'pair of kings'],
    ['the lowest pair', '2s 2d', 'pair', 'pair of twos'],
    ['anything else', 'Ts 4d', 'nothing', 'ten-four high'],
  ])('[AMB-33] %s', (_, text, pocket, words) => {
    expect(pocketOf(hand(text))).toBe(pocket);
    expect(describePocket(hand(text))).toBe(words);
  });

  test('[AMB-33] over all 1,326 hands', () => {
    const counts = tally(FULL_DECK, 2, pocketOf);
    expect(sum(counts.values())).toBe(1_326);
    expect(Object.fromEntries(counts)).toEqual({
      'pair-of-aces': 6,
      'ace-face-suited': 4 * 3,
      'ace-face-offsuit': 12 * 3,
      pair: 12 * 6,
      nothing: 1_200,
    });
    expect(new Set(counts.keys())).toEqual(new Set(POCKETS));
  });

  test('neither the order of the cards nor the names of the suits matter', () => {
    const cases = someCards(2).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        expect(pocketOf(again)).toBe(pocketOf(cards));
        expect(pocketOf(recoloured(cards, suits))).toBe(pocketOf(cards));
      }),
    );
  });
});
