import { bySoftware, type Citation } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { ContestPhase } from './round.js';

const PHASE_WORDS: Readonly<Record<ContestPhase, string>> = {
  betting: 'open for bets',
  dealing: 'being dealt',
  deciding: 'with the players',
  revealing: 'waiting for the dealer’s hand',
  settled: 'over',
};

/** The command is right, and its time is not. */
export const notNow = (phase: ContestPhase, what: string, cite: Citation = bySoftware('steps')) =>
  refuse('not-now', `${what}: the round is ${PHASE_WORDS[phase]}`, cite);
