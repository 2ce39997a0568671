import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SABOTAGES } from '../../../../scripts/simulate-house/sabotages.mjs';

const fromRoot = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');

describe('the bugs that are put back', () => {
  test.each(Object.entries(SABOTAGES))('%s can be put back', (_name, { edits }) => {
    for (const [file, { find }] of Object.entries(edits)) {
      expect(fromRoot(`packages/${file}`).split(find)).toHaveLength(2);
    }
  });

  test('are listed in docs/reliability.md, with what found them', () => {
    const [, table = ''] = fromRoot('docs/reliability.md').split('<!-- sabotages -->');
    const listed = [...table.matchAll(/^\| `([\w-]+)` +\| (?:yes|no) /gm)];
    expect(listed.map(([, name]) => name)).toEqual(Object.keys(SABOTAGES));
  });
});
