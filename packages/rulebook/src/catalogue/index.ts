import { ALL } from './all.js';
import type { CatalogueEntry } from './entry.js';
import { MD_HCF_1_7 } from './md-hcf-1-7.js';
import { MD_HCF_8_13 } from './md-hcf-8-13.js';
import { OH_HCF } from './oh-hcf.js';
import { SD_CSP } from './sd-csp.js';
import { SD_HCF } from './sd-hcf.js';
import { WA_RP } from './wa-rp.js';

export { AMBIGUITIES, type Ambiguity, ambiguity } from './ambiguities.js';
export { CATALOGUE_GROUPS, type CatalogueEntry, type CatalogueGroup } from './entry.js';
export { CLAUSE_KINDS, type ClauseKind } from './kinds.js';

/** Every demand of every document, once. */
const ENTRIES = [
  ...SD_HCF,
  ...SD_CSP,
  ...MD_HCF_1_7,
  ...MD_HCF_8_13,
  ...OH_HCF,
  ...WA_RP,
  ...ALL,
] as const;

/** A clause of a document by its requirement's id, without spaces: `MD-HCF-12E(2)(b)(i)`. */
export type DocumentClause = (typeof ENTRIES)[number]['id'];

export const CATALOGUE: readonly CatalogueEntry<DocumentClause>[] = ENTRIES;

const BY_ID: ReadonlyMap<string, CatalogueEntry<DocumentClause>> = new Map(
  CATALOGUE.map((entry) => [entry.id, entry]),
);

export const clause = (id: string): CatalogueEntry<DocumentClause> | undefined => BY_ID.get(id);
