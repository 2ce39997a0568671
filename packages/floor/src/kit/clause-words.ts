import { AMBIGUITIES, clause } from '@baize/rulebook';

/** What a clause demands, or how the documents are read where they leave it open. */
export const wordsOfClause = (id: string): string => {
  const entry = clause(id);
  if (entry !== undefined) return entry.words;
  const read = AMBIGUITIES.find((one) => one.id === id);
  return read?.words ?? 'The document says no more of it.';
};
