import type { Cents } from '@baize/money';
import type { Citation } from '@baize/rulebook';
import type { Entitlement, LineId, Notice, Outcome } from './entitlement.js';

export type { Notice };

/** A line as it is paid: the amounts are final, the meter's included. */
export interface SettledLine {
  readonly seat: number;
  readonly wager: LineId;
  readonly stakeCents: Cents;
  readonly outcome: Outcome;
  /** What the player receives beyond the stake. */
  readonly paysCents: Cents;
  readonly returnedCents: Cents;
  readonly from: 'tray' | 'meter' | 'pot';
  readonly hand: string;
  readonly cite: Citation;
  readonly capped?: true;
  /** Of an envy line: the seat whose hand it is envious of. */
  readonly envies?: number;
}

/** What a game says of a round that is over, before any meter is read. */
export interface GameSettlement<D> {
  readonly dealer: D;
  readonly entitlements: readonly Entitlement[];
  readonly notices: readonly Notice[];
}

/** The final line of an entitlement: a share of a meter takes the amount that the meter gave. */
export const settledLine = (entitlement: Entitlement, awardCents: Cents): SettledLine => {
  const { seat, line, stakeCents, outcome, due, returnedCents, hand, cite } = entitlement;
  const paysCents = due.from === 'meter' ? awardCents : due.cents;
  const settled: SettledLine = {
    seat,
    wager: line,
    stakeCents,
    outcome,
    paysCents,
    returnedCents,
    // What pays nothing comes from nowhere else; a lost ante or play went to the pot.
    from: paysCents === 0 && outcome !== 'lose' ? 'tray' : due.from,
    hand,
    cite,
  };
  const { capped, envies } = entitlement;
  if (capped === undefined && envies === undefined) return settled;
  return {
    ...settled,
    ...(capped === undefined ? {} : { capped }),
    ...(envies === undefined ? {} : { envies }),
  };
};
