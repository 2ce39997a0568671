import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkChange,
  checkHouseRules,
  decodeHouseRules,
  exportRulebooks,
  type HouseRules,
  offeredJackpots,
  putInForce,
  RULEBOOKS,
  type Rulebook,
  signOf,
  type Violation,
} from '../src/index.js';
import { digestOf } from './support/check.js';
import { everyChange } from './support/every-change.js';
import { example } from './support/examples.js';
import { leavesOf } from './support/leaves.js';

/**
 * What the check says of every small change to the example house rules, word by word, and what the change
 * does to the rules in force and to the sign: so that no check falls silent unnoticed.
 */
const golden = (name: string) => new URL(`golden/${name}.txt`, import.meta.url).pathname;

const told = ({ severity, code, path, message, cite }: Violation): string =>
  `  ${severity} ${code} at ${path}: ${message} [${cite}]`;

/** What stands in force and on the sign, as a mark that differs when anything in it does. */
const markOf = (rulebook: Rulebook, house: HouseRules): string => {
  const put = putInForce(rulebook, house);
  if (!put.ok) return `refused: ${put.error.map(({ code }) => code).join(', ')}`;
  const { rulebook: _, elections: __, ...inForce } = put.value;
  const all = leavesOf({ inForce, sign: signOf(rulebook, house) });
  return createHash('sha256').update(all).digest('hex').slice(0, 12);
};

const changesOf = (rulebook: Rulebook): string => {
  const house = example(rulebook.id);
  const running = offeredJackpots(rulebook, house).map(({ id }) => id);
  return everyChange(rulebook, house)
    .map(({ name, house: changed }) => {
      const decoded = decodeHouseRules(changed);
      if (!decoded.ok) {
        return [name, ...decoded.problems.map(({ message }) => `  unread: ${message}`)].join('\n');
      }
      const after = decoded.value;
      return [
        `${name} -> ${markOf(rulebook, after)}`,
        ...checkHouseRules(rulebook, after, digestOf(house)).map(told),
        ...checkChange(rulebook, house, after, running).map((one) => `${told(one)} (running)`),
        ...checkChange(rulebook, house, after, []).map((one) => `${told(one)} (at rest)`),
      ].join('\n');
    })
    .join('\n');
};

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id.replace('/', '-'), rulebook] as const))(
  '%s',
  (slug, rulebook) => {
    it('every change is told', async () => {
      await expect(`${changesOf(rulebook)}\n`).toMatchFileSnapshot(golden(`${slug}.changes`));
    });

    it('no elections at all are told', async () => {
      const put = putInForce(rulebook, {});
      const said = put.ok ? leavesOf(put.value.tables) : put.error.map(told).join('\n');
      await expect(`${said}\n`).toMatchFileSnapshot(golden(`${slug}.nothing-elected`));
    });
  },
);

it('the export is what it was', async () => {
  await expect(leavesOf(exportRulebooks())).toMatchFileSnapshot(golden('export'));
});
