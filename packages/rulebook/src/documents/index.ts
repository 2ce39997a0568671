import type { RulebookId } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import { MD_HIGH_CARD_FLUSH } from './md-high-card-flush/index.js';
import { OH_HIGH_CARD_FLUSH } from './oh-high-card-flush/index.js';
import { SD_CARIBBEAN_STUD } from './sd-caribbean-stud/index.js';
import { SD_HIGH_CARD_FLUSH } from './sd-high-card-flush/index.js';
import { WA_RICOCHET_POKER } from './wa-ricochet-poker/index.js';

/**
 * Every version of every document. A rule that changes becomes a new version with its date beside the
 * old one, which stays: rounds are replayed under the rules of their day.
 */
export const RULEBOOKS: readonly Rulebook[] = [
  SD_HIGH_CARD_FLUSH,
  MD_HIGH_CARD_FLUSH,
  OH_HIGH_CARD_FLUSH,
  SD_CARIBBEAN_STUD,
  WA_RICOCHET_POKER,
];

/** The newest version of a document that was in force on a day; a document without a date always is. */
export const rulebookInForce = (
  id: RulebookId,
  onDay: string,
  among: readonly Rulebook[] = RULEBOOKS,
): Rulebook | undefined =>
  among
    .filter((rulebook) => rulebook.id === id)
    .filter(({ source }) => source.effective.value === null || source.effective.value <= onDay)
    .reduce<Rulebook | undefined>(
      (newest, rulebook) =>
        newest === undefined || rulebook.version > newest.version ? rulebook : newest,
      undefined,
    );

/** The newest version there is. */
export const rulebookById = (id: RulebookId): Rulebook => {
  const found = rulebookInForce(id, '9999-12-31');
  if (found === undefined) throw new Error(`no rulebook ${id}`);
  return found;
};
