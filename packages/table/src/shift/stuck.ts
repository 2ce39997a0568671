/** A table that nobody at it can move on: the step that is next by the book was refused, or there is none. */
export class Stuck extends Error {
  override readonly name = 'Stuck';

  constructor(
    readonly round: number,
    readonly what: string,
  ) {
    super(`round ${round}: ${what}`);
  }
}
