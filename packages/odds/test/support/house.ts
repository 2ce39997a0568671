import { readFileSync } from 'node:fs';
import {
  decodeHouseRules,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
} from '@baize/rulebook';

/** The rules of the ready-made table of a rulebook, with its limits and pay tables. */
export const houseOf = (id: RulebookId): RulesInForce => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`house rules of ${id}`);
  const put = putInForce(rulebookById(id), decoded.value);
  if (!put.ok) throw new Error(`house rules of ${id}: ${put.error[0]?.message}`);
  return put.value;
};
