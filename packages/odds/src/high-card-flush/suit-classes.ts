const SUIT_ORDERS = 24;

/** Suits of equal ranks make fewer hands of a class: 24 orders, or as many as tell them apart. */
export const ordersOf = (firstsAlike: boolean, middleAlike: boolean): number => {
  if (firstsAlike && middleAlike) return SUIT_ORDERS / 6;
  return firstsAlike || middleAlike ? SUIT_ORDERS / 2 : SUIT_ORDERS;
};

/** The same, where the last two are alike as well. */
export const ordersOfLast = (firstsAlike: boolean, middleAlike: boolean): number => {
  if (middleAlike) return firstsAlike ? 1 : SUIT_ORDERS / 6;
  return firstsAlike ? SUIT_ORDERS / 4 : SUIT_ORDERS / 2;
};

type Shape = readonly [number, number, number, number];

/** How many cards of each suit a hand can have, the longest first. */
export const shapesOf = (cards: number, suitSize: number): readonly Shape[] => {
  const shapes: Shape[] = [];
  for (let a = Math.min(cards, suitSize); a >= 1; a -= 1) {
    for (let b = Math.min(a, cards - a); b >= 0; b -= 1) {
      for (let c = Math.min(b, cards - a - b); c >= 0; c -= 1) {
        const d = cards - a - b - c;
        if (d <= c) shapes.push([a, b, c, d]);
      }
    }
  }
  return shapes;
};
