import { type Card, parseDealtCard, whenAllKnown } from '@baize/cards';
import { unwrap } from '@baize/result';

/** The cards of a view, which writes them as text; nothing where one of them is hidden from its viewer. */
export const cardsSeen = (texts: readonly string[]): readonly Card[] | undefined =>
  whenAllKnown(texts.map((text) => unwrap(parseDealtCard(text))));
