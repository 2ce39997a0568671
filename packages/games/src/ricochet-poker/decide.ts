import { cents } from '@baize/money';
import { assertNever, ok } from '@baize/result';
import { betsClosedBy, type RulesInForce } from '@baize/rulebook';
import { checkLayout } from '../kernel/betting.js';
import type { Entitlement } from '../kernel/entitlement.js';
import { noticesFor } from '../kernel/notices.js';
import { refuse } from '../kernel/refusals.js';
import type { MeterAward, Stamp } from '../kernel/round.js';
import { isAllAside, setAside } from '../kernel/set-aside.js';
import { settledLine } from '../kernel/settlement.js';
import { type Action, openAction } from './action.js';
import { linesWithAwards, notDue } from './awards.js';
import { clausesOf } from './clauses.js';
import { chooses, excused } from './decide-action.js';
import { deals } from './decide-deal.js';
import { type Decided, notNow } from './decided.js';
import { contendersOf, type RicochetFelt, ricochetPlay } from './felt.js';
import {
  feltOf,
  type InAction,
  isInAction,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetRound,
} from './round.js';
import { bonusEntitlements } from './settle-bonuses.js';
import { settlePot } from './settle-pot.js';
import { actionOf } from './standing.js';

/** What a command makes happen, or why it may not. */
export const decideRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  command: RicochetCommand,
): Decided => {
  const stamp = { at: command.at, by: command.by };
  switch (command.type) {
    case 'PlaceWagers':
      return placesWagers(rules, state, command, stamp);
    case 'CloseBetting':
      return closesBetting(rules, state, stamp);
    case 'Deal':
      return deals(rules, state, command.cards, stamp);
    case 'SettleBonuses':
      return settlesBonuses(rules, state, command, stamp);
    case 'OpenAction':
      return opensAction(rules, state, stamp);
    case 'Decide':
      return chooses(rules, state, command.seat, command.decision, stamp);
    case 'SetAside':
      return setAside(state, command);
    case 'Turn':
      return refuse(
        'nothing-to-turn',
        'every card of this game is dealt face up',
        ricochetPlay(rules).faces.cite,
      );
    case 'Settle':
      return settles(rules, state, command.awards, stamp);
    default:
      return assertNever(command);
  }
};

type Placing = Extract<RicochetCommand, { type: 'PlaceWagers' }>;

const placesWagers = (
  rules: RulesInForce,
  state: RicochetRound,
  { seat, player, stakes, tips = {} }: Placing,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'betting') {
    return refuse(
      'no-more-bets',
      'no wager is made, changed or withdrawn after "no more bets"',
      betsClosedBy(rules.rulebook),
    );
  }
  const checked = checkLayout(rules, state.hands, { seat, player, stakes, tips });
  return checked.ok ? ok([{ type: 'WagersPlaced', ...checked.value, ...stamp }]) : checked;
};

const closesBetting = (rules: RulesInForce, state: RicochetRound, stamp: Stamp): Decided => {
  const cite = clausesOf(rules).ante;
  if (state.phase !== 'betting') return notNow(state, 'betting cannot be closed');
  if (state.hands.length === 0) return refuse('nobody-plays', 'nobody has wagered an ante', cite);
  return ok([{ type: 'BettingClosed', ...stamp }]);
};

type SettlingBonuses = Extract<RicochetCommand, { type: 'SettleBonuses' }>;

/** The bonus wagers first; with them out of the way the dealer's hand is tested and action opens. */
const settlesBonuses = (
  rules: RulesInForce,
  state: RicochetRound,
  { awards, holdAction }: SettlingBonuses,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'bonuses') {
    const cite = ricochetPlay(rules).bonusSettled.cite;
    return notNow(state, 'bonus wagers are settled right after the deal', cite);
  }
  const felt = feltOf(state);
  const due = bonusEntitlements(rules, felt);
  const lines = linesWithAwards(rules, due, awards);
  if (!lines.ok) return lines;
  const notices = noticesFor(rules, due);
  return ok([
    { type: 'BonusesSettled', lines: lines.value, notices, ...stamp },
    ...(holdAction === true ? [] : actionOpens(rules, felt, stamp)),
  ]);
};

const actionOpens = (
  rules: RulesInForce,
  felt: RicochetFelt,
  stamp: Stamp,
): readonly RicochetEvent[] => {
  const action = openAction(rules, felt.dealer, contendersOf(felt));
  const { dealerFold } = action;
  return [
    ...(dealerFold === null ? [] : [{ type: 'DealerFolded', ...dealerFold, ...stamp } as const]),
    { type: 'ActionOpened', order: action.order.map(({ seat }) => seat), ...stamp },
    ...excused(rules, action, stamp),
  ];
};

const opensAction = (rules: RulesInForce, state: RicochetRound, stamp: Stamp): Decided =>
  state.phase === 'acting' && state.order.length === 0
    ? ok(actionOpens(rules, feltOf(state), stamp))
    : notNow(state, 'the action opens when the bonus wagers are settled', clausesOf(rules).order);

/** Jackpots were paid before anybody acted, and ante bonuses as they came: the rest is the pot. */
const settles = (
  rules: RulesInForce,
  state: RicochetRound,
  awards: readonly MeterAward[],
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'betting' && state.phase !== 'settled' && isAllAside(state)) {
    return settlesVoid(rules, state, awards, stamp);
  }
  if (state.phase !== 'over') {
    return notNow(state, 'the pot is paid when everybody has acted', clausesOf(rules).highest);
  }
  const [award] = awards;
  if (award !== undefined) return notDue(award);
  const settled = settlePot(rules, feltOf(state), actionOf(rules, state));
  const { pot, notices } = settled;
  const lines = settled.entitlements
    .filter(({ line }) => line !== 'ante-bonus')
    .map((line) => settledLine(line, cents(0)));
  return ok([{ type: 'RoundSettled', lines, tips: [], notices, pot, ...stamp }]);
};

/** Nobody acts in a void round: antes and plays go back, the house's too, and what bonuses still play settle. */
const settlesVoid = (
  rules: RulesInForce,
  state: Exclude<RicochetRound, { phase: 'betting' }>,
  awards: readonly MeterAward[],
  stamp: Stamp,
): Decided => {
  const felt = feltOf(state);
  const due = bonusEntitlements(rules, felt).filter(
    (line) => !isInAction(state) || isTakenBack(state, line),
  );
  const bonuses = linesWithAwards(rules, due, awards);
  if (!bonuses.ok) return bonuses;
  const settled = settlePot(rules, felt, NO_ACTION);
  const lines = [
    ...bonuses.value,
    ...settled.entitlements.map((line) => settledLine(line, cents(0))),
  ];
  const notices = noticesFor(rules, due);
  return ok([{ type: 'RoundSettled', lines, tips: [], notices, pot: settled.pot, ...stamp }]);
};

/** A bonus that was settled on cards which were wrong: its wager has left the round since. */
const isTakenBack = ({ bonuses }: InAction, { seat, line, outcome }: Entitlement): boolean =>
  outcome === 'void' &&
  bonuses.some((was) => was.seat === seat && was.wager === line && was.outcome !== 'void');

const NO_ACTION: Action = { order: [], dealerFold: null, alive: [], steps: [] };
