import { gameWords } from '../games.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignRule } from '../schema/signage.js';
import type { SignLine } from './sign-model.js';

/**
 * What a player must know at the felt. Where the document orders inscriptions, those; otherwise the
 * qualifier and the decision, as its rules of play have them.
 */
export const inscriptions = (
  rulebook: Rulebook,
  rules: readonly SignRule[],
): readonly SignLine[] => {
  const ordered = rules.flatMap(({ item, cite }) =>
    item.kind === 'inscription' ? [{ text: item.text, cite }] : [],
  );
  if (ordered.length > 0) return ordered;
  return gameWords(rulebook).inscriptions(rulebook);
};
