import { describe, expect, it } from 'vitest';
import {
  AMBIGUITIES,
  CATALOGUE,
  compareRulebooks,
  type Fact,
  factsOf,
  RULEBOOKS,
  rulebookById,
  signOf,
} from '../src/index.js';
import { inForceOf } from './support/check.js';
import { example } from './support/examples.js';
import { leavesOf } from './support/leaves.js';

/**
 * A rulebook is law: nothing in it changes by accident. Every leaf stands here in a file, and so do its
 * rules in words and what the example house puts in force, so that a change is read before it is kept.
 */
const golden = (name: string) => new URL(`golden/${name}.txt`, import.meta.url).pathname;

const inWords = ({ topic, question, answer, cites, readings, ...marks }: Fact): string => {
  const { notFromSource, notStated, detail } = marks;
  const said = [
    ...(notFromSource ? ['not from the document'] : []),
    ...(notStated ? ['not stated'] : []),
  ];
  return [
    `${topic}: ${question}`,
    `  ${answer}`,
    ...(detail === undefined ? [] : [`  ${detail}`]),
    `  [${[...cites, ...readings, ...said].join(', ')}]`,
  ].join('\n');
};

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id.replace('/', '-'), rulebook] as const))(
  '%s',
  (slug, rulebook) => {
    const house = example(rulebook.id);
    it('says what it said', async () => {
      await expect(leavesOf(rulebook)).toMatchFileSnapshot(golden(`${slug}.rulebook`));
    });

    it('says it in the same words', async () => {
      const words = `${factsOf(rulebook).map(inWords).join('\n')}\n`;
      await expect(words).toMatchFileSnapshot(golden(`${slug}.facts`));
    });

    it('puts the same rules in force and on the sign', async () => {
      const { rulebook: _, elections: __, ...inForce } = inForceOf(house);
      const all = { inForce, sign: signOf(rulebook, house) };
      await expect(leavesOf(all)).toMatchFileSnapshot(golden(`${slug}.in-force`));
    });
  },
);

it('the catalogue of clauses and readings says what it said', async () => {
  const all = { clauses: CATALOGUE, readings: AMBIGUITIES };
  await expect(leavesOf(all)).toMatchFileSnapshot(golden('catalogue'));
});

it.each([
  ['sd/high-card-flush', 'md/high-card-flush'],
  ['oh/high-card-flush', 'wa/ricochet-poker'],
] as const)('%s compares with %s as it did', async (left, right) => {
  const name = `${left} ${right}`.replaceAll('/', '-').replace(' ', '-against-');
  const compared = compareRulebooks(rulebookById(left), rulebookById(right));
  await expect(leavesOf(compared)).toMatchFileSnapshot(golden(name));
});
