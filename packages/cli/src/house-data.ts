import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CopyError, SqliteStore } from '@baize/house';
import { BadInput } from './bad-input.js';
import type { Terminal } from './terminal.js';

/** Where a house keeps what it knows. */
export interface HouseData {
  readonly database: string;
  /** Written every few seconds by a house that runs. */
  readonly seals: string;
}

export interface DataOption {
  readonly data: string;
}

export const dataIn = (folder: string): HouseData => ({
  database: path.join(folder, 'house.db'),
  seals: path.join(folder, 'seals.jsonl'),
});

/** The database of a house, opened; whatever stands in the way is told in one sentence. */
export const openHouse = async (folder: string): Promise<SqliteStore> => {
  const { openSqlite } = await import('@baize/house');
  const { database } = dataIn(folder);
  const opened = ofDatabase(database, () => openSqlite(database));
  if (opened.ok) return opened.value;
  const { code, message } = opened.error;
  const cures: Readonly<Record<string, string>> = {
    'file-missing': `there is no house in ${folder}: ${message}`,
    'schema-old': `${database}: ${message} (baize migrate --data ${folder})`,
    'schema-new': `${database}: ${message}`,
  };
  throw new BadInput(cures[code] ?? message);
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
export const ofDatabase = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code.startsWith('SQLITE_BUSY')) throw new BadInput(`${file} is held by another process`);
    if (!/^(SQLITE_|E[A-Z]+$)/.test(code)) throw error;
    throw new BadInput(`${file} cannot be used: ${code}`);
  }
};

/** A damaged file is an answer; anything else can be mended on the command line. */
export const refuseCopy = (terminal: Terminal, { code, message }: CopyError): void => {
  if (code !== 'damaged') throw new BadInput(message);
  terminal.complain(message);
  terminal.exitCode = 1;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
