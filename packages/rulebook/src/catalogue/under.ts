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

/**
 * What a demand is about. Either about what people do at a table (they wager, deal, decide, pay, call what
 * went wrong, open and close), and then a test at a table must prove it; or about data: how hands rank, what is
 * printed, which equipment stands there, what was elected and approved.
 */
export type ClauseKind = 'table' | 'data';

/** The demands of one document, and the kind of each. */
export interface DocumentClauses<Id extends string = string> {
  readonly entries: readonly CatalogueEntry<Id>[];
  readonly kinds: readonly (readonly [id: string, kind: ClauseKind])[];
}

/** Under each kind stand ids without the prefix of the document, several to a line. */
export const clausesOf = <const Id extends string>(
  prefix: string,
  entries: readonly CatalogueEntry<Id>[],
  { table, data }: Readonly<Record<ClauseKind, readonly string[]>>,
): DocumentClauses<Id> => {
  const ids = (lines: readonly string[], kind: ClauseKind) =>
    lines.flatMap((line) => line.split(' ').map((id) => [`${prefix}-${id}`, kind] as const));
  return { entries, kinds: [...ids(table, 'table'), ...ids(data, 'data')] };
};
