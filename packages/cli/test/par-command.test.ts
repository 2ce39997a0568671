import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parHtml } from '../src/commands/par/html/page.js';
import type { ParSheet } from '../src/commands/par/make-sheet.js';
import { answerOf, baize, example } from './support/baize.js';

const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'baize-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

const OHIO = 'oh/high-card-flush';

describe('baize par', () => {
  it('writes the page of the figures that it prints as JSON', async () => {
    const out = path.join(folder(), 'par.html');
    const house = example('oh-high-card-flush');
    const asked = ['par', OHIO, '--house', house, '--date', '2026-01-31', '--hours', '24'];
    expect(await answerOf(...asked, '--html', out)).toBe(`wrote ${out}\n`);
    const sheet = JSON.parse(await answerOf(...asked, '--json')) as ParSheet;
    expect(sheet).toMatchObject({ version: 1, rulebook: OHIO, hold: { hours: 24, rounds: 960 } });
    expect(sheet.identity.date).toBe('2026-01-31');
    expect(readFileSync(out, 'utf8')).toBe(parHtml(sheet));
  });

  it('takes mean wagers, and prints to standard output', async () => {
    const page = await answerOf(
      'par',
      OHIO,
      '--html',
      '-',
      '--wager',
      'ante=25',
      '--wager',
      'flush=0',
    );
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('<td data-name="Mean wager">$25</td>');
    expect(page).toContain('<td data-name="Mean wager">$0</td>');
  });

  it('has help with examples', async () => {
    const help = await answerOf('par', '--help');
    expect(help).toContain('Examples:\n  baize par ');
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('baize par ends with exit code 2 and one sentence', () => {
  it.each<[name: string, args: readonly string[], sentence: RegExp]>([
    ['where no place is given', [OHIO], /^say where the sheet goes: --html FILE/],
    ['on an unknown rulebook', ['oh/flush', '--json'], /^there is no rulebook "oh\/flush"/],
    [
      'on house rules of another rulebook',
      [OHIO, '--house', example('md-high-card-flush'), '--json'],
      /is for md\/high-card-flush, not for oh\/high-card-flush$/,
    ],
    ['on a missing file', [OHIO, '--house', 'none.json', '--json'], /there is no such file$/],
    ['on more seats than positions', [OHIO, '--seats', '7', '--json'], /^--seats: .* 1 to 6/],
    ['on no hours', [OHIO, '--hours', '0', '--json'], /^--hours: a whole number from 1/],
    ['on half a round', [OHIO, '--rounds-per-hour', '1.5', '--json'], /^--rounds-per-hour: /],
    ['on a day that is none', [OHIO, '--date', '2026-02-30', '--json'], /^--date: .*"2026-02-30"$/],
    [
      'on a wager that is not offered',
      [OHIO, '--wager', 'progressive=1', '--json'],
      /^--wager: .* the wagers are ante, flush, straight-flush, not "progressive=1"$/,
    ],
    [
      'on part of a fixed wager',
      ['md/high-card-flush', '--wager', 'progressive=0.50', '--json'],
      /^--wager: progressive is a fixed wager of \$1, or 0 for nobody$/,
    ],
    [
      'on several seats at one pot',
      ['wa/ricochet-poker', '--seats', '3', '--json'],
      /^--seats: players of wa\/ricochet-poker play for one pot/,
    ],
    ['on a place that is none', [OHIO, '--html', '/nowhere/par.html'], /cannot be written$/],
  ])('%s', async (_, args, sentence) => {
    const { stdout, stderr, code } = await baize(['par', ...args]);
    expect(stderr.trimEnd()).toMatch(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('on house rules that break the document', async () => {
    const file = path.join(folder(), 'house.json');
    const house = JSON.parse(readFileSync(example('oh-high-card-flush'), 'utf8'));
    writeFileSync(file, JSON.stringify({ ...house, paytables: { flush: 'Z' } }));
    const { stderr, code } = await baize(['par', OHIO, '--house', file, '--json']);
    expect(stderr).toContain('no table may open on');
    expect(code).toBe(2);
  });
});
