import type { DealtCard } from '@baize/cards';
import type { ContestView, RicochetHandView, RicochetView } from '@baize/games';
import { formatCents } from '@baize/money';
import { citationLabel, type RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { beside } from '../render/text.js';
import { cardFaces, cardSpans, type PaintSuit } from './cards.js';
import { arranged, dealtCards, handWords } from './hand.js';
import { stakesWords } from './wagers.js';

/** A hand as card faces, with what it is in words below; the backs alone have no words. */
export const handFaces = (
  rules: RulesInForce,
  texts: readonly string[],
  paint: PaintSuit,
  words: 'with-words' | 'faces-only' = 'with-words',
): readonly string[] => {
  const cards = dealtCards(texts);
  const said = words === 'faces-only' ? '' : handWords(rules, cards);
  return [...cardFaces(arranged(rules, cards), paint), ...(said === '' ? [] : [colors.bold(said)])];
};

export interface FeltOptions {
  readonly paint: PaintSuit;
  readonly columns: number;
}

/** The whole felt in a few lines, the dealer first: for many seats, and for replays. */
export const contestFelt = (
  rules: RulesInForce,
  { dealer, hands }: Pick<ContestView, 'dealer' | 'hands'>,
  options: FeltOptions,
): readonly string[] => {
  const place = (name: string, texts: readonly string[], words: readonly string[]) => {
    const cards = dealtCards(texts);
    const all = [handWords(rules, cards), ...words];
    return placeLines(name, arranged(rules, cards), all, options);
  };
  return [
    ...(dealer.length === 0 ? [] : place('Dealer', dealer, [])),
    ...hands.flatMap(({ seat, cards, stakes, decision }) =>
      place(`Seat ${seat}`, cards, [
        stakesWords(rules, stakes),
        decision === 'fold' ? 'folded' : '',
      ]),
    ),
  ];
};

/** The same for Ricochet Poker, where all cards lie face up and a pot grows. */
export const ricochetFelt = (
  rules: RulesInForce,
  { dealer, hands, action, potCents }: RicochetView,
  options: FeltOptions,
): readonly string[] => {
  const steps = action?.steps ?? [];
  const beaten = steps
    .flatMap(({ discarded }) => discarded)
    .find(({ place }) => place === 'dealer');
  const words = [
    dealer.hand ?? '',
    dealer.fold === null ? '' : `folded (${citationLabel(dealer.fold.cite)})`,
    beaten === undefined ? '' : `out (${citationLabel(beaten.cite)})`,
  ];
  const cards = dealtCards(dealer.cards);
  return [
    ...(cards.length === 0 ? [] : placeLines('Dealer', [cards], words, options)),
    ...ricochetSeats(rules, hands, options),
    ...(potCents === 0 ? [] : placeLines('Pot', [], [formatCents(potCents)], options)),
  ];
};

type SeatView = Pick<RicochetHandView, 'seat' | 'cards' | 'draw' | 'hand' | 'stakes' | 'outBy'>;

/** The seats alone: two cards of their own, and three drawn. */
export const ricochetSeats = (
  rules: RulesInForce,
  hands: readonly SeatView[],
  options: FeltOptions,
): readonly string[] =>
  hands.flatMap(({ seat, cards, draw, hand, stakes, outBy }) =>
    placeLines(
      `Seat ${seat}`,
      [dealtCards(cards), dealtCards(draw)],
      [hand ?? '', stakesWords(rules, stakes), outBy === null ? '' : `out (${outBy})`],
      options,
    ),
  );

const PLACE_COLUMNS = 'Seat 7'.length;

/** A place, the cards that lie there, and words on them with dots between. */
const placeLines = (
  place: string,
  groups: readonly (readonly DealtCard[])[],
  words: readonly string[],
  { paint, columns }: FeltOptions,
): readonly string[] => {
  const cards = cardSpans(groups, paint);
  const said = words
    .filter((text) => text !== '')
    .map((text, index) => ({ text: index === 0 && cards.length === 0 ? text : `· ${text}` }));
  return beside({ text: place }, PLACE_COLUMNS, [...cards, ...said], columns);
};
