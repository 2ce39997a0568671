import { spawnSync } from 'node:child_process';
import { accessSync, constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { answerOf, BIN, baize, example, started } from './support/baize.js';

const COMMANDS = ['list', 'show', 'diff', 'export', 'check', 'sign', 'clause'] as const;

describe('the command', () => {
  test('is built and can be started', async () => {
    accessSync(BIN, constants.X_OK);
    expect(await answerOf('--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('says in one sentence when it is not built', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-'));
    try {
      mkdirSync(path.join(folder, 'bin'));
      const copy = path.join(folder, 'bin', 'baize.mjs');
      copyFileSync(BIN, copy);
      const { stderr, status } = spawnSync(process.execPath, [copy, 'rules', 'list'], {
        encoding: 'utf8',
      });
      expect(stderr).toBe('baize is not built yet: run "npm run build" first\n');
      expect(status).toBe(2);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('lists its commands', async () => {
    const help = await answerOf('rules', '--help');
    for (const command of COMMANDS) expect(help).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  test.each(COMMANDS)('rules %s has help with examples', async (command) => {
    const help = await answerOf('rules', command, '--help');
    expect(help).toContain('Examples:\n  baize rules ');
    expect(help).toContain('--json');
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('a mistake on the command line ends with exit code 2 and one sentence', () => {
  test.each<[name: string, args: readonly string[], sentence: string]>([
    ['unknown command', ['rulez'], "unknown command 'rulez'; did you mean rules?"],
    ['unknown command below rules', ['rules', 'lst'], "unknown command 'lst'; did you mean list?"],
    ['unknown option', ['rules', 'list', '--jsn'], "unknown option '--jsn'; did you mean --json?"],
    ['missing argument', ['rules', 'show'], "missing required argument 'id'"],
    [
      'one argument too many',
      ['rules', 'list', 'x'],
      "too many arguments for 'list'. Expected 0 arguments but got 1.",
    ],
    [
      'misspelt rulebook',
      ['rules', 'show', 'md/highcardflush'],
      `there is no rulebook "md/highcardflush", did you mean md/high-card-flush? (the rulebooks are ${RULEBOOK_IDS.join(', ')})`,
    ],
    [
      'no rulebook near',
      ['rules', 'diff', 'md/high-card-flush', 'nonsense'],
      `there is no rulebook "nonsense" (the rulebooks are ${RULEBOOK_IDS.join(', ')})`,
    ],
    [
      'unknown rulebook to export',
      ['rules', 'export', 'wa/ricochet'],
      `there is no rulebook "wa/ricochet", did you mean wa/ricochet-poker? (the rulebooks are ${RULEBOOK_IDS.join(', ')})`,
    ],
    [
      'a wager without tables',
      ['rules', 'show', 'oh/high-card-flush', '--wager', 'progressive'],
      'High Card Flush, Ohio has no pay tables for "progressive"; it has them for flush, straight-flush',
    ],
    [
      'unknown clause',
      ['rules', 'clause', 'OH-HCF-mix'],
      'there is no clause "OH-HCF-mix"; did you mean OH-HCF-max?',
    ],
    [
      'no such file',
      ['rules', 'check', 'nowhere.json'],
      'nowhere.json cannot be read: there is no such file',
    ],
  ])('%s', async (_name, args, sentence) => {
    expect(await baize(args)).toEqual({ stdout: '', stderr: `${sentence}\n`, code: 2 });
  });

  test('an unknown topic names the topics', async () => {
    const { stderr, code } = await baize(['rules', 'show', 'md/high-card-flush', '--topic', 'zzz']);
    expect(stderr).toMatch(
      /^there is no topic "zzz"; the topics are Table and seats, .*Settings\n$/,
    );
    expect(code).toBe(2);
  });

  test.each([[[]], [['rules']]])('no command at all: help (%j)', async (args) => {
    const { stdout, stderr, code } = await baize(args);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: baize');
    expect(code).toBe(2);
  });
});

describe('what comes out', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that starts a colour
  const COLOUR = /\u001b\[/;
  const args = ['rules', 'diff', 'sd/high-card-flush', 'md/high-card-flush'];

  test.each<[when: string, env: Record<string, string>, coloured: boolean]>([
    ['piped', {}, false],
    ['piped on a build machine', { CI: '1' }, false],
    ['asked for', { FORCE_COLOR: '1' }, true],
    ['asked for and forbidden', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s: colours', async (_when, env, coloured) => {
    for (const one of [args, ['rules', 'sign', example('md-high-card-flush')]]) {
      expect(COLOUR.test(started(one, { env }).stdout)).toBe(coloured);
    }
  });

  test('a reader that goes away is no mistake', () => {
    const shell = `'${process.execPath}' '${BIN}' rules show wa/ricochet-poker --all | head -1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', shell], { encoding: 'utf8' });
    expect(stdout).toBe('Ricochet Poker, Washington\n0\n');
    expect(stderr).toBe('');
  });

  test.each(RULEBOOK_IDS)('%s fits into 100 columns when piped', async (id) => {
    const shown = [
      await answerOf('rules', 'show', id),
      await answerOf('rules', 'show', id, '--all', '--clauses'),
    ];
    const long = shown.flatMap((text) => text.split('\n')).filter((line) => line.length > 100);
    expect(long).toEqual([]);
  });
});
