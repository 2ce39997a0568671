import { describe, expect, it } from 'vitest';
import {
  AMBIGUITIES,
  CATALOGUE,
  compareRulebooks,
  type Fact,
  factsOf,
  RULEBOOKS,
  rulebookById,
  tableFamilies,
} from '../src/index.js';
import { inForceOf } from './support/check.js';
import { example } from './support/examples.js';
import { inForceSaid } from './support/in-force-said.js';
import { said, wrapped } from './support/said.js';

/**
 * A rulebook is law: nothing in it changes by accident. Every leaf is said here in a file, and so are its
 * rules in words and what the example house puts in force, so that a change is read before it is kept.
 * What follows from another file is compared with its source instead, and not written a second time.
 */
const golden = (name: string) => new URL(`golden/${name}.txt`, import.meta.url).pathname;

const inWords = ({ topic, question, answer, cites, readings, detail, ...marks }: Fact): string => {
  const cited = [
    ...cites,
    ...readings,
    ...(marks.notFromSource ? ['not from the document'] : []),
    ...(marks.notStated ? ['not stated'] : []),
  ];
  return [`${topic}: ${question}`, answer, detail ?? '', `[${cited.join(', ')}]`].join(' ');
};

/** Nothing but a question: the document does not say. */
const NOT_STATED = / Not stated\. {2}\[(.+), not stated\]$/;

/** Every fact on its line, and what the document does not say together, last. */
const factsInWords = (facts: readonly Fact[]): string => {
  const all = facts.map(inWords);
  const silent = all.filter((line) => NOT_STATED.test(line));
  return [
    ...all.filter((line) => !NOT_STATED.test(line)),
    'Not stated:',
    ...wrapped(silent.map((line) => line.replace(NOT_STATED, ' [$1]'))),
    '',
  ].join('\n');
};

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id.replace('/', '-'), rulebook] as const))(
  '%s',
  (slug, rulebook) => {
    const house = example(rulebook.id);
    it('says what it said', async () => {
      await expect(said(rulebook)).toMatchFileSnapshot(golden(`${slug}.rulebook`));
    });

    it('says it in the same words', async () => {
      const words = factsInWords(factsOf(rulebook));
      await expect(words).toMatchFileSnapshot(golden(`${slug}.facts`));
    });

    it('puts the same rules in force and on the sign', async () => {
      const rules = inForceOf(house);
      for (const [key, table] of Object.entries(rules.tables)) {
        const family = tableFamilies(rulebook).find((one) => one.key === key);
        expect(table).toEqual(family?.paytables[table.id]);
      }
      await expect(inForceSaid(rules, rulebook, house)).toMatchFileSnapshot(
        golden(`${slug}.in-force`),
      );
    });
  },
);

it('the catalogue of clauses and readings says what it said', async () => {
  const all = { clauses: CATALOGUE, readings: AMBIGUITIES };
  await expect(said(all)).toMatchFileSnapshot(golden('catalogue'));
});

it.each([
  ['sd/high-card-flush', 'md/high-card-flush'],
  ['oh/high-card-flush', 'wa/ricochet-poker'],
] as const)('%s compares with %s as it did', async (left, right) => {
  const name = `${left} ${right}`.replaceAll('/', '-').replace(' ', '-against-');
  const { topics, ...others } = compareRulebooks(rulebookById(left), rulebookById(right));
  const [factsOfLeft, factsOfRight] = [left, right].map((id) => factsOf(rulebookById(id)));
  for (const { differ, same, onlyA, onlyB } of topics) {
    for (const { question, a, b } of [...differ, ...same]) {
      expect([a.question, b.question]).toEqual([question, question]);
    }
    expect(factsOfLeft).toEqual(
      expect.arrayContaining([...differ.map(({ a }) => a), ...same.map(({ a }) => a), ...onlyA]),
    );
    expect(factsOfRight).toEqual(
      expect.arrayContaining([...differ.map(({ b }) => b), ...same.map(({ b }) => b), ...onlyB]),
    );
  }
  const asked = topics.flatMap(({ topic, ...kinds }) =>
    Object.entries(kinds).map(([kind, facts]) => [
      `${topic}, ${kind}`,
      facts.map(({ question }: { readonly question: string }) => question),
    ]),
  );
  await expect(said({ ...others, ...Object.fromEntries(asked) })).toMatchFileSnapshot(golden(name));
});
