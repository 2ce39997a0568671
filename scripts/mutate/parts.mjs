import { readdirSync } from 'node:fs';

/** Tests that play for minutes. What they notice a test that names it should notice too. */
const STORMS = 'table/test/shift/|/storm\\.test';
const DAYS = 'chips/(report|accounting|span)\\.test';

const TABLE = 'packages/table/src';
const tableFiles = readdirSync(TABLE, { recursive: true }).filter((file) => file.endsWith('.ts'));

/** Files of the table, against the tests at a table. */
const atTheTable = (files, without = `${STORMS}|${DAYS}`) => ({
  mutate: tableFiles.filter((file) => files.test(file)).map((file) => `${TABLE}/${file}`),
  projects: ['table'],
  without,
  inProcess: true,
});

export const PARTS = {
  money: { mutate: ['packages/money/src/**/*.ts'], projects: ['money'] },
  jackpot: { mutate: ['packages/jackpot/src/**/*.ts'], projects: ['jackpot'] },
  // The documents are data: nearly all of it is read once, while modules load.
  'rulebook/documents': {
    mutate: ['packages/rulebook/src/documents/**/*.ts'],
    projects: ['rulebook'],
  },
  'rulebook/checks': {
    mutate: [
      'packages/rulebook/src/*.ts',
      'packages/rulebook/src/{check,house-rules,in-force,schema,sign}/**/*.ts',
    ],
    projects: ['rulebook'],
  },
  'rulebook/facts': {
    mutate: ['packages/rulebook/src/{catalogue,facts}/**/*.ts'],
    projects: ['rulebook'],
  },
  settle: {
    mutate: [
      'packages/games/src/**/settle*.ts',
      'packages/games/src/**/hands.ts',
      'packages/games/src/high-card-flush/{bonuses,envy,reading}.ts',
      'packages/games/src/contest/lines.ts',
      'packages/games/src/kernel/{cap,envy,lines,notices,settlement,stages}.ts',
      'packages/table/src/settle-round.ts',
    ],
    projects: ['games', 'table'],
    // Half of it also runs while the tests are collected, and would be tried against all of them.
    loadingApart: true,
  },
  'table/tell-and-view': atTheTable(
    /^(table\/(tell|view)|(cards|jackpots)\/view|people\/looking)\.ts$/,
  ),
  'table/corrections': atTheTable(/^(corrections|reconstruct)\//),
  'table/irregularities': atTheTable(/^irregularities\//),
  'table/rounds': atTheTable(/^(rounds|round-file)\/|^award-/),
  'table/jackpots': atTheTable(/^jackpots\/(?!view)/),
  'table/cards': atTheTable(/^(cards\/(?!view)|dealing\/)/),
  'table/people': atTheTable(/^(people\/(?!looking)|automation\/)/),
  'table/calls': atTheTable(/^calls\//),
  'table/events': atTheTable(/^(table\/(?!tell|view)|refusal|kept)/),
  'table/chips': atTheTable(/^chips\//, STORMS),
  // Of whole shifts the short ones: the others play for minutes.
  'table/shift': atTheTable(/^shift\//, 'table/test/(?!shift/)|manual-shoe|every-way|replays'),
};

const LEAST = { table: 0.93 };
const LEAST_ELSEWHERE = 0.9;
/** The least share of breaks that tests must notice, in all parts of a name together. */
export const leastOf = (whole) => LEAST[whole] ?? LEAST_ELSEWHERE;
