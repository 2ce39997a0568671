import { RULEBOOK_IDS, type Rulebook, rulebookById } from '@baize/rulebook';
import { BadInput } from '../bad-input.js';

export const rulebookNamed = (given: string): Rulebook => {
  const id = RULEBOOK_IDS.find((known) => known === given);
  if (id !== undefined) return rulebookById(id);
  const near = nearest(given, RULEBOOK_IDS);
  const meant = near === undefined ? '' : `, did you mean ${near}?`;
  throw new BadInput(
    `there is no rulebook "${given}"${meant} (the rulebooks are ${RULEBOOK_IDS.join(', ')})`,
  );
};

/** The edit distance of two words. */
const distance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...b].entries()) {
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (above[column + 1] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    above = line;
  }
  return above.at(-1) ?? 0;
};

/** The word that was probably meant, if any is near. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  const [best] = known
    .map((word) => ({ word, far: distance(given.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  return best !== undefined && best.far <= Math.max(2, best.word.length / 2)
    ? best.word
    : undefined;
};
