/** A mistake in the user's input, reported in one sentence with exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';

  /** Each detail gets its own line below the sentence. */
  constructor(
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

/** A file, or part of one, in the wrong shape: a single flaw goes into the sentence, several go below it. */
export const notA = (
  what: string,
  where: string,
  flaws: readonly string[],
  alone = `${where} is not ${what}`,
): BadInput =>
  flaws.length === 1
    ? new BadInput(`${alone}: ${flaws.join()}`)
    : new BadInput(`${where} is not ${what}; ${flaws.length} things are wrong:`, flaws);
