import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** What nothing here reads, or what is made anew. */
const LEFT_OUT = /^(\.git|\.stryker-tmp|coverage|docs|reports)$|(^|\/)node_modules$/;

const linkAll = (from: string, to: string, except: string | null = null): void => {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== except) symlinkSync(join(from, name), join(to, name));
  }
};

/** A copy of the project, with its own packages and the dependencies of this one. */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-fourth-game-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(root, path)),
  });
  const modules = join(folder, 'node_modules');
  linkAll(join(root, 'node_modules'), modules, '@baize');
  mkdirSync(join(modules, '@baize'));
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@baize', name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    const nested = `packages/${name}/node_modules`;
    if (existsSync(join(root, nested))) linkAll(join(root, nested), join(folder, nested));
  }
  return folder;
};

const FILES = fileURLToPath(new URL('files', import.meta.url));

/** The files that are the game's own, by their places in the project. */
export const ownFiles = (): readonly string[] =>
  readdirSync(FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(FILES, join(entry.parentPath, entry.name)))
    .toSorted();

export const addFile = (folder: string, file: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(FILES, file), join(folder, file), { errorOnExist: true, force: false });
};

/** Puts a line, which stands there once, in other words. */
export const edit = (folder: string, file: string, line: string, becomes: string): void => {
  const text = readFileSync(join(folder, file), 'utf8');
  if (text.split(`${line}\n`).length !== 2) throw new Error(`${file} has no such line: ${line}`);
  writeFileSync(join(folder, file), text.replace(`${line}\n`, `${becomes}\n`));
};

/** The test that runs this is none of the tests that run in the copy. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a tool of the project in a copy of it. */
export const run = (folder: string, tool: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done, failed) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: folder,
      env: { ...environment(), NO_COLOR: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += String(part);
      });
    }
    child.once('error', failed);
    child.once('close', (code) => done({ code, said }));
  });
