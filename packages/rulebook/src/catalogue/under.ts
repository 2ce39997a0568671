import type { CatalogueEntry, CatalogueGroup } from './entry.js';

/** What is asked, in words; with `guidance` where it is left to people. */
type Demand = string | Pick<Required<CatalogueEntry>, 'words' | 'guidance'>;

/** Demands of the same capabilities, each by its id. The ids are kept in the type: a citation names one. */
export const under = <const Id extends string>(
  groups: readonly CatalogueGroup[],
  demands: Readonly<Record<Id, Demand>>,
): readonly CatalogueEntry<Id>[] =>
  Object.entries<Demand>(demands).map(([id, demand]) => ({
    // The keys of the demands are all there is to iterate over.
    id: id as Id,
    groups,
    ...(typeof demand === 'string' ? { words: demand } : demand),
  }));
