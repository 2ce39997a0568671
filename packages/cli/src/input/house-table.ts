import { createHash } from 'node:crypto';
import { readyMadeHouse } from '@baize/house/ready-made';
import {
  checkHouseRules,
  citationLabel,
  decodeHouseRules,
  electionsText,
  type HouseRules,
  pinnedText,
  putInForce,
  type Rulebook,
  type RulebookId,
  type RulesInForce,
  rulebookById,
  rulebookInForce,
} from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import { BadInput, notA } from '../bad-input.js';
import { nameOfFile, readJson, type Stdin } from './input-file.js';
import { rulebookNamed } from './rulebook-named.js';

/** A table that may open: its house rules pass the check of their document. */
export interface HouseTable {
  readonly house: HouseRules;
  readonly rules: RulesInForce;
  /** Of rulebook and house rules: rounds are pinned to it. */
  readonly digest: string;
  /** Of the elections alone: approvals cover these. */
  readonly electionsDigest: string;
}

/** Reports every reason why a table may not open. */
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

export const pinnedRules = ({ rules: inForce, ...table }: HouseTable): PinnedRules => ({
  ...table,
  inForce,
});

/** A table for a rulebook, by a file of house rules or by ready-made ones. */
export const tableNamed = (id: string, house: string | undefined, stdin: Stdin): HouseTable => {
  const { id: wanted } = rulebookNamed(id);
  return openTable(house ?? readyMadeHouse(wanted), wanted, stdin);
};

export const readHouseRules = (
  file: string,
  stdin: Stdin,
): { readonly house: HouseRules; readonly rulebook: Rulebook } => {
  const decoded = decodeHouseRules(readJson(file, stdin));
  if (!decoded.ok) {
    const flaws = decoded.problems.map(({ message }) => message);
    throw notA('a file of house rules', nameOfFile(file), flaws);
  }
  const house = decoded.value;
  return {
    house,
    rulebook: rulebookInForce(house.rulebook, house.effective) ?? rulebookById(house.rulebook),
  };
};

/** `sha256:…` of a text. */
export const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
