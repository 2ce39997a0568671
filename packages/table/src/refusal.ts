import type { Refusal } from '@baize/games';
import { type Err, err } from '@baize/result';
import type { ClauseId } from '@baize/rulebook';

/** A refused command always answers: a code for programs, a sentence for people, and the clause. */
export const refuse = (code: string, message: string, cite: ClauseId): Err<Refusal> =>
  err({ code, message, cite });
