import { type Card, formatCard, parseCards } from '@baize/cards';
import { type FileCards, type FileHand, gameOf, type Wrong } from '@baize/games';
import { err, ok, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundFile } from './round-file.js';

/** The cards of a round file, place by place, none of them twice. */
export const cardsOfFile = (rules: RulesInForce, file: RoundFile): Result<FileCards, Wrong> => {
  const counts = gameOf(rules.rulebook).cardsInFile(rules);
  const seen = new Map<Card, string>();
  const read = (path: string, text: string, count: number): Result<readonly Card[], Wrong> => {
    const cards = parseCards(text, { count });
    if (!cards.ok) return err(`${path}: ${cards.error.message}`);
    for (const card of cards.value) {
      const before = seen.get(card);
      if (before !== undefined) return err(`${path}: ${formatCard(card)} is also in ${before}`);
      seen.set(card, path);
    }
    return cards;
  };

  const dealer = read('dealer', file.dealer, counts.dealer);
  if (!dealer.ok) return dealer;
  const hands: FileHand[] = [];
  for (const [index, seat] of file.seats.entries()) {
    const cards = read(`seats[${index}].cards`, seat.cards, counts.seat);
    if (!cards.ok) return cards;
    if (seat.draw === undefined) {
      hands.push({ given: seat, cards: cards.value, draw: null });
      continue;
    }
    if (counts.draw === 0) return err(`seats[${index}].draw: nobody draws in this game`);
    const draw = read(`seats[${index}].draw`, seat.draw, counts.draw);
    if (!draw.ok) return draw;
    hands.push({ given: seat, cards: cards.value, draw: draw.value });
  }
  return ok({ dealer: dealer.value, hands });
};
