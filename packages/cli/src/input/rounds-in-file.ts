import { parseJson } from '@baize/result';
import { BadInput } from '../bad-input.js';

/** A round as a file has it, not yet read, and where in the file it stands. */
export interface Found {
  readonly where: string;
  readonly data: unknown;
}

/** One round, a list of them, or one to a line. */
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
