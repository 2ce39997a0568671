import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(fileURLToPath(import.meta.url), '../..');

/** Where a package can be used: its sources, tests, benchmarks and proofs, the scripts and the examples. */
const USERS = ['packages', 'scripts', 'test', 'examples'];
const BUILT = new Set(['node_modules', 'dist', 'bundle']);

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return BUILT.has(entry.name) ? [] : filesBelow(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * Each way into a package, and the source behind it: `@baize/house/client` is `packages/house/src/client/index.ts`.
 * The command is run, not imported.
 */
const doors = (): readonly (readonly [door: string, source: string])[] =>
  readdirSync(join(root, 'packages')).flatMap((name) => {
    const { bin, exports } = JSON.parse(read(`packages/${name}/package.json`)) as {
      bin?: object;
      exports: Record<string, Record<string, string>>;
    };
    if (bin !== undefined) return [];
    return Object.entries(exports).flatMap(([way, { 'baize:source': source }]) =>
      source === undefined
        ? []
        : [[`@baize/${name}${way.slice(1)}`, join('packages', name, source)] as const],
    );
  });

/** The names that a door passes on; those of a registry, which alone names games, are behind its `export *`. */
const passedOn = (path: string): readonly string[] =>
  parsed(path, read(path)).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause !== undefined && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => name.text);
    }
    const [, from] = /'(.+)\.js'/.exec(moduleSpecifier?.getText() ?? '') ?? [];
    if (!/(games|index)$/.test(`${from}`)) throw new Error(`${path}: name what it exports`);
    return passedOn(join(dirname(path), `${from}.ts`));
  });

/** Tests of the whole project name a door by its path. */
const doorOf = (specifier: string): string =>
  specifier.replace(/^.*\/packages\/(\w+)\/src\/index\.js$/, '@baize/$1');

/** What a source takes from other packages: `@baize/odds choose`. */
const usedIn = (path: string, text: string): readonly string[] => {
  if (!/@baize\/|\/packages\//.test(text)) return [];
  const used: string[] = [];
  const loaded: string[] = [];
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) words.add(node.text);
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : undefined;
    const door = from !== undefined && ts.isStringLiteral(from) ? doorOf(from.text) : '';
    if (door.startsWith('@baize/')) {
      const named = ts.isImportDeclaration(node)
        ? node.importClause?.namedBindings
        : (node as ts.ExportDeclaration).exportClause;
      if (named !== undefined && (ts.isNamedImports(named) || ts.isNamedExports(named))) {
        for (const { propertyName, name } of named.elements) {
          used.push(`${door} ${(propertyName ?? name).text}`);
        }
      }
    } else if (
      (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
      ts.isImportTypeNode(node)
    ) {
      const [, name] = /'(@baize\/[^']+)'/.exec(node.getText()) ?? [];
      if (name !== undefined) loaded.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, text));
  // Of a package that is loaded when it is needed, every word of the source may be one of its names.
  return [...used, ...loaded.flatMap((door) => [...words].map((word) => `${door} ${word}`))];
};

/** A package's own tests import its files: they do not keep an export alive. */
const isOwnTest = (path: string, used: string): boolean => {
  const [, name, folder] = path.split('/');
  return (
    path.startsWith('packages/') &&
    new RegExp(`^@baize/${name}[ /]`).test(used) &&
    folder !== 'bench' &&
    folder !== 'prove'
  );
};

/** What the pages tell users of the library to import: `checkChange` of `@baize/rulebook`. */
const documented = (): readonly string[] =>
  filesBelow('docs', /\.md$/).flatMap((path) =>
    [...read(path).matchAll(/`(\w+)` of `(@baize\/[\w/-]+)`/g)].map(
      ([, name, door]) => `${door} ${name}`,
    ),
  );

/** Types that the compiler writes into the declarations of another package, where a type is inferred. */
const INFERRED = [
  '@baize/games DealersHand',
  '@baize/games HandToBeat',
  '@baize/rulebook ClauseId',
  '@baize/rulebook TableKey',
];

const used = new Set([
  ...USERS.flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs)$/)).flatMap((path) =>
    usedIn(path, read(path)).filter((one) => !isOwnTest(path, one)),
  ),
  ...documented(),
  ...INFERRED,
]);

describe('a package exports what others use', () => {
  it.each(doors())('%s', (door, source) => {
    const unused = passedOn(source).filter((name) => !used.has(`${door} ${name}`));
    expect(unused).toEqual([]);
  });
});

describe('a use of a package', () => {
  it.each([
    ["import { type A, b as c } from '@baize/odds';", ['@baize/odds A', '@baize/odds b']],
    ["import type { A } from '@baize/odds';", ['@baize/odds A']],
    ["export { a } from '@baize/odds';", ['@baize/odds a']],
    ["const { a } = await import('@baize/odds');", ['@baize/odds a']],
    ["type A = import('@baize/odds').A;", ['@baize/odds A']],
    ["const odds = await import('@baize/odds'); odds.a();", ['@baize/odds odds', '@baize/odds a']],
    ["import { a } from '../../packages/odds/src/index.js';", ['@baize/odds a']],
    ["import { a } from './odds.js'; // not '@baize/odds'", []],
  ])('is found in %s', (text, names) => {
    expect(usedIn('packages/cli/src/some.ts', text)).toEqual(names);
  });

  it.each([
    ['packages/odds/test/some.test.ts', true],
    ['packages/odds/prove/some.mjs', false],
    ['packages/cli/test/some.test.ts', false],
    ['test/some.test.ts', false],
  ])('in %s is of its own tests: %s', (path, own) => {
    expect(isOwnTest(path, '@baize/odds choose')).toBe(own);
  });
});
