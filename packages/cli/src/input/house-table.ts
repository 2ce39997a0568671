import { readyMadeHouse } from '@baize/house/ready-made';
import {
  checkHouseRules,
  citationLabel,
  electionsText,
  type HouseRules,
  pinnedText,
  putInForce,
  type RulebookId,
  type RulesInForce,
} from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import { BadInput } from '../bad-input.js';
import { readHouseRules } from './house-rules-file.js';
import { nameOfFile, type Stdin } from './input-file.js';
import { rulebookNamed } from './rulebook-named.js';
import { sha256 } from './sha256.js';

/** A table that may open: its house rules hold before the document they name. */
export interface HouseTable {
  readonly house: HouseRules;
  readonly rules: RulesInForce;
  /** Of rulebook and house rules together: every round is pinned to it. */
  readonly digest: string;
  /** Of the elections alone, which approvals are given for. */
  readonly electionsDigest: string;
}

/** Opens a table on a file of house rules, or says every reason why it may not open. */
export const openTable = (
  file: string,
  wanted: RulebookId | undefined,
  stdin: Stdin,
): HouseTable => {
  const { house, rulebook } = readHouseRules(file, stdin);
  if (wanted !== undefined && house.rulebook !== wanted) {
    throw new BadInput(`${nameOfFile(file)} is for ${house.rulebook}, not for ${wanted}`);
  }
  const electionsDigest = sha256(electionsText(rulebook, house));
  const wrong = checkHouseRules(rulebook, house, electionsDigest)
    .filter(({ severity }) => severity === 'error')
    .map(({ path: place, message, cite }) => `${place}: ${message} (${citationLabel(cite)})`);
  const rules = putInForce(rulebook, house);
  if (wrong.length > 0 || !rules.ok) {
    throw new BadInput(`no table may open on ${nameOfFile(file)}:`, wrong);
  }
  return {
    house,
    rules: rules.value,
    digest: sha256(pinnedText(rulebook, house)),
    electionsDigest,
  };
};

/** The same as a table pins them. */
export const pinnedRules = ({ rules: inForce, ...table }: HouseTable): PinnedRules => ({
  ...table,
  inForce,
});

/** A table by the rulebook that an argument names, on house rules of its own or on ready-made ones. */
export const tableNamed = (id: string, house: string | undefined, stdin: Stdin): HouseTable => {
  const { id: wanted } = rulebookNamed(id);
  return openTable(house ?? readyMadeHouse(wanted), wanted, stdin);
};
