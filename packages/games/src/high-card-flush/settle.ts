import { type Card, describeFlush, type FlushValue, longestFlush } from '@baize/cards';
import { type Cents, to1 } from '@baize/money';
import { assert, present } from '@baize/result';
import type { Cited, FoldedBonus, HighCardFlushPlay, LineKey, RulesInForce } from '@baize/rulebook';
import {
  bonusEnded,
  type ContestHand,
  contestLine,
  FOLDED,
  type Standing,
  voidLine,
} from '../contest/lines.js';
import { capPayouts } from '../kernel/cap.js';
import type { Entitlement } from '../kernel/entitlement.js';
import { type EnvyTrigger, envyLines } from '../kernel/envy.js';
import { bonusLine, jackpotLine, loses } from '../kernel/lines.js';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { linesInOrder } from '../kernel/stages.js';
import { type Judgement, judgeFlush, judgeStraightFlush, qualifies } from './hands.js';

/** A finished round on the felt. The dealer has no hand when the contest is void. */
export interface HighCardFlushFelt {
  readonly dealer: readonly Card[] | null;
  readonly hands: readonly ContestHand[];
}

export interface DealersFlush {
  readonly hand: string;
  readonly qualifies: boolean;
}

type Bonus = 'flush' | 'straight-flush' | 'progressive';

export const highCardFlushPlay = (rules: RulesInForce): HighCardFlushPlay => {
  const { play } = rules.rulebook;
  assert(play.game === 'high-card-flush', 'the rules are of High Card Flush');
  return play;
};

/** Who is entitled to what, by which clause. */
export const settleHighCardFlush = (
  rules: RulesInForce,
  felt: HighCardFlushFelt,
): GameSettlement<DealersFlush | null> => {
  const dealer = dealerOf(rules, felt);
  const lines = capPayouts(
    rules,
    linesInOrder(rules, felt.hands, {
      line: (hand, line) => lineOf(rules, dealer, hand, line),
      envy: (id) => envyOf(rules, felt, id),
    }),
  );
  return {
    dealer: dealer === null ? null : { hand: dealer.hand, qualifies: dealer.qualifies },
    entitlements: lines,
    notices: noticesFor(rules, lines),
  };
};

/** The dealer's hand, looked at once for the whole round. */
type Dealer = DealersFlush & { readonly value: FlushValue };

const dealerOf = (rules: RulesInForce, { dealer }: HighCardFlushFelt): Dealer | null => {
  if (dealer === null) return null;
  const value = longestFlush(dealer);
  return {
    value,
    hand: describeFlush(value),
    qualifies: qualifies(dealer, highCardFlushPlay(rules)),
  };
};

const lineOf = (
  rules: RulesInForce,
  dealer: Dealer | null,
  hand: ContestHand,
  line: LineKey,
): Entitlement | null => {
  if (line === 'pot' || line === 'ante-bonus') return null;
  const stakeCents = hand.stakes[line];
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line, stakeCents };
  const voided = voidLine(rules, hand, of);
  if (voided !== null) return voided;
  switch (line) {
    case 'ante':
    case 'raise':
      return againstDealer(rules, dealer, hand, stakeCents, line);
    case 'flush':
    case 'straight-flush':
    case 'progressive':
      return bonusOf(rules, hand, line, stakeCents);
    default:
      throw new Error(`High Card Flush has no ${line}`);
  }
};

const againstDealer = (
  rules: RulesInForce,
  dealer: Dealer | null,
  hand: ContestHand,
  stakeCents: Cents,
  wager: 'ante' | 'raise',
): Entitlement => {
  const play = highCardFlushPlay(rules);
  const rule = rules.rulebook.wagers[wager];
  const cites = {
    folded: play.folded?.cite ?? play.dealerRevealed.cite,
    'not-qualified': play.notQualified.cite,
    lower: play.lower?.cite ?? play.qualifier.cite,
    higher: rule?.pays?.cite ?? play.qualifier.cite,
    tie: play.tie.cite,
  };
  const pays = rule?.pays?.value ?? to1(1);
  const place = wager === 'ante' ? 'ante' : 'second';
  const { seat } = hand;
  // A folded hand is nobody's business: its ante is lost whatever it was.
  if (hand.folded) {
    return contestLine(
      { seat, line: wager, stakeCents, hand: FOLDED },
      place,
      'folded',
      cites,
      pays,
    );
  }
  const cards = present(hand.cards, () => `the cards of seat ${seat}, which stayed in`);
  const value = longestFlush(cards);
  const standing = standingOf(present(dealer, 'the dealer’s cards'), value);
  const of = { seat, line: wager, stakeCents, hand: describeFlush(value) };
  return contestLine(of, place, standing, cites, pays);
};

