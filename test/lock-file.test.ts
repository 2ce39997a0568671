import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingOptional, resolvedHosts } from '../scripts/lock-file.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

it('the lock file holds the builds of every platform: npm ci refuses it otherwise', () => {
  expect(missingOptional(lock).map(({ name }) => name)).toEqual([]);
});

it('the lock file names no registry', () => {
  expect(resolvedHosts(lock)).toEqual([]);
});

it('both find what they look for', () => {
  const packages = {
    'node_modules/a': {
      optionalDependencies: { 'a-win32-x64': '1.0.0' },
      resolved: 'https://example.org/a.tgz',
    },
  };
  expect(missingOptional({ packages })).toMatchObject([{ name: 'a-win32-x64', version: '1.0.0' }]);
  expect(resolvedHosts({ packages })).toEqual(['node_modules/a']);
});
