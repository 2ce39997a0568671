import { AMBIGUITIES, clause } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, dim, indent } from '../../../render/text.js';

const wordsOfClause = (id: string): string | undefined =>
  clause(id)?.words ?? AMBIGUITIES.find((ambiguity) => ambiguity.id === id)?.words;

export const clauseLines = (ids: readonly string[], columns: number): readonly string[] => {
  const idColumns = Math.max(0, ...ids.map(({ length }) => length));
  return [
    '',
    colors.bold(colors.green('Clauses')),
    ...ids.flatMap((id) =>
      indent(beside(dim(id), idColumns, [wordsOfClause(id) ?? ''], columns - 2)),
    ),
  ];
};
