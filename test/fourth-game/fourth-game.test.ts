import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITS } from './edits.js';
import { addFile, copyProject, edit, ownFiles, type Ran, run } from './project.js';

/** Everything that is compiled, as one program on its sources. */
const AS_ONE_PROGRAM = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    declarationMap: false,
    sourceMap: false,
    noEmit: true,
    customConditions: ['baize:source'],
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
  },
  include: ['packages/*/src'],
};

/** Two decisions in a round, cards that all share, and no hand of the dealer: no game here is like it. */
describe('a fourth game', () => {
  const own = ownFiles();
  const edited = Object.keys(EDITS);
  let folder = '';
  let types: Promise<Ran>;
  let lint: Promise<Ran>;
  let tests: Promise<Ran>;

  // They run side by side: one after the other takes twice as long.
  beforeAll(() => {
    folder = copyProject();
    for (const file of own) addFile(folder, file);
    for (const [file, edits] of Object.entries(EDITS)) {
      for (const [line, becomes] of edits) edit(folder, file, line, becomes);
    }
    writeFileSync(join(folder, 'one-program.json'), JSON.stringify(AS_ONE_PROGRAM));
    types = run(folder, 'tsc', ['-p', 'one-program.json']);
    lint = run(folder, 'biome', ['ci', '--vcs-enabled=false', ...edited, ...own]);
    tests = run(folder, 'vitest', ['run', 'two-street-stud', 'test/rooms.test.ts']);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is folders of its own and at most six edited files', () => {
    expect(edited.length).toBeLessThanOrEqual(6);
    const elsewhere = own.filter((file) => !/two-street-stud[./]/.test(file));
    expect(elsewhere).toEqual([]);
  });

  it('compiles, and the compiler asks for nothing else', async () => {
    expect(await types).toMatchObject({ code: 0, said: '' });
  });

  it('is written as everything here', async () => {
    const { code, said } = await lint;
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
  });

  it('keeps to its rooms, and is played over HTTP, at the terminal and in a browser', async () => {
    const { code, said } = await tests;
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    // The rule of the rooms, and a round in each of the three places.
    expect(said).toMatch(/Test Files +4 passed \(4\)/);
  });
});
