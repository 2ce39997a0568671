import { type Cents, cents } from '@baize/money';
import { assert } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { type CorrectionResult, correctionResult } from './corrections.js';
import { type Course, roundsOf } from './course.js';
import { type JackpotAtTable, jackpotAtTable } from './jackpots.js';
import { atTable, type Entries, type TableEntry, total } from './journal.js';
import { type AnteBonusResult, anteBonusResult, type PotResult, potResult } from './pots.js';
import { type DropOfDay, dropOfDay, type Slips, slipsOf } from './slips.js';
import { type TipResult, tipResult } from './tips.js';
import { type WagerResult, wagerResults } from './wagers.js';
import { winByLines } from './win.js';

/** A tray that was counted, at an opening or at a close. */
interface TrayCount {
  readonly at: string;
  readonly when: 'opening' | 'closing';
  readonly cents: Cents;
  /** Counted less what the books said; at an opening the cage makes up the difference. */
  readonly overCents: Cents;
}

/** What came into a tray and went out of it. */
interface TrayOfSpan extends Slips {
  /** From the cage at openings, less to it: what was counted and not in the books. */
  readonly openingsCents: Cents;
  /** Over or short at closes. */
  readonly overCents: Cents;
  readonly counts: readonly TrayCount[];
  /** By the books, everything together. */
  readonly movedCents: Cents;
}

/** What happened at a table in any span of time, also in the middle of a session or of a round. */
export interface SpanReport extends Omit<Course, 'dealers'> {
  readonly opened: number;
  readonly closed: number;
  readonly tray: TrayOfSpan;
  readonly drop: DropOfDay;
  /** Hands whose ante was settled and not void. */
  readonly hands: number;
  /** Everything that was wagered and settled, jackpots with the rest. */
  readonly handleCents: Cents;
  /** Of the tray, over and short with it. */
  readonly winCents: Cents;
  readonly wagers: readonly WagerResult[];
  readonly pots: PotResult | null;
  readonly anteBonus: AnteBonusResult | null;
  readonly jackpots: readonly JackpotAtTable[];
  readonly corrections: CorrectionResult;
  readonly tips: TipResult;
}

/** Computed from what happened alone; a report that does not add up is never given. */
export const reportOfSpan = (
  rules: Pick<RulesInForce, 'rulebook'>,
  slug: string,
  jackpots: readonly WagerId[],
  entries: Entries['entries'],
): SpanReport => {
  const journal = { entries };
  const tray = trayOfSpan(journal);
  const drop = dropOfDay(journal);
  const wagers = wagerResults(rules, journal);
  const atJackpots = jackpots.map((id) => jackpotAtTable(id, slug, journal));
  const report: SpanReport = {
    opened: tray.counts.filter(({ when }) => when === 'opening').length,
    closed: tray.counts.filter(({ when }) => when === 'closing').length,
    tray,
    drop,
    ...roundsOf(journal),
    hands: wagers.find(({ wager }) => wager === 'ante')?.bets ?? 0,
    handleCents: total([...wagers, ...atJackpots], ({ handleCents }) => handleCents),
    winCents: cents(
      tray.movedCents - tray.openingsCents - tray.fillsCents + tray.creditsCents + drop.cents,
    ),
    wagers,
    pots: potResult(rules, journal),
    anteBonus: anteBonusResult(rules, journal),
    jackpots: atJackpots,
    corrections: correctionResult(journal),
    tips: tipResult(journal),
  };
  const byLines = winByLines(report) + tray.overCents;
  assert(
    report.winCents === byLines,
    () => `the tray of ${slug} won ${report.winCents} cents, and the lines say ${byLines}`,
  );
  return report;
};

const trayOfSpan = (journal: Entries): TrayOfSpan => {
  const counts = atTable(journal).flatMap(countOf);
  const over = (at: TrayCount['when']): Cents =>
    total(counts, ({ when, overCents }) => (when === at ? overCents : 0));
  return {
    ...slipsOf(journal),
    openingsCents: over('opening'),
    overCents: over('closing'),
    counts,
    movedCents: total(journal.entries, ({ trayCents }) => trayCents),
  };
};

const countOf = ({ event, trayCents }: TableEntry): readonly TrayCount[] => {
  if (event.type !== 'TableOpened' && event.type !== 'TableClosed') return [];
  const when = event.type === 'TableOpened' ? 'opening' : 'closing';
  return [{ at: event.at, when, cents: event.trayCents, overCents: trayCents }];
};
