import type { Refusal } from '@baize/games';
import { type Err, err, ok, type Result } from '@baize/result';
import type { Citation } from '@baize/rulebook';

/** A refused command always answers: a code for programs, a sentence for people, and the clause. */
export const refuse = (code: string, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });

/** It may be done, and nothing more is to be said of it. */
export const FINE: Result<true, never> = ok(true);
