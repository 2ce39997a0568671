import { antes, percent } from '../figures/words.js';
import type { RicochetAdvice } from './advice.js';

/** Why the best choice is best, in a sentence; where others are still to act it says "about". */
export const explainRicochet = ({ best, worth, draws, exact }: RicochetAdvice): string => {
  const all = draws.ahead + draws.tied + draws.behind;
  const amount = antes(worth.play, 1);
  const ahead = percent(draws.ahead, all);
  if (exact === null) {
    const deals = `${ahead} of draws put you ahead, and if those still to act answer best`;
    if (best === 'fold') {
      return `Fold: ${deals}, playing would lose about ${amount}, and folding loses 1 ante.`;
    }
    return worth.play >= 0
      ? `Play: ${deals}, playing brings about ${amount}.`
      : `Play: ${deals}, playing loses about ${amount}, less than the ante that folding loses.`;
  }
  const tied = draws.tied === 0 ? '' : ` and share the pot with ${percent(draws.tied, all)}`;
  const deals = `you win with ${ahead} of draws${tied}`;
  if (best === 'fold') {
    return `Fold: ${deals}, so that playing would lose ${amount} on average, and folding loses 1 ante.`;
  }
  return worth.play >= 0
    ? `Play: ${deals}, which brings ${amount} on average.`
    : `Play: ${deals}, so that playing loses ${amount} on average, less than the ante that folding loses.`;
};
