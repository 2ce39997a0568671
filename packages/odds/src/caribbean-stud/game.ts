import {
  ALL_RANKS,
  type PokerCategory,
  type PokerValue,
  parsePokerThreshold,
  type RankMask,
} from '@baize/cards';
import { assert, present, unwrap } from '@baize/result';
import type { PayTable, RulesInForce } from '@baize/rulebook';

/** What the odds of the base game depend on. */
export interface StudGame {
  /** The ranks of each of the four suits; all of them but in a short deck. */
  readonly ranks: RankMask;
  /** The lowest hand that qualifies the dealer. */
  readonly qualifier: PokerValue;
  /** The bet, in antes. */
  readonly betAntes: number;
  /** What a winning bet is paid to 1, by the player's hand. */
  readonly pays: (category: PokerCategory) => number;
}

export const studGame = (
  { rulebook, tables }: Pick<RulesInForce, 'rulebook' | 'tables'>,
  ranks: RankMask = ALL_RANKS,
): StudGame => {
  const { play, wagers } = rulebook;
  assert(play.game === 'caribbean-stud', 'the rules are of Caribbean Stud');
  const stake = wagers.bet?.stake.value;
  assert(stake?.kind === 'ante-multiple', 'a bet is so many antes');
  const schedule = present(tables.bet, 'the schedule of the bet');
  return {
    ranks,
    qualifier: unwrap(parsePokerThreshold(play.qualifier.value.atLeast)),
    betAntes: stake.times,
    pays: (category) => paysFor(schedule, category),
  };
};

const SMALL: readonly PokerCategory[] = ['one-pair', 'high-card'];

const paysFor = ({ rows, id }: PayTable, category: PokerCategory): number => {
  const row = rows.find(
    ({ hand }) => hand === category || (hand === 'one-pair-or-less' && SMALL.includes(category)),
  );
  const pays = present(row, `a row of table ${id} for a ${category}`).pays;
  assert(pays.kind === 'to-1', 'a bet pays to 1');
  return pays.value;
};
