import { type DealtCard, formatDealtCard, isKnown, type Suit, suitOf } from '@baize/cards';
import colors from 'picocolors';
import type { Span } from '../render/text.js';
import { dim } from '../render/text.js';

/** The letter and the sign tell the suit without colour, too. */
export type PaintSuit = (suit: Suit) => (text: string) => string;

const plain = (text: string): string => text;

export const twoColours: PaintSuit = (suit) => (suit === 'h' || suit === 'd' ? colors.red : plain);

const FOUR: Readonly<Record<Suit, (text: string) => string>> = {
  c: colors.green,
  d: colors.blue,
  h: colors.red,
  s: plain,
};

export const fourColours: PaintSuit = (suit) => FOUR[suit];

const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

const APART = '   ';

/** Cards side by side as four lines of text, with gaps between groups. */
export const cardFaces = (
  groups: readonly (readonly DealtCard[])[],
  paint: PaintSuit,
): readonly string[] => {
  const drawn = groups.filter(({ length }) => length > 0).map((group) => group.map(face(paint)));
  return [0, 1, 2, 3].map((line) =>
    drawn.map((group) => group.map((card) => card[line] ?? '').join('')).join(APART),
  );
};

const BACK = ['╭───╮', '│░░░│', '│░░░│', '╰───╯'].map((line) => colors.dim(line));

const face =
  (paint: PaintSuit) =>
  (card: DealtCard): readonly string[] => {
    if (!isKnown(card)) return BACK;
    const suit = suitOf(card);
    const colour = (text: string): string => colors.bold(paint(suit)(text));
    const side = colors.dim('│');
    return [
      colors.dim('╭───╮'),
      `${side}${colour(formatDealtCard(card))} ${side}`,
      `${side} ${colour(SIGNS[suit])} ${side}`,
      colors.dim('╰───╯'),
    ];
  };

/** `As Ks 9s / Kh 4d`, in one line; a hidden card is `??`. */
export const cardSpans = (
  groups: readonly (readonly DealtCard[])[],
  paint: PaintSuit,
): readonly Span[] =>
  groups
    .filter(({ length }) => length > 0)
    .flatMap((group, index) => [
      ...(index === 0 ? [] : [dim('/')]),
      ...group.map((card) => ({
        text: formatDealtCard(card),
        paint: isKnown(card) ? paint(suitOf(card)) : colors.dim,
      })),
    ]);
