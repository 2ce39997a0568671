import type { ClauseId } from '../schema/cited.js';
import type { CatalogueEntry, CatalogueGroup } from './entry.js';

/** What is asked, in words; with `guidance` where it is left to people. */
type Demand = string | Pick<Required<CatalogueEntry>, 'words' | 'guidance'>;

/** Demands of the same capabilities, each by its id. */
export const under = (
  groups: readonly CatalogueGroup[],
  demands: Readonly<Record<ClauseId, Demand>>,
): readonly CatalogueEntry[] =>
  Object.entries(demands).map(([id, demand]) => ({
    id,
    groups,
    ...(typeof demand === 'string' ? { words: demand } : demand),
  }));
