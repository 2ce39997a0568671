import { canonicalText } from '@baize/rulebook';
import { type AccountEvent, accountPostings } from '../live/streams/account-stream.js';
import type { StoredEvent } from '../store/events.js';
import { SHAPES, upcast } from '../store/upcast.js';
import type { Entry } from './entries.js';
import { FiledRounds } from './filed-rounds.js';
import { type HouseFinding, wrong } from './finding.js';
import { Meters } from './meters.js';
import { PinnedRulesOnFile } from './pinned-rules.js';
import { RunningBooks } from './running-books.js';
import { postingsDiffer } from './table-replay.js';
import { Tables } from './tables.js';

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
}

/** A whole house once more, in the order of positions. */
export class HouseReplay {
  private readonly books = new RunningBooks();
  private readonly rules = new PinnedRulesOnFile();
  private readonly tables: Tables;
  private readonly meters: Meters;
  private readonly rounds: FiledRounds;

  constructor() {
    this.tables = new Tables(this.rules, this.books, (table, round) =>
      this.rounds.ended(table, round),
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
    const found = this.replay(entry);
    this.books.add(event.postings);
    if (found !== null || !isJackpot(event.stream)) return found;
    return this.meters.identity(event.stream.slice('jackpot/'.length));
  }

  end(): HouseFinding | null {
    return this.meters.end() ?? this.rounds.end();
  }

  counts(): Replayed {
    return {
      rules: this.rules.count,
      tables: this.tables.count,
      jackpots: this.meters.count,
      rounds: this.rounds.rounds,
      settlements: this.tables.settled,
      proofs: this.rounds.proofs,
    };
  }

  /** Whatever our own code asserts of an event is a finding here, and no bug. */
  private replay(entry: Entry): HouseFinding | null {
    try {
      return this.routed(entry);
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
        return entry.type === 'TableCreated' ? this.tables.created(entry) : null;
      case 'table':
        return this.tables.take(entry);
      case 'jackpot':
        return this.meters.take(entry);
      case 'rounds':
        return this.rounds.take(entry);
      case 'account':
        return accountFault(entry);
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
]);

const isJackpot = (stream: string): boolean => stream.startsWith('jackpot/');

/** Null for a text that is none of ours; what it says is not quoted, it may hold a card. */
const entryOf = (event: StoredEvent): Entry | null => {
  const { position, stream, version, type, postings } = event;
  try {
    return { position, stream, version, type, postings, data: upcast(SHAPES, event) };
  } catch {
    return null;
  }
};
