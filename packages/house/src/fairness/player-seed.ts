/** What a seated player mixes into the shuffle. */
export interface PlayerSeed {
  readonly seat: number;
  readonly seed: string;
}
