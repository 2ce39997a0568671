import { type Err, err } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type { GameRefusalCode } from './refusal-codes.js';
import type { Refusal } from './round.js';

export const refuse = (code: GameRefusalCode, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });
