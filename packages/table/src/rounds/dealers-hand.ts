import { whenAllKnown } from '@baize/cards';
import type { ContestRound, Notice } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { contestGame } from './folded.js';

export interface DealersHand {
  readonly hand: string;
  readonly qualifies: boolean;
  /** What the document has the dealer say of it. */
  readonly notices: readonly Notice[];
}

/** The dealer's hand in words, once it lies open; null before. */
export const dealersHand = (
  rules: RulesInForce,
  { dealer }: Pick<Extract<ContestRound, { readonly phase: 'revealing' }>, 'dealer'>,
): DealersHand | null => {
  const cards = dealer.turned ? whenAllKnown(dealer.cards) : undefined;
  if (cards === undefined) return null;
  const { dealer: answer, notices } = contestGame(rules).settle(rules, {
    dealer: cards,
    hands: [],
  });
  return answer === null ? null : { hand: answer.hand, qualifies: answer.qualifies, notices };
};
