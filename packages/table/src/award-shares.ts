import type { Entitlement, MeterAward } from '@baize/games';
import { type Award, awardInOrder, type Funds, type Share } from '@baize/jackpot';
import type { RulesInForce } from '@baize/rulebook';

/** What the meters gave in the order of the lines, and the meters after it. */
export interface Awarded {
  readonly awards: readonly Award[];
  readonly meters: Funds;
}

/** Turns the lines that are due from a meter into amounts, one award for each and in their order. */
export const awardShares = (
  { jackpots, settings }: RulesInForce,
  entitlements: readonly Entitlement[],
  meters: Funds,
): Awarded => awardInOrder(jackpots, meters, entitlements.flatMap(shareOf), settings.multiHit);

const shareOf = ({ seat, due }: Entitlement): readonly Share[] =>
  due.from === 'meter' ? [{ seat, jackpot: due.jackpot, percent: due.percent }] : [];

/** The awards as a round takes them: who gets how much of which jackpot. */
export const meterAwards = (awards: readonly Award[]): readonly MeterAward[] =>
  awards.map(({ seat, jackpot, cents }) => ({ seat, jackpot, cents }));
