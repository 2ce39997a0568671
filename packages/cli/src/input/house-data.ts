import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { CopyError, SqliteStore } from '@baize/house';
import { BadInput } from '../bad-input.js';
import type { Terminal } from '../terminal.js';

export interface HouseData {
  readonly database: string;
  /** A running house writes these every few seconds. */
  readonly seals: string;
}

export const dataIn = (folder: string): HouseData => ({
  database: path.join(folder, 'house.db'),
  seals: path.join(folder, 'seals.jsonl'),
});

/** Opens a house's database for reading, on read-only media too. */
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

/** From here on, new files are readable by their owner alone. */
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

export const inAFolder = (file: string): void => {
  const folder = path.dirname(file);
  const is = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!is) throw new BadInput(`${file}: there is no folder ${folder}`);
};

/** Errors of the disk or of another process are bad input, not our bugs. */
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

/** Like `ofDatabase`, for reading: damaged records are reported with a hint to run the audit. */
export const readingOf = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const { database } = dataIn(folder);
  const damaged = (what: string) =>
    new BadInput(`${database}: ${what} (baize audit --data ${folder})`);
  try {
    return await ofDatabase(database, work);
  } catch (error) {
    const { DamagedRecord } = await import('@baize/house');
    if (error instanceof DamagedRecord) throw damaged(error.message);
    // Everything stored is JSON.
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

/** A damaged file is an answer (exit code 1); anything else is bad input. */
export const refuseCopy = (terminal: Terminal, { code, message }: CopyError): void => {
  if (code !== 'damaged') throw new BadInput(message);
  terminal.complain(message);
  terminal.exitCode = 1;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
