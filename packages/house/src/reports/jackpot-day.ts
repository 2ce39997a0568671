import type { Books, MeterEvent } from '@baize/jackpot';
import { wonAccount } from '@baize/jackpot';
import {
  type Account,
  balanceOf,
  type Cents,
  cents,
  type Micros,
  micros,
  microsOfCents,
} from '@baize/money';
import { assert } from '@baize/result';
import type { Reader } from '../store/store.js';
import { SHAPES, upcast } from '../store/upcast.js';
import type { BalancesThen } from './balances-then.js';
import type { Stretch } from './boundary.js';

/** A jackpot's day, of all its tables together. */
export interface JackpotDay {
  readonly jackpot: string;
  readonly tables: readonly string[];
  /** On display at both ends: the meter, or the posted prize of a house jackpot. */
  readonly openingMicros: Micros;
  readonly closingMicros: Micros;
  readonly openingReserveMicros: Micros;
  readonly closingReserveMicros: Micros;
  readonly seedsMicros: Micros;
  readonly contributionsMicros: Micros;
  readonly transfersInMicros: Micros;
  readonly adjustmentsMicros: Micros;
  readonly injectionsMicros: Micros;
  /** Keyed, less those that were rejected. */
  readonly awardsMicros: Micros;
  readonly transfersOutMicros: Micros;
  readonly recoveredMicros: Micros;
  readonly paid: number;
  /** From the fund and from trays. */
  readonly paidCents: Cents;
  /** Won and not paid yet, at the end. */
  readonly unpaidMicros: Micros;
}

export const jackpotDay = async (
  reader: Reader,
  jackpot: string,
  tables: readonly string[],
  events: readonly MeterEvent[],
  { opening, closing }: BalancesThen,
  stretch: Stretch,
): Promise<JackpotDay> => {
  const meter: Account = `meter/${jackpot}`;
  const reserve: Account = `reserve/${jackpot}`;
  const changed = (line: keyof Books): Micros =>
    micros(
      events.reduce((sum, event) => sum + ('effect' in event ? (event.effect[line] ?? 0) : 0), 0),
    );
  const paid = events.flatMap((event) => (event.type === 'HitPaid' ? [event.cents] : []));
  const day: JackpotDay = {
    jackpot,
    tables,
    openingMicros: balanceOf(opening, meter),
    closingMicros: balanceOf(closing, meter),
    openingReserveMicros: balanceOf(opening, reserve),
    closingReserveMicros: balanceOf(closing, reserve),
    seedsMicros: changed('seedsMicros'),
    contributionsMicros: changed('contributionsMicros'),
    transfersInMicros: changed('transfersInMicros'),
    adjustmentsMicros: changed('adjustmentsMicros'),
    injectionsMicros: changed('injectionsMicros'),
    awardsMicros: changed('awardsMicros'),
    transfersOutMicros: changed('transfersOutMicros'),
    recoveredMicros: changed('recoveredMicros'),
    paid: paid.length,
    paidCents: cents(paid.reduce((sum, award) => sum + award, 0)),
    unpaidMicros: balanceOf(closing, wonAccount(jackpot)),
  };
  assertFund(day);
  const prizes = closing.has(meter) ? null : await prizesOf(reader, jackpot, stretch);
  return prizes === null ? day : { ...day, ...prizes };
};

const assertFund = (day: JackpotDay): void => {
  const held = day.openingMicros + day.openingReserveMicros;
  const came =
    day.seedsMicros +
    day.contributionsMicros +
    day.transfersInMicros +
    day.adjustmentsMicros +
    day.injectionsMicros;
  const went = day.awardsMicros + day.transfersOutMicros + day.recoveredMicros;
  const holds = day.closingMicros + day.closingReserveMicros;
  assert(
    held + came - went === holds,
    () => `${day.jackpot} holds ${holds} micros, and its events say ${held + came - went}`,
  );
};

/** A posted prize is no money of anybody's: only its events tell it. */
const prizesOf = async (
  reader: Reader,
  jackpot: string,
  { after, upTo }: Stretch,
): Promise<Pick<JackpotDay, 'openingMicros' | 'closingMicros'>> => {
  const posted = (await reader.readStream(`jackpot/${jackpot}`)).flatMap((stored) => {
    if (stored.type !== 'Opened' && stored.type !== 'PrizeModified') return [];
    const { prizeCents } = upcast(SHAPES, stored) as { readonly prizeCents: Cents | null };
    return prizeCents === null ? [] : [{ position: stored.position, prizeCents }];
  });
  const prizeAt = (position: number): Micros =>
    microsOfCents(posted.findLast((one) => one.position <= position)?.prizeCents ?? cents(0));
  return { openingMicros: prizeAt(after), closingMicros: prizeAt(upTo) };
};
