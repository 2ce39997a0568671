import type { AmbiguityId } from '../catalogue/ambiguities.js';
import type { DocumentClause } from '../catalogue/index.js';

export type { AmbiguityId };

/** What a leaf of a rulebook rests on: a clause of its document, or a reading where that is silent. */
export type ClauseId = DocumentClause | AmbiguityId;

/**
 * Every leaf of a rulebook: the value and the clause it comes from. `reading` names the ambiguity that
 * was decided to get it; `notFromSource` marks what the document leaves out and the engine supplies.
 */
export interface Cited<T> {
  readonly value: T;
  readonly cite: ClauseId;
  readonly reading?: AmbiguityId;
  readonly notFromSource?: true;
}

/** The document says so. */
export const cited = <const T>(value: T, cite: ClauseId): Cited<T> => ({ value, cite });

/** The document can be read so, and this is the reading taken. */
export const read = <const T>(value: T, cite: ClauseId, reading: AmbiguityId): Cited<T> => ({
  value,
  cite,
  reading,
});

/** The document is silent; the engine's default, by the reading that says why. */
export const silent = <const T>(value: T, reading: AmbiguityId): Cited<T> => ({
  value,
  cite: reading,
  reading,
  notFromSource: true,
});
