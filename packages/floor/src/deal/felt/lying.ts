import type { Place } from '@baize/games';
import { seenCard } from '../../art/card-text.js';
import type { FeltModel } from '../../table/live/felt-model.js';

/** Every card whose face is in sight, by where it lies; the hand that is typed again may be left out. */
export const lyingOn = (
  felt: FeltModel | null,
  but: Place | null = null,
): ReadonlyMap<string, Place> => {
  if (felt === null) return new Map();
  const hands: readonly (readonly [Place, readonly string[]])[] = [
    ['dealer', felt.dealer.cards],
    ...felt.hands.map(({ seat, cards, draw }) => [seat, [...cards, ...draw]] as const),
  ];
  return new Map(
    hands
      .filter(([place]) => place !== but)
      .flatMap(([place, cards]) =>
        cards.filter((card) => seenCard(card) !== null).map((card) => [card, place] as const),
      ),
  );
};
