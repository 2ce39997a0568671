import { type Card, fiveCardValue } from '@baize/cards';
import {
  bonusEntitlements,
  type ContestHand,
  type Entitlement,
  gameOf,
  judgeFirstCards,
  judgeFlush,
  judgeStraightFlush,
  readingOf,
  studRow,
} from '@baize/games';
import type { PayRow, PayTable, RulesInForce, WagerId } from '@baize/rulebook';
import { stakesOf } from '../betting/betting.js';
import type { HandOnFelt } from '../live/felt-model.js';
import { cardsSeen } from '../live/hand-words.js';

/** What a bonus wager of a hand is worth as the cards lie now. */
export interface Worth {
  readonly wager: WagerId;
  readonly wins: boolean;
  /** The hand as the pay table sees it, in words. */
  readonly hand: string;
  /** The row of the posted table that it reaches. */
  readonly row: string | null;
  readonly due: Entitlement['due'];
  readonly returnedCents: number;
}

const MAIN: readonly string[] = ['ante', 'raise', 'bet', 'play'];

/** Every bonus wager of a hand, settled as its game settles it; nothing while a card is hidden. */
export const worthOf = (
  rules: RulesInForce,
  hand: HandOnFelt,
  dealer: readonly string[],
): readonly Worth[] => {
  const cards = cardsSeen(hand.cards);
  if (cards === undefined || cards.length === 0) return [];
  const stakes = Object.fromEntries(
    Object.entries(stakesOf(hand.stakes)).filter(([wager]) => !MAIN.includes(wager)),
  );
  const lies = { seat: hand.seat, cards, stakes, claims: [], voided: [], folded: false };
  return entitlementsOf(rules, lies, cardsSeen(dealer) ?? []).flatMap((line): readonly Worth[] => {
    const wager = Object.keys(stakes).find((one) => one === line.line) as WagerId | undefined;
    if (wager === undefined) return [];
    const row = rowReached(rules, wager, cards, cardsSeen(dealer) ?? []);
    return [
      {
        wager,
        wins: line.outcome === 'win',
        hand: line.hand,
        row: row === undefined || row.pays.kind === 'lose' ? null : row.label,
        due: line.due,
        returnedCents: line.returnedCents,
      },
    ];
  });
};

/** Against the dealer, bonus wagers know nothing of the contest; in a game in turn they see the dealer's cards. */
const entitlementsOf = (
  rules: RulesInForce,
  hand: ContestHand,
  dealer: readonly Card[],
): readonly Entitlement[] => {
  const { contest, action } = gameOf(rules.rulebook);
  if (contest !== null) return contest.settle(rules, { dealer: null, hands: [hand] }).entitlements;
  return action === null || dealer.length < DEALERS_CARDS
    ? []
    : bonusEntitlements(rules, { dealer, hands: [hand] });
};

const DEALERS_CARDS = 5;

/** The row of the elected table that a hand takes; which cards count is the table's to say. */
const rowReached = (
  rules: RulesInForce,
  wager: WagerId,
  cards: readonly Card[],
  dealer: readonly Card[],
): PayRow | undefined => {
  const table = rules.tables[wager];
  if (table === undefined) return undefined;
  switch (table.judged) {
    case 'flush-of-seven':
      return judgeFlush(table, readingOf(cards, rules.settings)).row;
    case 'straight-flush-of-seven':
      return judgeStraightFlush(table, readingOf(cards, rules.settings)).row;
    case 'five-card-poker':
      return cards.length === FIVE ? studRow(table, fiveCardValue(cards)) : undefined;
    default:
      return dealer.length < DEALERS_CARDS
        ? undefined
        : firstRow(rules, wager, table, cards, dealer);
  }
};

const FIVE = 5;

const firstRow = (
  rules: RulesInForce,
  wager: WagerId,
  table: PayTable,
  two: readonly Card[],
  dealer: readonly Card[],
): PayRow | undefined => {
  const suit = rules.jackpots.find(({ id }) => id === wager)?.suit ?? null;
  return judgeFirstCards(table, { two, dealer }, { aceLow: rules.settings.aceLow, suit }).row;
};
