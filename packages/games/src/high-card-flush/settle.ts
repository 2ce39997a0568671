import { type Card, CardSet, describeFlush, type FlushValue, longestFlush } from '@baize/cards';
import { type Cents, to1 } from '@baize/money';
import { assert, present } from '@baize/result';
import type {
  Cited,
  FoldedBonus,
  HighCardFlushPlay,
  LineKey,
  PayRow,
  RulesInForce,
} from '@baize/rulebook';
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
import {
  flushRow,
  type Judgement,
  judgeFlush,
  judgeStraightFlush,
  qualifies,
  straightFlushRow,
} from './hands.js';

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
  const laid = felt.hands.map(laidHand);
  const lines = capPayouts(
    rules,
    linesInOrder(rules, laid, {
      line: (hand, line) => lineOf(rules, dealer, hand, line),
      envy: (id) => envyOf(rules, felt, laid, id),
    }),
  );
  return {
    dealer: dealer === null ? null : { hand: dealer.hand, qualifies: dealer.qualifies },
    entitlements: lines,
    notices: noticesFor(rules, lines),
  };
};

/** A hand with its cards laid by suit, once for all its wagers. */
interface LaidHand {
  readonly seat: number;
  readonly hand: ContestHand;
  readonly cards: CardSet | null;
}

const laidHand = (hand: ContestHand): LaidHand => ({
  seat: hand.seat,
  hand,
  cards: hand.cards === null ? null : CardSet.of(hand.cards),
});

/** The dealer's hand, looked at once for the whole round. */
type Dealer = DealersFlush & { readonly value: FlushValue };

const dealerOf = (rules: RulesInForce, { dealer }: HighCardFlushFelt): Dealer | null => {
  if (dealer === null) return null;
  const cards = CardSet.of(dealer);
  const value = longestFlush(cards);
  return {
    value,
    hand: describeFlush(value),
    qualifies: qualifies(cards, highCardFlushPlay(rules)),
  };
};

const lineOf = (
  rules: RulesInForce,
  dealer: Dealer | null,
  laid: LaidHand,
  line: LineKey,
): Entitlement | null => {
  if (line === 'pot' || line === 'ante-bonus') return null;
  const { hand } = laid;
  const stakeCents = hand.stakes[line];
  if (stakeCents === undefined) return null;
  const of = { seat: hand.seat, line, stakeCents };
  const voided = voidLine(rules, hand, of);
  if (voided !== null) return voided;
  switch (line) {
    case 'ante':
    case 'raise':
      return againstDealer(rules, dealer, laid, stakeCents, line);
    case 'flush':
    case 'straight-flush':
    case 'progressive':
      return bonusOf(rules, laid, line, stakeCents);
    default:
      throw new Error(`High Card Flush has no ${line}`);
  }
};

const againstDealer = (
  rules: RulesInForce,
  dealer: Dealer | null,
  { seat, hand, cards }: LaidHand,
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
  const value = longestFlush(present(cards, () => `the cards of seat ${seat}, which stayed in`));
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
  { seat, hand, cards }: LaidHand,
  wager: Bonus,
  stakeCents: Cents,
): Entitlement => {
  const ended = bonusEnded(hand, wager, foldedBonusRule(rules, wager));
  if (ended !== null) return loses({ seat, line: wager, stakeCents, hand: FOLDED }, ended);
  const tucked = hand.tucked?.[wager] ?? null;
  const { row, words } = judge(
    rules,
    wager,
    tucked === null ? present(cards, () => `the cards of seat ${seat}`) : CardSet.of(tucked),
  );
  const of = { seat, line: wager, stakeCents, hand: words };
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
const judge = (rules: RulesInForce, wager: Bonus, cards: CardSet): Judgement =>
  wager === 'flush'
    ? judgeFlush(tableOf(rules, wager), cards)
    : judgeStraightFlush(tableOf(rules, wager), cards, rules.settings);

/** The row alone, where nobody asks for the hand in words. */
export const rowReached = (
  rules: RulesInForce,
  wager: Bonus,
  cards: CardSet,
): PayRow | undefined =>
  wager === 'flush'
    ? flushRow(tableOf(rules, wager), cards)
    : straightFlushRow(tableOf(rules, wager), cards, rules.settings);

/** Hands that make others envious: the holder needs no wager, a folded hand its cards on the layout. */
const envyOf = (
  rules: RulesInForce,
  felt: HighCardFlushFelt,
  laid: readonly LaidHand[],
  id: string,
): readonly Entitlement[] => {
  const rule = rules.rulebook.jackpots?.envy;
  if (rule === null || rule === undefined) return [];
  const jackpot = jackpotOf(rules, id);
  const triggers: EnvyTrigger[] = [];
  for (const { seat, hand, cards } of laid) {
    if (cards === null || hand.voided.includes(jackpot.id) || !mayTrigger(hand, rule)) continue;
    const row = rowReached(rules, 'progressive', cards)?.hand;
    if (row === undefined || !jackpot.envyDollars.has(row)) continue;
    triggers.push({ seat, row, hand: judge(rules, 'progressive', cards).words });
  }
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
