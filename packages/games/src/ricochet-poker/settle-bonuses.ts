import { present } from '@baize/result';
import type { JackpotInForce, PayTable, RulesInForce, WagerId } from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import { type EnvyTrigger, envyLines } from '../kernel/envy.js';
import { type FeltHand, stakeOn } from '../kernel/felt.js';
import { bonusLine, isVoid, jackpotLine } from '../kernel/lines.js';
import { linesInOrder } from '../kernel/stages.js';
import { voidedBy } from './clauses.js';
import type { RicochetFelt } from './felt.js';
import { type Judgement, judge } from './hands.js';

/** What bonus and jackpot wagers are settled on: the first deal, before anybody acts (WA-RP-3). */
export interface FirstDeal {
  readonly dealer: RicochetFelt['dealer'];
  readonly hands: readonly FeltHand[];
}

/** Every bonus and jackpot wager, with envy, in the order the dealer settles. */
export const bonusEntitlements = (rules: RulesInForce, deal: FirstDeal): readonly Entitlement[] =>
  linesInOrder(rules, deal.hands, {
    line: (hand, line) =>
      line === 'ante' || line === 'play' || line === 'ante-bonus' || line === 'pot'
        ? null
        : lineOf(rules, deal, hand, line),
    envy: (id) => {
      const jackpot = rules.jackpots.find((one) => one.id === id);
      return jackpot === undefined ? [] : envyOf(rules, deal, jackpot);
    },
  });

const lineOf = (
  rules: RulesInForce,
  deal: FirstDeal,
  hand: FeltHand,
  wager: WagerId,
): Entitlement | null => {
  const stakeCents = stakeOn(hand, wager);
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line: wager, stakeCents };
  if (hand.voided.includes(wager)) return isVoid({ ...of, hand: 'void' }, voidedBy(hand, wager));
  const table = present(rules.tables[wager], `the elected table of ${wager}`);
  const jackpot = rules.jackpots.find(({ id }) => id === wager);
  const { words, row } = judged(rules, deal, hand, table, jackpot);
  return jackpot === undefined
    ? bonusLine({ ...of, hand: words }, table, row)
    : jackpotLine(rules, jackpot, { ...of, hand: words }, row);
};

const judged = (
  rules: RulesInForce,
  { dealer }: FirstDeal,
  { seat, cards }: FeltHand,
  table: PayTable,
  jackpot: JackpotInForce | undefined,
): Judgement => {
  const two = present(cards, `the two cards of seat ${seat}`);
  const by = { aceLow: rules.settings.aceLow, suit: jackpot?.suit ?? null };
  return judge(table, { two, dealer }, by);
};

/** Somebody must win a qualifying award, and only a wager that is not void wins one (AMB-17). */
const envyOf = (
  rules: RulesInForce,
  deal: FirstDeal,
  jackpot: JackpotInForce,
): readonly Entitlement[] => {
  const needsWager = rules.rulebook.jackpots?.envy?.triggerNeedsWager.value === true;
  const wins = ({ stakes, voided }: FeltHand): boolean =>
    stakes[jackpot.id] !== undefined && !voided.includes(jackpot.id);
  const triggers = deal.hands
    .filter((hand) => !needsWager || wins(hand))
    .flatMap((hand): EnvyTrigger[] => {
      const { row, words } = judged(rules, deal, hand, jackpot.table, jackpot);
      return row !== undefined && jackpot.envyDollars.has(row.hand)
        ? [{ seat: hand.seat, row: row.hand, hand: words }]
        : [];
    });
  return envyLines(rules, jackpot, deal.hands, triggers);
};
