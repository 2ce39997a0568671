import { describeFlush, type FlushValue, longestFlush } from '@baize/cards';
import type { Cents } from '@baize/money';
import { present } from '@baize/result';
import type { LineKey, RulesInForce } from '@baize/rulebook';
import type { ContestHands } from '../contest/felt.js';
import type { DealersHand } from '../contest/game.js';
import {
  bonusEnded,
  contestLine,
  FOLDED,
  paidAsWritten,
  type Standing,
  voidLine,
} from '../contest/lines.js';
import { capPayouts } from '../kernel/cap.js';
import type { Entitlement } from '../kernel/entitlement.js';
import { stakeOn } from '../kernel/felt.js';
import { bonusLine, jackpotLine, loses } from '../kernel/lines.js';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { linesInOrder } from '../kernel/stages.js';
import { type Bonus, foldedBonusRule, jackpotOf, judge, tableOf } from './bonuses.js';
import { envyOf } from './envy.js';
import { qualifies } from './hands.js';
import { highCardFlushPlay } from './play.js';
import { type ReadHand, readHand, readingOf } from './reading.js';

/** Who is entitled to what, by which clause. */
export const settleHighCardFlush = (
  rules: RulesInForce,
  felt: ContestHands,
): GameSettlement<DealersHand | null> => {
  const dealer = dealerOf(rules, felt);
  const hands = felt.hands.map((hand) => readHand(rules, hand));
  const lines = capPayouts(
    rules,
    linesInOrder(rules, hands, {
      line: (hand, line) => lineOf(rules, dealer, hand, line),
      envy: (id) => envyOf(rules, hands, id),
    }),
  );
  return {
    dealer: dealer === null ? null : { hand: dealer.hand, qualifies: dealer.qualifies },
    entitlements: lines,
    notices: noticesFor(rules, lines),
  };
};

/** The dealer's hand, looked at once for the whole round. */
type Dealer = DealersHand & { readonly value: FlushValue };

const dealerOf = (rules: RulesInForce, { dealer }: ContestHands): Dealer | null => {
  if (dealer === null) return null;
  const value = longestFlush(dealer);
  return {
    value,
    hand: describeFlush(value),
    qualifies: qualifies(value, highCardFlushPlay(rules)),
  };
};

const lineOf = (
  rules: RulesInForce,
  dealer: Dealer | null,
  read: ReadHand,
  line: LineKey,
): Entitlement | null => {
  const { hand } = read;
  const stakeCents = stakeOn(hand, line);
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line, stakeCents };
  const voided = voidLine(hand, of);
  if (voided !== null) return voided;
  switch (line) {
    case 'ante':
    case 'raise':
      return againstDealer(rules, dealer, read, stakeCents, line);
    case 'flush':
    case 'straight-flush':
    case 'progressive':
      return bonusOf(rules, read, line, stakeCents);
    default:
      throw new Error(`High Card Flush has no ${line}`);
  }
};

const againstDealer = (
  rules: RulesInForce,
  dealer: Dealer | null,
  { seat, hand, reading }: ReadHand,
  stakeCents: Cents,
  wager: 'ante' | 'raise',
): Entitlement => {
  const play = highCardFlushPlay(rules);
  const cites = {
    folded: play.folded.cite,
    'not-qualified': play.notQualified.cite,
    lower: play.lower.cite,
    tie: play.tie.cite,
  };
  const wins = () => paidAsWritten(rules, wager);
  const place = wager === 'ante' ? 'ante' : 'second';
  // A folded hand is nobody's business: its ante is lost whatever it was.
  if (hand.folded) {
    return contestLine(
      { seat, line: wager, stakeCents, hand: FOLDED },
      place,
      'folded',
      cites,
      wins,
    );
  }
  const { flush } = present(reading, () => `the cards of seat ${seat}, which stayed in`);
  const standing = standingOf(present(dealer, 'the dealer’s cards'), flush);
  const of = { seat, line: wager, stakeCents, hand: describeFlush(flush) };
  return contestLine(of, place, standing, cites, wins);
};

const standingOf = (dealer: Dealer, value: FlushValue): Standing => {
  if (!dealer.qualifies) return 'not-qualified';
  if (value === dealer.value) return 'tie';
  return value > dealer.value ? 'higher' : 'lower';
};

const bonusOf = (
  rules: RulesInForce,
  { seat, hand, reading }: ReadHand,
  wager: Bonus,
  stakeCents: Cents,
): Entitlement => {
  const ended = bonusEnded(hand, wager, foldedBonusRule(rules, wager));
  if (ended !== null) return loses({ seat, line: wager, stakeCents, hand: FOLDED }, ended);
  const tucked = hand.tucked?.[wager] ?? null;
  const { row, words } = judge(
    rules,
    wager,
    tucked === null
      ? present(reading, () => `the cards of seat ${seat}`)
      : readingOf(tucked, rules.settings),
  );
  const of = { seat, line: wager, stakeCents, hand: words };
  if (wager !== 'progressive') return bonusLine(of, tableOf(rules, wager), row);
  return jackpotLine(rules, jackpotOf(rules, 'progressive'), of, row);
};
