import {
  decide,
  type EventOf,
  evolve,
  initial,
  type KeyedWinner,
  type MeterEvent,
  type MeterState,
  meterRules,
  postingsOf,
  wonAccount,
} from '@baize/jackpot';
import { type Account, cents, microsOfCents } from '@baize/money';
import { canonicalText } from '@baize/rulebook';
import type { Entry } from './entries.js';
import { type HouseFinding, type Place, wrong } from './finding.js';
import type { RunningBooks } from './running-books.js';
import { postingsDiffer } from './table-replay.js';
import type { Tables } from './tables.js';

interface Replayed {
  readonly state: MeterState;
  /** Paid out of what was won. */
  readonly paidMicros: number;
  readonly last: Place;
}

/** All jackpots of the house, replayed, and held against the ledger after each event. */
export class Meters {
  private readonly meters = new Map<string, Replayed>();
  private readonly keyed = new Map<string, KeyedWinner[]>();

  constructor(
    private readonly tables: Tables,
    private readonly books: RunningBooks,
  ) {}

  get count(): number {
    return this.meters.size;
  }

  take(entry: Entry): HouseFinding | null {
    const event = entry.data as MeterEvent;
    const before = this.meters.get(event.jackpot);
    const state = before?.state ?? initial;
    const found =
      (entry.stream === `jackpot/${event.jackpot}`
        ? null
        : wrong('meter-differs', entry, `this is an event of ${event.jackpot}`)) ??
      (event.type === 'Contributed' ? this.contribution(entry, state, event) : null) ??
      postingsDiffer(entry, canonicalText(postingsOf(event)));
    if (found !== null) return found;
    const paid = event.type === 'HitPaid' && event.from === 'meter' ? event.cents : 0;
    this.meters.set(event.jackpot, {
      state: evolve(state, event),
      paidMicros: (before?.paidMicros ?? 0) + microsOfCents(cents(paid)),
      last: entry,
    });
    this.noteWinners(event);
    return null;
  }

  private noteWinners(event: MeterEvent): void {
    if (event.type === 'WinnersKeyed') {
      const key = keyOf(event.round, event.jackpot);
      this.keyed.set(key, [...(this.keyed.get(key) ?? []), ...event.winners]);
    }
    if (!('recomputed' in event)) return;
    // A hit whose amount is another one now that an earlier hit is gone.
    for (const { hit, cents: amount } of event.recomputed) {
      for (const winners of this.keyed.values()) {
        const keyed = winners.find((winner) => winner.hit === hit);
        if (keyed !== undefined) winners.push({ ...keyed, cents: amount });
      }
    }
  }

  /** What accepted wagers add to the meter is a matter of its rates. */
  private contribution(
    entry: Entry,
    state: MeterState,
    event: EventOf<'Contributed'>,
  ): HouseFinding | null {
    const { table, round, jackpot, at, by } = event;
    const rules = this.tables.of(table)?.rules;
    const wager = this.tables.wagerFor(table, jackpot);
    if (rules === undefined || wager === undefined) {
      return wrong('table-missing', entry, `no table ${table} was created with this jackpot`);
    }
    const again = decide(meterRules(rules.inForce, wager), state, {
      type: 'Contribute',
      table,
      round,
      at,
      by,
    });
    const expected = again.ok ? canonicalText(again.value[0]) : again.error.message;
    return again.ok && canonicalText(event) === expected
      ? null
      : wrong('meter-differs', entry, 'the contribution is not what its rates give', expected);
  }

  /** After its postings are in the books: the meter and the ledger tell the same. */
  identity(jackpot: string): HouseFinding | null {
    const meter = this.meters.get(jackpot);
    if (meter === undefined || meter.state.phase === 'unopened') return null;
    const { books } = meter.state.ledger;
    const held: readonly (readonly [Account, number])[] = [
      [`meter/${jackpot}`, books.meterMicros],
      [`reserve/${jackpot}`, books.reserveMicros],
      [`seed/${jackpot}`, books.recoveredMicros - books.seedsMicros],
      [wonAccount(jackpot), books.awardsMicros - meter.paidMicros],
    ];
    for (const [account, micros] of held) {
      const kept = this.books.of(account);
      if (kept === micros) continue;
      const message = `${account} holds ${kept} micros, and the jackpot says ${micros}`;
      return wrong('meter-differs', meter.last, message, `${micros} micros`);
    }
    return null;
  }

  stateOf(jackpot: string): MeterState {
    return this.meters.get(jackpot)?.state ?? initial;
  }

  /** Only its own events may touch the money of a meter. */
  end(): HouseFinding | null {
    for (const jackpot of this.meters.keys()) {
      const found = this.identity(jackpot);
      if (found !== null) return found;
    }
    return null;
  }

  /** The winners keyed in a round at a jackpot; asked once. */
  keyedIn(round: string, jackpot: string): readonly KeyedWinner[] {
    const key = keyOf(round, jackpot);
    const winners = this.keyed.get(key) ?? [];
    this.keyed.delete(key);
    return winners;
  }
}

const keyOf = (round: string, jackpot: string): string => `${round} ${jackpot}`;
