import { AMBIGUITIES, clause } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, indent } from '../../../render/text.js';

/** What a clause demands, or how an ambiguity is read; nothing for an id that is neither. */
const wordsOfClause = (id: string): string | undefined =>
  clause(id)?.words ?? AMBIGUITIES.find((ambiguity) => ambiguity.id === id)?.words;

export const clauseLines = (ids: readonly string[], columns: number): readonly string[] => {
  const idColumns = Math.max(0, ...ids.map(({ length }) => length));
  return [
    '',
    colors.bold(colors.green('Clauses')),
    ...ids.flatMap((id) =>
      indent(
        beside(
          { text: id, paint: colors.dim },
          idColumns,
          [{ text: wordsOfClause(id) ?? '' }],
          columns - 2,
        ),
      ),
    ),
  ];
};
