import type { Cents } from '@baize/money';
import type { Citation, LineKey, WagerId } from '@baize/rulebook';

/** What a settlement line is called: a wager, the ante bonus, a share of the pot, or a jackpot's envy. */
export type LineId = LineKey | `${WagerId}:envy`;

export type Outcome = 'win' | 'lose' | 'push' | 'void';

/**
 * Who is entitled to what, by which clause. A share of a jackpot is a percent of a named meter: no game
 * reads a meter. What is due is beyond the stake; `returnedCents` says how much of the stake goes back.
 */
export interface Entitlement {
  readonly seat: number;
  readonly line: LineId;
  readonly stakeCents: Cents;
  readonly outcome: Outcome;
  readonly due: Due;
  readonly returnedCents: Cents;
  /** The hand in words, as a dealer calls it. */
  readonly hand: string;
  readonly cite: Citation;
  /** Cut to the payout limit. */
  readonly capped?: true;
  /** Of an envy line: the seat whose hand it is envious of. */
  readonly envies?: number;
}

export type Due =
  | { readonly from: 'tray'; readonly cents: Cents }
  | { readonly from: 'pot'; readonly cents: Cents }
  | { readonly from: 'meter'; readonly jackpot: WagerId; readonly percent: number };

/** What a dealer must do or call, in words, with the clause. */
export interface Notice {
  readonly text: string;
  readonly cite: Citation;
}
