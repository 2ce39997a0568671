import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SABOTAGES } from '../../../../scripts/attack/sabotages.mjs';
import { PARTS } from '../../attack/parts/index.js';

const fromRoot = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');

describe('the holes that are put back', () => {
  test.each(Object.entries(SABOTAGES))('%s can be put back', (_name, { edits }) => {
    for (const [file, { find }] of Object.entries(edits)) {
      expect(fromRoot(`packages/${file}`).split(find)).toHaveLength(2);
    }
  });

  test('are there for every part', () => {
    const parts = new Set(Object.values(SABOTAGES).map(({ part }) => part));
    expect([...parts].toSorted()).toEqual(PARTS.map(({ name }) => name).toSorted());
  });

  test('are listed in docs/reliability.md', () => {
    const [, onwards = ''] = fromRoot('docs/reliability.md').split('### Holes that are put back');
    const [holes = ''] = onwards.split('\n## ');
    const rows = Object.entries(SABOTAGES).map(([name, { part, what }]) => [name, part, what]);
    const listed = [...holes.matchAll(/^\| `([\w-]+)` +\| (\w+) +\| (.+?) +\|$/gm)];
    expect(listed.map(([, ...cells]) => cells)).toEqual(rows);
  });
});
