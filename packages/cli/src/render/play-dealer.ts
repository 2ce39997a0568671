import { cardCount } from '@baize/cards';
import type { DealerAnswer } from '@baize/table';

/** What the dealer's turned hand is, and what follows from it. */
export const dealerWords = (dealer: DealerAnswer | null): string => {
  if (dealer === null) return 'The dealer has no hand.';
  if ('qualifies' in dealer) {
    const follows = dealer.qualifies ? 'qualifies' : 'does not qualify';
    return `The dealer ${follows}: ${dealer.hand}.`;
  }
  return dealer.folded === null
    ? `The dealer has ${dealer.hand}.`
    : `The dealer has ${dealer.hand}, and folds.`;
};

export const faceDownWords = (count: number): string =>
  `The dealer has ${cardCount(count)}, face down.`;
