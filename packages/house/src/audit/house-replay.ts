import { canonicalText } from '@baize/rulebook';
import { type AccountEvent, accountPostings } from '../live/streams/account-stream.js';
import type { HouseRestored } from '../live/streams/floor-stream.js';
import type { StoredEvent } from '../store/events.js';
import type { KeptSnapshot, StaffAccount } from '../store/store.js';
import { SHAPES, upcast } from '../store/upcast.js';
import type { Entry } from './entries.js';
import { FiledRounds } from './filed-rounds.js';
import { type HouseFinding, wrong } from './finding.js';
import { Meters } from './meters.js';
import type { OpenSeeds } from './open-seeds.js';
import { PinnedRulesOnFile } from './pinned-rules.js';
import { Receipts } from './receipts.js';
import { RunningBooks } from './running-books.js';
import { Snapshots } from './snapshots.js';
import { Staff } from './staff.js';
import { postingsDiffer } from './table-replay.js';
import { Tables } from './tables.js';
import { TwoPeople } from './two-people.js';

/** How much of each there was. */
export interface Replayed {
  readonly rules: number;
  readonly tables: number;
  readonly jackpots: number;
  /** Rounds that are over and filed. */
  readonly rounds: number;
  /** Settlements that came out the same. */
  readonly settlements: number;
  readonly proofs: number;
  readonly receipts: number;
  readonly snapshots: number;
}

/** A whole house once more, in the order of positions. */
export class HouseReplay {
  private readonly books = new RunningBooks();
  private readonly rules = new PinnedRulesOnFile();
  private readonly tables: Tables;
  private readonly meters: Meters;
  private readonly rounds: FiledRounds;
  private readonly receipts = new Receipts();
  private readonly staff = new Staff();
  private readonly twoPeople = new TwoPeople();
  private readonly snapshots: Snapshots;
  /** When each stream was last added to. */
  private readonly times = new Map<string, string>();

  constructor(kept: readonly KeptSnapshot[] = []) {
    this.snapshots = new Snapshots(kept);
    this.tables = new Tables(
      this.rules,
      this.books,
      (table, round) => this.rounds.ended(table, round),
      this.receipts,
      (jackpot) => this.meters.stateOf(jackpot),
    );
    this.meters = new Meters(this.tables, this.books);
    this.rounds = new FiledRounds(this.tables, this.meters);
  }

  /** House rules, before their turn comes; what is wrong with them is told then. */
  know(event: StoredEvent): void {
    const entry = entryOf(event);
    if (entry !== null) this.replay(entry);
  }

  take(event: StoredEvent): HouseFinding | null {
    const entry = entryOf(event);
    if (entry === null) return wrong('not-readable', event, 'this program cannot read it');
    const found = this.timeOf(entry) ?? this.replay(entry);
    this.books.add(event.postings);
    if (found !== null) return found;
    const kept = this.snapshots.take(entry, event.hash, () => this.stateOf(event.stream));
    if (kept !== null || !isJackpot(event.stream)) return kept;
    return this.meters.identity(event.stream.slice('jackpot/'.length));
  }

  /** The round that is in progress where an event is about to be taken. */
  roundBefore({ stream }: Pick<StoredEvent, 'stream'>): string | null {
    if (!stream.startsWith('table/')) return null;
    return this.tables.of(stream.slice('table/'.length))?.roundNow ?? null;
  }

  /** Commitments that are not used yet. */
  get standing(): readonly OpenSeeds[] {
    return this.rounds.standing;
  }

  end(accounts: readonly StaffAccount[] = []): HouseFinding | null {
    return (
      this.meters.end() ??
      this.rounds.end() ??
      this.receipts.end() ??
      this.snapshots.end() ??
      this.staff.end(accounts) ??
      this.twoPeople.end()
    );
  }

