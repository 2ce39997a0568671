import type { Place } from '@baize/games';

export const placeWords = (place: Place): string =>
  place === 'dealer' ? 'the dealer' : `seat ${place}`;

/** At the head of a line. */
export const placeTitle = (place: Place): string =>
  place === 'dealer' ? 'Dealer' : `Seat ${place}`;
