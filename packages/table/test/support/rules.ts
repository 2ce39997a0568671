import { readFileSync } from 'node:fs';
import {
  decodeHouseRules,
  type Elections,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
} from '@baize/rulebook';

/** The rules of a ready-made example, with some tables left out. */
export const exampleRules = (id: RulebookId, without: readonly string[] = []): RulesInForce => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const wager of without) {
    delete json.paytables[wager];
    delete json.jackpots?.[wager];
  }
  const decoded = decodeHouseRules(json);
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  return rulesFrom(id, decoded.value);
};

export const rulesFrom = (id: RulebookId, elections: Elections): RulesInForce => {
  const rules = putInForce(rulebookById(id), elections);
  if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join('; '));
  return rules.value;
};
