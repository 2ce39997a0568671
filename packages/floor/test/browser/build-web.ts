import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { WEB } from '../../src/index.js';

const FLOOR = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = path.dirname(path.resolve(FLOOR));

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))
    : [];

/** Everything that the web is built from. */
const sources = (): readonly string[] => [
  ...readdirSync(PACKAGES).flatMap((name) => filesIn(path.join(PACKAGES, name, 'src'))),
  ...filesIn(path.join(FLOOR, 'public')),
  path.join(FLOOR, 'index.html'),
  path.join(FLOOR, 'vite.config.ts'),
  path.join(FLOOR, 'compress-web.ts'),
  path.join(FLOOR, 'fallback-fonts.ts'),
  path.join(PACKAGES, '..', 'package-lock.json'),
];

const changed = (file: string): number => statSync(file).mtimeMs;

const isFresh = (): boolean => {
  const page = path.join(fileURLToPath(WEB), 'index.html');
  return existsSync(page) && sources().every((file) => changed(file) < changed(page));
};

/** Builds the web once for all tests of the floor, and only where a source is newer than it. */
export const setup = async (): Promise<void> => {
  if (isFresh()) return;
  // As people get it: vitest's own NODE_ENV would build the slow React that developers use.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: FLOOR, logLevel: 'error' });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
};
