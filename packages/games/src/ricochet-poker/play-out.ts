import { ok, present, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal } from '../kernel/round.js';
import { type Action, excuseInTurn, foldInTurn, openAction, playInTurn, turnOf } from './action.js';
import { hasAnteBonus } from './ante-bonus.js';
import { clausesOf } from './clauses.js';
import { contendersOf, type RicochetFelt, type RicochetHand, ricochetPlay } from './felt.js';

/** Plays the action from the cards and decisions on the felt, or says what is missing for it. */
export const playOut = (rules: RulesInForce, felt: RicochetFelt): Result<Action, Refusal> => {
  let action = openAction(rules, felt.dealer, contendersOf(felt));
  for (let turn = turnOf(action); turn.kind !== 'over'; turn = turnOf(action)) {
    const { kind, seat } = turn;
    const hand = present(
      felt.hands.find((one) => one.seat === seat),
      `the hand of seat ${seat}`,
    );
    const after = kind === 'asked' ? asked(rules, action, hand) : notAsked(rules, action, hand);
    if (!after.ok) return after;
    action = after.value;
  }
  return ok(action);
};

const asked = (
  rules: RulesInForce,
  action: Action,
  { seat, decision, draw }: RicochetHand,
): Result<Action, Refusal> => {
  const cites = clausesOf(rules);
  if (decision === null) {
    const message = `seat ${seat} is asked and has no decision: it is "play" or "fold"`;
    return refuse('no-decision', message, cites.choice);
  }
  if (decision === 'fold') return ok(foldInTurn(rules, action));
  if (draw === null) return refuse('no-draw', `seat ${seat} plays and has no draw`, cites.draws);
  return ok(playInTurn(rules, action, draw));
};

const notAsked = (
  rules: RulesInForce,
  action: Action,
  { seat, draw }: RicochetHand,
): Result<Action, Refusal> => {
  if (!hasAnteBonus(rules)) return ok(excuseInTurn(action, null));
  if (draw === null) {
    const message = `seat ${seat} is not asked but draws for the ante bonus, and has no draw`;
    return refuse('no-draw', message, ricochetPlay(rules).excusedPlayerDraws.cite);
  }
  return ok(excuseInTurn(action, draw));
};
