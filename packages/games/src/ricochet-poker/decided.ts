import type { Result } from '@baize/result';
import { bySoftware, type Citation } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal } from '../kernel/round.js';
import type { RicochetEvent, RicochetPhase, RicochetRound } from './round.js';

/** What a command makes happen, or why it may not. */
export type Decided = Result<readonly RicochetEvent[], Refusal>;

const PHASE_WORDS: Readonly<Record<RicochetPhase, string>> = {
  betting: 'open for bets',
  dealing: 'being dealt',
  bonuses: 'waiting for the bonus wagers to be settled',
  acting: 'with the players',
  over: 'waiting for the pot to be paid',
  settled: 'over',
};

export const notNow = (state: RicochetRound, what: string, cite: Citation = bySoftware('steps')) =>
  refuse('not-now', `${what}: the round is ${PHASE_WORDS[state.phase]}`, cite);
