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
  /** How long a player has to decide before the hand is folded; null where nobody is hurried. */
  readonly decisionSeconds: number | null;
  /** Payments adjusted by more than this need a second person. */
  readonly adjustAloneCents: Cents;
}
