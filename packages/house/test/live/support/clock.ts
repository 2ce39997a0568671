/** A clock that stands until it is told; every look at it is a moment later, so that nothing happens at once. */
export class Clock {
  #milliseconds = Date.parse('2026-03-01T12:00:00.000Z');

  readonly now = (): string => {
    this.#milliseconds += 1;
    return new Date(this.#milliseconds).toISOString();
  };

  pass({ seconds = 0, minutes = 0, hours = 0 }): void {
    this.#milliseconds += 1000 * (seconds + 60 * (minutes + 60 * hours));
  }
}
