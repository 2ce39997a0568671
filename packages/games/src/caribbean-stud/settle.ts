import { type Card, describePoker, fiveCardValue } from '@baize/cards';
import { assert, present } from '@baize/result';
import type { CaribbeanStudPlay, LineKey, PayRow, RulesInForce } from '@baize/rulebook';
import type { ContestHands } from '../contest/felt.js';
import type { DealersHand } from '../contest/game.js';
import {
  bonusEnded,
  type ContestHand,
  contestLine,
  FOLDED,
  paidAsWritten,
  type Standing,
  voidLine,
} from '../contest/lines.js';
import type { Entitlement, Notice } from '../kernel/entitlement.js';
import { type EnvyTrigger, envyLines, isLookedAt } from '../kernel/envy.js';
import { stakeOn } from '../kernel/felt.js';
import { jackpotLine, type LineOf, loses } from '../kernel/lines.js';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { linesInOrder } from '../kernel/stages.js';
import { qualifies, rowOf } from './hands.js';

export const caribbeanStudPlay = (rules: RulesInForce): CaribbeanStudPlay => {
  const { play } = rules.rulebook;
  assert(play.game === 'caribbean-stud', 'the rules are of Caribbean Stud');
  return play;
};

/** Who is entitled to what, by which clause. */
export const settleCaribbeanStud = (
  rules: RulesInForce,
  felt: ContestHands,
): GameSettlement<DealersHand | null> => {
  const dealer = dealerOf(rules, felt);
  const lines = linesInOrder(rules, felt.hands, {
    line: (hand, line) => lineOf(rules, felt, hand, line),
    envy: () => envyOf(rules, felt),
  });
  return {
    dealer,
    entitlements: lines,
    notices: [...noHand(rules, dealer), ...noticesFor(rules, lines)],
  };
};

const dealerOf = (rules: RulesInForce, { dealer }: ContestHands): DealersHand | null =>
  dealer === null
    ? null
    : {
        hand: describePoker(fiveCardValue(dealer)),
        qualifies: qualifies(dealer, caribbeanStudPlay(rules)),
      };

const noHand = (rules: RulesInForce, dealer: DealersHand | null): readonly Notice[] =>
  dealer === null || dealer.qualifies
    ? []
    : [{ text: 'Announce "no hand".', cite: caribbeanStudPlay(rules).notQualified.cite }];

/** A folded hand is nobody's business: its wagers are lost whatever it was. */
const wordsOf = ({ cards, folded }: ContestHand): string =>
  folded || cards === null ? FOLDED : describePoker(fiveCardValue(cards));

const lineOf = (
  rules: RulesInForce,
  felt: ContestHands,
  hand: ContestHand,
  line: LineKey,
): Entitlement | null => {
  const stakeCents = stakeOn(hand, line);
  if (stakeCents === undefined) return null;
  const voided = voidLine(hand, { seat: hand.seat, line, stakeCents });
  if (voided !== null) return voided;
  const of = { seat: hand.seat, line, stakeCents, hand: wordsOf(hand) };
  switch (line) {
    case 'ante':
    case 'bet':
      return againstDealer(rules, felt, hand, of, line);
    case 'progressive':
      return progressiveOf(rules, hand, of);
    default:
      throw new Error(`Caribbean Stud has no ${line}`);
  }
};

const againstDealer = (
  rules: RulesInForce,
  { dealer }: ContestHands,
  hand: ContestHand,
  of: LineOf,
  wager: 'ante' | 'bet',
): Entitlement => {
  const play = caribbeanStudPlay(rules);
  const standing = hand.folded ? 'folded' : standingOf(play, dealer, hand);
  const cites = {
    folded: play.folded.cite,
    'not-qualified': play.notQualified.cite,
    lower: play.lower.cite,
    tie: play.tie.cite,
  };
  return wager === 'ante'
    ? contestLine(of, 'ante', standing, cites, () => paidAsWritten(rules, 'ante'))
    : contestLine(of, 'second', standing, cites, () => betRow(rules, hand));
};

/** Only a winning bet is paid by the schedule, by the player's own hand. */
const betRow = (rules: RulesInForce, { cards, seat }: ContestHand): PayRow => {
  const schedule = present(rules.tables.bet, 'the schedule of the bet');
  const value = fiveCardValue(present(cards, `the cards of seat ${seat}`));
  return present(rowOf(schedule, value), 'a row for every hand');
};

const standingOf = (
  play: CaribbeanStudPlay,
  dealer: readonly Card[] | null,
  { cards, seat }: ContestHand,
): Standing => {
  const dealers = present(dealer, 'the dealer’s cards');
  const players = present(cards, `the cards of seat ${seat}, which stayed in`);
  if (!qualifies(dealers, play)) return 'not-qualified';
  const difference = fiveCardValue(players) - fiveCardValue(dealers);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'higher' : 'lower';
};

const progressiveOf = (rules: RulesInForce, hand: ContestHand, of: LineOf): Entitlement => {
  const ended = bonusEnded(hand, 'progressive', caribbeanStudPlay(rules).foldedBonus.progressive);
  if (ended !== null) return loses(of, ended);
  const jackpot = present(rules.jackpots[0], 'the progressive jackpot');
  const cards = present(hand.cards, `the cards of seat ${hand.seat}`);
  return jackpotLine(rules, jackpot, of, rowOf(jackpot.table, fiveCardValue(cards)));
};

/** A royal or straight flush that is still on the table makes others envious, wager or not (AMB-17). */
const envyOf = (rules: RulesInForce, felt: ContestHands): readonly Entitlement[] => {
  const jackpot = present(rules.jackpots[0], 'the progressive jackpot');
  const needsWager = rules.rulebook.jackpots?.envy?.triggerNeedsWager.value === true;
  const triggers = felt.hands.flatMap((hand): EnvyTrigger[] => {
    if (hand.cards === null || hand.folded || hand.voided.includes(jackpot.id)) return [];
    const bonuses = hand.stakes.progressive === undefined ? [] : [jackpot.id];
    if ((needsWager && bonuses.length === 0) || !isLookedAt(hand, bonuses)) return [];
    const value = fiveCardValue(hand.cards);
    const row = rowOf(jackpot.table, value);
    return row !== undefined && jackpot.envyDollars.has(row.hand)
      ? [{ seat: hand.seat, row: row.hand, hand: describePoker(value) }]
      : [];
  });
  return envyLines(rules, jackpot, felt.hands, triggers);
};
