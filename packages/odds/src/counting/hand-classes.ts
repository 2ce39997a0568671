/** Hands that nothing tells apart here, and how many there are. */
export interface Counted<T> {
  readonly of: T;
  readonly hands: number;
}

/** Hands gathered by what they are: of each kind one that was met, and how many there are. */
export class HandClasses<T> {
  readonly #found = new Map<string | number, { readonly of: T; hands: number }>();

  /** `example` is asked for the first time a kind is met. */
  add(kind: string | number, hands: number, example: () => T): void {
    if (hands === 0) return;
    const known = this.#found.get(kind);
    if (known === undefined) this.#found.set(kind, { of: example(), hands });
    else known.hands += hands;
  }

  list(): readonly Counted<T>[] {
    return [...this.#found.values()];
  }
}
