import {
  type Card,
  fiveCardValue,
  type PokerValue,
  parsePokerThreshold,
  pokerCategoryOf,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import type { CaribbeanStudPlay, HandKey, PayRow, PayTable } from '@baize/rulebook';
import { firstRow } from '../kernel/lines.js';

/** "An ace and a king, or better": a pair of twos is better, ace-queen is not. */
export const qualifies = (dealer: readonly Card[], play: CaribbeanStudPlay): boolean =>
  fiveCardValue(dealer) >= unwrap(parsePokerThreshold(play.qualifier.value.atLeast));

/** The row of a schedule that a five-card hand reaches: the highest it satisfies. */
export const rowOf = (table: PayTable, value: PokerValue): PayRow | undefined => {
  const category = pokerCategoryOf(value);
  const small = category === 'one-pair' || category === 'high-card';
  const satisfies = (hand: HandKey): boolean =>
    hand === category || (hand === 'one-pair-or-less' && small);
  return firstRow(table, satisfies);
};
