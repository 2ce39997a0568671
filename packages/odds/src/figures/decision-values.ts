import { type Card, UNKNOWN_CARD } from '@baize/cards';
import { type ContestView, cardsSeen, type GameView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { Choice } from './choice.js';

/** What each choice of a player is worth, from what that player sees. */
export interface DecisionValues {
  readonly choices: readonly DecisionValue[];
  readonly best: string;
  /** Against what it is counted, or how it was found where it is not. */
  readonly counted: string;
  readonly why: string;
}

export interface DecisionValue {
  /** `fold`, `raise-2`, `bet`, `play`. */
  readonly decision: string;
  /** The antes that it adds. */
  readonly adds: number;
  /** The expected net in antes as a fraction; null where it is not exact. */
  readonly exactly: { readonly numerator: number; readonly denominator: number } | null;
  readonly value: number;
}

/** Null where nothing can be counted: a card is hidden, or the seat is not asked. */
export type ValuesOf = (rules: RulesInForce, view: GameView, seat: number) => DecisionValues | null;

/** On a real felt the house may not know what a player holds. */
export const ownCards = (
  { hands }: ContestView,
  seat: number,
  count: number,
): readonly Card[] | null => {
  const cards = cardsSeen(hands.find((hand) => hand.seat === seat)?.cards ?? []);
  return cards?.length === count ? cards : null;
};

export const cardShown = ({ dealer }: ContestView): Card | undefined =>
  cardsSeen(dealer.filter((card) => card !== UNKNOWN_CARD))?.[0];

export const worthOf = (
  { decision, numerator, value }: Choice<string>,
  denominator: number,
  antes: number,
): DecisionValue => ({
  decision,
  adds: decision === 'fold' ? 0 : antes,
  exactly: { numerator, denominator },
  value,
});

export const many = (count: number): string => count.toLocaleString('en-US');
