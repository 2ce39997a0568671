import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { ambiguity, clause, houseWords } from '../packages/rulebook/src/index.js';
import { collectPairs } from './citations/collect.js';
import { CODES, codesIn, IN_WORDS, refusalsPage, type Told, toldOf } from './citations/page.js';
import { loadSources } from './citations/program.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

let told: readonly Told[];
beforeAll(() => {
  told = toldOf(collectPairs(loadSources(ROOT)));
});

it('follows every citation in the sources to its source', () => {
  expect(told.filter(({ lost }) => lost.length > 0)).toEqual([]);
});

it('finds somebody who says so for every sentence, and knows them', () => {
  const known = (id: string): boolean =>
    (clause(id) ?? ambiguity(id) ?? houseWords(id)) !== undefined || IN_WORDS.includes(id);
  expect(told.filter(({ ids }) => ids.length === 0 || !ids.every(known))).toEqual([]);
});

/** Given on from elsewhere: in the page they are codes of what was found. */
const PASSED_ON = ['not-a-card', 'seed-not-scaled'];

it.each(Object.keys(CODES))('%s has no code that its sources never give', (name) => {
  const given = codesIn(told, name);
  expect(CODES[name]?.filter((code) => !given.has(code) && !PASSED_ON.includes(code))).toEqual([]);
});

it('docs/refusals.md has every pair of sentence and citation', async () => {
  await expect(refusalsPage(told)).toMatchFileSnapshot('../docs/refusals.md');
});
