import { type DealtCard, formatDealtCard, isKnown, parseDealtCard } from '@baize/cards';
import { ok, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { refuse } from './refusals.js';
import type { Refusal } from './round.js';

/** What was typed is put right: as many cards as lie there, none that lies elsewhere, not the same. */
export const checkCards = (
  rules: RulesInForce,
  lying: readonly DealtCard[],
  elsewhere: readonly DealtCard[],
  cards: readonly string[],
): Result<readonly string[], Refusal> => {
  const { cite } = rules.rulebook.dealing.first;
  if (lying.length === 0) return refuse('no-hand', 'no cards lie there', cite);
  if (cards.length !== lying.length) {
    return refuse(
      'wrong-number-of-cards',
      `${lying.length} cards lie there, and ${cards.length} are named`,
      cite,
    );
  }
  const seen = new Set<DealtCard>(elsewhere.filter(isKnown));
  for (const text of cards) {
    const card = parseDealtCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, cite);
    if (!isKnown(card.value))
      return refuse('cards-unknown', 'name every card that lies there', cite);
    if (seen.has(card.value)) {
      return refuse('card-twice', `${formatDealtCard(card.value)} lies on the felt already`, cite);
    }
    seen.add(card.value);
  }
  const was = lying.map(formatDealtCard);
  return was.every((card, place) => card === cards[place])
    ? refuse('nothing-changes', 'these cards lie there already', cite)
    : ok(was);
};
