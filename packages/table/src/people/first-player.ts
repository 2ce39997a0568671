import type { Result } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type { CardsOrder } from '../cards/index.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { OpenTable } from '../table/state.js';

export const isSomebodyHere = ({ seats }: Pick<OpenTable, 'seats'>): boolean =>
  Object.values(seats).some(({ away }) => away === 'here');

/** What the first player at the table is there for. */
export const asksPlayer = (gesture: CardsOrder): boolean =>
  gesture.type === 'EndIdle' ||
  (gesture.type === 'DoOpeningStep' && gesture.step === 'first-player-looks');

/** A player who looks at the cards, or asks to see them, sits at the table. */
export const checkPlayer = (
  { seats }: Pick<OpenTable, 'seats'>,
  gesture: CardsOrder,
  cite: Citation,
): Result<true, Refusal> => {
  if (asksPlayer(gesture) && !isSomebodyHere({ seats })) {
    return refuse('nobody-sits', 'the first player looks at the cards, and nobody sits here', cite);
  }
  if (gesture.type !== 'SpreadIdle' || gesture.face !== 'up') return FINE;
  const { askedBy = '' } = gesture;
  return Object.values(seats).some(({ player, away }) => player === askedBy && away === 'here')
    ? FINE
    : refuse('not-at-the-table', `${askedBy} does not sit at this table`, cite);
};
