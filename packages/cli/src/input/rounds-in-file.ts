import { parseJson } from '@baize/result';
import { BadInput } from '../bad-input.js';

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
