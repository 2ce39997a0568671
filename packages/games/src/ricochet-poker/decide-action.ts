import { cents } from '@baize/money';
import { ok } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Stamp } from '../kernel/round.js';
import { type Contest, turnOf } from './action.js';
import { clausesOf } from './clauses.js';
import { type Decided, notNow } from './decided.js';
import type { RicochetDecision } from './felt.js';
import { hasAnteBonus } from './play-out.js';
import { anteOf, handAt, type RicochetEvent, type RicochetRound } from './round.js';
import { playCents } from './settle-pot.js';
import { contestOf } from './standing.js';

/** A player plays or folds, in turn and once. */
export const chooses = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
  decision: RicochetDecision,
  stamp: Stamp,
): Decided => {
  const cites = clausesOf(rules);
  const hand = handAt(state, seat);
  if (hand === undefined) {
    return refuse('no-hand', `seat ${seat} has no hand in this round`, cites.ante);
  }
  if (hand.decision !== null) {
    return refuse('locked-in', `seat ${seat} has decided, and cannot change it`, cites.order);
  }
  if (state.phase !== 'acting') return notNow(state, 'nobody plays or folds now', cites.order);
  const contest = contestOf(rules, state);
  const turn = turnOf(contest);
  if (turn.kind === 'not-asked' && turn.seat === seat) {
    return refuse('not-asked', `seat ${seat} wins without a play wager`, cites.notAsked);
  }
  if (turn.kind === 'over' || turn.seat !== seat) {
    const whose = turn.kind === 'over' ? 'nobody' : `seat ${turn.seat}`;
    return refuse('not-your-turn', `it is the turn of ${whose}`, cites.order);
  }
  return ok(decision === 'fold' ? folds(rules, contest, seat, stamp) : plays(rules, state, seat, stamp));
};
