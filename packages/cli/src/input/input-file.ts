import { readFileSync } from 'node:fs';
import { parseJson } from '@baize/result';
import { BadInput } from '../bad-input.js';
import type { Terminal } from '../terminal.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
};

export type Stdin = Pick<Terminal, 'readStdin'>;

export const nameOfFile = (file: string): string => (file === '-' ? 'standard input' : file);

export const readText = (file: string, stdin: Stdin): string => {
  try {
    const bytes = file === '-' ? stdin.readStdin() : readFileSync(file);
    // Decoding drops a byte order mark, which JSON does not allow.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput(`${nameOfFile(file)} cannot be read: ${REASONS[code] ?? code}`);
  }
};

export const readJson = (file: string, stdin: Stdin): unknown => {
  const parsed = parseJson(readText(file, stdin));
  if (parsed.ok) return parsed.value;
  // The parser quotes the text, including line ends.
  throw new BadInput(`${nameOfFile(file)}: ${parsed.error.message.replaceAll(/\s+/g, ' ')}`);
};

/** An undecoded round and its place in the file. */
export interface Found {
  readonly where: string;
  readonly data: unknown;
}

/** Reads one round, a list of rounds, or one round per line. */
export const roundsIn = (text: string, name: string): readonly Found[] => {
  const whole = parseJson(text);
  if (!whole.ok) return linesOf(text, name);
  return Array.isArray(whole.value)
    ? whole.value.map((data: unknown, index) => ({ where: `${name}, round ${index + 1}`, data }))
    : [{ where: name, data: whole.value }];
};

export const linesOf = (text: string, name: string): readonly Found[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const where = `${name}, line ${index + 1}`;
    const parsed = parseJson(line);
    if (parsed.ok) return [{ where, data: parsed.value }];
    throw new BadInput(`${where}: ${parsed.error.message.replaceAll(/\s+/g, ' ')}`);
  });
