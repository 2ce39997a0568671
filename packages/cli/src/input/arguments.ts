import { randomBytes } from 'node:crypto';
import { type Cents, parseDollars } from '@baize/money';
import { BadInput } from '../bad-input.js';

/** A whole number from 1 to `most`. */
export const countOf = (given: string, most: number, wrong: string, cite = ''): number => {
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw new BadInput(`${wrong}, not "${given}"${cite === '' ? '' : ` (${cite})`}`);
};

/** Without one, a seed is drawn and printed, so that the run can be repeated. */
export const seedOf = (given: string | undefined): string => {
  if (given === '') throw new BadInput('--seed: an empty text is no seed');
  return given ?? randomBytes(4).toString('hex');
};

export const dollarsOf = (option: string, given: string): Cents => {
  const parsed = parseDollars(given);
  if (parsed.ok) return parsed.value;
  throw new BadInput(`${option}: ${parsed.error.message}`);
};
