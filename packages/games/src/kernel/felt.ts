import type { Card } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { Citation, LineKey, WagerId } from '@baize/rulebook';

export type Stakes = Readonly<Partial<Record<WagerId, Cents>>>;

/**
 * A wager that the table took out of the round: void, and its stake goes back, or lost. The table knows
 * why; the game knows the clause.
 */
export interface SetAside {
  readonly wager: WagerId;
  readonly as: 'void' | 'lost';
  readonly cite: Citation;
}

export const NOTHING_ASIDE: readonly SetAside[] = [];

/** Whether a wager of a hand is out of the round. */
export const isAside = (
  { aside }: { readonly aside?: readonly SetAside[] },
  wager: WagerId,
): boolean => aside?.some((one) => one.wager === wager) === true;

/** One hand as it lies on the felt when it is settled. Seat 1 is at the dealer's far left. */
export interface FeltHand {
  readonly seat: number;
  /** Who plays it; hands without a name are of different people. */
  readonly player?: string;
  /** In the order dealt; null for a folded hand that nobody has seen. */
  readonly cards: readonly Card[] | null;
  readonly stakes: Stakes;
  /** Bonus wagers claimed, or tucked, with a fold. */
  readonly claims: readonly WagerId[];
  /** Wagers that are out of the round: the table decides which, no game knows why. */
  readonly voided: readonly WagerId[];
  /** By which clause each of them is, and whether its stake goes back. */
  readonly aside?: readonly SetAside[];
}

/** The dealer settles from the highest seat number down. */
export const inSettlementOrder = <H extends { readonly seat: number }>(
  hands: readonly H[],
): readonly H[] => hands.toSorted((left, right) => right.seat - left.seat);

/** What lies on a line of a hand; nothing ever lies on the ante bonus or the pot. */
export const stakeOn = (hand: Pick<FeltHand, 'stakes'>, line: LineKey): Cents | undefined => {
  const stakes: Readonly<Partial<Record<LineKey, Cents>>> = hand.stakes;
  return stakes[line];
};
