import { RULEBOOK_IDS, type Rulebook, rulebookById } from '@baize/rulebook';
import { BadInput } from '../bad-input.js';
import { nearest } from './nearest.js';

export const rulebookNamed = (given: string): Rulebook => {
  const id = RULEBOOK_IDS.find((known) => known === given);
  if (id !== undefined) return rulebookById(id);
  const near = nearest(given, RULEBOOK_IDS);
  const meant = near === undefined ? '' : `, did you mean ${near}?`;
  throw new BadInput(
    `there is no rulebook "${given}"${meant} (the rulebooks are ${RULEBOOK_IDS.join(', ')})`,
  );
};
