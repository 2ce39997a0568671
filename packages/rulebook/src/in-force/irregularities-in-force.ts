import type { Elections } from '../house-rules/house-rules.js';
import {
  IRREGULARITIES,
  type Irregularities,
  type Irregularity,
} from '../schema/irregularities.js';
import type { Rulebook } from '../schema/rulebook.js';
import { TREATMENTS } from '../schema/treatments.js';

/** Whether the house has a policy of its own here; the engine's default stands where it has none. */
export const isByPolicy = ({ irregularityPolicy }: Elections, kind: Irregularity): boolean =>
  irregularityPolicy?.outcomes[kind] !== undefined;

/** The document's outcomes, and the policy of the house where the document leaves them to it. */
export const irregularitiesInForce = (
  { irregularities, openIrregularities: open }: Rulebook,
  { irregularityPolicy: policy }: Elections,
): Irregularities => {
  if (policy === undefined || open === null) return irregularities;
  const elected = IRREGULARITIES.flatMap((kind) => {
    const treatment = policy.outcomes[kind];
    return treatment === undefined
      ? []
      : [[kind, { value: TREATMENTS[treatment], cite: open.cite }]];
  });
  return { ...irregularities, ...Object.fromEntries(elected) };
};
