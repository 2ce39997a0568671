import {
  type Card,
  DECK_SIZE,
  placeInOrder,
  strengthToReach,
  type TiedPairs,
  twoCardValue,
} from '@baize/cards';

/** Any two cards, at their place in the tables below. */
export const twoPlace = (first: number, second: number): number => first * DECK_SIZE + second;

const ofTwoCards = (read: (two: readonly Card[]) => number): Int32Array => {
  const found = new Int32Array(DECK_SIZE * DECK_SIZE);
  for (let first = 0; first < DECK_SIZE; first += 1) {
    for (let second = 0; second < first; second += 1) {
      const at = read([first as Card, second as Card]);
      found[twoPlace(first, second)] = at;
      found[twoPlace(second, first)] = at;
    }
  }
  return found;
};

/** The least strength of five cards that beats two: the two never equal it (AMB-01). */
export const strengthsToBeatTwo = (): Int32Array => {
  const reached = new Map<number, number>();
  return ofTwoCards((two) => {
    const value = twoCardValue(two);
    const strength = reached.get(value) ?? strengthToReach(value);
    reached.set(value, strength);
    return strength;
  });
};

/** The order of action, lowest first (WA-RP-6). */
export const placesInOrder = (tiedPairs: TiedPairs): Int32Array =>
  ofTwoCards((two) => placeInOrder(two, tiedPairs));
