import type { DealingMethod } from '../schema/cards-and-dealing.js';
import type { TableKey, WagerId } from '../schema/names.js';
import type { Rulebook } from '../schema/rulebook.js';

/** `a, b and c`. */
export const inWords = (items: readonly string[], last = 'and'): string => {
  const head = items.slice(0, -1).join(', ');
  const tail = items.at(-1) ?? '';
  return head === '' ? tail : `${head} ${last} ${tail}`;
};

/** A capital at the start and a full stop at the end. */
export const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]"?$/.test(text) ? '' : '.'}`;

/** `PT-FLT-RF-01, -02 and -03`: what the ids of a family begin with is said once. */
export const idList = (ids: readonly string[], last = 'and'): string => {
  const sorted = ids.toSorted();
  const [first = '', ...others] = sorted;
  const prefix = first.slice(0, first.lastIndexOf('-'));
  const shared = prefix !== '' && others.every((id) => id.startsWith(`${prefix}-`));
  return inWords(shared ? [first, ...others.map((id) => id.slice(prefix.length))] : sorted, last);
};

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers read better as words. */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);

const RANKS: Readonly<Record<number, string>> = {
  10: 'ten',
  11: 'jack',
  12: 'queen',
  13: 'king',
  14: 'ace',
};

export const rankWord = (rank: number): string => RANKS[rank] ?? countWord(rank);

export const METHOD_WORDS: Readonly<Record<DealingMethod, string>> = {
  hand: 'by hand',
  'manual-shoe': 'from a manual shoe',
  'automated-shoe': 'from an automated shoe',
};

const TABLE_WORDS: Readonly<Record<TableKey, string>> = {
  ante: 'ante',
  raise: 'raise',
  bet: 'bet',
  play: 'play wager',
  flush: 'flush bonus',
  'straight-flush': 'straight flush bonus',
  progressive: 'progressive',
  'rapid-fire': 'Rapid Fire',
  hedge: 'Hedge Bet',
  pocket: 'Pocket Bonus',
  'mini-royal': 'Mini-Royal jackpot',
  'five-card': 'Five-Card Linked jackpot',
  'seven-card': 'Seven-Card Linked jackpot',
  'heads-up-holdem': "Heads Up Hold'em jackpot",
  'ante-bonus': 'Ante Bonus',
  kickout: 'kickout',
};

/** One word for a wager in every rulebook, whatever name its felt prints. */
export const wagerWord = (rulebook: Rulebook, key: TableKey): string => {
  const rule = key === 'ante-bonus' || key === 'kickout' ? undefined : rulebook.wagers[key];
  // The same id is a bonus in one game and a jackpot in another.
  return key === 'straight-flush' && rule?.kind.value === 'jackpot'
    ? 'straight flush jackpot'
    : TABLE_WORDS[key];
};

export const wagerList = (rulebook: Rulebook, keys: readonly WagerId[], last?: string): string =>
  inWords(
    keys.map((key) => wagerWord(rulebook, key)),
    last,
  );