const standingOf = (dealer: Dealer, value: FlushValue): Standing => {
  if (!dealer.qualifies) return 'not-qualified';
  if (value === dealer.value) return 'tie';
  return value > dealer.value ? 'higher' : 'lower';
};

/** What becomes of a bonus after a fold, with the house's stricter reading where it took it (AMB-16). */
export const foldedBonusRule = (rules: RulesInForce, wager: Bonus): Cited<FoldedBonus> => {
  const rule = highCardFlushPlay(rules).foldedBonus[wager];
  return rules.settings.foldBonus === 'straight-flush-only' && wager !== 'straight-flush'
    ? { ...rule, value: 'forfeited' }
    : rule;
};

const bonusOf = (
  rules: RulesInForce,
  hand: ContestHand,
  wager: Bonus,
  stakeCents: Cents,
): Entitlement => {
  const rule = foldedBonusRule(rules, wager);
  const cards = hand.tucked?.[wager] ?? hand.cards;
  const ended = bonusEnded(hand, wager, rule);
  if (ended !== null)
    return loses({ seat: hand.seat, line: wager, stakeCents, hand: FOLDED }, ended);
  const { row, words } = judge(
    rules,
    wager,
    present(cards, () => `the cards of seat ${hand.seat}`),
  );
  const of = { seat: hand.seat, line: wager, stakeCents, hand: words };
  if (wager !== 'progressive') return bonusLine(of, tableOf(rules, wager), row);
  return jackpotLine(rules, jackpotOf(rules, 'progressive'), of, row);
};

const tableOf = (rules: RulesInForce, wager: Bonus) =>
  present(rules.tables[wager], () => `the elected table of ${wager}`);

const jackpotOf = (rules: RulesInForce, id: string) =>
  present(
    rules.jackpots.find((jackpot) => jackpot.id === id),
    () => `the jackpot ${id}`,
  );

/** What a bonus wager's table makes of these cards. */
export const judge = (rules: RulesInForce, wager: Bonus, cards: readonly Card[]): Judgement =>
  wager === 'flush'
    ? judgeFlush(tableOf(rules, wager), cards)
    : judgeStraightFlush(tableOf(rules, wager), cards, { aceLow: rules.settings.aceLow });

/** Hands that make others envious: the holder needs no wager, a folded hand its cards on the layout. */
const envyOf = (
  rules: RulesInForce,
  felt: HighCardFlushFelt,
  id: string,
): readonly Entitlement[] => {
  const rule = rules.rulebook.jackpots?.envy;
  if (rule === null || rule === undefined) return [];
  const jackpot = jackpotOf(rules, id);
  const triggers = felt.hands.flatMap((hand): EnvyTrigger[] => {
    if (hand.cards === null || hand.voided.includes(jackpot.id)) return [];
    if (!mayTrigger(hand, rule)) return [];
    const { row, words } = judge(rules, 'progressive', hand.cards);
    return row !== undefined && jackpot.envyDollars.has(row.hand)
      ? [{ seat: hand.seat, row: row.hand, hand: words }]
      : [];
  });
  return envyLines(rules, jackpot, felt.hands, triggers);
};

type EnvyRule = NonNullable<NonNullable<RulesInForce['rulebook']['jackpots']>['envy']>;

const mayTrigger = (hand: ContestHand, rule: EnvyRule): boolean => {
  if (rule.triggerNeedsWager.value && hand.stakes.progressive === undefined) return false;
  if (!hand.folded) return true;
  const bonuses = [hand.stakes.flush, hand.stakes['straight-flush'], hand.stakes.progressive];
  return (
    rule.foldedHandTriggers.value === 'when-its-cards-remain' &&
    bonuses.some((stake) => stake !== undefined)
  );
};
