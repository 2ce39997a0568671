import { antes, percent } from '../figures/words.js';
import type { StudHandValue } from './hand-value.js';

/** Why the best choice is best, in a sentence. */
export const explainStud = ({ best, choices, counts, dealersHands }: StudHandValue): string => {
  const qualified = dealersHands - counts.notQualified;
  const fails = `the dealer fails to qualify in ${percent(counts.notQualified, dealersHands)} of deals`;
  const deals =
    qualified === 0 ? fails : `${fails} and you win ${percent(counts.win, qualified)} of the rest`;
  const bet = choices.find(({ decision }) => decision === 'bet') ?? best;
  const amount = antes(bet.numerator, dealersHands);
  if (best.decision === 'fold') {
    return `Fold: ${deals}, so that a bet would lose ${amount} on average, and folding loses 1 ante.`;
  }
  return bet.numerator >= 0
    ? `Bet: ${deals}, which brings ${amount} on average.`
    : `Bet: ${deals}, so that a bet loses ${amount} on average, less than the ante that folding loses.`;
};
