/**
 * The one-way map of the house: what each package may import of its siblings, directly.
 * The dependency rules, the purity rules and their tests are all made from it.
 */
export const MAY_IMPORT = {
  result: [],
  money: ['result'],
  cards: ['result'],
  rulebook: ['result', 'money', 'cards'],
  games: ['result', 'money', 'cards', 'rulebook'],
  jackpot: ['result', 'money', 'cards', 'rulebook'],
  table: ['result', 'money', 'cards', 'rulebook', 'games', 'jackpot'],
  odds: ['result', 'money', 'cards', 'rulebook', 'games'],
  house: ['result', 'money', 'cards', 'rulebook', 'games', 'jackpot', 'table', 'odds'],
  floor: ['result', 'money', 'cards', 'rulebook', 'games', 'jackpot', 'table', 'odds', 'house'],
  cli: [
    'result',
    'money',
    'cards',
    'rulebook',
    'games',
    'jackpot',
    'table',
    'odds',
    'house',
    'floor',
  ],
};

/** Pure packages: no clock, no randomness, no I/O, nothing of Node's, no dependency from outside. */
export const PURE = ['result', 'money', 'cards', 'rulebook', 'games', 'jackpot', 'table', 'odds'];
