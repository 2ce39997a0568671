import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerOf, baize } from './support/baize.js';
import {
  happenedIn,
  linesOf,
  type OnFile,
  playRecorded,
  scratch,
  withEvents,
} from './support/play.js';

const ROUNDS = {
  'sd/high-card-flush': { seed: 's115', answers: ['25', '5', '5', 'y', '4'] },
  'md/high-card-flush': { seed: 's1', answers: ['25', '5', '5', 'y', '1'] },
  'oh/high-card-flush': { seed: 's115', answers: ['y', '25', '5', '5', '4'] },
  'sd/caribbean-stud': { seed: 's464', answers: ['25', 'y', '1'] },
  'wa/ricochet-poker': { seed: 's5730', answers: ['', '5', '5', '5', 'y', 'y', '1'] },
} as const;

type Id = keyof typeof ROUNDS;

const recorded = async (id: Id): Promise<string> => {
  const { seed, answers } = ROUNDS[id];
  const { rounds } = await playRecorded([id, '--seed', seed], answers);
  return JSON.stringify(rounds[0]);
};

const MD = recordedOnce('md/high-card-flush');
const WA = recordedOnce('wa/ricochet-poker');
const SD = recordedOnce('sd/high-card-flush');

/** Played when it is first asked for. */
function recordedOnce(id: Id): () => Promise<OnFile> {
  let playing: Promise<string> | undefined;
  return async () => {
    playing ??= recorded(id);
    return JSON.parse(await playing) as OnFile;
  };
}

const ONCE: Readonly<Record<Id, () => Promise<OnFile>>> = {
  'sd/high-card-flush': SD,
  'md/high-card-flush': MD,
  'oh/high-card-flush': recordedOnce('oh/high-card-flush'),
  'sd/caribbean-stud': recordedOnce('sd/caribbean-stud'),
  'wa/ricochet-poker': WA,
};

const replay = (data: unknown, ...options: readonly string[]) =>
  baize(['replay', '-', ...options], {
    input: typeof data === 'string' ? data : JSON.stringify(data),
  });

interface ReplayAnswer {
  readonly ok: boolean;
  readonly rounds: readonly {
    readonly lines: unknown;
    readonly seats: Readonly<Record<string, { readonly staked: number; readonly net: number }>>;
    readonly steps: readonly {
      readonly type: string;
      readonly view: { readonly dealer: unknown };
    }[];
    readonly error?: string;
    readonly details?: readonly string[];
  }[];
}

const answer = async (data: unknown): Promise<ReplayAnswer> =>
  JSON.parse((await replay(data, '--json')).stdout) as ReplayAnswer;

describe.each(Object.keys(ROUNDS) as Id[])('a recorded round of %s', (id) => {
  test('gives the same settlement again', async () => {
    const round = await ONCE[id]();
    const again = await answer(round);
    expect(again.ok).toBe(true);
    const [replayed] = again.rounds;
    const lines = linesOf(withEvents(round));
    expect(replayed!.lines).toHaveLength(lines.length);
    expect(replayed!.lines).toEqual(expect.arrayContaining([...lines]));
    expect(replayed!.steps.map(({ type }) => type)).toEqual(
      happenedIn(round).map(({ type, event }) => (type === 'InRound' ? event!.type : type)),
    );
    const staked = lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
    const back = lines.reduce((sum, one) => sum + one.paysCents + one.returnedCents, 0);
    expect(replayed!.seats).toEqual({ 1: { staked, net: back - staked } });
  });
});

