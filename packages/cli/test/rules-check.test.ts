import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  decodeHouseRules,
  electionsText,
  type HouseRules,
  pinnedText,
  RULEBOOK_IDS,
  rulebookById,
} from '@baize/rulebook';
import { afterAll, describe, expect, test } from 'vitest';
import { answerOf, baize, example } from './support/baize.js';

const EXAMPLES = RULEBOOK_IDS.map((id) => id.replace('/', '-'));

const houseRules = (name: string): HouseRules => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(example(name), 'utf8')));
  if (!decoded.ok) throw new Error(name);
  return decoded.value;
};

const maryland = houseRules('md-high-card-flush');

/** One thing changed against the example, through standard input. */
const checked = (change: Partial<HouseRules>, ...options: readonly string[]) =>
  baize(['rules', 'check', '-', ...options], {
    input: JSON.stringify({ ...maryland, ...change }),
  });

const seedTooSmall = {
  jackpots: { progressive: { ...maryland.jackpots?.progressive, seed: 2_999_999 } },
};

const sha256 = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

describe('house rules that keep to their document', () => {
  test.each(EXAMPLES)('%s may open', async (name) => {
    const text = await answerOf('rules', 'check', example(name));
    expect(text).toContain('a table may open on these house rules.');
  });

  test('warnings are told and change nothing', async () => {
    const text = await answerOf('rules', 'check', example('oh-high-card-flush'));
    expect(text).toMatch(/^warning {2}confirmed$/m);
    expect(text).toMatch(/^\d+ warnings: a table may open/m);
  });

  test('the digest of the elections and the hash of the rules are printed', async () => {
    const book = rulebookById(maryland.rulebook);
    const text = await answerOf('rules', 'check', example('md-high-card-flush'));
    expect(text).toContain(`elections ${sha256(electionsText(book, maryland))}\n`);
    expect(text).toContain(`rules     ${sha256(pinnedText(book, maryland))}\n`);
  });
});

describe('house rules that break their document', () => {
  test('each violation with its severity, place, sentence and clause; exit code 1', async () => {
    const { stdout, stderr, code } = await checked(seedTooSmall);
    expect(stdout).toMatch(/^error {4}jackpots\.progressive\.seed$/m);
    expect(stdout).toContain('[MD-HCF-12E(2)(b)(i)]');
    // The seed itself, and that the submission was given for another one.
    expect(stdout).toMatch(/^error {4}approvals\[0\]\.covers$/m);
    expect(stdout).toMatch(/^2 errors(, 1 warning)?: no table may open on these house rules\.$/m);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  test('--json', async () => {
    const { stdout, code } = await checked(seedTooSmall, '--json');
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect(answer).toMatchObject({
      version: 1,
      file: 'standard input',
      rulebook: 'md/high-card-flush',
      ok: false,
    });
    expect(answer.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(answer.violations).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        path: 'jackpots.progressive.seed',
        cite: 'MD-HCF-12E(2)(b)(i)',
      }),
    );
    expect(code).toBe(1);
  });

  test('an approval that was given for other elections is found by the digest', async () => {
    const washington = houseRules('wa-ricochet-poker');
    const { stdout, code } = await baize(['rules', 'check', '-'], {
      input: JSON.stringify({ ...washington, name: 'Another table' }),
    });
    expect(stdout).toMatch(/^error {4}approvals\[\d+\]\.covers$/m);
    expect(stdout).toContain('[WA-RP-LTR-8]');
    expect(code).toBe(1);
  });
});

describe('a file that is no house rules: exit code 2, nothing on standard output', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('one problem is told in the sentence', async () => {
    const { name: _, ...nameless } = maryland;
    expect(await baize(['rules', 'check', '-'], { input: JSON.stringify(nameless) })).toEqual({
      stdout: '',
      stderr: 'standard input is not a file of house rules: name is missing\n',
      code: 2,
    });
  });

  test('several get a line each', async () => {
    const { stdout, stderr, code } = await baize(['rules', 'check', '-', '--json'], {
      input: '{"version":1,"rulebook":"md/high-card-flush","stakes":{}}',
    });
    const [head, ...lines] = stderr.trimEnd().split('\n');
    expect(head).toBe('standard input is not a file of house rules; 8 things are wrong:');
    expect(lines).toHaveLength(8);
    expect(lines).toContain('  positions is missing');
    expect(lines[0]).toMatch(/^ {2}stakes is not a known field/);
    expect([stdout, code]).toEqual(['', 2]);
  });

  test.each<[name: string, text: string, sentence: RegExp]>([
    ['no JSON', 'ante = 10\nraise = 20', /^standard input: this is not JSON: [^\n]+\n$/],
    ['nothing', '', /^standard input: this is not JSON: [^\n]+\n$/],
    ['a name twice', '{"a":1,"a":2}', /^standard input: the name "a" is written twice/],
    ['a list', '[]', /^standard input is not a file of house rules: the whole must be an object/],
  ])('%s', async (_name, input, sentence) => {
    const { stdout, stderr, code } = await baize(['rules', 'check', '-'], { input });
    expect(stderr).toMatch(sentence);
    expect([stdout, code]).toEqual(['', 2]);
  });

  test('a folder', async () => {
    expect((await baize(['rules', 'check', folder])).stderr).toBe(
      `${folder} cannot be read: it is a folder\n`,
    );
  });

  test('bytes that are no text', async () => {
    const file = path.join(folder, 'bytes.json');
    writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
    expect(await baize(['rules', 'check', file])).toMatchObject({
      stderr: `${file} cannot be read: it is not UTF-8 text\n`,
      code: 2,
    });
  });

  test('a byte order mark is let pass', async () => {
    const file = path.join(folder, 'marked.json');
    writeFileSync(file, `\uFEFF${JSON.stringify(maryland)}`);
    expect((await baize(['rules', 'check', file])).code).toBe(0);
  });
});
