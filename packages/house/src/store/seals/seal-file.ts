import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { makeOwnFile } from '../owner-only.js';

/** More than any line of the file is long. */
const TAIL_BYTES = 4096;

interface Tail {
  /** The last line that was written whole; null in an empty file. */
  readonly line: string | null;
  /** Where it ends. What follows was cut off by a crash, and was never acknowledged. */
  readonly end: number;
}

const tailOf = async (file: FileHandle): Promise<Tail> => {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const text = buffer.toString('latin1', 0, bytesRead);
  const last = text.lastIndexOf('\n');
  // So long a line is none of ours, and nothing is written over it.
  if (last < 0) return start === 0 ? { line: null, end: 0 } : { line: '', end: size };
  return { line: text.slice(text.lastIndexOf('\n', last - 1) + 1, last), end: start + last + 1 };
};

/** The last line of a file that was written whole; null where there is none, or no such file. */
export const lastLine = async (name: string): Promise<string | null> => {
  if (!existsSync(name)) return null;
  const file = await open(name, 'r');
  try {
    return (await tailOf(file)).line;
  } finally {
    await file.close();
  }
};

/** A new file is only safe once its folder has been written too. */
const syncFolder = async (file: string): Promise<void> => {
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
};

/**
 * Adds the line that `next` makes of the last one, and returns when it is on the disk; a null adds
 * nothing. One process at a time writes to a file.
 */
export const appendLine = async (
  name: string,
  next: (last: string | null) => Promise<string | null>,
): Promise<void> => {
  // Neither 'r+' nor 'a' does: it must be made when missing, and be cut where a crash tore it.
  makeOwnFile(name);
  const file = await open(name, 'r+');
  try {
    const { line, end } = await tailOf(file);
    const added = await next(line);
    if (added === null) return;
    await file.truncate(end);
    await file.write(`${added}\n`, end);
    await file.sync();
    if (end === 0) await syncFolder(name);
  } finally {
    await file.close();
  }
};
