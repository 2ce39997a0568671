import { type Err, err } from '@baize/result';
import type { Citation } from '@baize/rulebook';

/** Why a command was refused: a code for programs, a sentence a person understands, and the clause. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly cite: Citation;
}

export const refuse = (code: string, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });
