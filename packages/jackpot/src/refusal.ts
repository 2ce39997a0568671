import { type Err, err } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type { MeterRefusalCode } from './refusal-codes.js';

/** Why a command was refused: a code for programs, a sentence a person understands, and the clause. */
export interface Refusal {
  readonly code: MeterRefusalCode;
  readonly message: string;
  readonly cite: Citation;
}

export const refuse = (code: MeterRefusalCode, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });
