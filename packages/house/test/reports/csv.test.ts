import { RULEBOOK_IDS } from '@baize/rulebook';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { dayCsv, dayReport } from '../../src/index.js';
import { csvOf } from '../../src/reports/csv.js';
import { houseOf, keptStory } from './support/stored-shift.js';

/** Reads RFC 4180, written apart from the code that is tested. */
const parsed = (csv: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (const [, text = '', end] of csv.matchAll(cell)) {
    rows.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('comma-separated values', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['she said "no"', '"she said ""no"""'],
    ['two\nlines', '"two\nlines"'],
    [' space', '" space"'],
    ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['+1 and more', "'+1 and more"],
    ['-', "'-"],
    ['@here', "'@here"],
    ['=1,2', '"\'=1,2"'],
    ['-12.50', '-12.50'],
    ['+7', '+7'],
    ['-1e5', "'-1e5"],
    [-3, '-3'],
    [null, ''],
  ])('%j is written %s', (cell, written) => {
    expect(csvOf([[cell]])).toBe(`${written}\r\n`);
  });

  property.prop([
    fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 })),
  ])('are read back as they were, formulas apart', (rows) => {
    const read = parsed(csvOf(rows));
    expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
      rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
    );
    for (const cell of read.flat()) expect(cell).not.toMatch(/^[=@]|^[+-](?!\d+(\.\d+)?$)/);
  });
});

describe.each(RULEBOOK_IDS)('the day of %s as comma-separated values', (id) => {
  test('has a row for each wager, and rows that add up', async () => {
    const store = await houseOf(keptStory(id));
    const day = await dayReport(store, '2026-02-01', { timeZone: 'UTC', hour: 6 });
    const [head, ...rows] = parsed(dayCsv(day));
    for (const row of rows) expect(row).toHaveLength(head!.length);
    const named = rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at]!])));
    const table = named.filter((row) => row.of === 'table');
    const lines = table.filter(({ line }) => line !== 'total');
    const [total] = table.filter(({ line }) => line === 'total');
    const house = named.at(-1)!;
    for (const { wager } of day.tables[0]!.wagers) {
      expect(lines.map(({ line }) => line)).toContain(wager);
    }
    const sum = (column: string): string =>
      lines.reduce((all, row) => all + Number(row[column]), 0).toFixed(2);
    expect(sum('win')).toBe(total!.win);
    expect(sum('handle')).toBe(total!.handle);
    expect(house).toMatchObject({ of: 'house', day: '2026-02-01', win: total!.win });
    expect(named.filter((row) => row.of === 'jackpot')).toHaveLength(day.jackpots.length);
  });
});
