import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEFT_OUT, misquoted } from './quotations.js';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const BIN = join(root, 'packages/cli/bin/baize.js');

/** What is shown there is told to a house that runs: see api-docs.test.ts. */
const NEEDS_A_HOUSE = 'api.md';

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== NEEDS_A_HOUSE)
    .map((name) => `docs/${name}`),
];

interface Example {
  readonly command: string;
  /** The output as the page quotes it; `…` alone on a line stands for lines left out. */
  readonly quoted: readonly string[];
}

/** `console` blocks quote what a command prints; `sh` blocks only say what to type. */
const examplesIn = (page: string): readonly Example[] =>
  [...page.matchAll(/^```(console|sh)\n(.*?)^```$/gms)].flatMap(([, kind, block = '']) =>
    kind === 'console'
      ? block
          .split(/^\$ /m)
          .slice(1)
          .map((one) => {
            const [command = '', ...quoted] = one.trimEnd().split('\n');
            return { command, quoted };
          })
      : block
          .trimEnd()
          .split('\n')
          .map((line) => ({ command: line.replace(/^npm ci && /, ''), quoted: [LEFT_OUT] })),
  );

const isBaize = ({ command }: Example) => /(^|\| )npx baize /.test(command);

describe('a quotation', () => {
  const output = ['one', 'two', 'three', 'four'];

  it.each([
    [['one', 'two', 'three', 'four'], undefined],
    [['one', '…'], undefined],
    [['…', 'two', 'three', '…'], undefined],
    [['one', '…', 'four'], undefined],
    [['two', '…'], 'two'],
    [['one', 'three', '…'], 'one\nthree'],
    [['one', '…', 'three'], '(the end, after line 3 of 4)'],
    [['…', 'three', '…', 'two', '…'], 'two'],
  ])('a quotation of %j', (quoted, fault) => {
    expect(misquoted(output, quoted)).toBe(fault);
  });
});

describe.each(FILES)('%s', (file) => {
  const page = readFileSync(join(root, file), 'utf8');
  const examples = examplesIn(page).filter(isBaize);
  let folder = '';

  // A folder of its own, so that files an example writes do not land in the house.
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-readme-'));
    for (const part of ['packages', 'examples']) symlinkSync(join(root, part), join(folder, part));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has every `npx baize` line in a block that is run', () => {
    const typed = page.split('\n').filter((line) => /^(\$ |npm ci && )?npx baize /.test(line));
    const run = examples.filter(({ command }) => command.startsWith('npx baize '));
    expect(typed.length).toBe(run.length);
  });

  it.each(examples.map(({ command, quoted }) => [command, quoted] as const))(
    '%s',
    (command, quoted) => {
      const { stdout, stderr, status } = spawnSync(
        'sh',
        ['-c', `npx() { shift; "$NODE" "$BIN" "$@"; }\n${command}`],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: process.env.PATH, NODE: process.execPath, BIN },
        },
      );
      expect(stderr).toBe('');
      expect([0, 1]).toContain(status);
      const fault = misquoted(stdout.trimEnd().split('\n'), quoted);
      if (fault !== undefined) {
        throw new Error(`${file} quotes what ${command} does not print:\n${fault}\n\n${stdout}`);
      }
    },
  );
});

describe('the tour', () => {
  it('shows every command on rules that a newcomer needs', () => {
    const shown = examplesIn(readFileSync(join(root, 'docs/tour.md'), 'utf8')).filter(isBaize);
    for (const name of ['list', 'show', 'diff', 'check', 'sign', 'clause']) {
      expect(shown.some(({ command }) => command.includes(`baize rules ${name}`))).toBe(true);
    }
  });
});
