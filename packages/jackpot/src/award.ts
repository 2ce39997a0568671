import {
  type Cents,
  cents,
  centsBelow,
  type Micros,
  micros,
  microsOfCents,
  mulDivFloor,
  percentOfMeter,
} from '@baize/money';
import { assert, present } from '@baize/result';
import type { JackpotInForce, MultiHit, WagerId } from '@baize/rulebook';

/** What a progressive holds: the displayed meter, and the reserve that joins it at the next reset. */
export interface Fund {
  readonly meterMicros: Micros;
  readonly reserveMicros: Micros;
}

/** The award that empties a meter and resets it. */
export const WHOLE_METER = 100;

/** What came onto an emptied meter: the seed, and whatever the reserve held. */
interface Reset {
  readonly seedMicros: Micros;
  readonly reserveMicros: Micros;
}

/** One award, and where its money came from. */
export interface Given {
  readonly cents: Cents;
  readonly meterMicros: Micros;
  /** What the house made up, where several awards on one basis came to more than the meter held. */
  readonly houseMicros: Micros;
  readonly reset: Reset | null;
}

export interface AwardProcedure {
  readonly multiHit: MultiHit;
  readonly seedMicros: Micros;
  /** What the meter showed when the sensors locked. */
  readonly basisMicros: Micros;
}

/**
 * Several shares of one meter, in the order the dealer settles them. An award rounds down to the cent
 * and the remainder stays on the meter (AMB-59). In sequence each is a share of the meter as it then is;
 * otherwise of the meter at the lock, with one reset when all are given (AMB-13).
 */
export const awardFrom = (
  fund: Fund,
  percents: readonly number[],
  { multiHit, seedMicros, basisMicros }: AwardProcedure,
): { readonly given: readonly Given[]; readonly after: Fund } => {
  for (const percent of percents) {
    assert(
      Number.isSafeInteger(percent) && percent >= 1 && percent <= WHOLE_METER,
      `an award is 1 to 100 percent of a meter, not ${percent}`,
    );
  }
  const atLock = amountsAtLock(fund, percents, multiHit, basisMicros);
  const given: Given[] = [];
  let left = fund;
  for (const [index, percent] of percents.entries()) {
    const amount = atLock?.[index] ?? percentOfMeter(percent, left.meterMicros);
    // Below a cent the meter gives nothing; the fraction stays where it is.
    const fromMeter = microsOfCents(cents(Math.min(amount, centsBelow(left.meterMicros))));
    left = { ...left, meterMicros: micros(left.meterMicros - fromMeter) };
    const resets =
      atLock === undefined
        ? percent === WHOLE_METER
        : index === percents.length - 1 && percents.includes(WHOLE_METER);
    const reset = resets ? { seedMicros, reserveMicros: left.reserveMicros } : null;
    if (reset !== null) left = afterReset(left, seedMicros);
    given.push({
      cents: amount,
      meterMicros: fromMeter,
      houseMicros: micros(microsOfCents(amount) - fromMeter),
      reset,
    });
  }
  return { given, after: left };
};

/** The reserve is used up by the reset it joins: the next one goes to the seed alone. */
const afterReset = ({ meterMicros, reserveMicros }: Fund, seedMicros: Micros): Fund => ({
  meterMicros: micros(meterMicros + seedMicros + reserveMicros),
  reserveMicros: micros(0),
});

const amountsAtLock = (
  fund: Fund,
  percents: readonly number[],
  multiHit: MultiHit,
  basisMicros: Micros,
): readonly Cents[] | undefined => {
  if (multiHit === 'sequential') return undefined;
  if (multiHit === 'sameBasis') {
    return percents.map((percent) => percentOfMeter(percent, basisMicros));
  }
  // A split never asks the house: it shares no more than is there, in proportion above the whole.
  const shared = Math.min(basisMicros, fund.meterMicros);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  const whole = Math.max(sum, WHOLE_METER);
  return percents.map((percent) => centsBelow(micros(mulDivFloor(shared, percent, whole))));
};

/** A percent of a named jackpot that a hand is entitled to. */
export interface Share {
  readonly seat: number;
  readonly jackpot: WagerId;
  readonly percent: number;
}

export interface Award extends Share, Given {
  readonly from: 'meter' | 'tray';
}

export type Funds = Readonly<Partial<Record<WagerId, Fund>>>;

/** Ordered shares and the meters they are of, turned into amounts and the meters after them. */
export const awardInOrder = (
  terms: readonly Pick<JackpotInForce, 'id' | 'type' | 'seedCents'>[],
  meters: Funds,
  shares: readonly Share[],
  multiHit: MultiHit,
): { readonly awards: readonly Award[]; readonly meters: Funds } => {
  const after: Partial<Record<WagerId, Fund>> = { ...meters };
  const awards = new Map<Share, Award>();
  for (const jackpot of new Set(shares.map((share) => share.jackpot))) {
    const { type, seedCents } = present(
      terms.find(({ id }) => id === jackpot),
      `the terms of the jackpot ${jackpot}`,
    );
    const fund = present(meters[jackpot], `the meter of the jackpot ${jackpot}`);
    const ofIt = shares.filter((share) => share.jackpot === jackpot);
    if (type === 'house') {
      for (const share of ofIt) awards.set(share, fromTray(share, fund.meterMicros));
      continue;
    }
    const awarded = awardFrom(
      fund,
      ofIt.map(({ percent }) => percent),
      { multiHit, seedMicros: microsOfCents(seedCents), basisMicros: fund.meterMicros },
    );
    after[jackpot] = awarded.after;
    for (const [index, share] of ofIt.entries()) {
      const given = present(awarded.given[index], 'an award for every share');
      awards.set(share, { ...share, ...given, from: 'meter' });
    }
  }
  return {
    awards: shares.map((share) => present(awards.get(share), 'an award for every share')),
    meters: after,
  };
};

/** A house jackpot is posted, not collected: every winner gets it and the display stays (AMB-66). */
const fromTray = (share: Share, postedMicros: Micros): Award => ({
  ...share,
  from: 'tray',
  cents: percentOfMeter(share.percent, postedMicros),
  meterMicros: micros(0),
  houseMicros: micros(0),
  reset: null,
});
