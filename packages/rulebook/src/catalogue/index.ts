import { MD_HCF } from '../documents/md-high-card-flush/clauses.js';
import { OH_HCF } from '../documents/oh-high-card-flush/clauses.js';
import { SD_CSP } from '../documents/sd-caribbean-stud/clauses.js';
import { SD_HCF } from '../documents/sd-high-card-flush/clauses.js';
import { WA_RP } from '../documents/wa-ricochet-poker/clauses.js';
import type { CatalogueEntry } from './entry.js';
import { clausesOf, under } from './under.js';

export { AMBIGUITIES, type Ambiguity, ambiguity } from './ambiguities.js';
export { CATALOGUE_GROUPS, type CatalogueEntry, type CatalogueGroup } from './entry.js';

/** What every rulebook owes, whatever its document. */
const ALL = clausesOf(
  'ALL',
  under(['M'], {
    'ALL-effective':
      'Each version of the rules has its date; an old round replays under the version of its day.',
  }),
  { table: [], data: ['effective'] },
);

const DOCUMENTS = [SD_HCF, SD_CSP, MD_HCF, OH_HCF, WA_RP, ALL] as const;

/** A clause of a document by its requirement's id, without spaces: `MD-HCF-12E(2)(b)(i)`. */
export type DocumentClause = (typeof DOCUMENTS)[number]['entries'][number]['id'];

/** Every demand of every document, once. */
export const CATALOGUE: readonly CatalogueEntry<DocumentClause>[] = DOCUMENTS.flatMap(
  ({ entries }): readonly CatalogueEntry<DocumentClause>[] => entries,
);

/** Every demand with its kind. */
export const CLAUSE_KINDS = DOCUMENTS.flatMap(({ kinds }) => kinds);

const BY_ID: ReadonlyMap<string, CatalogueEntry<DocumentClause>> = new Map(
  CATALOGUE.map((entry) => [entry.id, entry]),
);

export const clause = (id: string): CatalogueEntry<DocumentClause> | undefined => BY_ID.get(id);
