import { fiveCardValue, parsePokerThreshold, placeInOrder, twoCardValue } from '@baize/cards';
import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { RicochetFelt, RicochetHand } from '../../../src/ricochet-poker/felt.js';

/** What the rules of play make of a felt, written down once more as they read, step by step. */
export interface PlainResult {
  readonly pot: number;
  readonly winners: readonly (number | 'dealer')[];
  readonly fates: Readonly<Record<number, 'folded' | 'beaten' | 'won' | 'not-asked'>>;
}

export const plainContest = (rules: RulesInForce, felt: RicochetFelt): PlainResult => {
  const dealer = fiveCardValue(felt.dealer);
  const limit = rules.kickout?.rows[felt.hands.length - 1]?.atLeast ?? '';
  let dealerIn = true;
  // 4, 4a
  if (dealer >= unwrap(parsePokerThreshold(limit))) dealerIn = false;
  // 5
  for (const { cards } of felt.hands) if (twoCardValue(cards ?? []) > dealer) dealerIn = false;

  const place = ({ cards }: RicochetHand) => placeInOrder(cards ?? [], rules.settings.tiedPairs);
  const queue = [...felt.hands].sort((a, b) => place(a) - place(b));
  const five = ({ cards, draw }: RicochetHand) =>
    fiveCardValue([...(cards ?? []), ...(draw ?? [])]);
  let showing: RicochetHand[] = [];
  // 1a
  let pot: number = felt.anteCents;
  const fates: Record<number, 'folded' | 'beaten' | 'won' | 'not-asked'> = {};

  while (queue.length > 0) {
    const hand = queue.shift() as RicochetHand;
    // 9a
    if (queue.length === 0 && !dealerIn && showing.length === 0) {
      fates[hand.seat] = 'not-asked';
      return { pot, winners: [hand.seat], fates };
    }
    // 7a
    if (hand.decision === 'fold') {
      pot += felt.anteCents;
      fates[hand.seat] = 'folded';
      continue;
    }
    const value = five(hand);
    const isBeaten =
      (dealerIn && dealer > value) ||
      showing.some((other) => five(other) > value) ||
      queue.some(({ cards }) => twoCardValue(cards ?? []) > value);
    if (isBeaten) {
      // 8b
      pot += 2 * felt.anteCents;
      fates[hand.seat] = 'beaten';
      continue;
    }
    // 8a, 8c: the dealer, beaten or tied, is out
    dealerIn = false;
    // 8a, 8d: lower hands go, equal hands stay
    for (const other of showing.filter((one) => five(one) < value)) {
      pot += 2 * felt.anteCents;
      fates[other.seat] = 'beaten';
    }
    showing = [...showing.filter((one) => five(one) === value), hand];
  }
  // 9, 9b
  if (dealerIn) return { pot, winners: ['dealer'], fates };
  for (const { seat } of showing) fates[seat] = 'won';
  return { pot, winners: showing.map(({ seat }) => seat).sort((a, b) => a - b), fates };
};
