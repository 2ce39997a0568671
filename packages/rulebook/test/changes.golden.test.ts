import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { offeredJackpots } from '../src/check/check-jackpots.js';
import {
  checkChange,
  checkHouseRules,
  decodeHouseRules,
  exportRulebooks,
  type HouseRules,
  putInForce,
  RULEBOOKS,
  type Rulebook,
  rulebookById,
  type SettingName,
  tableFamilies,
  type Violation,
} from '../src/index.js';
import { digestOf } from './support/check.js';
import { everyChange } from './support/every-change.js';
import { example } from './support/examples.js';
import { inForceSaid } from './support/in-force-said.js';
import { said, wrapped } from './support/said.js';

/**
 * What every small change to the example house rules does to what the check says, to the rules in force and
 * to the sign, word by word: `+` is said only then, `-` no longer. So no check falls silent unnoticed.
 */
const WIDTH = 240;

const golden = (name: string) => new URL(`golden/${name}.txt`, import.meta.url).pathname;

const told = ({ severity, code, path, message, cite }: Violation): string =>
  `${severity} ${code} at ${path}: ${message} [${cite}]`;

const errorsAmong = (checked: readonly Violation[]) =>
  checked.filter(({ severity }) => severity === 'error');

interface Outcome {
  readonly told: readonly string[];
  /** In force and on the sign, or null where the house rules are refused. */
  readonly inForce: readonly string[] | null;
}

const outcomeOf = (rulebook: Rulebook, before: HouseRules, house: HouseRules): Outcome => {
  const running = offeredJackpots(rulebook, before).map(({ id }) => id);
  const atRest = checkChange(rulebook, before, house, []).map(told);
  const whileRunning = checkChange(rulebook, before, house, running).map(told);
  const checked = checkHouseRules(rulebook, house, digestOf(before));
  const put = putInForce(rulebook, house);
  return {
    told: [
      ...checked.map(told),
      ...atRest.map((line) => `as a change: ${line}`),
      ...whileRunning
        .filter((line) => !atRest.includes(line))
        .map((line) => `while a jackpot runs: ${line}`),
      ...(put.ok || isDeepStrictEqual(put.error, errorsAmong(checked))
        ? []
        : [`refused otherwise: ${put.error.map(told).join('; ')}`]),
    ],

    inForce: put.ok ? inForceSaid(put.value, rulebook, house).match(/^\S.*$/gm) : null,
  };
};

const between = (before: readonly string[], now: readonly string[]): readonly string[] => [
  ...before.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
  ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
];

/** What another line takes the place of is not said again: it stands in the golden of what is in force. */
const newInForce = (before: readonly string[], now: readonly string[]): readonly string[] => {
  const placesNow = now.map(placeOf);
  return [
    ...before
      .map(placeOf)
      .filter((place) => !placesNow.includes(place))
      .map((place) => `- ${place}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
};

const placeOf = (line: string): string => line.split(/:(?: |$)/, 1)[0] ?? '';

/** Changes that do the same are said together, and last what cannot be read at all. */
const changesOf = (rulebook: Rulebook): string => {
  const house = example(rulebook.id);
  const base = outcomeOf(rulebook, house, house);
  const named = new Map<string, readonly string[]>();
  const unread = new Set<string>();
  for (const { name, house: changed } of everyChange(rulebook, house)) {
    const decoded = decodeHouseRules(changed);
    if (!decoded.ok) {
      unread.add(decoded.problems.map(({ message }) => message).join(' and '));
      continue;
    }
    const now = outcomeOf(rulebook, house, decoded.value);
    const lines = [
      ...between(base.told, now.told),
      ...(now.inForce === null ? [] : newInForce(base.inForce ?? [], now.inForce)),
    ];
    const outcome = lines.length === 0 ? 'as before' : lines.join('\n');
    named.set(outcome, [...new Set([...(named.get(outcome) ?? []), name])]);
  }
  const read = [...named].map(([outcome, names]) => entryOf(names.join(' | '), outcome));
  return [...read, 'unread:', ...wrapped([...unread])].join('\n');
};

/** On one line where it fits. */
const entryOf = (names: string, outcome: string): string => {
  const line = `${names}: ${outcome.replaceAll('\n', ' ')}`;
  return line.length <= WIDTH ? line : `${names}:\n  ${outcome.replaceAll('\n', '\n  ')}`;
};

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id.replace('/', '-'), rulebook] as const))(
  '%s',
  (slug, rulebook) => {
    it('every change is told', async () => {
      await expect(`${changesOf(rulebook)}\n`).toMatchFileSnapshot(golden(`${slug}.changes`));
    });

    it('no elections at all are told', async () => {
      const put = putInForce(rulebook, {});
      const all = put.ok ? said(put.value.tables) : `${put.error.map(told).join('\n')}\n`;
      await expect(all).toMatchFileSnapshot(golden(`${slug}.nothing-elected`));
    });
  },
);

it('the export is what it was, with the rows of the documents', async () => {
  const { rulebooks, ...others } = exportRulebooks();
  const withIds = rulebooks.map(({ wagers, settings, document, ...rulebook }) => {
    const { source, settings: rules } = rulebookById(rulebook.id);
    expect(source).toMatchObject({ ...document, effective: { value: document.effective } });
    for (const [name, { values: _, reading, ...setting }] of Object.entries(settings)) {
      const { reading: read = null, ...rule } = rules[name as SettingName] ?? {};
      expect(rule).toMatchObject(setting);
      expect(reading).toBe(read);
    }
    const values = Object.entries(settings).map(([name, setting]) => [name, setting.values]);
    const families = tableFamilies(rulebookById(rulebook.id));
    const named = Object.entries(wagers).map(([key, { paytables, ...wager }]) => {
      const tables = families.find((family) => family.key === key)?.paytables ?? {};
      for (const [id, { rows, cite }] of Object.entries(paytables)) {
        const printed = (tables[id]?.rows ?? []).map((row) => without(row, 'cite'));
        expect({ rows, cite }).toEqual({ rows: printed, cite: tables[id]?.cite });
      }
      const marks = Object.entries(paytables).map(([id, table]) => [
        id,
        without(without(table, 'rows'), 'cite'),
      ]);
      return [key, { ...wager, paytables: Object.fromEntries(marks) }];
    });
    return { ...rulebook, settings: Object.fromEntries(values), wagers: Object.fromEntries(named) };
  });
  await expect(said({ ...others, rulebooks: withIds })).toMatchFileSnapshot(golden('export'));
});

const without = (whole: object, key: string): object =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
