import type { Citation, RulesInForce } from '@baize/rulebook';
import type { ContestGame } from './game.js';

/** Folded hands are collected as they are counted, or with what they gave up. */
export const foldedClause = (
  game: Pick<ContestGame<unknown>, 'play'>,
  rules: RulesInForce,
): Citation => {
  const { foldedCardsCounted } = game.play(rules);
  if (foldedCardsCounted !== null) return foldedCardsCounted.cite;
  const { foldedWagers, cardsRacked } = rules.rulebook.settlement;
  return foldedWagers.value === 'with-the-settlement' ? cardsRacked.cite : foldedWagers.cite;
};
