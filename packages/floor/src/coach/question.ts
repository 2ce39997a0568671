import type { LiveView } from '@baize/house/client';
import type { DecisionValues } from '@baize/odds';

/** What the coach is asked: the rules of the table, and the round as the player sees it. */
export interface CoachQuestion {
  readonly id: number;
  /** House rules under their digest; they are read once. */
  readonly digest: string;
  readonly house: unknown;
  readonly game: NonNullable<LiveView['round']>['game'];
  readonly seat: number;
}

/** Null where there is nothing to count. */
export interface CoachReply {
  readonly id: number;
  readonly answer: DecisionValues | null;
}
