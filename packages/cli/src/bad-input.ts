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

/** Of a file, or of a place in one, that is not what it should be: one flaw in the sentence, several below it. */
export const notA = (
  what: string,
  where: string,
  flaws: readonly string[],
  alone = `${where} is not ${what}`,
): BadInput =>
  flaws.length === 1
    ? new BadInput(`${alone}: ${flaws.join()}`)
    : new BadInput(`${where} is not ${what}; ${flaws.length} things are wrong:`, flaws);
