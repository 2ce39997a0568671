/** Why the store can take nothing now, though nothing is wrong with what was asked. */
export interface StoreTrouble {
  readonly code: 'disk-full' | 'disk-read-only' | 'disk-fails' | 'store-damaged';
  /** A sentence for the person who waits. */
  readonly message: string;
  /** The word of the system for it, for the log. */
  readonly cause: string;
}

const TROUBLES: readonly (readonly [RegExp, StoreTrouble['code'], string])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'disk-full', 'the disk of the house is full'],
  [/^(SQLITE_READONLY|EROFS)/, 'disk-read-only', 'the disk of the house cannot be written'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'store-damaged', 'the database of the house is damaged'],
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|EIO|EFBIG)/, 'disk-fails', 'the disk of the house fails'],
];

/** What an error says of the disk; null for one that has another cause. */
export const troubleOf = (error: unknown): StoreTrouble | null => {
  const cause = causeOf(error);
  if (cause === null) return null;
  const found = TROUBLES.find(([codes]) => codes.test(cause));
  if (found === undefined) return null;
  const [, code, why] = found;
  return { code, message: `${why}: nothing can be stored until it is mended`, cause };
};

/** Primary codes of SQLite: the driver has no name for some of the extended ones that begin with them. */
const PRIMARY: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** The code that the database or the system gave an error; null for any other error. */
export const causeOf = (error: unknown): string | null => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (typeof code !== 'string') return null;
  if (/^(SQLITE_[A-Z_]+|E[A-Z]+)$/.test(code)) return code;
  const unnamed = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code)?.[1];
  return unnamed === undefined ? null : (PRIMARY[Number(unnamed) & 0xff] ?? 'SQLITE_ERROR');
};
