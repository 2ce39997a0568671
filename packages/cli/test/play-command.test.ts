import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerOf, BIN, example, started } from './support/baize.js';
import { happenedIn, type OnFile, play, scratch } from './support/play.js';

interface House {
  positions: number;
  effective: string;
  readonly limits: { readonly ante: { min: number } };
}

/** House rules with something changed, in a file. */
const houseWith = (name: string, change: (house: House) => void): string => {
  const house = JSON.parse(readFileSync(example(name), 'utf8')) as House;
  change(house);
  const file = path.join(scratch(), 'house.json');
  writeFileSync(file, JSON.stringify(house));
  return file;
};

describe('baize play', () => {
  test('has help with examples, and says what a seed is for', async () => {
    const help = await answerOf('play', '--help');
    expect(help).toContain('Examples:\n  baize play\n');
    expect(help.replaceAll(/\s+/g, ' ')).toContain(
      'HMAC-SHA256 stream keyed with it: for practice',
    );
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(await answerOf('--help')).toMatch(/^ {2}play .*\n {2}replay /m);
  });

  test('by house rules of one’s own, which name the rulebook', async () => {
    const file = houseWith('oh-high-card-flush', (house) => {
      house.limits.ante.min = 2500;
    });
    const { stdout, code } = await play(['--house', file], ['y']);
    expect(code).toBe(0);
    expect(stdout).toContain('High Card Flush, Ohio\nHigh Card Flush, main floor');
    expect(stdout).toContain('Ante, $25 to $200 in steps of $5 [$25] >');
  });

  test.each<[name: string, args: () => readonly string[], sentence: RegExp]>([
    [
      'another rulebook',
      () => ['md/highcardflush'],
      /^there is no rulebook "md\/highcardflush", did you mean/,
    ],
    [
      'house rules of another rulebook',
      () => ['md/high-card-flush', '--house', example('oh-high-card-flush')],
      /oh-high-card-flush\.json is for oh\/high-card-flush, not for md\/high-card-flush\n$/,
    ],
    [
      'house rules that no table may open on',
      () => [
        '--house',
        houseWith('sd-high-card-flush', (house) => {
          house.positions = 9;
        }),
      ],
      /^no table may open on .*house\.json:\n {2}positions: .* \(AMB-56\)\n$/,
    ],
    [
      'house rules that are not in force yet',
      () => [
        '--house',
        houseWith('sd-high-card-flush', (house) => {
          house.effective = '2999-01-01';
        }),
      ],
      /^no table may open on .*: .*2999-01-01/,
    ],
    ['house rules from the answers', () => ['--house', '-'], /^--house: standard input is where/],
    [
      'more seats than there are',
      () => ['md/high-card-flush', '--seats', '7'],
      /^--seats: this table has 1 to 6 seats, not "7" \(MD-HCF-/,
    ],
    ['no seat', () => ['md/high-card-flush', '--seats', '0'], /^--seats: .* not "0"/],
    ['no amount', () => ['--bankroll', 'much'], /^--bankroll: "much" is not an amount/],
    ['no chips', () => ['--bankroll', '0'], /^--bankroll: \$0 buys no chips\n$/],
    [
      'a record that is something else',
      () => ['--record', example('md-high-card-flush')],
      /^.*md-high-card-flush\.json, line 1: this is not JSON/,
    ],
    [
      'a record where none can be',
      () => ['--record', path.join(scratch(), 'no', 'folder.jsonl')],
      /folder\.jsonl cannot be written \(ENOENT\)\n$/,
    ],
  ])('%s is bad input', async (_, args, sentence) => {
    const { stderr, code } = await play(args(), []);
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });

  test('a file that is something else is left alone', async () => {
    const file = path.join(scratch(), 'notes.txt');
    writeFileSync(file, 'my notes\n');
    expect((await play(['sd/caribbean-stud', '--record', file], ['', '', '2'])).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('my notes\n');
  });

  test('rounds are added to a record, and numbered on', async () => {
    const file = path.join(scratch(), 'rounds.jsonl');
    const args = ['sd/caribbean-stud', '--seed', 's1', '--record', file];
    await play(args, ['', '', '2', '', '2']);
    const { stdout } = await play(args, ['', '', '2']);
    expect(stdout).toContain(`Look at it again: baize replay ${file}\n`);
    const rounds = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => happenedIn(JSON.parse(line) as OnFile));
    expect(rounds.map(([started]) => started!.round)).toEqual([
      'practice/1',
      'practice/2',
      'practice/3',
    ]);
  });

  test('Ctrl-C leaves the table with the summary', async () => {
    const child = spawn(process.execPath, [BIN, 'play', 'oh/high-card-flush'], {
      env: { PATH: process.env.PATH },
    });
    child.stdin.write('y\n');
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!told.includes('Ante,') && `${told}${text}`.includes('Ante,')) child.kill('SIGINT');
      told += text;
    });
    const code = await new Promise((resolve) => {
      child.on('close', resolve);
    });
    expect(told).toContain('You leave the table.\n0 rounds.');
    expect(code).toBe(0);
  });

  test.each([
    ['two colours', [], '\u001b[31m', ['\u001b[34m', '\u001b[32m']],
    ['four colours', ['--four-colour'], '\u001b[34m', []],
  ])('cards in %s', async (_, options, has, hasNot) => {
    const { stdout } = started(['play', 'md/high-card-flush', '--seed', 's1', ...options], {
      input: '\n\n\n\n',
      env: { FORCE_COLOR: '1' },
    });
    const cards = stdout.split('Your cards')[1]!.split('╰')[0]!;
    expect(cards).toContain(has);
    for (const colour of hasNot) expect(cards).not.toContain(colour);
  });
});
