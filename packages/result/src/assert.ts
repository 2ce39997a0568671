/** An assertion is for our own bugs: it stops the round rather than paying wrongly. */
export class AssertionFailure extends Error {
  override readonly name = 'AssertionFailure';
}

/** A message that costs something to write is given as a function: it is written only on failure. */
export function assert(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) {
    throw new AssertionFailure(typeof message === 'string' ? message : message());
  }
}

/** Ends every exhaustive switch: reaching it means a case of the union was forgotten. */
export const assertNever = (value: never): never => {
  throw new AssertionFailure(`a case was forgotten: ${String(value)}`);
};

/** For a value that cannot be absent unless we have a bug. */
export const present = <T>(value: T | undefined | null, what: string | (() => string)): T => {
  if (value === undefined || value === null) {
    throw new AssertionFailure(`missing: ${typeof what === 'string' ? what : what()}`);
  }
  return value;
};
