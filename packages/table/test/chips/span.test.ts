import { cents } from '@baize/money';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { journalOf } from '../../src/chips/report/journal.js';
import {
  type JournalEntry,
  newWorld,
  reportOf,
  reportOfSpan,
  type Shift,
  type SpanReport,
} from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { SLUG, shiftOf } from '../support/shift.js';
import { raise, Table } from '../support/table.js';

const entriesOf = ({ world: { rules }, happened }: Shift): readonly JournalEntry[] =>
  journalOf(newWorld(SLUG, rules), happened).entries;

const spanOf = ({ world: { rules } }: Shift, entries: readonly JournalEntry[]): SpanReport =>
  reportOfSpan(
    rules.inForce,
    SLUG,
    rules.inForce.jackpots.map(({ id }) => id),
    entries,
  );

describe.each(RULEBOOK_IDS)('a span of time at a table of %s', (id) => {
  const shift = shiftOf(id, 4, 15);
  const entries = entriesOf(shift);

  test('that is the whole day says what the report of the day says', () => {
    const span = spanOf(shift, entries);
    const day = reportOf(shift.world.rules, SLUG, shift.happened);
    const { rounds, irregularities, drop, winCents, wagers, pots, anteBonus, corrections } = day;
    expect(span).toMatchObject({ rounds, irregularities, drop, winCents, wagers });
    expect(span).toMatchObject({
      pots,
      anteBonus,
      corrections,
      tips: day.tips,
      opened: 1,
      closed: 1,
    });
    expect(day.jackpots).toMatchObject(span.jackpots);
    const { fills, fillsCents, credits, creditsCents, openingCents, closingCents, overCents } =
      day.tray;
    expect(span.tray).toMatchObject({ fills, fillsCents, credits, creditsCents, overCents });
    expect(span.tray.openingsCents).toBe(openingCents);
    expect(span.tray.movedCents).toBe(closingCents);
    expect(span.tray.counts).toEqual([
      { at: day.opened, when: 'opening', cents: openingCents, overCents: openingCents },
      { at: day.closed, when: 'closing', cents: closingCents, overCents },
    ]);
    expect(span.hands).toBe(wagers.find(({ wager }) => wager === 'ante')?.bets);
    const wagered = [...wagers, ...day.jackpots].map(({ handleCents }) => handleCents);
    expect(span.handleCents).toBe(wagered.reduce((sum, one) => sum + one, 0));
  });

  test('may be cut anywhere: the parts add up to the whole', () => {
    const whole = spanOf(shift, entries);
    const at = Math.floor(entries.length / 2);
    const parts = [entries.slice(0, at), entries.slice(at)].map((some) => spanOf(shift, some));
    const sum = (of: (span: SpanReport) => number): number =>
      parts.reduce((total, part) => total + of(part), 0);
    for (const of of [
      ({ winCents }) => winCents,
      ({ handleCents }) => handleCents,
      ({ hands }) => hands,
      ({ opened }) => opened,
      ({ closed }) => closed,
      ({ tray }) => tray.movedCents,
      ({ tray }) => tray.overCents,
    ] satisfies ((span: SpanReport) => number)[]) {
      expect(sum(of)).toBe(of(whole));
    }
    expect(parts.map(({ opened, closed }) => [opened, closed])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

test('a span in which nothing happened is empty', () => {
  const shift = shiftOf('md/high-card-flush', 4, 1);
  expect(spanOf(shift, [])).toMatchObject({
    opened: 0,
    closed: 0,
    hands: 0,
    winCents: 0,
    wagers: [],
  });
});

test('a tray that won what the lines do not say is never reported', () => {
  const shift = shiftOf('md/high-card-flush', 4, 1);
  const entries = entriesOf(shift).map((entry) =>
    entry.event.type === 'BoughtIn' ? { ...entry, trayCents: cents(entry.trayCents + 1) } : entry,
  );
  expect(() => spanOf(shift, entries)).toThrow(`the tray of ${SLUG} won`);
});

test('a raise that was too large is one irregularity', () => {
  const table = Table.open('md/high-card-flush')
    .bets({ 2: { ante: 1_000 } })
    .deals({ dealer: aceHigh.dealer })
    .decides(2, raise(3_000))
    .hiding({ 2: aceHigh[2] })
    .ends();
  const { irregularities, rounds } = reportOf(table.world.rules, 't1', table.happened);
  expect(rounds).toEqual({ complete: 1, void: 0 });
  expect(irregularities).toEqual([{ kind: 'raise-too-large', cite: 'AMB-09', count: 1 }]);
});
