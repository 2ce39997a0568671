import type { MeterEvent } from '@baize/jackpot';
import type { Balances } from '@baize/money';
import type { TableEvent } from '@baize/table';
import type { House } from '../src/live/house.js';
import type { RoundsEvent } from '../src/live/streams/rounds-stream.js';
import type { Commit } from '../src/store/commit.js';
import { checkCalled, checkSettled, type LaidAtTables } from './checks/kept.js';
import { checkMeter, Ledger, PaidAwards } from './checks/money.js';
import { checkTold } from './checks/told.js';
import { Withholding } from './checks/withholding.js';
import type { Journal } from './journal.js';

/** Told of each event of a table. */
type AtTable = (slug: string, event: TableEvent, isWithheld: boolean) => void;

/** Everything that is stored: it is written down, counted, and its money added up. */
export class StoredEvents {
  readonly #ledger = new Ledger();
  readonly #paid = new PaidAwards();
  readonly #meters = new Set<string>();
  readonly #withholding = new Withholding();
  /** Tables where payments are to be looked at, since cards were put right. */
  readonly #corrected = new Set<string>();
  /** Tables where that was in the round in play. */
  readonly #inRound = new Set<string>();
  #hasMoved = false;
  awards = 0;

  constructor(
    private readonly journal: Journal,
    private readonly laid: LaidAtTables,
    private readonly addressOf: (account: string) => string | null,
    private readonly atTable: AtTable,
  ) {}

  /** Rounds that ended for a seed that was withheld. */
  get withheld(): number {
    return this.#withholding.rounds;
  }

  take(commit: Commit): void {
    this.#hasMoved = true;
    for (const { stream, events } of commit.appends) {
      const [kind = '', slug = ''] = stream.split('/');
      for (const { type, data, postings } of events) {
        const text = `${JSON.stringify(data)} ${JSON.stringify(postings)}`;
        this.journal.write(`${commit.at} ${stream} ${text}`);
        const inner = (data as { readonly event?: { readonly type?: string } }).event?.type;
        this.journal.note(
          `${commit.at} ${stream} ${type}${inner === undefined ? '' : ` ${inner}`}`,
        );
        for (const posting of postings) this.#ledger.take(posting);
        this.journal.occurrences.stored(type, data);
        if (kind === 'jackpot') this.#atJackpot(data as MeterEvent);
        if (kind === 'rounds') this.#atRounds(data as RoundsEvent);
        if (kind !== 'table') continue;
        const event = data as TableEvent;
        checkCalled(event);
        this.laid.stored(slug, event, commit);
        this.#noteCorrected(slug, event);
        this.atTable(slug, event, isWithheld(commit, slug));
      }
    }
    checkTold(commit);
  }

  /** What is put right before the settlement is looked at after it. */
  #noteCorrected(slug: string, event: TableEvent): void {
    const isSettled = event.type === 'InRound' && event.event.type === 'RoundSettled';
    if (event.type === 'CardsCorrected') this.#inRound.add(slug);
    if (event.type === 'RoundEnded') this.#inRound.delete(slug);
    const looks = event.type === 'CardsCorrected' || (isSettled && this.#inRound.has(slug));
    if (looks) this.#corrected.add(slug);
  }

  #atJackpot(event: MeterEvent): void {
    if ('jackpot' in event) this.#meters.add(event.jackpot);
    if (event.type === 'WinnersKeyed') this.awards += event.winners.length;
    this.#paid.take(event);
  }

  #atRounds(event: RoundsEvent): void {
    if (event.type !== 'SeedsWithheld') return;
    const accounts = event.withheld.map(({ player }) => player);
    this.#withholding.ended(event.at, event.round, accounts, this.addressOf);
  }

  /** After every step; what the house shows is compared while it has all that is stored. */
  check(house: House, isSettled: boolean): void {
    this.#ledger.check();
    if (!isSettled) return;
    for (const slug of this.#corrected) {
      this.#corrected.delete(slug);
      checkSettled(house, slug);
    }
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    for (const jackpot of this.#meters) checkMeter(house, jackpot, this.#ledger, this.#paid);
  }

  /** The store has added up the same. */
  compare(balances: Balances): void {
    this.#ledger.compare(balances);
  }
}

/** The round was ended for a seed that was withheld: that is no stall. */
const isWithheld = ({ appends }: Commit, slug: string): boolean =>
  appends.some(
    ({ stream, events }) =>
      stream === `rounds/${slug}` && events.some(({ type }) => type === 'SeedsWithheld'),
  );
