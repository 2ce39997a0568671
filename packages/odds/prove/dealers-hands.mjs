/**
 * Hands of High Card Flush against every hand the dealer can have: 45,379,620 each, dealt one by one.
 * (Caribbean Stud has few enough for a test.)
 */
import assert from 'node:assert/strict';
import { deckWithout, parseCards, rankBit, rankOf, suitIndexOf } from '@baize/cards';
import { flushGame, flushHandValue } from '@baize/odds';
import { unwrap } from '@baize/result';
import { putInForce, rulebookById } from '@baize/rulebook';

const FLUSH_HANDS = [
  'Th 8h 6h Js Ad Qd Jc',
  'Th 8h 6h 7d 4d 2d 9c',
  'Ah Kh Qh Jh Th 2c 3d',
  '9s 3s 2s Tc 8c 7c Ad',
  'Js 4s 2s Tc 8c 7d Ad',
];

export const run = async (progress = console.log) => {
  const start = performance.now();
  for (const text of FLUSH_HANDS) progress(`   ${text}: ${proveFlushHand(text)}`);
  progress(`   proved in ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

/** Each suit's flush is summed up while dealing: no function of the count is used. */
const proveFlushHand = (text) => {
  const game = flushGame(unwrap(putInForce(rulebookById('md/high-card-flush'), {})));
  const cards = unwrap(parseCards(text, { count: 7 }));
  const { hand, counts, best, dealersHands } = flushHandValue(game, cards);
  const dealt = { 'not-qualified': 0, win: 0, push: 0, lose: 0 };
  let hands = 0;
  eachSeven(deckWithout(cards), (value) => {
    hands += 1;
    if (value < game.qualifier) dealt['not-qualified'] += 1;
    else if (value < hand) dealt.win += 1;
    else if (value === hand) dealt.push += 1;
    else dealt.lose += 1;
  });
  assert.equal(hands, dealersHands);
  assert.deepEqual(counts, dealt);
  return `${best.decision} brings ${best.numerator} over ${dealersHands}, as dealt`;
};

/** A card in its suit: one more card above bit 13, and its rank below. */
const CARD = 1 << 13;

/** The value of every hand of seven of these cards. */
const eachSeven = (deck, visit) => {
  const suit = deck.map(suitIndexOf);
  const card = deck.map((one) => CARD | rankBit(rankOf(one)));
  const flush = [0, 0, 0, 0];
  const take = (from, left) => {
    for (let at = from; at <= deck.length - left; at += 1) {
      flush[suit[at]] += card[at];
      if (left > 1) take(at + 1, left - 1);
      else visit(Math.max(flush[0], flush[1], flush[2], flush[3]));
      flush[suit[at]] -= card[at];
    }
  };
  take(0, 7);
};
