import { cardCount } from '@baize/cards';
import type { DealerAnswer } from '@baize/table';

export const dealerWords = (dealer: DealerAnswer | null): string => {
  if (dealer === null) return 'The dealer has no hand.';
  return `The dealer ${didWords(dealer)}: ${dealer.hand}.`;
};

const didWords = (dealer: DealerAnswer): string => {
  if ('qualifies' in dealer) return dealer.qualifies ? 'qualifies' : 'does not qualify';
  return dealer.folded === null ? 'stays' : `folds to ${FOLDS_TO[dealer.folded]}`;
};

const FOLDS_TO = { kickout: 'the kickout hand', 'two-card': 'a player’s two cards' } as const;

export const faceDownWords = (count: number): string =>
  `The dealer has ${cardCount(count)}, face down.`;
