import { canonicalText } from '@baize/rulebook';
import { type Receipt, receiptsOf, type SettledRound } from '@baize/table';
import { isPractice } from '../live/people.js';
import type { AccountEvent } from '../live/streams/account-stream.js';
import type { Entry } from './entries.js';
import { type HouseFinding, type Place, wrong } from './finding.js';

type Issued = Extract<AccountEvent, { readonly type: 'ReceiptIssued' }>;

interface Due extends Place {
  readonly at: string;
  readonly seat: string;
  readonly text: string;
}

/** Each settlement gives a receipt to each player, with its lines, and there is no other. */
export class Receipts {
  issued = 0;
  private readonly due = new Map<string, Due>();
  /** Those that came before the settlement they are of was looked at. */
  private readonly early = new Map<string, Entry>();
  /** Of the round that each table settled last. */
  private readonly given = new Map<
    string,
    { readonly round: string; readonly keys: Set<string> }
  >();

  settled(
    entry: Entry,
    before: SettledRound | null,
    after: SettledRound | null,
  ): HouseFinding | null {
    if (after === null || after === before) return null;
    const given = this.givenIn(entry.stream, after.round);
    for (const receipt of receiptsOf(after)) {
      const key = keyOf(receipt);
      if (isPractice(receipt.player) || given.has(key)) continue;
      this.supersede(entry, receipt);
      const { position, stream, version, at } = entry;
      const text = canonicalText(receipt);
      this.due.set(key, { position, stream, version, at, seat: seatOf(receipt), text });
      const early = this.early.get(key);
      const found = early === undefined ? null : this.issue(early, receiptIn(early));
      if (found !== null) return found;
    }
    return null;
  }

  take(entry: Entry): HouseFinding | null {
    if (entry.type !== 'ReceiptIssued') return null;
    return this.issue(entry, receiptIn(entry));
  }

  end(): HouseFinding | null {
    for (const entry of this.early.values()) {
      const { round } = receiptIn(entry);
      return wrong('receipt-differs', entry, `a receipt of ${round} that no settlement gives`);
    }
    for (const due of this.due.values()) {
      return wrong('receipt-differs', due, `the receipt of ${due.seat} was never issued`);
    }
    return null;
  }

  private issue(entry: Entry, receipt: Receipt): HouseFinding | null {
    const key = keyOf(receipt);
    const due = this.due.get(key);
    if (due === undefined) {
      this.early.set(key, entry);
      return null;
    }
    if (entry.stream !== `account/${receipt.player}` || canonicalText(receipt) !== due.text) {
      const message = `the receipt of ${seatOf(receipt)} is not what was settled`;
      return wrong('receipt-differs', entry, message, due.text);
    }
    this.issued += 1;
    this.early.delete(key);
    this.due.delete(key);
    this.givenIn(due.stream, receipt.round).add(key);
    return null;
  }

  /** A command that settles twice gives the last receipt alone. */
  private supersede({ at }: Entry, receipt: Receipt): void {
    for (const [key, due] of this.due) {
      if (due.at === at && due.seat === seatOf(receipt) && key !== keyOf(receipt))
        this.due.delete(key);
    }
  }

  private givenIn(table: string, round: string): Set<string> {
    const known = this.given.get(table);
    if (known?.round === round) return known.keys;
    const keys = new Set<string>();
    this.given.set(table, { round, keys });
    return keys;
  }
}

const receiptIn = ({ data }: Entry): Receipt => (data as Issued).receipt;

const seatOf = ({ round, seat }: Receipt): string => `seat ${seat} in ${round}`;

const keyOf = ({ round, seat, issue }: Receipt): string => `${round} ${seat} ${issue}`;
