import type { LiveView } from '@baize/house/client';

type Fairness = NonNullable<LiveView['fairness']>;

const WHY: Readonly<Record<Fairness['silent'][number]['why'], string>> = {
  none: 'it sent no commitment',
  'no-wager': 'it has no wager in this round',
  away: 'its player was away when betting closed',
  barred: 'a seed was withheld there within the hour',
  elsewhere: 'its player has a seed to open at another table',
  'no-device': 'its player has no device',
};

/** What each seat adds to the shuffle of this round, so far. */
export const seatLines = (
  { committed, silent, opened, closing, withheld }: Fairness,
  mine: readonly number[],
): readonly { readonly seat: number; readonly says: string; readonly seed: string | null }[] => {
  const who = (seat: number): string => `Seat ${seat}${mine.includes(seat) ? ', you' : ''}`;
  const bound = committed.map(({ seat }) => {
    const seed = opened.find((one) => one.seat === seat)?.seed ?? null;
    if (seed !== null) return { seat, says: `${who(seat)}: opened`, seed };
    if (withheld.includes(seat)) return { seat, says: `${who(seat)}: did not open`, seed };
    const says =
      closing === null
        ? `${who(seat)}: committed to a seed, which is still secret`
        : `${who(seat)}: opens its seed now`;
    return { seat, says, seed };
  });
  const others = silent.map(({ seat, why }) => ({
    seat,
    says: `${who(seat)}: adds nothing, ${WHY[why]}`,
    seed: null,
  }));
  return [...bound, ...others].toSorted((left, right) => left.seat - right.seat);
};

const seatsInWords = (seats: readonly number[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;

/** Why the cards do not come yet; null where nothing holds them up. */
export const openingWords = (fairness: LiveView['fairness']): string | null =>
  fairness?.opening == null
    ? null
    : `The seeds are being opened: ${seatsInWords(fairness.opening.seats)} ${fairness.opening.seats.length === 1 ? 'is' : 'are'} next.`;

/** What all read when a player did not open in time; null where all did. */
export const withheldWords = (fairness: LiveView['fairness']): string | null => {
  const withheld = fairness?.withheld ?? [];
  if (withheld.length === 0) return null;
  const seats = seatsInWords(withheld);
  const what = withheld.length === 1 ? 'the seed that it' : 'the seeds that they';
  return `${seats[0]?.toUpperCase()}${seats.slice(1)} did not open ${what} had committed to. The round ended before a card was dealt, and every wager goes back.`;
};
