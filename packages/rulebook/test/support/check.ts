import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  checkHouseRules,
  electionsText,
  type HouseRules,
  putInForce,
  type RulebookId,
  type RulesInForce,
  rulebookById,
  type Violation,
} from '../../src/index.js';
import { changed, type Draft } from './examples.js';

export const SD = 'sd/high-card-flush';
export const MD = 'md/high-card-flush';
export const OH = 'oh/high-card-flush';
export const CSP = 'sd/caribbean-stud';
export const WA = 'wa/ricochet-poker';

export const check = (house: HouseRules): readonly Violation[] =>
  checkHouseRules(rulebookById(house.rulebook), house);

export const errorsOf = (house: HouseRules) =>
  check(house).filter(({ severity }) => severity === 'error');

export const digestOf = (house: HouseRules): string => {
  const text = electionsText(rulebookById(house.rulebook), house);
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
};

export const inForceOf = (house: HouseRules): RulesInForce => {
  const put = putInForce(rulebookById(house.rulebook), house);
  if (!put.ok) throw new Error(put.error.map(({ message }) => message).join('; '));
  return put.value;
};

type Row = readonly [
  name: string,
  id: RulebookId,
  change: (draft: Draft) => void,
  code: string,
  path: string,
  cite: string,
];

/** Each row breaks one thing, and the check finds that and nothing else. */
export const onlyError = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_, id, change, code, path, cite) => {
    const found = errorsOf(changed(id, change));
    expect(found.map((one) => [one.code, one.path, one.cite])).toEqual([[code, path, cite]]);
    expect(found[0]?.message).toMatch(/^\S.{10,}/);
  });
};
