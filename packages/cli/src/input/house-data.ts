import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { CopyError, SqliteStore } from '@baize/house';
import { BadInput } from '../bad-input.js';
import type { Terminal } from '../terminal.js';

/** Where a house keeps what it knows. */
export interface HouseData {
  readonly database: string;
  /** Written every few seconds by a house that runs. */
  readonly seals: string;
}

export const dataIn = (folder: string): HouseData => ({
  database: path.join(folder, 'house.db'),
  seals: path.join(folder, 'seals.jsonl'),
});

/** The database of a house, opened to look into it, also on media that cannot be written; whatever stands in the way is told in one sentence. */
export const openHouse = async (folder: string): Promise<SqliteStore> => {
  const { openSqliteToRead } = await import('@baize/house');
  const { database } = dataIn(folder);
  const opened = await ofDatabase(database, async () => openSqliteToRead(database));
  if (opened.ok) return opened.value;
  const { code, message } = opened.error;
  const cures: Readonly<Record<string, string>> = {
    'file-missing': `there is no house in ${folder}: ${message}`,
    'schema-old': `${database}: ${message} (baize migrate --data ${folder})`,
    'schema-new': `${database}: ${message}`,
  };
  throw new BadInput(cures[code] ?? message);
};

/** Every file that a command of the house makes from here on is for its owner alone. */
export const forOwnerAlone = (): void => {
  process.umask(0o077);
};

export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new BadInput(`${folder} cannot be made: ${codeOf(error)}`);
  }
};

/** A file can only be written into a folder that is there. */
export const inAFolder = (file: string): void => {
  const folder = path.dirname(file);
  const is = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!is) throw new BadInput(`${file}: there is no folder ${folder}`);
};

/** What the disk or another process refuses is no mistake of ours. */
export const ofDatabase = async <T>(file: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const { causeOf } = await import('@baize/house');
    const code = causeOf(error) ?? '';
    if (code.startsWith('SQLITE_BUSY')) throw new BadInput(`${file} is held by another process`);
    if (!/^(SQLITE_|E[A-Z]+$)/.test(code)) throw error;
    const reason = REASONS.find(([codes]) => codes.test(code))?.[1];
    throw new BadInput(
      `${file} cannot be used: ${reason === undefined ? '' : `${reason}, `}${code}`,
    );
  }
};

/** The same of what a command reads: a record that cannot be read is damage, which an audit names. */
export const readingOf = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const { database } = dataIn(folder);
  const damaged = (what: string) =>
    new BadInput(`${database}: ${what} (baize audit --data ${folder})`);
  try {
    return await ofDatabase(database, work);
  } catch (error) {
    const { DamagedRecord } = await import('@baize/house');
    if (error instanceof DamagedRecord) throw damaged(error.message);
    // What is stored is JSON throughout.
    if (error instanceof SyntaxError) throw damaged('an event of it is damaged: it is no JSON');
    throw error;
  }
};

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'the disk is full'],
  [/^(SQLITE_READONLY|EROFS|EACCES|EPERM)/, 'it may not be written'],
  [/^(SQLITE_CANTOPEN)/, 'its folder may not be written, or the file not be opened'],
  [/^(SQLITE_IOERR|EIO)/, 'the disk fails'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'it is damaged'],
];

/** A damaged file is an answer; anything else can be mended on the command line. */
export const refuseCopy = (terminal: Terminal, { code, message }: CopyError): void => {
  if (code !== 'damaged') throw new BadInput(message);
  terminal.complain(message);
  terminal.exitCode = 1;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
