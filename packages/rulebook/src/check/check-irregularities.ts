import type { Elections } from '../house-rules/house-rules.js';
import type { Irregularity } from '../schema/irregularities.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { Treatment } from '../schema/treatments.js';
import { type Violation, violation } from './violation.js';

/** A house has a policy only where its document leaves the matter to it, and only one the game can take. */
export const checkIrregularities = (
  { name, irregularities, openIrregularities: open }: Rulebook,
  { irregularityPolicy: policy }: Elections,
): readonly Violation[] => {
  const outcomes = Object.entries(policy?.outcomes ?? {}) as [Irregularity, Treatment][];
  return outcomes.flatMap(([kind, treatment]) => {
    const path = `irregularityPolicy.outcomes.${kind}`;
    const choices = open?.value[kind];
    if (open === null || choices === undefined) {
      const message = `${name} leaves no choice here: ${irregularities[kind].value.words}`;
      return [violation('policy-not-open', path, message, irregularities[kind].cite)];
    }
    if (choices.includes(treatment)) return [];
    const allowed = choices.map((choice) => `"${choice}"`).join(', ');
    const message = `the policy must be one of ${allowed}, and is "${treatment}"`;
    return [violation('policy-not-allowed', path, message, open.cite)];
  });
};
