import type { Cents } from '@baize/money';

/**
 * Gestures that a table may do by itself. Which of them it does is configuration of the table and never
 * part of the rules: a fully manual table does none.
 */
export const GESTURES = [
  'prepare-cards',
  'open-round',
  'close-betting',
  'before-deal',
  'deal',
  'rack-stub',
  'settle-bonuses',
  'fold-on-time-out',
  'turn',
  'settle',
  'pay-awards',
  'take-up',
  'end-round',
] as const;
export type Gesture = (typeof GESTURES)[number];

export interface TablePolicy {
  readonly gestures: readonly Gesture[];
  /**
   * How long players have to bet, and to decide before a hand is folded. Null where nothing is stated: see
   * `secondsToAct`.
   */
  readonly decisionSeconds: number | null;
  /** Payments adjusted by more than this need a second person. */
  readonly adjustAloneCents: Cents;
}

/** The time of the house, for tables that state none. */
export const HOUSE_SECONDS = 30;

/** How long players have once time is called, where none is stated. */
export const secondsWhenCalled = ({ decisionSeconds }: TablePolicy): number =>
  decisionSeconds ?? HOUSE_SECONDS;

/** How long players have: a table that deals by itself always has a time; a dealer needs none. */
export const secondsToAct = ({ gestures, decisionSeconds }: TablePolicy): number | null =>
  decisionSeconds ?? (gestures.includes('fold-on-time-out') ? HOUSE_SECONDS : null);
