import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAY_IMPORT, PURE } from '../workspace-map.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const names = Object.keys(MAY_IMPORT);

/** Rules only hold the line if a wrong import turns them red: here every wrong import there could be is made. */
describe('the one-way map', () => {
  let folder = '';

  const source = (name: string, lines: readonly string[]): void =>
    writeFileSync(
      join(folder, 'packages', name, 'src/index.ts'),
      [...lines, 'export {};', ''].join('\n'),
    );

  const violations = (): readonly string[] => {
    const bin = join(root, 'node_modules/.bin/depcruise');
    const run = spawnSync(
      bin,
      ['packages', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const report = JSON.parse(run.stdout) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] };
    };
    return report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-directions-'));
    for (const file of [
      '.dependency-cruiser.mjs',
      'workspace-map.mjs',
      'tsconfig.tests.json',
      'tsconfig.base.json',
    ]) {
      execFileSync('cp', [join(root, file), folder]);
    }
    mkdirSync(join(folder, 'node_modules/@baize'), { recursive: true });
    mkdirSync(join(folder, 'node_modules/stranger'), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/stranger/package.json'),
      '{"name":"stranger","main":"index.js"}',
    );
    writeFileSync(join(folder, 'node_modules/stranger/index.js'), '');
    writeFileSync(
      join(folder, 'package.json'),
      '{"type":"module","dependencies":{"stranger":"*"}}',
    );
    for (const name of names) {
      mkdirSync(join(folder, 'packages', name, 'src'), { recursive: true });
      execFileSync('cp', [
        join(root, 'packages', name, 'package.json'),
        join(folder, 'packages', name),
      ]);
      symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@baize', name));
      writeFileSync(join(folder, 'packages', name, 'src/inner.ts'), 'export {};\n');
      source(name, []);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has nothing against what it allows', { timeout: 60_000 }, () => {
    for (const [name, allowed] of Object.entries(MAY_IMPORT)) {
      source(name, [
        "import './inner.js';",
        ...allowed.map((other) => `import '@baize/${other}';`),
      ]);
    }
    expect(violations()).toEqual([]);
  });

  it('goes red for every package imported the wrong way', { timeout: 60_000 }, () => {
    const wrong: string[] = [];
    for (const [name, allowed] of Object.entries(MAY_IMPORT)) {
      const others = names.filter((other) => other !== name && !allowed.includes(other));
      source(
        name,
        others.map((other) => `import '@baize/${other}';`),
      );
      for (const other of others) {
        wrong.push(
          `${name}-imports-only-what-the-map-allows: packages/${name}/src/index.ts -> packages/${other}/src/index.ts`,
        );
      }
    }
    expect(wrong.length).toBeGreaterThan(0);
    expect(violations()).toEqual(expect.arrayContaining(wrong));
  });

  it('goes red for what a start of the command must not load', { timeout: 60_000 }, () => {
    for (const name of names) source(name, []);
    const commands = join(folder, 'packages/cli/src/commands/list');
    mkdirSync(commands, { recursive: true });
    const declared = [
      "import '@baize/rulebook';",
      "import '../../inner.js';",
      "import 'stranger';",
    ];
    const allowed = ["import 'node:fs';", "import type {} from '@baize/odds';"];
    const lazy = "export const act = () => import('@baize/table');";
    writeFileSync(join(commands, 'command.ts'), [...declared, ...allowed, lazy, ''].join('\n'));
    const rule = 'the-command-starts-light: packages/cli/src/commands/list/command.ts -> ';
    const found = violations();
    rmSync(commands, { recursive: true });
    expect(found.toSorted()).toEqual(
      [
        `${rule}node_modules/stranger/index.js`,
        `${rule}packages/cli/src/inner.ts`,
        `${rule}packages/rulebook/src/index.ts`,
      ].toSorted(),
    );
  });

  it('goes red for Node, for strangers and for back doors', { timeout: 60_000 }, () => {
    for (const name of names) {
      source(name, ["import 'node:fs';", "import 'stranger';"]);
    }
    source('rulebook', ["import '../../cards/src/inner.js';"]);
    const found = violations();
    for (const name of PURE.filter((pure) => pure !== 'rulebook')) {
      expect(found).toContain(
        `pure-packages-know-nothing-of-node: packages/${name}/src/index.ts -> fs`,
      );
      expect(found).toContain(
        `pure-packages-depend-on-nobody-outside: packages/${name}/src/index.ts -> node_modules/stranger/index.js`,
      );
    }
    expect(found).toContain(
      'packages-are-entered-by-their-front-door: packages/rulebook/src/index.ts -> packages/cards/src/inner.ts',
    );
  });
});

describe('pure packages', () => {
  it('know no clock and no chance of the language', () => {
    const code = ['Math.random()', 'new Date()', 'Date.now()', 'Math.max(1, 2)'].map(
      (expression, n) => `export const x${n} = ${expression};\n`,
    );
    const run = spawnSync(
      join(root, 'node_modules/.bin/eslint'),
      ['--stdin', '--stdin-filename', 'packages/money/src/index.ts', '--format', 'json'],
      { cwd: root, input: code.join(''), encoding: 'utf8' },
    );
    const [file] = JSON.parse(run.stdout) as { messages: { line: number; ruleId: string }[] }[];
    expect(file?.messages.map(({ line, ruleId }) => `${line} ${ruleId}`)).toEqual([
      '1 no-restricted-properties',
      '2 no-restricted-globals',
      '3 no-restricted-globals',
    ]);
  }, 60_000);

  const NAMES = [
    'console',
    'process',
    'setTimeout',
    'fetch',
    'performance',
    'crypto',
    'Buffer',
    'document',
    'require',
  ];

  /** What the compiler has against a source with a line for each. */
  const codesByName = (): readonly (readonly number[])[] => {
    const parsed = ts.readConfigFile(join(root, 'packages/money/tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(
      parsed.config,
      ts.sys,
      join(root, 'packages/money'),
    );
    const file = join(root, 'packages/money/src/impure.ts');
    const text = NAMES.map((name, n) => `export const x${n} = ${name};\n`).join('');
    const host = ts.createCompilerHost(options);
    const original = host.getSourceFile.bind(host);
    host.getSourceFile = (path, target) =>
      path === file ? ts.createSourceFile(path, text, target) : original(path, target);
    const program = ts.createProgram(
      [file],
      { ...options, noEmit: true, composite: false, incremental: false },
      host,
    );
    const source = program.getSourceFile(file);
    const lineOf = (start = 0) => source?.getLineAndCharacterOfPosition(start).line;
    const all = program.getSemanticDiagnostics(source);
    return NAMES.map((_, line) =>
      all.filter(({ start }) => lineOf(start) === line).map(({ code }) => code),
    );
  };

  let found: readonly (readonly number[])[] = [];

  beforeAll(() => {
    found = codesByName();
  });

  it.each(NAMES.map((name, at) => [name, at] as const))('know no %s at all', (_, at) => {
    // "Cannot find name", with or without a hint of what could be installed.
    expect(found[at]).toHaveLength(1);
    expect([2304, 2580, 2584, 2591]).toContain(found[at]?.[0]);
  });
});
