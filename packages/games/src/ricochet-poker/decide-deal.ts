import { isKnown } from '@baize/cards';
import { cents } from '@baize/money';
import { ok, present, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { checkDeal } from '../kernel/dealing.js';
import { refuse } from '../kernel/refusals.js';
import type { CardTo, Place, Refusal, Stamp } from '../kernel/round.js';
import { knownCards } from '../kernel/round.js';
import { type SettledLine, settledLine } from '../kernel/settlement.js';
import { excuseInTurn, playInTurn } from './action.js';
import { anteBonusLine } from './ante-bonus.js';
import { excused } from './decide-action.js';
import { type Decided, notNow } from './decided.js';
import { evolveRicochet } from './evolve.js';
import { ricochetPlay } from './felt.js';
import {
  anteOf,
  cardsOnFelt,
  handAt,
  type InAction,
  isInAction,
  type RicochetEvent,
  type RicochetRound,
} from './round.js';
import { actionOf, inTurn, placesToDeal } from './standing.js';

/** Cards for the first deal, or for the player who draws: one of them or all. */
export const deals = (
  rules: RulesInForce,
  state: RicochetRound,
  cards: readonly CardTo[],
  stamp: Stamp,
): Decided => {
  const to = placesToDeal(rules, state);
  if (to.length === 0) {
    return notNow(state, 'no card is due to anybody');
  }
  const checked = checkCards(rules, state, to, cards);
  if (!checked.ok) return checked;
  const dealt: RicochetEvent = { type: 'CardsDealt', cards, ...stamp };
  const after = evolveRicochet(rules, state, dealt);
  const done = isInAction(after) && placesToDeal(rules, after).length === 0;
  return ok(done ? [dealt, ...completes(rules, after, stamp)] : [dealt]);
};

/** As the kernel checks any deal; here every card is dealt face up, so that it has a name. */
const checkCards = (
  rules: RulesInForce,
  state: RicochetRound,
  to: readonly Place[],
  cards: readonly CardTo[],
): Result<unknown, Refusal> => {
  const lying = cardsOnFelt(state);
  // The kernel counts places from the first card of the round: those before `to` are dealt.
  const order = [...Array<Place>(lying.length).fill('dealer'), ...to];
  const checked = checkDeal(rules, order, lying, cards);
  if (!checked.ok || checked.value.every(({ card }) => isKnown(card))) return checked;
  return refuse(
    'cards-unknown',
    'every card is dealt face up: name it',
    ricochetPlay(rules).faces.cite,
  );
};

/** Five cards: the ante bonus at once, and whom the hand puts out, or what puts it out. */
const completes = (
  rules: RulesInForce,
  state: InAction,
  stamp: Stamp,
): readonly RicochetEvent[] => {
  const seat = present(inTurn(state), 'a seat in turn');
  const { draw } = present(handAt(state, seat), `the hand of seat ${seat}`);
  const before = actionOf(rules, state);
  const after =
    state.excused === seat ? excuseInTurn(before, draw) : playInTurn(rules, before, draw);
  const step = present(after.steps.at(-1), `the turn of seat ${seat}`);
  const anteBonus = anteBonusOf(rules, state, seat);
  return [{ type: 'HandCompleted', step, anteBonus, ...stamp }, ...excused(rules, after, stamp)];
};

/** What a hand of five cards is paid at once; null where that is nothing. */
export const anteBonusOf = (
  rules: RulesInForce,
  state: RicochetRound,
  seat: number,
): SettledLine | null => {
  const { cards, draw } = present(handAt(state, seat), `the hand of seat ${seat}`);
  const bonus = anteBonusLine(rules, seat, [...knownCards(cards), ...draw], anteOf(state));
  return bonus === null ? null : settledLine(bonus, cents(0));
};
