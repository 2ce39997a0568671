import type { LiveView } from '@baize/house/client';

/** What the sensor of a seat says of the chip on it. */
export type Sensed = 'accepted' | 'rejected';

export const SENSED: Readonly<Record<Sensed, string>> = {
  accepted: 'accepted',
  rejected: 'not accepted',
};

type Jackpots = Pick<LiveView, 'jackpots'>['jackpots'];

export const sensedAt = (jackpots: Jackpots, wager: string, seat: number): Sensed | null => {
  const jackpot = jackpots.find((one) => one.wager === wager);
  if (jackpot?.rejected.includes(seat) === true) return 'rejected';
  return jackpot?.accepted.includes(seat) === true ? 'accepted' : null;
};

/** What a dealer may tell of the sensors while bets are open: seat by seat, the chip and what becomes of it. */
export interface SensorOffer {
  readonly seat: number;
  readonly wager: Jackpots[number]['wager'];
  readonly name: string;
  readonly is: Sensed;
}

export const sensorOffers = ({
  round,
  jackpots,
}: Pick<LiveView, 'round' | 'jackpots'>): readonly SensorOffer[] =>
  round?.game.phase !== 'betting'
    ? []
    : jackpots
        .flatMap(({ wager, name, accepted, rejected }) => [
          ...accepted.map((seat): SensorOffer => ({ seat, wager, name, is: 'accepted' })),
          ...rejected.map((seat): SensorOffer => ({ seat, wager, name, is: 'rejected' })),
        ])
        .toSorted((left, right) => left.seat - right.seat);
