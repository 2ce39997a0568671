import type { WagerId } from '@baize/rulebook';
import type { Entry, TableCreated } from './entries.js';
import { type HouseFinding, wrong } from './finding.js';
import type { PinnedRulesOnFile } from './pinned-rules.js';
import type { Receipts } from './receipts.js';
import type { RunningBooks } from './running-books.js';
import { type EndedRound, type MeterOf, TableReplay } from './table-replay.js';

/** All tables of the house, as the floor created them. */
export class Tables {
  private readonly tables = new Map<string, TableReplay>();

  constructor(
    private readonly rules: PinnedRulesOnFile,
    private readonly books: RunningBooks,
    private readonly ended: (table: string, round: EndedRound) => HouseFinding | null,
    private readonly receipts: Receipts,
    private readonly meterOf: MeterOf,
  ) {}

  get count(): number {
    return this.tables.size;
  }

  /** How many settlements came out the same. */
  get settled(): number {
    return [...this.tables.values()].reduce((sum, { settled }) => sum + settled, 0);
  }

  of(slug: string): TableReplay | undefined {
    return this.tables.get(slug);
  }

  created(entry: Entry): HouseFinding | null {
    const created = entry.data as TableCreated;
    if (this.tables.has(created.slug)) {
      return wrong('does-not-replay', entry, `the table ${created.slug} was created before`);
    }
    const { slug } = created;
    const ended = (round: EndedRound) => this.ended(slug, round);
    const { rules, books, receipts, meterOf } = this;
    this.tables.set(slug, new TableReplay(created, rules, books, ended, receipts, meterOf));
    return null;
  }

  take(entry: Entry): HouseFinding | null {
    const slug = entry.stream.slice('table/'.length);
    const table = this.tables.get(slug);
    return table === undefined
      ? wrong('table-missing', entry, `no table ${slug} was ever created`)
      : table.take(entry);
  }

  /** The rules and the wager under which a table plays for a jackpot. */
  wagerFor(slug: string, jackpot: string): WagerId | undefined {
    const jackpots = this.tables.get(slug)?.jackpots ?? {};
    return (Object.keys(jackpots) as WagerId[]).find((wager) => jackpots[wager] === jackpot);
  }
}
