import { type MeterState, wonAccount } from '@baize/jackpot';
import { type Account, balanceOf, microsOfCents } from '@baize/money';
import { assert } from '@baize/result';
import { trayOf } from '../accounts.js';
import { type Journal, total } from './journal.js';

/** The books' tray is what was counted first and everything that moved; every fund holds what it says. */
export const assertFunds = (journal: Journal): void => {
  const { entries, before, after } = journal;
  const tray = trayOf(after.table.slug);
  const moved = microsOfCents(total(entries, ({ trayCents }) => trayCents));
  const held = balanceOf(after.books, tray) - balanceOf(before.books, tray);
  assert(held === moved, () => `the tray moved by ${moved} micros, and its account by ${held}`);
  for (const meter of Object.values(after.meters)) assertFund(after.books, meter);
};

const assertFund = (books: Journal['after']['books'], meter: MeterState): void => {
  if (meter.phase === 'unopened' || meter.prizeCents !== null) return;
  const { jackpot, ledger, hits } = meter;
  const of = ledger.books;
  const cameIn =
    of.seedsMicros +
    of.contributionsMicros +
    of.transfersInMicros +
    of.adjustmentsMicros +
    of.injectionsMicros;
  const accounted =
    of.meterMicros +
    of.reserveMicros +
    of.awardsMicros +
    of.transfersOutMicros +
    of.recoveredMicros;
  assert(
    cameIn === accounted,
    () => `${jackpot} is out of balance by ${cameIn - accounted} micros`,
  );
  const holds = (account: Account, amount: number): void =>
    assert(
      balanceOf(books, account) === amount,
      () => `${account} holds ${balanceOf(books, account)} micros, and its meter says ${amount}`,
    );
  const unpaid = hits
    .filter(({ from, status }) => from === 'meter' && status !== 'paid')
    .reduce((sum, { cents }) => sum + microsOfCents(cents), 0);
  holds(`meter/${jackpot}`, of.meterMicros);
  holds(`reserve/${jackpot}`, of.reserveMicros);
  holds(wonAccount(jackpot), unpaid);
};
