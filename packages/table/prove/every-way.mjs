import { readFileSync } from 'node:fs';
import {
  checkHouseRules,
  decodeHouseRules,
  lawfulWays,
  putInForce,
  RULEBOOKS,
} from '@baize/rulebook';
import { runShift } from '@baize/table';

const ROUNDS = 200;

/** Repeats: the same seed gives the same shift. */
const chanceFrom = (seed) => {
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

/** The ready-made house rules of a document, with every approval that a way of running it may ask for. */
const exampleOf = ({ id }) => {
  const file = new URL(`../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(file, 'utf8'));
  if (json.approvals?.length > 0)
    json.approvals.push({ ...json.approvals[0], kind: 'shoe-location' });
  for (const approval of json.approvals ?? []) approval.covers = 'elections-1';
  const house = decodeHouseRules(json);
  if (!house.ok) throw new Error(`the example of ${id}: ${JSON.stringify(house.problems)}`);
  return house.value;
};

const pinned = (rulebook, house) => {
  const inForce = putInForce(rulebook, house);
  if (!inForce.ok) throw new Error(inForce.error.map(({ message }) => message).join('; '));
  return { digest: 'rules-1', electionsDigest: 'elections-1', inForce: inForce.value, house };
};

/**
 * A shift in every lawful way to run each rulebook, on both kinds of felt, with everything going wrong that the
 * screens can call. A table that people cannot move on by what the screens offer throws.
 */
export const run = () => {
  const started = Date.now();
  let [ways, rounds] = [0, 0];
  for (const rulebook of RULEBOOKS) {
    const isLawful = (house) =>
      checkHouseRules(rulebook, house).every(({ severity }) => severity !== 'error');
    const lawful = lawfulWays(rulebook, exampleOf(rulebook), isLawful);
    const wrong = new Map();
    for (const [at, { name, house }] of lawful.entries()) {
      for (const felt of ['virtual', 'real']) {
        const plan = { rounds: ROUNDS, day: '2026-02-01', chance: chanceFrom(at + 1), felt };
        try {
          const { happened } = runShift('pit-1', pinned(rulebook, house), plan);
          for (const { type, kind } of happened.flatMap(({ events }) => events)) {
            if (type === 'IrregularityCalled') wrong.set(kind, (wrong.get(kind) ?? 0) + 1);
          }
        } catch (error) {
          throw new Error(`${rulebook.id}, ${name}, ${felt} felt: ${String(error)}`);
        }
        ways += 1;
        rounds += ROUNDS;
      }
    }
    const kinds = [...wrong].map(([kind, times]) => `${kind} ${times}`).join(', ');
    console.log(`${rulebook.id}: ${lawful.length} ways on both felts; ${kinds}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${ways} shifts, ${rounds} rounds, ${seconds} s: no table stood still`);
};
