import { type Err, err, ok, type Result } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type { TableRefusalCode } from './refusal-codes.js';

/** Why a command was refused: a code for programs, a sentence a person understands, and the clause. */
export interface Refusal {
  readonly code: TableRefusalCode;
  readonly message: string;
  readonly cite: Citation;
}

/** A refused command always answers: a code for programs, a sentence for people, and the clause. */
export const refuse = (code: TableRefusalCode, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });

/** It may be done, and nothing more is to be said of it. */
export const FINE: Result<true, never> = ok(true);
