/** What the tests use of other people's evaluators. */
declare module 'phe' {
  /** Five to seven cards such as `As`; a lower number is a stronger hand. */
  const phe: { evaluateCardsFast(cards: readonly string[]): number };
  export default phe;
}

declare module 'pokersolver' {
  interface Hand {
    /** Negative when this hand is stronger than the other. */
    compare(other: Hand): number;
  }
  const pokersolver: { Hand: { solve(cards: readonly string[]): Hand } };
  export default pokersolver;
}
