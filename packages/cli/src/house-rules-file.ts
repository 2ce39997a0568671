import { readFileSync } from 'node:fs';
import { parseJson } from '@baize/result';
import {
  decodeHouseRules,
  type HouseRules,
  type Rulebook,
  rulebookById,
  rulebookInForce,
} from '@baize/rulebook';
import { BadInput } from './bad-input.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
};

export const nameOfFile = (file: string): string => (file === '-' ? 'standard input' : file);

/** The text of a file, or of standard input for `-`. */
export const readText = (file: string): string => {
  try {
    // Decoding drops a byte order mark, which some editors put in front and JSON does not know.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === '-' ? 0 : file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput(`${nameOfFile(file)} cannot be read: ${REASONS[code] ?? code}`);
  }
};

/** House rules as they stand in a file; a file that is not house rules is bad input. */
export const readHouseRules = (
  file: string,
): { readonly house: HouseRules; readonly rulebook: Rulebook } => {
  const parsed = parseJson(readText(file));
  if (!parsed.ok) {
    // The parser quotes the text, line ends and all.
    throw new BadInput(`${nameOfFile(file)}: ${parsed.error.message.replaceAll(/\s+/g, ' ')}`);
  }
  const decoded = decodeHouseRules(parsed.value);
  if (!decoded.ok) {
    const told = decoded.problems.map(({ message }) => message);
    const head = `${nameOfFile(file)} is not a file of house rules`;
    throw told.length === 1
      ? new BadInput(`${head}: ${told.join()}`)
      : new BadInput(`${head}; ${told.length} things are wrong:`, told);
  }
  const house = decoded.value;
  return {
    house,
    rulebook: rulebookInForce(house.rulebook, house.effective) ?? rulebookById(house.rulebook),
  };
};
