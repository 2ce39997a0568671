import { readFileSync } from 'node:fs';
import {
  decodeHouseRules,
  type HouseRules,
  putInForce,
  RULEBOOK_IDS,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import { type PinnedRules, runShift, type Shift } from '../../src/index.js';

export const RULEBOOKS: readonly RulebookId[] = RULEBOOK_IDS;

const fresh = (id: RulebookId) => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** The ready-made example of a document, changed at will, as a table runs on it. */
export const pinned = (
  id: RulebookId,
  // biome-ignore lint/suspicious/noExplicitAny: tests break house rules on purpose
  change: (house: any) => void = () => undefined,
  digest = 'rules-1',
): PinnedRules => {
  const json = fresh(id);
  change(json);
  for (const approval of json.approvals ?? []) approval.covers = 'elections-1';
  const house = decodeHouseRules(json);
  if (!house.ok)
    throw new Error(`the example of ${id} is broken: ${JSON.stringify(house.problems)}`);
  const inForce = putInForce(rulebookById(id), house.value);
  if (!inForce.ok) throw new Error(inForce.error.map(({ message }) => message).join('; '));
  return { digest, electionsDigest: 'elections-1', inForce: inForce.value, house: house.value };
};

/** House rules changed in one way or another, as a table runs on them. */
export const pinnedHouse = (house: HouseRules): PinnedRules => {
  const inForce = putInForce(rulebookById(house.rulebook), house);
  if (!inForce.ok) throw new Error(inForce.error.map(({ message }) => message).join('; '));
  return { digest: 'rules-1', electionsDigest: 'elections-1', inForce: inForce.value, house };
};

/** Chance that repeats: the same seed gives the same shift. */
export const chanceFrom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

export const shiftOf = (
  id: RulebookId,
  { rounds = 20, seed = 1, felt = 'virtual' as 'virtual' | 'real', rules = pinned(id) } = {},
): Shift => runShift('pit-1', rules, { rounds, day: '2026-02-01', chance: chanceFrom(seed), felt });
