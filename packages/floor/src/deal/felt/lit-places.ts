import type { Place } from '@baize/games';
import type { LiveView } from '@baize/house/client';

/** The places that the next step is about; of a deal the one that the next card goes to. */
export const litPlaces = ({ next }: Pick<LiveView, 'next'>, typed: number): readonly Place[] => {
  switch (next?.kind) {
    case 'do': {
      const { gesture } = next;
      return gesture.type === 'Settle' && gesture.seat !== undefined ? [gesture.seat] : [];
    }
    case 'deal':
      return next.places.slice(typed, typed + 1);
    case 'turn':
    case 'take-up':
      return [next.place];
    case 'players':
      return next.seats;
    default:
      return [];
  }
};
