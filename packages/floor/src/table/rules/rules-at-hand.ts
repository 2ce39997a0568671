import { checkSeatsOfPlayer, gameOf } from '@baize/games';
import {
  type Citation,
  type HouseRules,
  putInForce,
  type RulesInForce,
  rulebookById,
  type WagerId,
} from '@baize/rulebook';
import type { HandOnFelt } from '../live/felt-model.js';
import { cardsSeen } from '../live/hand-words.js';
import { type Worth, worthOf } from '../own/worth.js';

/** What the page asks of the rules in force: they answer, and nothing here decides. */
export interface RulesAtHand {
  /** Whether one player may have hands at all of these seats. */
  readonly mayPlayAt: (seats: readonly number[]) => boolean;
  /** The wagers that a tip for the dealer may ride on. */
  readonly tipWagers: readonly WagerId[];
  /** Whether the dealer's cards qualify; null where the game knows no such thing, or a card is hidden. */
  readonly qualifies: (dealer: readonly string[]) => boolean | null;
  /** What the document says of wagers whose player leaves. */
  readonly ifLeaving: { readonly words: string; readonly cite: Citation };
  readonly worthOf: (hand: HandOnFelt, dealer: readonly string[]) => readonly Worth[];
}

export const rulesAtHand = (house: HouseRules): RulesAtHand | null => {
  const rules = putInForce(rulebookById(house.rulebook), house);
  if (!rules.ok) return null;
  const { rulebook, settings } = rules.value;
  return {
    mayPlayAt: (seats) => checkSeatsOfPlayer(rules.value, seats).ok,
    tipWagers: rulebook.tips.wagers.value.filter((wager) => settings.tipsAllowedOn.includes(wager)),
    qualifies: (dealer) => dealerQualifies(rules.value, dealer),
    ifLeaving: {
      words: rulebook.irregularities['player-leaves'].value.words,
      cite: rulebook.irregularities['player-leaves'].cite,
    },
    worthOf: (hand, dealer) => worthOf(rules.value, hand, dealer),
  };
};

const dealerQualifies = (rules: RulesInForce, dealer: readonly string[]): boolean | null => {
  const { contest } = gameOf(rules.rulebook);
  const cards = cardsSeen(dealer);
  if (contest === null || cards === undefined || cards.length === 0) return null;
  return contest.settle(rules, { dealer: cards, hands: [] }).dealer?.qualifies ?? null;
};
