import { type CardTo, gameOf } from '@baize/games';
import type { Shift } from './shift.js';

/** Deals unseen, as on a real felt: the shift knows the faces, and the dealer's card face up is named. */
export const layUnseen = (shift: Shift, cards: readonly CardTo[]): readonly CardTo[] => {
  const { inForce } = shift.world.rules;
  const up = gameOf(inForce.rulebook).contest?.dealerUpCard(inForce) ?? 0;
  return cards.map(({ card, to }) => {
    const hand = shift.faces.get(to) ?? [];
    hand.push(card);
    shift.faces.set(to, hand);
    return to === 'dealer' && hand.length === up ? { card, to } : { card: '??', to };
  });
};
