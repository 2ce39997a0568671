import { type Cents, formatCents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import type { Notice } from '../kernel/entitlement.js';
import type { Action } from './action.js';
import { clausesOf } from './clauses.js';

/** What the dealer must do or call in the contest for the pot. */
export const potNotices = (
  rules: RulesInForce,
  { dealerFold, steps }: Action,
  shares: ReadonlyMap<number, Cents>,
): readonly Notice[] => {
  const cites = clausesOf(rules);
  const notices: Notice[] = [];
  if (dealerFold !== null) {
    notices.push({
      text: `Fold the dealer's hand: ${dealerFold.words}. The house's ante stays in the pot.`,
      cite: dealerFold.cite,
    });
  }
  const last = steps.at(-1);
  if (last?.did === 'not-asked') {
    notices.push({
      text: `Seat ${last.seat} is not asked: no five-card hand is left, and the pot is won without a play wager.`,
      cite: cites.notAsked,
    });
  }
  if (shares.size > 1) {
    const parts = [...shares].map(([seat, share]) => `${formatCents(share)} to seat ${seat}`);
    notices.push({ text: `Split the pot: ${parts.join(', ')}.`, cite: cites.split });
  }
  return notices;
};
