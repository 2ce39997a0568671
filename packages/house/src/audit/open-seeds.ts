import { HouseSeed } from '../fairness/house-seed.js';
import { commitmentOf } from '../fairness/recipe.js';
import { seedName } from '../live/plan/seed-vault.js';
import { BACKUP } from '../store/sqlite/without-secrets.js';
import type { Reader } from '../store/store.js';
import { type RoundCommitted, termsIn } from './entries.js';
import { type HouseFinding, notOnRecord } from './finding.js';

/** A commitment that stands, and how often one for its round was voided before. */
export interface OpenSeeds {
  readonly data: RoundCommitted;
  readonly voided: number;
}

/** The seed of each round that is committed to lies ready, and is the one committed to. */
export const checkSeeds = async (
  reader: Reader,
  standing: readonly OpenSeeds[],
): Promise<HouseFinding | null> => {
  // A backup has none: what is open in it is ended when it is restored.
  if ((await reader.projection(BACKUP)) !== null) return null;
  for (const { data, voided } of standing) {
    const { round, commitment } = data;
    const kept = await reader.secret(seedName(round, voided));
    const seed = kept === null ? undefined : HouseSeed.ofHex(kept);
    if (seed !== undefined && commitmentOf(termsIn(data), seed) === commitment) continue;
    const what = kept === null ? 'is not there' : 'is not the one that was committed to';
    return notOnRecord('seed-differs', `the seed of round ${round} ${what}`);
  }
  return null;
};
