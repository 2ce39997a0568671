/** Expected failure is a value: every door that takes untrusted input answers with one of these. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** What was wrong with an input: a code for programs, a sentence for people. */
export interface InputError<C extends string = string> {
  readonly code: C;
  readonly message: string;
}

/** For callers that have already checked, and for tests: a failure here is a bug of ours. */
export const unwrap = <T>(result: Result<T, InputError>): T => {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
};
