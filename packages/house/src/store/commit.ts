import type { Account, Micros } from '@baize/money';
import type { NewEvent, StoredEvent } from './events.js';

/** Events for one stream, decided on its state at the expected version (0 when it is new). */
export interface Append {
  readonly stream: string;
  /** Null for whatever version it has: where nothing that was decided depends on the stream's state. */
  readonly expected: number | null;
  readonly events: readonly NewEvent[];
}

/** The key of a command, and what its sender was answered: the same key again gets the same answer. */
interface Answered {
  readonly key: string;
  readonly answer: unknown;
}

/** What must stay secret until its time, such as a round's seed: it is in no stream and no export. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** The state of a stream as it is after a commit. */
interface Snapped {
  readonly stream: string;
  readonly schema: number;
  readonly state: unknown;
}

/** A change to the tables of people, stored together with the event that tells of it. */
export type PeopleChange =
  | {
      readonly type: 'AddCode';
      readonly hash: string;
      readonly role: string;
      readonly expiresAt: string;
    }
  /** Disabling and forgetting end every session of the account. */
  | { readonly type: 'Disable' | 'Enable' | 'Forget'; readonly account: string }
  /** Where the commitment to a player's seed came from, for as long as its round can last. */
  | ({ readonly type: 'CameFrom'; readonly keptUntil: string } & OwnCommitment & SeedSource)
  /** A seed was withheld from an address: it adds none before then. */
  | { readonly type: 'BarSource'; readonly source: string; readonly until: string };

/** Another player may send the same commitment, as a copy: it is told apart by whose it is. */
export interface OwnCommitment {
  readonly player: string;
  readonly commitment: string;
}

/** The address, as the house counts addresses, and the browser; null where it is not known. */
export interface SeedSource {
  readonly source: string | null;
  readonly browser: string | null;
}

/** Everything that one command brings about. It is stored as a whole or not at all. */
export interface Commit {
  /** No earlier than the last event of any stream that it adds to. */
  readonly at: string;
  /** Each stream at most once. */
  readonly appends: readonly Append[];
  readonly answered: Answered | null;
  /** What may happen once and never again, each by its own key: `table-1/17/settle`. */
  readonly obligations: readonly string[];
  readonly secrets: readonly Secret[];
  readonly people?: readonly PeopleChange[];
  /** Streams that it was decided on and does not add to. */
  readonly decidedOn?: readonly { readonly stream: string; readonly version: number }[];
  /** Each stream at most once. The newest two of a stream are kept. */
  readonly snapshots: readonly Snapped[];
  /** Whether an account may fall below zero. */
  readonly mayOverdraw: (account: Account) => boolean;
}

export interface Committed {
  readonly events: readonly StoredEvent[];
}

/** Why a commit was refused; nothing of it was stored. */
export type CommitError =
  | {
      readonly code: 'version-conflict';
      readonly message: string;
      readonly stream: string;
      readonly expected: number;
      readonly actual: number;
    }
  /** Another process has stored at a later instant. The same may be decided again, from then on. */
  | {
      readonly code: 'instant-passed';
      readonly message: string;
      readonly stream: string;
      /** Of the stream's last event. */
      readonly at: string;
    }
  | {
      readonly code: 'duplicate-key';
      readonly message: string;
      readonly key: string;
      /** The first answer. */
      readonly answer: unknown;
    }
  | { readonly code: 'obligation-taken'; readonly message: string; readonly obligation: string }
  | {
      readonly code: 'unbalanced-postings';
      readonly message: string;
      readonly stream: string;
      readonly reason: string;
      readonly micros: Micros;
    }
  | {
      readonly code: 'overdrawn';
      readonly message: string;
      readonly account: Account;
      /** What the account would have come to. */
      readonly micros: Micros;
    }
  /** Another process held the store for too long. The same commit may be tried again. */
  | { readonly code: 'busy'; readonly message: string };
