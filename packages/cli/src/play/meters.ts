import type { Stakes } from '@baize/games';
import type { Fund, Funds } from '@baize/jackpot';
import { atBasisPoints, cents, type Micros, micros, microsOfCents } from '@baize/money';
import type { JackpotInForce, RulesInForce, WagerId } from '@baize/rulebook';

/** What the meters of a table show when it opens. */
export const openMeters = ({ jackpots, elections }: RulesInForce): Funds =>
  Object.fromEntries(
    jackpots.map(({ id, type, seedCents, reserveCents }) => {
      const initial = elections.jackpots?.[id]?.initial;
      const shown = type === 'house' || initial === undefined ? seedCents : cents(initial);
      return [
        id,
        { meterMicros: microsOfCents(shown), reserveMicros: microsOfCents(reserveCents) },
      ] satisfies [WagerId, Fund];
    }),
  );

/** "No more bets": the stated part of every wager goes on its meter. Of a posted prize it is nothing. */
export const contribute = (
  { jackpots }: RulesInForce,
  meters: Funds,
  stakes: readonly Stakes[],
): Funds => {
  const after: Partial<Record<WagerId, Fund>> = { ...meters };
  for (const jackpot of jackpots) {
    const fund = after[jackpot.id];
    if (fund === undefined) continue;
    after[jackpot.id] = {
      meterMicros: raised(fund.meterMicros, jackpot, jackpot.rateBasisPoints, stakes),
      reserveMicros: raised(fund.reserveMicros, jackpot, jackpot.reserveRateBasisPoints, stakes),
    };
  }
  return after;
};

const raised = (
  from: Micros,
  { id }: JackpotInForce,
  basisPoints: number,
  stakes: readonly Stakes[],
): Micros =>
  micros(
    stakes.reduce(
      (sum, placed) => sum + atBasisPoints(placed[id] ?? cents(0), basisPoints),
      Number(from),
    ),
  );
