import { ambiguity, clause } from '@baize/rulebook';

/** What a clause demands, or how the documents are read where they leave it open. */
export const wordsOfClause = (id: string): string => {
  const entry = clause(id) ?? ambiguity(id);
  return entry?.words ?? 'The document says no more of it.';
};
