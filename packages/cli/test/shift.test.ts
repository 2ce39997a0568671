import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { readyMadeHouse } from '@baize/house/ready-made';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { type DayReport, runShift, Stuck } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { eventsIn, ShiftReplay, shiftDone } from '../src/commands/shift/play-shift.js';
import { shiftText } from '../src/commands/shift/text.js';
import { openTable, pinnedRules } from '../src/input/house-table.js';
import { grid } from '../src/render/ledger.js';
import { bar, progress } from '../src/render/progress.js';
import { below, seeded } from '../src/table/shuffle.js';
import { answerOf, baize, example, jsonOf, NO_STDIN } from './support/baize.js';
import { dollars, scratch } from './support/play.js';

interface ShiftAnswer {
  readonly version: number;
  readonly seed: string;
  readonly felt: string;
  readonly replay: { readonly events: number; readonly same: boolean; readonly state: string };
  readonly report: DayReport;
}

const shiftJson = async (...args: readonly string[]): Promise<ShiftAnswer> =>
  (await jsonOf('shift', ...args, '--json')) as ShiftAnswer;

/** Always with cents, as a ledger has it. */
const amount = (cents: number): string => {
  const text = dollars(Math.abs(cents));
  return `${cents < 0 ? '-' : ''}${text.includes('.') ? text : `${text}.00`}`;
};

