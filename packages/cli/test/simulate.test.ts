import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { readyMadeHouse } from '@baize/house/ready-made';
import { BLOCK_ROUNDS, simulationOf, summaryOf } from '@baize/odds';
import { describe, expect, test } from 'vitest';
import type { SimulateOrder } from '../src/commands/simulate/game.js';
import { simulationText } from '../src/contest/simulation-text.js';
import { openTable } from '../src/input/house-table.js';
import { besideBlocks } from '../src/render/ledger.js';
import { progressLine, timeWords } from '../src/render/progress.js';
import { answerOf, BIN, baize, example, jsonOf, NO_STDIN } from './support/baize.js';

interface Answer {
  readonly version: number;
  readonly rulebook: string;
  readonly seed: string;
  readonly rounds: number;
  readonly players: number;
  readonly through: string;
  readonly complete: boolean;
  readonly played: number;
  readonly wagers: readonly {
    readonly wager: string;
    readonly hands: number;
    readonly net: number;
    readonly interval: { readonly low: number; readonly high: number };
    readonly exact: { readonly inside: boolean; readonly mean: number };
  }[];
}

const simulate = async (...args: readonly string[]): Promise<Answer> =>
  (await jsonOf('simulate', ...args, '--json')) as Answer;

describe('baize simulate', () => {
  test('has help with examples', async () => {
    const help = await answerOf('simulate', '--help');
    expect(help).toContain('  baize simulate md/high-card-flush --rounds 10000000\n');
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(await answerOf('--help')).toMatch(/^ {2}simulate /m);
  });

  test('the same seed gives the same figures on any number of threads, another one others', async () => {
    const args = ['md/high-card-flush', '--rounds', '50000', '--players', '3'];
    const one = await simulate(...args, '--seed', 'a', '--threads', '1');
    expect(await simulate(...args, '--seed', 'a', '--threads', '3')).toEqual(one);
    expect((await simulate(...args, '--seed', 'b')).wagers).not.toEqual(one.wagers);
    const { version, rulebook, seed, rounds, players, through, complete, played } = one;
    expect({ version, rulebook, seed, rounds, players, through, complete, played }).toEqual({
      version: 1,
      rulebook: 'md/high-card-flush',
      seed: 'a',
      rounds: 50_000,
      players: 3,
      through: 'fast',
      complete: true,
      played: 50_000,
    });
    expect(one.wagers.map(({ wager, hands }) => [wager, hands])).toEqual([
      ['base', 150_000],
      ['flush', 150_000],
      ['straight-flush', 150_000],
    ]);
    for (const { interval, exact } of one.wagers) {
      expect(interval.low <= exact.mean && exact.mean <= interval.high).toBe(true);
      expect(exact.inside).toBe(true);
    }
  });

  test('--core plays the same rounds', async () => {
    const args = ['oh/high-card-flush', '--rounds', '1500', '--players', '2', '--seed', 'core'];
    const core = await simulate(...args, '--core');
    expect(core).toEqual({ ...(await simulate(...args)), through: 'core' });
  });

  test('prints one screen, and nothing on standard error', async () => {
    const { stdout, stderr, code } = await baize([
      'simulate',
      'sd/high-card-flush',
      ...['--rounds', '20000', '--seed', 'screen', '--threads', '2'],
    ]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout).toMatch(/^20,000 rounds of one player, by look-ups, seed "screen": /m);
    for (const head of ['Base game', 'Decisions', 'Outcomes', 'Side bets']) {
      expect(stdout).toMatch(new RegExp(`^${head}`, 'm'));
    }
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('without a seed one is drawn, and told', async () => {
    const { stdout } = await baize(['simulate', 'oh/high-card-flush', '--rounds', '1']);
    expect(stdout).toMatch(/^1 round of one player, by look-ups, seed "[0-9a-f]{8}"/m);
    expect(stdout).toContain('Too few rounds for an interval.');
  });

  test.each<[name: string, args: readonly string[], sentence: RegExp]>([
    ['no rulebook', ['--rounds', '5'], /^missing required argument 'rulebook'\n$/],
    ['no rounds', ['md/high-card-flush'], /^required option '--rounds <count>' not specified\n$/],
    ['another rulebook', ['md/poker', '--rounds', '5'], /^there is no rulebook "md\/poker".*\n$/],
    ['no round', ['md/high-card-flush', '--rounds', '0'], /^--rounds: 1 to .*, not "0"\n$/],
    ['half a round', ['md/high-card-flush', '--rounds', '1.5'], /^--rounds: .* not "1\.5"\n$/],
    [
      'a seat too many',
      ['md/high-card-flush', '--rounds', '5', '--players', '7'],
      /^--players: 1 to 6 players at this table, not "7"\n$/,
    ],
    [
      'no thread',
      ['md/high-card-flush', '--rounds', '5', '--threads', '0'],
      /^--threads: 1 to 64 threads, not "0"\n$/,
    ],
    [
      'an empty seed',
      ['md/high-card-flush', '--rounds', '5', '--seed', ''],
      /^--seed: an empty text is no seed\n$/,
    ],
    [
      'house rules of another rulebook',
      ['md/high-card-flush', '--rounds', '5', '--house', example('oh-high-card-flush')],
      /is for oh\/high-card-flush, not for md\/high-card-flush\n$/,
    ],
  ])('%s is bad input', async (_, args, sentence) => {
    const { stdout, stderr, code } = await baize(['simulate', ...args]);
    expect(stderr).toMatch(sentence);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });
});

/** Starts more rounds than anybody waits for, and stops them after a while. */
const stoppedAfter = async (milliseconds: number) => {
  const rounds = ['--rounds', '1000000000000', '--seed', 'stopped', '--json'];
  const child = spawn(process.execPath, [BIN, 'simulate', 'md/high-card-flush', ...rounds]);
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  await pause(milliseconds);
  child.kill('SIGINT');
  const [code] = await ended;
  return { code, answer: stdout === '' ? null : (JSON.parse(stdout) as Answer) };
};

describe('Ctrl-C', () => {
  test('prints what there is so far, and exits with 130', async () => {
    // Long enough that a block is whole, however busy the machine.
    for (let wait = 1000; ; wait *= 2) {
      const { code, answer } = await stoppedAfter(wait);
      if ((answer?.played ?? 0) === 0 && wait < 30_000) continue;
      expect(code).toBe(130);
      expect(answer).toMatchObject({ complete: false, rounds: 1_000_000_000_000 });
      expect((answer?.played ?? 0) % BLOCK_ROUNDS).toBe(0);
      expect(answer?.wagers[0]?.hands).toBe(answer?.played);
      return;
    }
  });
});

describe('the screen', () => {
  const table = openTable(readyMadeHouse('md/high-card-flush'), 'md/high-card-flush', NO_STDIN);
  const order: SimulateOrder = {
    table,
    rounds: 5000,
    players: 6,
    threads: 2,
    seed: 'screen',
    through: 'fast',
  };
  const tally = simulationOf(table.rules, order).run(0, 4000);
  const lines = (columns: number, wagers = summaryOf(tally, [])) =>
    simulationText(order, { complete: false, played: 4000, wagers }, 3, columns).map(
      stripVTControlCharacters,
    );

  test.each([60, 80, 100, 120])('keeps to %d columns', (columns) => {
    for (const line of lines(columns)) expect(line.length).toBeLessThanOrEqual(columns);
  });

  test('stands in two columns, and paint takes none', () => {
    const left = { head: 'Left', lines: ['\u001b[2mdim\u001b[22m', 'plain'] };
    const right = { head: 'Right', lines: ['one', 'two'] };
    expect(besideBlocks(left, right, 10).map(stripVTControlCharacters)).toEqual([
      '',
      'Left          Right',
      'dim           one',
      'plain         two',
    ]);
    expect(lines(120).some((line) => /^Base game, .* Outcomes$/.test(line))).toBe(true);
  });

  test('says that it was stopped, and before a block was whole nothing else', () => {
    expect(lines(100).join('\n')).toContain('Stopped. 4,000 of 5,000 rounds of 6 players');
    expect(lines(100, []).join('\n')).not.toContain('Base game, for one ante');
  });
});

describe('the progress bar', () => {
  test('tells the time left', () => {
    expect(progressLine('Simulating', 25, 100, 'rounds', 10_000, 80)).toBe(
      'Simulating [#######.......................] 25% of 100 rounds, 30 s left',
    );
    expect(progressLine('Simulating', 0, 100, 'rounds', 10_000, 80)).toMatch(/ 0% of 100 rounds$/);
  });

  test.each([20, 40, 60])('is no longer than %d columns', (columns) => {
    const line = progressLine('Simulating', 1, 10 ** 12, 'rounds', 1000, columns);
    expect(line.length).toBeLessThanOrEqual(columns - '^C'.length);
  });

  test.each([
    [0.2, '1 s'],
    [59, '59 s'],
    [125, '2 min 5 s'],
    [12_000, '3 h 20 min'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(timeWords(seconds)).toBe(words);
  });
});
