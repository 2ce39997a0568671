/** How many connections and live streams there may be at once. */
export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerAccount: number;
  readonly streams: number;
  readonly streamsPerAddress: number;
  readonly streamsPerAccount: number;
}

export const USUAL_CONNECTIONS: ConnectionLimits = {
  connections: 12_000,
  connectionsPerAddress: 200,
  connectionsPerAccount: 32,
  streams: 10_000,
  streamsPerAddress: 100,
  streamsPerAccount: 16,
};

/** One in ten is kept for staff and seated players. */
export const reserveOf = (most: number): number => Math.floor(most / 10);

/** Counts by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1);
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
