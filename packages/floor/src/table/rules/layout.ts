import type { LobbyTable, RulesView } from '@baize/house/client';
import type { WagerId } from '@baize/rulebook';
import { titleOf } from '../../lobby/words.js';
import type { TableFacts } from './use-table-facts.js';

type Sign = RulesView['sign'];

/** What a wager, or a line of a receipt, is called in the table's own document. */
export const lineName = (sign: Sign | undefined, line: string): string => {
  const [wager = '', envy] = line.split(':');
  const named =
    sign?.tables.find(({ key }) => key === wager)?.name ??
    sign?.jackpots.find(({ id }) => id === wager)?.name ??
    titleOf(wager);
  return envy === undefined ? named : `${named}, envy`;
};

/** An area of the layout, where chips lie. */
export interface Area {
  readonly wager: WagerId;
  readonly name: string;
  readonly kind: 'main' | 'bonus' | 'jackpot';
}

/** Staked at the start or with the decision; everything else is a bet beside the game. */
const MAIN: readonly string[] = ['ante', 'raise', 'bet', 'play'];

/** Every betting area that the layout of a table has, in its order. */
export const areasOf = ({ lobby, rules }: TableFacts): readonly Area[] =>
  (lobby?.wagers ?? []).map(({ wager }) => ({
    wager,
    name: lineName(rules?.sign, wager),
    kind: MAIN.includes(wager) ? 'main' : isJackpot(lobby, wager) ? 'jackpot' : 'bonus',
  }));

const isJackpot = (lobby: LobbyTable | null, wager: WagerId): boolean =>
  lobby?.jackpots.some((jackpot) => jackpot.wager === wager) === true;

/** All places as a player sees them: seat 1, at the dealer's far left, is at the far right. */
export const seatsInSight = (positions: number): readonly number[] =>
  Array.from({ length: positions }, (_, at) => positions - at);

/** The seats to try, best first: empty ones near the middle, then those that practice players keep warm. */
export const seatsToTry = (
  positions: number,
  taken: readonly { readonly seat: number; readonly practice: boolean }[],
): readonly number[] => {
  const middle = (positions + 1) / 2;
  const byMiddle = seatsInSight(positions).toSorted(
    (left, right) => Math.abs(left - middle) - Math.abs(right - middle) || left - right,
  );
  const at = (seat: number) => taken.find((one) => one.seat === seat);
  return [
    ...byMiddle.filter((seat) => at(seat) === undefined),
    ...byMiddle.filter((seat) => at(seat)?.practice === true),
  ];
};
