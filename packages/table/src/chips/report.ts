import { type Cents, cents } from '@baize/money';
import { assert } from '@baize/result';
import type { RulebookId } from '@baize/rulebook';
import { newWorld } from '../table/new-table.js';
import type { Happened, PinnedRules, World } from '../table/world.js';
import { trayCents } from './postings.js';
import { assertFunds } from './report/assert-funds.js';
import { type CorrectionResult, correctionResult } from './report/corrections.js';
import { type Course, courseOf } from './report/course.js';
import { type JackpotResult, jackpotResults } from './report/jackpots.js';
import { atTable, type Journal, journalOf, total } from './report/journal.js';
import { type AnteBonusResult, anteBonusResult, type PotResult, potResult } from './report/pots.js';
import { type DropOfDay, dropOfDay, type Slips, slipsOf } from './report/slips.js';
import { type TipResult, tipResult } from './report/tips.js';
import { type WagerResult, wagerResults } from './report/wagers.js';
import { winByLines } from './report/win.js';

/** The tray of a day: what was counted, what came and went, and what the books say. */
interface TrayOfDay extends Slips {
  readonly openingCents: Cents;
  /** As counted at the close; null while the table is open. */
  readonly closingCents: Cents | null;
  /** What the tray held by the books before it was counted. */
  readonly booksCents: Cents;
  /** Counted less what the books said. */
  readonly overCents: Cents;
  /** Corrections and payments after the count, which are the next day's. */
  readonly afterCountCents: Cents;
}

/** The day's report of a table, from its last opening on. Tips are apart from drop and win. */
export interface DayReport extends Course {
  readonly table: string;
  readonly rulebook: RulebookId;
  readonly rules: string;
  readonly opened: string | null;
  readonly closed: string | null;
  readonly tray: TrayOfDay;
  readonly drop: DropOfDay;
  /** Closing less opening and fills, with credits and drop. */
  readonly winCents: Cents;
  readonly wagers: readonly WagerResult[];
  readonly pots: PotResult | null;
  readonly anteBonus: AnteBonusResult | null;
  readonly jackpots: readonly JackpotResult[];
  readonly corrections: CorrectionResult;
  readonly tips: TipResult;
}

/** Computed from the events alone; a report that does not add up is never given. */
export const reportOf = (
  rules: PinnedRules,
  slug: string,
  happened: readonly Happened[],
  /** What it happened to, where it did not begin with nothing. */
  before: World = newWorld(slug, rules),
): DayReport => {
  const journal = journalOf(before, happened);
  const { inForce } = rules;
  const events = atTable(journal).map(({ event }) => event);
  const at = (type: 'TableOpened' | 'TableClosed'): string | null =>
    events.find((event) => event.type === type)?.at ?? null;
  const tray = trayOfDay(journal);
  const drop = dropOfDay(journal);
  const report: DayReport = {
    table: slug,
    rulebook: inForce.rulebook.id,
    rules: rules.digest,
    opened: at('TableOpened'),
    closed: at('TableClosed'),
    tray,
    drop,
    winCents: winOf(tray, drop),
    wagers: wagerResults(inForce, journal),
    pots: potResult(inForce, journal),
    anteBonus: anteBonusResult(inForce, journal),
    jackpots: jackpotResults(inForce, journal),
    corrections: correctionResult(journal),
    tips: tipResult(journal),
    ...courseOf(journal),
  };
  assertReport(report);
  assertFunds(journal);
  return report;
};

const trayOfDay = (journal: Journal): TrayOfDay => {
  const { entries, after } = journal;
  const events = atTable(journal).map(({ event }) => event);
  const opened = events.find((event) => event.type === 'TableOpened');
  const closed = events.find((event) => event.type === 'TableClosed');
  const afterCountCents = total(
    entries.filter(({ late }) => late),
    (entry) => entry.trayCents,
  );
  const overCents = closed?.overCents ?? cents(0);
  return {
    openingCents: opened?.trayCents ?? cents(0),
    ...slipsOf(journal),
    closingCents: closed?.trayCents ?? null,
    booksCents: cents(trayCents(after) - afterCountCents - overCents),
    overCents,
    afterCountCents,
  };
};

const winOf = (tray: TrayOfDay, drop: DropOfDay): Cents =>
  cents(
    (tray.closingCents ?? tray.booksCents) -
      tray.openingCents -
      tray.fillsCents +
      tray.creditsCents +
      drop.cents,
  );

const assertReport = (report: DayReport): void => {
  const { tray, winCents } = report;
  const byLines = winByLines(report) + tray.overCents;
  assert(
    winCents === byLines,
    () => `the tray won ${winCents} cents, and the lines say ${byLines}`,
  );
  assert(
    tray.closingCents === null || tray.closingCents === tray.booksCents + tray.overCents,
    () => `${tray.closingCents} cents counted, and the books with over and short say otherwise`,
  );
};
