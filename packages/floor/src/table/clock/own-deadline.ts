import type { LiveView } from '@baize/house/client';

/** A time that runs for this player. */
export interface OwnDeadline {
  readonly to: 'bet' | 'decide';
  readonly until: string;
}

/** Whether a seat has neither bet nor said that it sits this round out. */
const isToBet = ({ round, seats }: LiveView, seat: number): boolean =>
  round?.game.hands.some((hand) => hand.seat === seat) !== true &&
  seats.find((one) => one.seat === seat)?.sitsOut === null;

/** The player's next deadline: to decide, before the time to bet; null while nothing runs. */
export const ownDeadline = (
  view: Pick<LiveView, 'clock' | 'mine' | 'round' | 'seats'>,
): OwnDeadline | null => {
  const { clock, mine } = view;
  const [first] = clock.deciding
    .filter(({ seat }) => mine.includes(seat))
    .map(({ until }) => until)
    .toSorted();
  if (first !== undefined) return { to: 'decide', until: first };
  return clock.betting === null || mine.length === 0
    ? null
    : { to: 'bet', until: clock.betting.until };
};

/** Whether the time to bet matters no more: each of the player's seats has bet or sits out. */
export const hasBetEverywhere = (view: LiveView): boolean =>
  view.mine.every((seat) => !isToBet(view, seat));