describe('the replay in words', () => {
  test('each event with its time, the felt after it, and the settlement', async () => {
    const { stdout, code } = await replay(await MD());
    expect(code).toBe(0);
    const times = stdout.split('\n').filter((line) => /^\d\d:\d\d:\d\d {2}\S/.test(line));
    const told = times.map((line) => line.slice(10));
    expect(told[0]).toBe('Round practice/1 starts with deck red.');
    expect(told).toEqual(
      expect.arrayContaining([
        'Seat 1 wagers Ante $25, Flush Bonus $5, Straight Flush Bonus $5, Progressive Jackpot $1.',
        'No more bets.',
        'Seat 1 raises $25.',
        'Seat 1 is settled, and wins $72.',
      ]),
    );
    expect(told.at(-1)).toBe('The round is over.');
    const [before = '', after = ''] = stdout.split('The dealer shows');
    expect(before).toContain('Dealer  ?? ?? ?? ?? ?? ?? ??\n');
    expect(before).toContain(
      'Seat 1  Ks Qs Js 5s / Ah 6h 3d · four-card flush, king high; three-card straight flush,',
    );
    expect(after).toMatch(/Dealer {2}(?:[2-9TJQKA][cdhs] )+\/ .* flush, /);
    expect(after).toContain('Seat 1 staked $61 and got back ');
    expect(after).toContain('Every event follows, and the settlement is what these rules give.');
  });

  test('a fold tells what it claims, a jackpot where it is paid from', async () => {
    const sd = (await replay(await SD())).stdout;
    expect(sd).toContain('Seat 1 folds, and claims Flush, Straight Flush, Progressive.');
    const wa = (await replay(await WA())).stdout;
    expect(wa).toContain('Bonus and jackpot wagers are settled: seat 1 wins ');
    expect(wa).toContain('from the meter');
    expect(wa).toMatch(/Pot {5}\$10\n/);
  });

  test('--step does not wait where there is no terminal', async () => {
    expect((await replay(await MD(), '--step')).stdout).toBe((await replay(await MD())).stdout);
  });

  test('has help with examples', async () => {
    expect(await answerOf('replay', '--help')).toContain(
      'Examples:\n  baize replay rounds.jsonl\n',
    );
  });
});

describe('a file holds one round, a list, or one to a line', () => {
  test.each<[name: string, text: () => Promise<string>, count: number]>([
    ['one', async () => JSON.stringify(await MD(), null, 2), 1],
    ['a list', async () => JSON.stringify([await MD(), await SD()], null, 2), 2],
    [
      'one to a line',
      async () => `${JSON.stringify(await MD())}\n\n${JSON.stringify(await WA())}\n`,
      2,
    ],
  ])('%s', async (_, text, count) => {
    const file = path.join(scratch(), 'rounds');
    writeFileSync(file, await text());
    const { stdout, code } = await baize(['replay', file, '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as ReplayAnswer).rounds).toHaveLength(count);
  });
});

describe('the exit code', () => {
  test('is 1 where a round does not follow, and says where; the others are told all the same', async () => {
    const wrong = await MD();
    const event = withEvents(wrong).events.find(({ type }) => type === 'RoundSettled')!;
    const settled = event.lines![0] as { paysCents: number };
    settled.paysCents += 100;
    const { stdout, stderr, code } = await replay([wrong, await MD()]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout).toMatch(
      /^Round 1 does not replay: event \d+ \(RoundSettled\) is not what follows now\.\n {2}happened\[\d+\]\.events\[0\]\.event\.lines\[0\]\.paysCents: recorded \d+, now \d+\n/,
    );
    expect(stdout).toContain('Every event follows');
    const json = await replay([wrong, await MD()], '--json');
    expect(json.code).toBe(1);
    const { ok, rounds } = JSON.parse(json.stdout) as ReplayAnswer;
    expect(ok).toBe(false);
    expect(rounds[0]!.error).toMatch(/^event \d+ \(RoundSettled\) is not what follows now$/);
    expect(rounds[1]!.lines).toHaveLength(5);
  });

  test.each<[name: string, data: () => unknown, sentence: RegExp]>([
    [
      'rules of another digest',
      async () => ({ ...(await MD()), rules: `sha256:${'0'.repeat(64)}` }),
      /^standard input: the rules are not those the round was played by: they make sha256:/,
    ],
    ['no JSON', () => 'round one', /^standard input, line 1: this is not JSON/],
    ['nothing', () => '\n', /^standard input holds no round\n$/],
    [
      'the second of a list',
      async () => [await MD(), {}],
      /^standard input, round 2 is not a recorded round; 6 things are wrong:\n {2}version is missing\n/,
    ],
  ])('is 2 for %s', async (_, data, sentence) => {
    const { stdout, stderr, code } = await replay(await data());
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });
});
