import type { LobbyTable } from '@baize/house/client';

const GAMES: Readonly<Record<LobbyTable['game'], string>> = {
  'high-card-flush': 'High Card Flush',
  'caribbean-stud': 'Caribbean Stud',
  'ricochet-poker': 'Ricochet Poker',
};

const PLACES: Readonly<Record<string, string>> = {
  sd: 'South Dakota',
  md: 'Maryland',
  oh: 'Ohio',
  wa: 'Washington',
};

export const gameInWords = (game: LobbyTable['game']): string => GAMES[game];

/** Whose document it is, from the first part of a rulebook's id. */
export const placeInWords = (rulebook: string): string => {
  const [place = ''] = rulebook.split('/');
  return PLACES[place] ?? place.toUpperCase();
};

/** A wager by its id, where nothing of the document is at hand. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The usual buy-in: fifty of the smallest antes, up to a thousand dollars. */
export const usualBuyInCents = ({ limits }: Pick<LobbyTable, 'limits'>): number =>
  Math.min(100_000, 50 * (limits.ante?.minCents ?? 1_000));

/** Staked at the start or with the decision; everything else is a bet beside the game. */
const MAIN: readonly string[] = ['ante', 'raise', 'bet', 'play'];

/** The side bets and jackpots of a table, by name. */
export const sideBetsOf = ({
  wagers,
  jackpots,
}: Pick<LobbyTable, 'wagers' | 'jackpots'>): readonly string[] =>
  wagers
    .filter(({ wager, paytable }) => paytable !== null && !MAIN.includes(wager))
    .map(({ wager }) => jackpots.find((one) => one.wager === wager)?.name ?? titleOf(wager));
