/** What the person at the terminal can mend: told in one sentence, exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';

  /** Each of several things that are wrong gets a line of its own below the sentence. */
  constructor(
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}
