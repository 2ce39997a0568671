import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { answerOf, baize, jsonOf } from './support/baize.js';
import { DAY, houseFolder } from './support/house-store.js';
import { dollars, scratch } from './support/play.js';

interface Day {
  readonly day: string;
  readonly from: string;
  readonly tables: readonly {
    readonly winCents: number;
    readonly handleCents: number;
    readonly rounds: { readonly complete: number; readonly void: number };
    readonly tray: { readonly openingCents: number; readonly closingCents: number };
  }[];
  readonly totals: { readonly winCents: number };
}

/** Always with cents, as columns have it. */
const full = (cents: number): string =>
  (cents < 0 ? `-${full(-cents)}` : dollars(cents)).replace(/^(-?\$[\d,]+)$/, '$1.00');

describe('baize report', () => {
  test.each(RULEBOOK_IDS)('reports a day of %s for people and as JSON', async (id) => {
    const folder = await houseFolder(id);
    const args = ['report', '--data', folder, '--day', DAY];
    const { day, from, tables, totals } = (await jsonOf(...args, '--json')) as Day;
    const [table] = tables;
    // The hour of the house is midnight in Denver.
    expect({ day, from }).toEqual({ day: DAY, from: `${DAY}T07:00:00.000Z` });
    expect(table!.rounds.complete + table!.rounds.void).toBe(6);
    expect(totals.winCents).toBe(table!.winCents);

    const text = await answerOf(...args);
    expect(text).toContain(`The gaming day ${DAY}`);
    expect(text).toContain('It begins at 00:00 in America/Denver');
    expect(text).toMatch(/^The first table, table-1$/m);
    expect(text).toMatch(
      new RegExp(`^  Table win +${full(table!.winCents).replace('$', '\\$')}`, 'm'),
    );
    expect(text).toContain(full(table!.tray.closingCents));
  });

  test('prints a day as comma-separated values', async () => {
    const folder = await houseFolder('wa/ricochet-poker');
    const args = ['report', '--data', folder, '--day', DAY];
    const [table] = ((await jsonOf(...args, '--json')) as Day).tables;
    const rows = (await answerOf(...args, '--csv')).split('\r\n');
    expect(rows[0]).toMatch(/^day,of,table,name,rulebook,line,bets,handle,paid,void,win,/);
    const total = rows.find((row) => row.includes(',total,'))!.split(',');
    expect(total[10]).toBe((table!.winCents / 100).toFixed(2));
    expect(total[7]).toBe((table!.handleCents / 100).toFixed(2));
  });

  test('of another day has nothing of it but the trays', async () => {
    const folder = await houseFolder('oh/high-card-flush');
    const after = (await jsonOf(
      'report',
      '--data',
      folder,
      '--day',
      '2026-01-02',
      '--json',
    )) as Day;
    const { winCents, tray } = after.tables[0]!;
    expect(winCents).toBe(0);
    expect(tray.openingCents).toBe(tray.closingCents);
    expect(tray.openingCents).toBeGreaterThan(0);
    const before = (await jsonOf(
      'report',
      '--data',
      folder,
      '--day',
      '2025-12-31',
      '--json',
    )) as Day;
    expect(before.tables).toEqual([]);
    expect(await answerOf('report', '--data', folder, '--day', '2025-12-31')).toContain(
      'There was no table yet.',
    );
  });

  test('a name that begins like a formula is harmless in a spreadsheet', async () => {
    const folder = await houseFolder('oh/high-card-flush', '=HYPERLINK("x")');
    const csv = await answerOf('report', '--data', folder, '--day', DAY, '--csv');
    expect(csv).toContain(`,"'=HYPERLINK(""x"")",`);
  });

  test.each([
    ['a day that is none', ['--data', '.', '--day', '2026-02-30'], '--day: "2026-02-30" is no day'],
    [
      'two forms at once',
      ['--data', '.', '--csv', '--json'],
      '--csv and --json: choose one of them',
    ],
    ['no folder', ['--day', DAY], "required option '--data <folder>' not specified"],
  ])('refuses %s', async (_, args, says) => {
    const { stderr, stdout, code } = await baize(['report', ...args]);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(says);
  });

  test('says that a folder has no house in it', async () => {
    const { stderr, code } = await baize(['report', '--data', scratch()]);
    expect(stderr).toMatch(/^--data: .*house\.db is not there\n$/);
    expect(code).toBe(2);
  });
});
