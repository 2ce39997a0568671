import { cents } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy, bySoftware, type RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Stamp } from '../kernel/round.js';
import { type Action, foldInTurn, turnOf } from './action.js';
import { hasAnteBonus } from './ante-bonus.js';
import { clausesOf } from './clauses.js';
import { type Decided, notNow } from './decided.js';
import type { RicochetDecision } from './felt.js';
import { anteOf, handAt, type RicochetEvent, type RicochetRound } from './round.js';
import { playCents } from './settle-pot.js';
import { actionOf, inTurn } from './standing.js';

/** What comes over a wire may be anything. */
const CHOICES: ReadonlySet<unknown> = new Set<RicochetDecision>(['play', 'fold']);

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
    return refuse('no-hand', `seat ${seat} has no hand in this round`, bySoftware('orders'));
  }
  if (hand.decision !== null) {
    return refuse(
      'locked-in',
      `seat ${seat} has decided, and cannot change it`,
      byPolicy('decisions'),
    );
  }
  const [out] = state.hands.flatMap(({ aside }) => aside.filter(({ wager }) => wager === 'ante'));
  if (out !== undefined) return refuse('hand-is-out', 'the contest for the pot is void', out.cite);
  if (state.phase !== 'acting') return notNow(state, 'nobody plays or folds now');
  if (state.excused === seat) {
    return refuse('not-asked', `seat ${seat} wins without a play wager`, cites.notAsked);
  }
  const next = inTurn(state);
  if (next === null) return notNow(state, 'nobody plays or folds now', cites.order);
  if (next !== seat) {
    return refuse('not-your-turn', `it is the turn of seat ${next}`, cites.order);
  }
  if (!CHOICES.has(decision)) {
    return refuse('no-such-decision', 'a hand plays or folds', cites.choice);
  }
  if (decision === 'play') {
    const stake = playCents(rules, anteOf(state));
    return ok([{ type: 'Decided', seat, decision, playCents: stake, cite: cites.plays, ...stamp }]);
  }
  const after = foldInTurn(rules, actionOf(rules, state));
  return ok([
    { type: 'Decided', seat, decision, playCents: cents(0), cite: cites.folded, ...stamp },
    ...excused(rules, after, stamp),
  ]);
};

/** The last player is told at once when there is nothing left to ask (AMB-24). */
export const excused = (
  rules: RulesInForce,
  action: Action,
  stamp: Stamp,
): readonly RicochetEvent[] => {
  const turn = turnOf(action);
  if (turn.kind !== 'not-asked') return [];
  const { notAsked: cite } = clausesOf(rules);
  return [{ type: 'SeatExcused', seat: turn.seat, draws: hasAnteBonus(rules), cite, ...stamp }];
};
