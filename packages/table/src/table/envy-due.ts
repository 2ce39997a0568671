import type { Cents } from '@baize/money';
import type { Citation, WagerId } from '@baize/rulebook';

/** Envy that is due and not paid: it waits for the award that it hangs on. */
export interface EnvyDue {
  readonly seat: number;
  readonly player: string;
  readonly jackpot: WagerId;
  /** The seat whose hand it is for. */
  readonly envies: number;
  readonly cents: Cents;
  readonly hand: string;
  readonly cite: Citation;
}
