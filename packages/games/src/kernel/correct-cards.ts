import { type DealtCard, formatDealtCard, isKnown, parseDealtCard } from '@baize/cards';
import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { refuse } from './refusals.js';
import type { Refusal } from './round.js';

const ON_THE_FELT = bySoftware('cards-on-the-felt');

/** What was typed is put right: as many cards as lie there, none that lies elsewhere, not the same. */
export const checkCards = (
  lying: readonly DealtCard[],
  elsewhere: readonly DealtCard[],
  cards: readonly string[],
): Result<readonly string[], Refusal> => {
  if (lying.length === 0) return refuse('no-hand', 'no cards lie there', ON_THE_FELT);
  if (cards.length !== lying.length) {
    return refuse(
      'wrong-number-of-cards',
      `${lying.length} cards lie there, and ${cards.length} are named`,
      ON_THE_FELT,
    );
  }
  const seen = new Set<DealtCard>(elsewhere.filter(isKnown));
  for (const [place, text] of cards.entries()) {
    const card = parseDealtCard(text);
    if (!card.ok) return refuse(card.error.code, card.error.message, bySoftware('forms'));
    if (!isKnown(card.value)) {
      // A discard that nobody has turned stays unknown.
      if (lying[place] === card.value) continue;
      return refuse('cards-unknown', 'name every card that lies there', ON_THE_FELT);
    }
    if (seen.has(card.value)) {
      return refuse(
        'card-twice',
        `${formatDealtCard(card.value)} lies on the felt already`,
        ON_THE_FELT,
      );
    }
    seen.add(card.value);
  }
  const was = lying.map(formatDealtCard);
  return was.every((card, place) => card === cards[place])
    ? refuse('nothing-changes', 'these cards lie there already', bySoftware('orders'))
    : ok(was);
};
