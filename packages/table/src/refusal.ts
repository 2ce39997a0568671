import type { Refusal } from '@baize/games';
import { type Err, err } from '@baize/result';
import type { Citation } from '@baize/rulebook';

/** A refused command always answers: a code for programs, a sentence for people, and the clause. */
export const refuse = (code: string, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });
