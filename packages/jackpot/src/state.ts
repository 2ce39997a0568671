import type { Cents, Micros } from '@baize/money';
import { microsOfCents } from '@baize/money';
import type { Citation, HandKey } from '@baize/rulebook';
import type { PetitionFor, SensedWager } from './commands.js';
import type { Gate, KeyedWinner } from './events.js';
import type { Terms } from './terms.js';
import type { Ledger, Step } from './timeline.js';

/** What one table's sensors do in a round. They light up when they lock and stay lit until reset. */
export type RoundAtMeter =
  | {
      readonly phase: 'betting';
      readonly round: string;
      readonly wagers: readonly SensedWager[];
    }
  | {
      readonly phase: 'locked';
      readonly round: string;
      readonly wagers: readonly SensedWager[];
      /** Counted on the felt, less those given back; null before the count. */
      readonly chips: number | null;
    }
  | {
      readonly phase: 'contributed';
      readonly round: string;
      readonly wagers: readonly SensedWager[];
      readonly displayMicros: Micros;
    };

export interface TableAtMeter {
  /** The number of the latest round that was begun; 0 before the first. */
  readonly lastRound: number;
  readonly round: RoundAtMeter | null;
}

interface PassedGate {
  readonly gate: Gate;
  readonly cite: Citation;
  readonly by: string;
  readonly at: string;
}

/** Keyed, then verified by a floorperson where it waits for one, then paid. A rejected hit is gone. */
export interface Hit extends KeyedWinner {
  readonly table: string;
  readonly round: string;
  readonly keyedBy: string;
  readonly status: 'keyed' | 'verified' | 'paid';
  readonly gates: readonly PassedGate[];
}

export interface PetitionOnRecord {
  readonly petition: string;
  readonly asks: PetitionFor;
  readonly status: 'asked' | 'granted' | 'denied' | 'used';
}

/** A hand that wins a larger share than the table prints, by permission. */
export interface Criterion {
  readonly hand: HandKey;
  readonly percent: number;
}

export interface Meter {
  /** Discontinued: no new wagers; rounds whose sensors had locked are still settled. */
  readonly phase: 'running' | 'discontinued';
  readonly jackpot: string;
  readonly terms: Terms;
  /** The posted prize of a house jackpot; null for a progressive, whose amount is in the ledger. */
  readonly prizeCents: Cents | null;
  /** As everything stands, hits that are not decided yet included. */
  readonly ledger: Ledger;
  /** As it stood before the first undecided hit, and what has happened since. */
  readonly base: Ledger;
  readonly open: readonly Step[];
  readonly tables: Readonly<Record<string, TableAtMeter>>;
  /** Of the rounds that are not reset. */
  readonly hits: readonly Hit[];
  readonly hitsKeyed: number;
  readonly petitions: readonly PetitionOnRecord[];
  readonly criteria: readonly Criterion[];
  readonly transfersIn: readonly string[];
}

export type MeterState = { readonly phase: 'unopened' } | Meter;

export const initial: MeterState = { phase: 'unopened' };

/** What the display shows. */
export const displayedMicros = ({ prizeCents, ledger }: Meter): Micros =>
  prizeCents === null ? ledger.books.meterMicros : microsOfCents(prizeCents);

/** Hits of a table that are keyed or verified and not yet paid: they stop its next round. */
export const pendingHits = (state: MeterState, table: string): readonly Hit[] =>
  state.phase === 'unopened'
    ? []
    : state.hits.filter((hit) => hit.table === table && hit.status !== 'paid');

/** The hits of a round, paid ones too. */
export const hitsOfRound = (state: MeterState, table: string, round: string): readonly Hit[] =>
  state.phase === 'unopened'
    ? []
    : state.hits.filter((hit) => hit.table === table && hit.round === round);

const roundAt = (state: MeterState, table: string): RoundAtMeter | null =>
  state.phase === 'unopened' ? null : (state.tables[table]?.round ?? null);

/** What the sensors of a table have accepted, for players to see; a chip that is not here is no wager. */
export const acceptedWagers = (state: MeterState, table: string): readonly SensedWager[] =>
  roundAt(state, table)?.wagers ?? [];

/** The seats whose light is on: from the lock until the reset. */
export const lights = (state: MeterState, table: string): readonly number[] =>
  roundAt(state, table)?.phase === 'betting'
    ? []
    : acceptedWagers(state, table).map(({ seat }) => seat);

export const isUndecided = ({ from, status }: Hit): boolean =>
  from === 'meter' && status === 'keyed';
