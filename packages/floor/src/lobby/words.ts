import type { LobbyTable } from '@baize/house/client';

/** A game by its id, or a wager where nothing of the document is at hand. */
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
