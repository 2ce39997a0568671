import type { LiveView } from '@baize/house/client';

/** Wagers of this player that lie on the felt and are not settled. */
export interface AtStake {
  readonly cents: number;
  /** Whether one of the hands is still to decide: it would be folded. */
  readonly undecided: boolean;
}

/** What of these seats is at stake now; null where nothing is. */
export const atStake = (
  {
    round,
    receipts,
    mine,
    seats: sitting,
  }: Pick<LiveView, 'round' | 'receipts' | 'mine' | 'seats'>,
  seats: readonly number[] = mine,
): AtStake | null => {
  if (round === null || round.voided !== null || round.game.phase === 'settled') return null;
  const isPaid = (seat: number): boolean =>
    receipts.some((one) => one.seat === seat && one.round === round.round);
  // A player who has left that seat was asked then.
  const hasLeft = (seat: number): boolean =>
    sitting.some((one) => one.seat === seat && one.away !== 'here');
  const hands = round.game.hands.filter(
    ({ seat }) => seats.includes(seat) && !isPaid(seat) && !hasLeft(seat),
  );
  const cents = hands
    .flatMap(({ stakes }) => Object.values(stakes))
    .reduce((sum, stake) => sum + stake, 0);
  return cents === 0 ? null : { cents, undecided: hands.some(({ decision }) => decision === null) };
};
