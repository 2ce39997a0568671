import type { ClauseId } from '../schema/cited.js';
import { ALL } from './all.js';
import type { CatalogueEntry } from './entry.js';
import { MD_HCF_1_7 } from './md-hcf-1-7.js';
import { MD_HCF_8_13 } from './md-hcf-8-13.js';
import { OH_HCF } from './oh-hcf.js';
import { SD_CSP } from './sd-csp.js';
import { SD_HCF } from './sd-hcf.js';
import { WA_RP } from './wa-rp.js';

export { AMBIGUITIES, type Ambiguity } from './ambiguities.js';
export { CATALOGUE_GROUPS, type CatalogueEntry, type CatalogueGroup } from './entry.js';

/** Every demand of every document, once. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...SD_HCF,
  ...SD_CSP,
  ...MD_HCF_1_7,
  ...MD_HCF_8_13,
  ...OH_HCF,
  ...WA_RP,
  ...ALL,
];

const BY_ID: ReadonlyMap<ClauseId, CatalogueEntry> = new Map(
  CATALOGUE.map((entry) => [entry.id, entry]),
);

export const clause = (id: ClauseId): CatalogueEntry | undefined => BY_ID.get(id);
