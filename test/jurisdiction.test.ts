import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const DOCUMENTS = 'packages/rulebook/src/documents';

/** Nevada prints Ohio's rules: every name of the one, as the other has it. */
const asNevada = (text: string): string =>
  text
    .replaceAll('OH-HCF', 'NV-HCF')
    .replaceAll('OH_HCF', 'NV_HCF')
    .replaceAll('OH_HIGH', 'NV_HIGH')
    .replaceAll('oh/high', 'nv/high')
    .replaceAll('oh-high', 'nv-high')
    .replaceAll('Ohio', 'Nevada');

/** What a new document changes beside its folder: after a line that names Ohio's, the same line for Nevada. */
const EDITS: readonly (readonly [file: string, line: string])[] = [
  ['packages/rulebook/src/schema/games.ts', "  'oh/high-card-flush': 'Ohio',"],
  [
    'packages/rulebook/src/catalogue/index.ts',
    "import { OH_HCF } from '../documents/oh-high-card-flush/clauses.js';",
  ],
  [`${DOCUMENTS}/index.ts`, "import { OH_HIGH_CARD_FLUSH } from './oh-high-card-flush/index.js';"],
  [`${DOCUMENTS}/index.ts`, '  OH_HIGH_CARD_FLUSH,'],
];

/** The list of documents with clauses is one line, and changes. */
const CHANGED = [
  'packages/rulebook/src/catalogue/index.ts',
  'OH_HCF, WA_RP',
  'OH_HCF, NV_HCF, WA_RP',
] as const;

describe('a sixth rulebook', () => {
  let folder = '';
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const edit = (file: string, from: string, to: string): void => {
    expect(read(file).split(from)).toHaveLength(2);
    writeFileSync(join(folder, file), read(file).replace(from, to));
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-jurisdiction-'));
    for (const path of ['packages/rulebook/src', 'packages/rulebook/tsconfig.json']) {
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    writeFileSync(join(folder, 'packages/rulebook/package.json'), '{"type":"module"}');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const name of ['result', 'money', 'cards']) {
      symlinkSync(join(root, 'packages', name), join(folder, 'packages', name));
    }
    const [ohio, nevada] = [`${DOCUMENTS}/oh-high-card-flush`, `${DOCUMENTS}/nv-high-card-flush`];
    mkdirSync(join(folder, nevada));
    for (const file of readdirSync(join(folder, ohio))) {
      writeFileSync(join(folder, nevada, file), asNevada(read(`${ohio}/${file}`)));
    }
    for (const [file, line] of EDITS) edit(file, `${line}\n`, `${line}\n${asNevada(line)}\n`);
    edit(...CHANGED);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one folder and at most five edited lines', () => {
    const sources = readdirSync(join(root, 'packages/rulebook/src'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.ts'));
    const edited = sources.flatMap((file) => {
      const path = `packages/rulebook/src/${file}`;
      const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'));
      return read(path)
        .split('\n')
        .filter((line) => !before.has(line));
    });
    expect(edited).toHaveLength(5);
  });

  it('compiles, and is checked, shown and told like the others', () => {
    const tsc = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [
        '-p',
        'packages/rulebook',
        '--declaration',
        'false',
        '--declarationMap',
        'false',
        '--composite',
        'false',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(tsc.stdout).toBe('');
    const house = asNevada(
      readFileSync(join(root, 'packages/rulebook/examples/oh-high-card-flush.json'), 'utf8'),
    );
    const script = `
      const its = await import('./packages/rulebook/dist/index.js');
      const rulebook = its.rulebookById('nv/high-card-flush');
      const house = its.decodeHouseRules(${house});
      if (!house.ok) throw new Error(JSON.stringify(house));
      const { ok } = its.putInForce(rulebook, house.value);
      const clauses = (prefix) => its.CATALOGUE.filter(({ id }) => id.startsWith(prefix)).length;
      console.log(JSON.stringify({
        ids: its.RULEBOOK_IDS.length,
        errors: its.checkHouseRules(rulebook, house.value).filter(({ severity }) => severity === 'error'),
        clauses: clauses('NV-HCF-') === clauses('OH-HCF-') && clauses('NV-HCF-') > 0,
        jurisdiction: rulebook.source.jurisdiction,
        facts: its.factsOf(rulebook).length === its.factsOf(its.rulebookById('oh/high-card-flush')).length,
        sign: its.signOf(rulebook, house.value).minimumAge,
        betsClosed: its.betsClosedBy(rulebook),
        inForce: ok,
        exported: its.exportRulebooks().rulebooks.length,
      }));`;
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual({
      ids: 6,
      errors: [],
      clauses: true,
      jurisdiction: 'Nevada',
      facts: true,
      sign: 21,
      betsClosed: 'AMB-58',
      inForce: true,
      exported: 6,
    });
  });

  it('is in no list of another package', () => {
    const lists = readdirSync(join(root, 'packages'))
      .filter((name) => name !== 'rulebook')
      .flatMap((name) =>
        readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => `packages/${name}/src/${file}`),
      )
      .filter((path) =>
        /Record<RulebookId|\boh\/high-card-flush'?:|\bOH-HCF/.test(
          readFileSync(join(root, path), 'utf8'),
        ),
      );
    expect(lists).toEqual([]);
  });
});
