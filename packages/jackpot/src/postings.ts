import {
  type Account,
  type Entry,
  type Micros,
  micros,
  type Posting,
  posting,
  transferCents,
} from '@baize/money';
import type { Effect } from './books.js';
import type { Party } from './commands.js';
import type { MeterEvent } from './events.js';

/** Where the money of an award lies from the key until it is paid. */
export const wonAccount = (jackpot: string): Account => `meter/${jackpot}/won`;

/** Money on its way between two jackpots of the house, or to and from another licensee. */
const transferAccount = (transfer: string, party: Party): Account =>
  party.kind === 'jackpot' ? `house/transfer/${transfer}` : `house/licensee/${party.licensee}`;

/** Whose money the other side of an event's effect is, where the event decides it. */
const counterparty = (event: MeterEvent): Account => {
  switch (event.type) {
    case 'Contributed':
      return `house/contributions/${event.table}`;
    case 'TransferredOut':
      return transferAccount(event.transfer, event.to);
    case 'TransferredIn':
      return transferAccount(event.transfer, event.from);
    default:
      return `house/jackpot/${event.jackpot}`;
  }
};

/** Each line of the books is an account: what was received is given by it, what is held it receives. */
const entriesOf = (jackpot: string, effect: Effect, other: Account): readonly Entry[] => {
  const entry = (account: Account, amount: Micros | undefined, sign: 1 | -1): Entry => ({
    account,
    micros: micros((amount ?? 0) * sign),
  });
  return [
    entry(`meter/${jackpot}`, effect.meterMicros, 1),
    entry(`reserve/${jackpot}`, effect.reserveMicros, 1),
    entry(wonAccount(jackpot), effect.awardsMicros, 1),
    entry(`seed/${jackpot}`, effect.recoveredMicros, 1),
    entry(`seed/${jackpot}`, effect.seedsMicros, -1),
    entry(other, effect.transfersOutMicros, 1),
    entry(other, effect.transfersInMicros, -1),
    entry(other, effect.contributionsMicros, -1),
    entry(other, effect.adjustmentsMicros, -1),
    entry(other, effect.injectionsMicros, -1),
  ];
};

/** The balanced movements of money that an event is; most events are none. */
export const postingsOf = (event: MeterEvent): readonly Posting[] => {
  if (event.type === 'HitPaid') {
    const from: Account =
      event.from === 'meter' ? wonAccount(event.jackpot) : `tray/${event.table}`;
    return [
      posting(
        `${event.cite}: ${event.hit} paid`,
        transferCents(from, `player/${event.player}`, event.cents),
      ),
    ];
  }
  if (!('effect' in event)) return [];
  const entries = entriesOf(event.jackpot, event.effect, counterparty(event));
  const made = posting(`${event.cite}: ${event.type}`, entries);
  return made.entries.length === 0 ? [] : [made];
};
