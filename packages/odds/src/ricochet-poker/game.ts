import {
  ALL_RANKS,
  LOW_ACE,
  POKER_CATEGORIES,
  type PokerCategory,
  type PokerValue,
  parsePokerThreshold,
  pokerValue,
  type RankMask,
} from '@baize/cards';
import { assert, present, unwrap } from '@baize/result';
import type { KickoutTable, PayTable, RulesInForce } from '@baize/rulebook';

/** What the odds of the contest for the pot depend on. */
export interface RicochetGame {
  /** The ranks of each of the four suits; all of them but in a short deck. */
  readonly ranks: RankMask;
  /** The lowest hand that folds the dealer. */
  readonly kickout: PokerValue;
  /** What a player adds to stay, in antes. */
  readonly playAntes: number;
  /** What the ante bonus pays, in antes, by the player's five cards. */
  readonly bonusAntes: (category: PokerCategory) => number;
}

/** The game of so many hands under these rules: the kickout hand is theirs. */
export const ricochetGame = (
  { rulebook, tables, kickout }: Pick<RulesInForce, 'rulebook' | 'tables' | 'kickout'>,
  hands = 1,
  ranks: RankMask = ALL_RANKS,
): RicochetGame => {
  assert(rulebook.play.game === 'ricochet-poker', 'the rules are of Ricochet Poker');
  const stake = rulebook.wagers.play?.stake.value;
  assert(stake?.kind === 'ante-multiple', 'a play wager is so many antes');
  return {
    ranks,
    kickout: kickoutOf(present(kickout, 'an elected kickout table'), hands),
    playAntes: stake.times,
    bonusAntes: bonusOf(tables['ante-bonus']),
  };
};

const LOWEST_STRAIGHT = pokerValue('straight', [5, 4, 3, 2, LOW_ACE]);

/** A dealer's hand that stays is neither a straight nor a flush: the counts rest on it. */
const kickoutOf = ({ rows, id }: KickoutTable, hands: number): PokerValue => {
  const row = present(
    rows.find((one) => one.hands === hands),
    `the row of ${id} for ${hands} hands`,
  );
  const kickout = unwrap(parsePokerThreshold(row.atLeast));
  assert(kickout <= LOWEST_STRAIGHT, `a kickout hand no higher than a straight: ${row.atLeast}`);
  return kickout;
};

const bonusOf = (table: PayTable | undefined): RicochetGame['bonusAntes'] => {
  const antes = new Map<string, number>();
  for (const { hand, pays } of table?.rows ?? []) {
    assert(
      POKER_CATEGORIES.some((category) => category === hand),
      `an ante bonus by kinds of hands, not by ${hand}`,
    );
    if (pays.kind === 'to-1') antes.set(hand, pays.value);
  }
  return (category) => antes.get(category) ?? 0;
};