  /** An event says itself when it was; and a stream's events follow one another in time. */
  private timeOf(entry: Entry): HouseFinding | null {
    const { stream, at, data } = entry;
    const said = (data as { readonly at?: unknown } | null)?.at;
    if (typeof said === 'string' && Date.parse(said) !== Date.parse(at)) {
      return wrong('time-differs', entry, `it was stored at ${at}, and says ${said}`, at);
    }
    const before = this.times.get(stream);
    this.times.set(stream, at);
    // What happens to an account is decided on its balance, by several processes at once.
    if (before === undefined || stream.startsWith('account/')) return null;
    return Date.parse(at) >= Date.parse(before)
      ? null
      : wrong('time-differs', entry, `it was stored at ${at}, after an event of ${before}`);
  }

  /** What a stream comes to with everything that was taken. */
  private stateOf(stream: string): unknown {
    const name = stream.slice(stream.indexOf('/') + 1);
    if (stream.startsWith('table/')) return this.tables.of(name)?.now ?? null;
    if (stream.startsWith('rounds/')) return this.rounds.stateOf(name);
    return isJackpot(stream) ? this.meters.stateOf(name) : null;
  }

  counts(): Replayed {
    return {
      rules: this.rules.count,
      tables: this.tables.count,
      jackpots: this.meters.count,
      rounds: this.rounds.rounds,
      settlements: this.tables.settled,
      proofs: this.rounds.proofs,
      receipts: this.receipts.issued,
      snapshots: this.snapshots.compared,
    };
  }

  /** Whatever our own code asserts of an event is a finding here, and no bug. */
  private replay(entry: Entry): HouseFinding | null {
    try {
      return this.routed(entry) ?? this.twoPeople.take(entry);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const code = isJackpot(entry.stream) ? 'meter-differs' : 'does-not-replay';
      return wrong(code, entry, `${entry.type} does not follow from what was before: ${why}`);
    }
  }

  private routed(entry: Entry): HouseFinding | null {
    const kind = entry.stream.slice(0, entry.stream.indexOf('/'));
    if (REPLAYED.has(kind) && (entry.data as { readonly type?: unknown }).type !== entry.type) {
      return wrong('not-readable', entry, 'its text is of another type', entry.type);
    }
    switch (kind) {
      case 'rules':
        return entry.type === 'RulesPinned' ? this.rules.take(entry) : null;
      case 'house':
        if (entry.type === 'HouseRestored') this.rounds.restored(entry.data as HouseRestored);
        return entry.type === 'TableCreated' ? this.tables.created(entry) : null;
      case 'staff':
      case 'proposal':
        return this.staff.take(entry);
      case 'table':
        return (
          this.rounds.dealing(entry.stream.slice('table/'.length), entry) ?? this.tables.take(entry)
        );
      case 'jackpot':
        return this.meters.take(entry);
      case 'rounds':
        return this.rounds.take(entry);
      case 'account':
        return accountFault(entry) ?? this.receipts.take(entry);
      default:
        return null;
    }
  }
}

/** A wallet moves by what its own events say. */
const accountFault = (entry: Entry): HouseFinding | null => {
  const account = entry.stream.slice('account/'.length);
  const postings = accountPostings(account, entry.data as AccountEvent);
  return postingsDiffer(entry, canonicalText(postings));
};

/** Streams whose every event is looked at. */
const REPLAYED: ReadonlySet<string> = new Set([
  'rules',
  'house',
  'table',
  'jackpot',
  'rounds',
  'account',
  'staff',
  'proposal',
]);

const isJackpot = (stream: string): boolean => stream.startsWith('jackpot/');

/** Null for a text that is none of ours; what it says is not quoted, it may hold a card. */
export const entryOf = (event: StoredEvent): Entry | null => {
  const { position, stream, version, at, type, schema, postings } = event;
  try {
    return {
      ...{ position, stream, version, at, type, schema, postings },
      data: upcast(SHAPES, event),
    };
  } catch {
    return null;
  }
};
