import { type Err, err } from '@baize/result';
import type { ClauseId } from '@baize/rulebook';
import type { Refusal } from './round.js';

export const refuse = (code: string, message: string, cite: ClauseId): Err<Refusal> =>
  err({ code, message, cite });
