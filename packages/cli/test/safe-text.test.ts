import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { safeLine, safeText } from '../src/safe-text.js';
import { baize, example } from './support/baize.js';

const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const kept = (name: string): Record<string, unknown> =>
  read(fileURLToPath(new URL(`../../../examples/${name}.json`, import.meta.url)));

/** Clears the screen, renames the window, and does the same by one character of its own. */
const HOSTILE = '\u001b[2J\u001b]0;gone\u0007\u009b31m\u202e\u007f\rx';
const ROUND = kept('round');
const [SEAT, ...SEATS] = ROUND.seats as readonly Record<string, unknown>[];
const PROOF = kept('proof');
const HOUSE = read(example('md-high-card-flush'));

const ANY_CONTROL = /(?![\n\t])[\p{Cc}\u202e]/u;

describe('what came from outside reaches the terminal escaped', () => {
  test.each<readonly [string, readonly string[], unknown]>([
    ['a field of house rules', ['rules', 'check', '-'], { ...HOUSE, [HOSTILE]: 1 }],
    ['a rulebook in house rules', ['rules', 'check', '-'], { ...HOUSE, rulebook: HOSTILE }],
    ['a pay table', ['rules', 'check', '-'], { ...HOUSE, paytables: { flush: HOSTILE } }],
    ['a field of a round', ['settle', '-'], { ...ROUND, [HOSTILE]: 1 }],
    ['a field of a seat', ['settle', '-'], { ...ROUND, seats: [{ ...SEAT, [HOSTILE]: 1 }] }],
    ['a seat', ['settle', '-'], { ...ROUND, seats: [{ ...SEAT, seat: HOSTILE }, ...SEATS] }],
    ['a wager', ['settle', '-'], { ...ROUND, seats: [{ ...SEAT, wagers: { [HOSTILE]: 1 } }] }],
    ['cards', ['settle', '-'], { ...ROUND, dealer: HOSTILE }],
    ['a field of a proof', ['verify', '-'], { ...PROOF, [HOSTILE]: 1 }],
    ['the id of a round in a proof', ['verify', '-'], { ...PROOF, round: `${HOSTILE}/12` }],
    ['the same, as JSON', ['verify', '-', '--json'], { ...PROOF, round: `${HOSTILE}/12` }],
    ['a seed of a player', ['verify', '-'], { ...PROOF, players: [{ seat: 1, seed: HOSTILE }] }],
    ['a recorded round', ['replay', '-'], { version: 1, player: HOSTILE, [HOSTILE]: 1 }],
    ['a command', [HOSTILE], null],
    ['an option', ['settle', `--${HOSTILE}`], null],
    ['a rulebook', ['rules', 'show', HOSTILE], null],
    ['a clause', ['rules', 'clause', HOSTILE], null],
    ['a file', ['settle', `${HOSTILE}.json`], null],
    ['a card', ['strategy', 'md/high-card-flush', HOSTILE], null],
    ['a folder', ['audit', '--data', `nowhere/${HOSTILE}`], null],
  ])('%s', async (_what, args, given) => {
    const { stdout, stderr } = await baize(args, {
      input: given === null ? '' : JSON.stringify(given),
    });
    expect(stdout + stderr).not.toBe('');
    expect(ANY_CONTROL.exec(stdout + stderr)).toBeNull();
  });

  test('the name of a field is told, in a form that can be read', async () => {
    const input = JSON.stringify({ ...ROUND, '\u001b[2J': 1 });
    const { stderr, code } = await baize(['settle', '-'], { input });
    expect(code).toBe(2);
    expect(stderr).toContain('\\u001b[2J');
  });

  test('a name with a line end begins no line of an error', async () => {
    const input = JSON.stringify({ ...ROUND, 'x\nfair: all holds': 1 });
    const { stderr } = await baize(['settle', '-'], { input });
    expect(stderr).toContain('x\\u000afair');
    expect(stderr).not.toMatch(/^\s*fair/m);
  });
});

describe('text for a terminal', () => {
  test('keeps lines, tabs and letters of every script', () => {
    expect(safeText('a\tb\r\nZoë 張 🂡\n', false)).toBe('a\tb\r\nZoë 張 🂡\n');
    expect(safeLine('a\nb\tc')).toBe('a\\u000ab\\u0009c');
  });

  test('keeps the colours of this program where it writes colours, and no other sequence', () => {
    const own = '\u001b[1m\u001b[32mholds\u001b[39m\u001b[22m';
    expect(safeText(own, true)).toBe(own);
    expect(safeText(own, false)).not.toMatch(/\p{Cc}/u);
    expect(safeText('\u001b[8m\u001b[2J\u001b[1;31m\u001b[H', true)).not.toMatch(/\p{Cc}/u);
  });

  test('that is JSON stays the same JSON', () => {
    const value = { name: HOSTILE };
    expect(JSON.parse(safeText(JSON.stringify(value, null, 2), false))).toEqual(value);
  });
});
