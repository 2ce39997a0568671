import type { Card } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';

export type Stakes = Readonly<Partial<Record<WagerId, Cents>>>;

/** One hand as it lies on the felt when it is settled. Seat 1 is at the dealer's far left. */
export interface FeltHand {
  readonly seat: number;
  /** In the order dealt; null for a folded hand that nobody has seen. */
  readonly cards: readonly Card[] | null;
  readonly stakes: Stakes;
  /** Bonus wagers claimed, or tucked, with a fold. */
  readonly claims: readonly WagerId[];
  /** Wagers that an irregularity voided: the table decides which, no game knows why. */
  readonly voided: readonly WagerId[];
}

/** The dealer settles from the highest seat number down. */
export const inSettlementOrder = <H extends { readonly seat: number }>(
  hands: readonly H[],
): readonly H[] => hands.toSorted((left, right) => right.seat - left.seat);

export const stakeOn = (hand: Pick<FeltHand, 'stakes'>, wager: WagerId): Cents | undefined =>
  hand.stakes[wager];
