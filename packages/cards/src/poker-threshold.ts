import { err, type InputError, ok, type Result } from '@baize/result';
import { parseRank, type Rank } from './card.js';
import { LOW_ACE, type PokerCategory, type PokerValue, pokerValue } from './poker-value.js';
import { rankMaskOf } from './rank-mask.js';
import { longestRun, runLength, runTop } from './rank-run.js';
import { rankPlural } from './rank-words.js';

/**
 * The lowest value of "this hand or better", from the ranks that matter: `AK`, `KKQ`, `TT22`,
 * `222`, `A2345` (WA-RP-AppA). Cards that are not written rank below any card: a hand reaches it
 * when its value is no less.
 */
export const parsePokerThreshold = (
  text: string,
): Result<PokerValue, InputError<'not-a-threshold'>> => {
  const ranks = [...text].map(parseRank).filter((rank) => rank !== undefined);
  if (ranks.length !== text.length || ranks.length < 1 || ranks.length > 5) {
    return refuse(`"${text}" is not a hand: write one to five ranks, as in "KKQ" or "A2345"`);
  }
  const groups = groupsAsTheyDecide(ranks);
  const [first = [], second = []] = groups;
  const [rank] = first;
  if (rank !== undefined && first.length > 4) {
    return refuse(`"${text}" is not a hand: there are only four ${rankPlural(rank)}`);
  }
  const run = longestRun(rankMaskOf(ranks), { aceLow: true });
  if (runLength(run) === 5) {
    return ok(pokerValue('straight', runTop(run) === 5 ? [5, 4, 3, 2, LOW_ACE] : groups.flat()));
  }
  return ok(pokerValue(categoryOf(first.length, second.length), groups.flat()));
};

const refuse = (message: string) => err({ code: 'not-a-threshold', message } as const);

/** Equal ranks together: more of a kind first, then higher first. */
const groupsAsTheyDecide = (ranks: readonly Rank[]): readonly (readonly Rank[])[] =>
  [...new Set(ranks)]
    .map((rank) => ranks.filter((other) => other === rank))
    .sort((a, b) => b.length - a.length || (b[0] ?? 0) - (a[0] ?? 0));

const categoryOf = (mostOfAKind: number, nextOfAKind: number): PokerCategory => {
  if (mostOfAKind === 4) return 'four-of-a-kind';
  if (mostOfAKind === 3) return nextOfAKind === 2 ? 'full-house' : 'three-of-a-kind';
  if (mostOfAKind === 2) return nextOfAKind === 2 ? 'two-pair' : 'one-pair';
  return 'high-card';
};
