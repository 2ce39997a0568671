import type { ContestView, HandView, RicochetHandView, RicochetView } from '@baize/games';
import { formatCents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { cardFaces, cardSpans, type PaintSuit } from './cards.js';
import { arranged, dealtCards, handWords } from './play-hand.js';
import { stakesWords } from './play-wagers.js';
import { beside, type Span } from './text.js';

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
): readonly string[] => [
  ...(dealer.length === 0 ? [] : placeLines('Dealer', cardText(rules, dealer, options), options)),
  ...hands.flatMap((hand) =>
    placeLines(`Seat ${hand.seat}`, handText(rules, hand, options), options),
  ),
];

/** The same for Ricochet Poker, where all cards lie face up and a pot grows. */
export const ricochetFelt = (
  rules: RulesInForce,
  { dealer, hands, potCents }: Pick<RicochetView, 'dealer' | 'hands' | 'potCents'>,
  options: FeltOptions,
): readonly string[] => [
  ...(dealer.cards.length === 0
    ? []
    : placeLines(
        'Dealer',
        [
          ...cardText(rules, dealer.cards, options),
          ...(dealer.fold === null ? [] : joined(['folded'])),
        ],
        options,
      )),
  ...ricochetSeats(rules, hands, options),
  ...(potCents === 0 ? [] : placeLines('Pot', [{ text: formatCents(potCents) }], options)),
];

/** The seats alone. */
export const ricochetSeats = (
  rules: RulesInForce,
  hands: readonly RicochetHandView[],
  options: FeltOptions,
): readonly string[] =>
  hands.flatMap(({ seat, cards, draw, hand, stakes, outBy }) =>
    placeLines(
      `Seat ${seat}`,
      [
        ...cardSpans([dealtCards(cards), dealtCards(draw)], options.paint),
        ...joined([hand ?? '', stakesWords(rules, stakes), outBy === null ? '' : `out (${outBy})`]),
      ],
      options,
    ),
  );

const handText = (rules: RulesInForce, hand: HandView, options: FeltOptions): readonly Span[] => [
  ...cardText(rules, hand.cards, options),
  ...joined([stakesWords(rules, hand.stakes)]),
  ...(hand.decision === 'fold' ? joined(['folded']) : []),
];

const cardText = (
  rules: RulesInForce,
  texts: readonly string[],
  { paint }: FeltOptions,
): readonly Span[] => {
  const cards = dealtCards(texts);
  if (cards.length === 0) return [];
  return [...cardSpans(arranged(rules, cards), paint), ...joined([handWords(rules, cards)])];
};

const joined = (parts: readonly string[]): readonly Span[] =>
  parts.filter((text) => text !== '').map((text) => ({ text: `· ${text}` }));

const PLACE_COLUMNS = 'Seat 7'.length;

/** A place and what lies there. */
const placeLines = (
  place: string,
  parts: readonly Span[],
  { columns }: FeltOptions,
): readonly string[] => beside({ text: place }, PLACE_COLUMNS, parts, columns);
