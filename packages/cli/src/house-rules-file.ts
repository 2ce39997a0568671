import { readFileSync } from 'node:fs';
import { parseJson } from '@baize/result';
import { decodeHouseRules, type HouseRules, type Rulebook, rulebookById } from '@baize/rulebook';
import { BadInput } from './bad-input.js';

/** The text of a file, or of standard input for `-`. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder' }[code] ?? code;
    throw new BadInput(`${file} cannot be read: ${why}`);
  }
};

/** House rules as they stand in a file; a file that is not house rules is bad input. */
export const readHouseRules = (
  file: string,
): { readonly house: HouseRules; readonly rulebook: Rulebook } => {
  const parsed = parseJson(readText(file));
  if (!parsed.ok) throw new BadInput(`${file}: ${parsed.error.message}`);
  const decoded = decodeHouseRules(parsed.value);
  if (!decoded.ok) {
    const told = decoded.problems.map(({ message }) => message);
    throw new BadInput(`${file} is not a file of house rules: ${told.join('; ')}`);
  }
  return { house: decoded.value, rulebook: rulebookById(decoded.value.rulebook) };
};
