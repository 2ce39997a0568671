import type { CardsOffer, TableOrder } from '@baize/house/client';

type Blank = CardsOffer['fill'][number];
export type Typed = Readonly<Partial<Record<Blank, string>>>;

export const BLANK_WORDS: Readonly<Record<Blank, string>> = {
  counted: 'Cards counted',
  certificate: 'Its certificate',
  deck: 'Name of the deck',
  reason: 'Reason',
};

/** What stands in a field at first: a name is suggested, and nothing else. */
export const suggested = ({ fill, gesture }: Pick<CardsOffer, 'fill' | 'gesture'>): Typed =>
  fill.includes('deck') && 'deck' in gesture ? { deck: gesture.deck } : {};

/** The order, with what was typed; null while something is missing or is not a number of cards. */
export const offerOrder = (
  { gesture, fill }: Pick<CardsOffer, 'gesture' | 'fill'>,
  typed: Typed,
): TableOrder | null => {
  const filled = fill.map((blank) => [blank, filledIn(blank, typed[blank]?.trim() ?? '')] as const);
  if (filled.some(([, value]) => value === null)) return null;
  return {
    type: 'Cards',
    gesture: { ...gesture, ...Object.fromEntries(filled) },
  };
};

const filledIn = (blank: Blank, text: string): string | number | null => {
  if (blank !== 'counted') return text === '' ? null : text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
};
