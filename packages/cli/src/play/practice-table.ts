import type { Packets } from '@baize/games';
import { present } from '@baize/result';
import {
  checkHouseRules,
  citationLabel,
  electionsText,
  type HouseRules,
  pinnedText,
  putInForce,
  type Rulebook,
  type RulebookId,
  type RulesInForce,
} from '@baize/rulebook';
import { BadInput } from '../bad-input.js';
import { readHouseRules } from '../house-rules-file.js';
import { nameOfFile, type Stdin } from '../input-file.js';
import { sha256 } from '../sha256.js';

/** A table that may open: its house rules hold before the document they name. */
export interface PracticeTable {
  readonly house: HouseRules;
  readonly rules: RulesInForce;
  /** Of rulebook and house rules together: every round is pinned to it. */
  readonly digest: string;
  readonly packets: Packets;
}

/** Opens a table on a file of house rules, or says every reason why it may not open. */
export const openTable = (
  file: string,
  wanted: RulebookId | undefined,
  stdin: Stdin,
): PracticeTable => {
  const { house, rulebook } = readHouseRules(file, stdin);
  if (wanted !== undefined && house.rulebook !== wanted) {
    throw new BadInput(`${nameOfFile(file)} is for ${house.rulebook}, not for ${wanted}`);
  }
  const digest = sha256(electionsText(rulebook, house));
  const wrong = checkHouseRules(rulebook, house, digest)
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
    packets: packetsOf(rulebook, house),
  };
};

const packetsOf = ({ dealing }: Rulebook, { equipment }: HouseRules): Packets =>
  present(
    dealing.methods.find(({ value }) => value.method === equipment.dealing),
    `the dealing method ${equipment.dealing}`,
  ).value.packets;
