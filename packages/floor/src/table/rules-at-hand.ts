import { checkSeatsOfPlayer } from '@baize/games';
import { type HouseRules, putInForce, rulebookById, type WagerId } from '@baize/rulebook';
import type { HandOnFelt } from './felt-model.js';
import { type Worth, worthOf } from './worth.js';

/** What the page asks of the rules in force: they answer, and nothing here decides. */
export interface RulesAtHand {
  /** Whether one player may have hands at all of these seats. */
  readonly mayPlayAt: (seats: readonly number[]) => boolean;
  /** The wagers that a tip for the dealer may ride on. */
  readonly tipWagers: readonly WagerId[];
  readonly worthOf: (hand: HandOnFelt, dealer: readonly string[]) => readonly Worth[];
}

export const rulesAtHand = (house: HouseRules): RulesAtHand | null => {
  const rules = putInForce(rulebookById(house.rulebook), house);
  if (!rules.ok) return null;
  const { rulebook, settings } = rules.value;
  return {
    mayPlayAt: (seats) => checkSeatsOfPlayer(rules.value, seats).ok,
    tipWagers: rulebook.tips.wagers.value.filter((wager) => settings.tipsAllowedOn.includes(wager)),
    worthOf: (hand, dealer) => worthOf(rules.value, hand, dealer),
  };
};
