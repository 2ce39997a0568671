/**
 * Hands of so many cards whose four suits are chosen apart from each other: `ways[k]` says in how many ways
 * one suit can give k cards, and the answer is the coefficient of the product.
 */
const handsOfSuits = (suits: readonly Float64Array[], cards: number): number => {
  let hands = new Float64Array(cards + 1);
  hands[0] = 1;
  for (const ways of suits) {
    const next = new Float64Array(cards + 1);
    for (let so = 0; so <= cards; so += 1) {
      for (let take = 0; take < ways.length && so + take <= cards; take += 1) {
        next[so + take] = (next[so + take] ?? 0) + (hands[so] ?? 0) * (ways[take] ?? 0);
      }
    }
    hands = next;
  }
  return hands[cards] ?? 0;
};

/** The same, where all four suits are alike. */
export const handsOfFour = (ways: Float64Array, cards: number): number =>
  handsOfSuits([ways, ways, ways, ways], cards);
