import { ok, present, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal } from '../kernel/round.js';
import {
  type Contest,
  excuseInTurn,
  foldInTurn,
  openContest,
  playInTurn,
  turnOf,
} from './action.js';
import { clausesOf } from './clauses.js';
import { contendersOf, type RicochetFelt, type RicochetHand, ricochetPlay } from './felt.js';

/** Plays the action from the cards and decisions on the felt, or says what is missing for it. */
export const playOut = (rules: RulesInForce, felt: RicochetFelt): Result<Contest, Refusal> => {
  let contest = openContest(rules, felt.dealer, contendersOf(felt));
  for (let turn = turnOf(contest); turn.kind !== 'over'; turn = turnOf(contest)) {
    const { kind, seat } = turn;
    const hand = present(
      felt.hands.find((one) => one.seat === seat),
      `the hand of seat ${seat}`,
    );
    const after = kind === 'asked' ? asked(rules, contest, hand) : notAsked(rules, contest, hand);
    if (!after.ok) return after;
    contest = after.value;
  }
  return ok(contest);
};

const asked = (
  rules: RulesInForce,
  contest: Contest,
  { seat, decision, draw }: RicochetHand,
): Result<Contest, Refusal> => {
  const cites = clausesOf(rules);
  if (decision === null) {
    const message = `seat ${seat} is asked and has no decision: it is "play" or "fold"`;
    return refuse('no-decision', message, cites.order);
  }
  if (decision === 'fold') return ok(foldInTurn(rules, contest));
  if (draw === null) return refuse('no-draw', `seat ${seat} plays and has no draw`, cites.draws);
  return ok(playInTurn(rules, contest, draw));
};

const notAsked = (
  rules: RulesInForce,
  contest: Contest,
  { seat, draw }: RicochetHand,
): Result<Contest, Refusal> => {
  if (!hasAnteBonus(rules)) return ok(excuseInTurn(contest, null));
  if (draw === null) {
    const message = `seat ${seat} is not asked but draws for the ante bonus, and has no draw`;
    return refuse('no-draw', message, ricochetPlay(rules).excusedPlayerDraws.cite);
  }
  return ok(excuseInTurn(contest, draw));
};

/** A player who is not asked draws for nothing else. */
export const hasAnteBonus = (rules: RulesInForce): boolean =>
  rules.tables['ante-bonus'] !== undefined;
