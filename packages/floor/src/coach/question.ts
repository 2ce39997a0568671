import type { LiveView } from '@baize/house/client';

export type GameSeen = NonNullable<LiveView['round']>['game'];

/** What the coach is asked: the rules of the table, and the round as the player sees it. */
export interface CoachQuestion {
  readonly id: number;
  /** House rules under their digest; they are read once. */
  readonly digest: string;
  readonly house: unknown;
  readonly game: GameSeen;
  readonly seat: number;
}

export interface CoachChoice {
  /** `fold`, `raise-2`, `bet`, `play`. */
  readonly decision: string;
  /** The antes that it adds. */
  readonly adds: number;
  /** The expected net in antes as a fraction; null where it is not exact. */
  readonly exactly: { readonly numerator: number; readonly denominator: number } | null;
  readonly value: number;
}

export interface CoachAnswer {
  readonly choices: readonly CoachChoice[];
  readonly best: string;
  /** Against what it is counted, or how it was found where it is not. */
  readonly counted: string;
  readonly why: string;
}

/** Null where there is nothing to count. */
export interface CoachReply {
  readonly id: number;
  readonly answer: CoachAnswer | null;
}
