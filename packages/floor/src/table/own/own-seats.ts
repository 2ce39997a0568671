import type { LiveView } from '@baize/house/client';

type Seats = Pick<LiveView, 'mine' | 'round'>;

/** Whether the hand of a seat is asked to decide now. */
export const decidesAt = ({ round }: Pick<LiveView, 'round'>, seat: number): boolean =>
  round?.legal[seat]?.some(({ act }) => act !== 'place-wagers' && act !== 'claim') === true;

/** Of several own seats the one that is played now: what is asked goes before what was chosen. */
export const seatInPlay = (view: Seats, chosen: number | null): number | null => {
  const { mine, round } = view;
  const own = chosen !== null && mine.includes(chosen) ? chosen : null;
  if (own !== null && decidesAt(view, own)) return own;
  const inOrder = mine.toSorted((left, right) => left - right);
  const asked = inOrder.find((seat) => decidesAt(view, seat));
  if (asked !== undefined || own !== null) return asked ?? own;
  const dealtIn = (seat: number): boolean =>
    round?.game.hands.some((hand) => hand.seat === seat) === true;
  const next = round?.game.phase === 'betting' ? inOrder.find((seat) => !dealtIn(seat)) : undefined;
  return next ?? inOrder[0] ?? null;
};
