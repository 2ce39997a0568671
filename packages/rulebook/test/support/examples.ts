import { readFileSync } from 'node:fs';
import { decodeHouseRules, type HouseRules, type RulebookId } from '../../src/index.js';

/** A JSON value that a test may change at will before it is read as house rules. */
// biome-ignore lint/suspicious/noExplicitAny: tests break house rules on purpose
export type Draft = any;

export const exampleJson = (id: RulebookId): Draft =>
  JSON.parse(
    readFileSync(new URL(`../../examples/${id.replace('/', '-')}.json`, import.meta.url), 'utf8'),
  );

const readDraft = (draft: Draft): HouseRules => {
  const decoded = decodeHouseRules(draft);
  if (!decoded.ok) throw new Error(decoded.problems.map(({ message }) => message).join('; '));
  return decoded.value;
};

export const example = (id: RulebookId): HouseRules => readDraft(exampleJson(id));

/** An example with one thing changed. */
export const changed = (id: RulebookId, change: (draft: Draft) => void): HouseRules => {
  const draft = exampleJson(id);
  change(draft);
  return readDraft(draft);
};
