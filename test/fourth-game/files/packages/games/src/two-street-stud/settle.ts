import {
  type Card,
  describePoker,
  fiveCardValue,
  parsePokerThreshold,
  pokerCategoryOf,
  whenAllKnown,
} from '@baize/cards';
import { present, unwrap } from '@baize/result';
import type { HandKey, LineKey, PayRow, PayTable, RulesInForce } from '@baize/rulebook';
import { FOLDED, voidLine } from '../contest/lines.js';
import type { Entitlement } from '../kernel/entitlement.js';
import { type FeltHand, stakeOn } from '../kernel/felt.js';
import { bonusLine, firstRow, loses } from '../kernel/lines.js';
import { noticesFor } from '../kernel/notices.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { linesInOrder } from '../kernel/stages.js';
import { type TwoStreetRound, twoStreetPlay } from './round.js';

export interface TwoStreetFelt {
  readonly game: 'two-street-stud';
  /** The shared cards; none of them is looked at when everybody has folded. */
  readonly dealer: readonly Card[];
  readonly hands: readonly (FeltHand & { readonly folded: boolean })[];
}

export const feltOf = (state: TwoStreetRound): TwoStreetFelt => ({
  game: 'two-street-stud',
  dealer: whenAllKnown(state.shared) ?? [],
  hands: state.hands.map(({ seat, player, cards, stakes, decision, aside }) => ({
    seat,
    player,
    cards: whenAllKnown(cards) ?? null,
    stakes,
    claims: [],
    voided: aside.map(({ wager }) => wager),
    aside,
    folded: decision?.kind === 'fold',
  })),
});

/** The row that three cards of one's own and the two shared ones reach. */
export const rowOf = (table: PayTable, cards: readonly Card[]): PayRow | undefined => {
  const value = fiveCardValue(cards);
  const category = pokerCategoryOf(value);
  const jacks = unwrap(parsePokerThreshold('JJ'));
  const satisfies = (hand: HandKey): boolean =>
    hand === category ||
    (category === 'one-pair' &&
      (hand === 'pair' || (hand === 'pair-jacks-or-better' && value >= jacks)));
  return firstRow(table, satisfies);
};

export const settleTwoStreet = (rules: RulesInForce, felt: TwoStreetFelt): GameSettlement<null> => {
  const entitlements = linesInOrder(rules, felt.hands, {
    line: (hand, line) => lineOf(rules, felt, hand, line),
    envy: () => [],
  });
  return { dealer: null, entitlements, notices: noticesFor(rules, entitlements) };
};

const lineOf = (
  rules: RulesInForce,
  { dealer }: TwoStreetFelt,
  hand: TwoStreetFelt['hands'][number],
  line: LineKey,
): Entitlement | null => {
  const stakeCents = stakeOn(hand, line);
  if (stakeCents === undefined) return null;
  const { seat, cards, folded } = hand;
  const voided = voidLine(hand, { seat, line, stakeCents });
  if (voided !== null) return voided;
  if (folded) {
    return loses({ seat, line, stakeCents, hand: FOLDED }, twoStreetPlay(rules).folded.cite);
  }
  const five = [...present(cards, `the cards of seat ${seat}`), ...dealer];
  const table = present(rules.tables.ante, 'the pay table');
  const of = { seat, line, stakeCents, hand: describePoker(fiveCardValue(five)) };
  return bonusLine(of, table, rowOf(table, five));
};