describe('baize shift', () => {
  test('has help with examples', async () => {
    const help = await answerOf('shift', '--help');
    expect(help).toContain('Examples:\n  baize shift md/high-card-flush --seed tuesday\n');
    expect(help).toContain('(default: 200)');
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(await answerOf('--help')).toMatch(/^ {2}shift /m);
  });

  test.each(RULEBOOK_IDS)('%s: replays the same, and its win adds up', async (id) => {
    const { version, felt, replay, report } = await shiftJson(id, '--rounds', '12', '--seed', 's1');
    expect({ version, felt, same: replay.same }).toEqual({
      version: 1,
      felt: 'virtual',
      same: true,
    });
    const { tray, drop, winCents, rounds } = report;
    expect(rounds.complete + rounds.void).toBe(12);
    expect(winCents).toBe(
      (tray.closingCents ?? 0) -
        tray.openingCents -
        tray.fillsCents +
        tray.creditsCents +
        drop.cents,
    );
  });

  test('the same seed gives the same shift, another one another', async () => {
    const args = ['sd/caribbean-stud', '--rounds', '8', '--felt', 'real'];
    const one = await shiftJson(...args, '--seed', 'a');
    expect(await shiftJson(...args, '--seed', 'a')).toEqual(one);
    expect((await shiftJson(...args, '--seed', 'b')).replay.state).not.toBe(one.replay.state);
  });

  test('chance comes from the seed alone, and from another stream than the cards of a game', () => {
    const words = (purpose: string) => Array.from({ length: 3 }, seeded('tuesday', purpose));
    expect(words('baize shift')).toMatchInlineSnapshot(`
      [
        3005478971,
        1860894585,
        3441086052,
      ]
    `);
    expect(words('baize shift')).not.toEqual(words('baize play/1'));
  });

  test('without a seed one is drawn, and told', async () => {
    const { stdout } = await baize(['shift', 'oh/high-card-flush', '--rounds', '1']);
    expect(stdout).toMatch(/^1 round on a virtual felt, seed "[0-9a-f]{8}"/m);
  });

  test('prints the report of the day, aligned, and nothing on standard error', async () => {
    const args = ['wa/ricochet-poker', '--rounds', '20', '--seed', 's2'];
    const { report } = await shiftJson(...args);
    const { stdout, stderr, code } = await baize(['shift', ...args]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toContain('byte for byte the same');
    const lines = stdout.split('\n');
    const at = (what: string): string => lines.find((line) => line.startsWith(`  ${what}`)) ?? '';
    expect(at('Table win')).toMatch(new RegExp(`${escaped(amount(report.winCents))}$`));
    expect(at('House antes and pots')).toMatch(
      new RegExp(`${escaped(amount(report.pots?.winCents ?? 0))}$`),
    );
    expect(at('Less antes of the house')).toContain('-$200.00');
    expect(at('Less antes of the house').length).toBe(at('Table win').length);
    for (const { kind, cite } of report.irregularities) {
      expect(stdout).toContain(kind.replaceAll('-', ' '));
      expect(stdout).toContain(cite.startsWith('house:') ? '[House policy]' : `[${cite}]`);
    }
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('runs by house rules of one’s own', async () => {
    const house = JSON.parse(readFileSync(example('oh-high-card-flush'), 'utf8')) as {
      readonly limits: { readonly ante: { min: number } };
    };
    house.limits.ante.min = 2500;
    const file = path.join(scratch(), 'house.json');
    writeFileSync(file, JSON.stringify(house));
    const args = ['oh/high-card-flush', '--rounds', '3', '--seed', 's3', '--house', file];
    const ante = (await shiftJson(...args)).report.wagers.find(({ wager }) => wager === 'ante');
    expect(ante?.handleCents).toBe((ante?.bets ?? 0) * 2500);
  });

  test.each<[name: string, args: readonly string[], sentence: RegExp]>([
    ['no rulebook', [], /^missing required argument 'rulebook'\n$/],
    ['another rulebook', ['md/poker'], /^there is no rulebook "md\/poker".*\n$/],
    ['no round', ['md/high-card-flush', '--rounds', '0'], /^--rounds: .* more, not "0"\n$/],
    ['half a round', ['md/high-card-flush', '--rounds', '1.5'], /^--rounds: .* not "1\.5"\n$/],
    ['rounds nobody can count', ['md/high-card-flush', '--rounds', '9'.repeat(20)], /^--rounds: /],
    ['an empty seed', ['md/high-card-flush', '--seed', ''], /^--seed: an empty text is no seed\n$/],
    ['another felt', ['md/high-card-flush', '--felt', 'green'], /^.*'green' is invalid.*\n$/],
    [
      'house rules of another rulebook',
      ['md/high-card-flush', '--house', example('oh-high-card-flush')],
      /oh-high-card-flush\.json is for oh\/high-card-flush, not for md\/high-card-flush\n$/,
    ],
    [
      'no such file',
      ['md/high-card-flush', '--house', 'nowhere.json'],
      /^nowhere\.json cannot be read: there is no such file\n$/,
    ],
  ])('%s is bad input', async (_, args, sentence) => {
    const { stdout, stderr, code } = await baize(['shift', ...args]);
    expect(stderr).toMatch(sentence);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });
});

const escaped = (text: string): string => text.replaceAll(/[$.]/g, String.raw`\$&`);

describe('the report on a screen', () => {
  test.each(RULEBOOK_IDS)('%s: keeps to its columns, and stands in two where it can', (id) => {
    const table = openTable(readyMadeHouse(id), id, NO_STDIN);
    const order = { table, rounds: 15, seed: 's4', felt: 'virtual' } as const;
    const done = shiftDone(order, { stderr: process.stderr });
    if (done instanceof Stuck) throw done;
    for (const columns of [60, 80, 120]) {
      const lines = shiftText(order, done, columns).map(stripVTControlCharacters);
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
      const heads = lines.filter((line) => line.startsWith('Tray and drop'));
      expect(heads[0]?.includes('Where the win comes from')).toBe(columns === 120);
    }
  });
});

describe('columns of a ledger', () => {
  const rows = [
    ['', 'Bets', 'Handle', 'Void, back', 'Win'],
    ['Ante', '12', '$120.00', '$10.00', '-$5.00'],
  ];

  const lines = (columns: number, drop: readonly string[]) =>
    grid('Wagers', rows, columns, drop).lines.map(stripVTControlCharacters);

  test('stand at the right under their names', () => {
    expect(lines(80, [])).toEqual([
      '        Bets   Handle  Void, back     Win',
      '  Ante    12  $120.00      $10.00  -$5.00',
    ]);
  });

  test('go where there is no room, in the order given', () => {
    expect(lines(30, ['Void, back', 'Bets'])).toEqual([
      '        Bets   Handle     Win',
      '  Ante    12  $120.00  -$5.00',
    ]);
    expect(lines(25, ['Void, back', 'Bets'])).toEqual([
      '         Handle     Win',
      '  Ante  $120.00  -$5.00',
    ]);
  });
});

describe('the bar', () => {
  test.each([
    [0, '[....]'],
    [0.5, '[##..]'],
    [0.99, '[###.]'],
    [1, '[####]'],
  ])('%d done', (part, drawn) => {
    expect(bar(part, 4)).toBe(drawn);
  });
});

test('a replay tells in each day how much of that day it has done', () => {
  const id = 'oh/high-card-flush';
  const table = openTable(readyMadeHouse(id), id, NO_STDIN);
  const rules = pinnedRules(table);
  const words = seeded('days', 'baize shift');
  const plan = { rounds: 4, roundsADay: 2, day: table.house.effective, felt: 'virtual' } as const;
  const replay = new ShiftReplay('table-1', rules);
  const days: number[] = [];
  runShift(
    'table-1',
    rules,
    { ...plan, chance: (bound) => below(bound, words) },
    {
      day: (shift) => {
        let told = 0;
        replay.goOn(shift.happened, (done) => {
          told = done;
        });
        days.push(told - eventsIn(shift.happened));
        shift.forget();
      },
    },
  );
  expect(days).toEqual([0, 0]);
});

describe('where the errors go to a file', () => {
  /** What a file gets, told after so many seconds each. */
  const written = (of: number, ...told: readonly (readonly [seconds: number, done: number])[]) => {
    const lines: string[] = [];
    let seconds = 0;
    const stderr = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    });
    const { tell, end } = progress({ stderr }, 'Playing  ', of, 'rounds', () => seconds * 1000);
    for (const [at, done] of told) {
      seconds = at;
      tell(done);
    }
    end();
    return lines.join('');
  };

  test('what is soon done writes nothing', () => {
    expect(written(200, [1, 50], [14, 200])).toBe('');
  });

  test('what takes long writes a line now and then', () => {
    expect(written(9_000, [16, 100], [17, 110], [31, 200], [50, 300])).toBe(
      'Playing: 100 of 9000 rounds\nPlaying: 200 of 9000 rounds\nPlaying: 300 of 9000 rounds\n',
    );
    expect(written(Number.POSITIVE_INFINITY, [20, 100])).toBe('Playing: 100 rounds\n');
  });
});
