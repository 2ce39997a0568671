import { antes, percent } from '../figures/words.js';
import type { FlushHandValue } from './hand-value.js';

/** Why the best choice is best, in a sentence. */
export const explainFlush = ({ best, choices, counts, dealersHands }: FlushHandValue): string => {
  const most = choices.at(-1);
  const qualified = dealersHands - counts['not-qualified'];
  const fails = `the dealer fails to qualify in ${percent(counts['not-qualified'], dealersHands)} of deals`;
  const deals =
    qualified === 0 ? fails : `${fails} and you win ${percent(counts.win, qualified)} of the rest`;
  const amount = antes(best.numerator, dealersHands);
  if (best.decision === 'fold') {
    const least = choices[1];
    if (least === undefined) return 'Fold: this hand may not be raised.';
    return `Fold: ${deals}, so that even the least raise would lose ${antes(least.numerator, dealersHands)} on average, and folding loses 1 ante.`;
  }
  const raise = best.decision.replace('raise-', 'Raise ');
  if (best.numerator >= 0) {
    const by = best === most && choices.length > 2 ? ', the most it allows' : '';
    return `${raise}${by}: ${deals}, which brings ${amount} on average.`;
  }
  const only = best === most ? '' : ', no more';
  return `${raise}${only}: ${deals}, so that a raise loses ${amount} on average, less than the ante that folding loses.`;
};
