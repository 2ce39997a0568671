import { rulings } from '../automation/rulings.js';
import type { TableGesture } from '../automation/step.js';
import type { Shift } from './shift.js';

const FLOORPERSON = ['floorperson', 'floor 1'] as const;

/** Everything else a floorperson could do first: to end the round is the last resort. */
const isLastResort = ({ type }: TableGesture): boolean => type === 'VoidRound';

/** Corrected cards change an award: the floor settles the round again, with a second person. */
const SETTLE_AGAIN: TableGesture = {
  type: 'Resettle',
  reason: 'the cards were typed wrong',
  second: 'floor 2',
};

/** What somebody above the dealer decides when the table waits for it: anything that the floor is offered. */
export const ruleOn = (shift: Shift, why: string): void => {
  const offered = [...rulings(shift.world, shift.at), SETTLE_AGAIN].filter((gesture) =>
    shift.takes(gesture, ...FLOORPERSON),
  );
  const first = offered.filter((gesture) => !isLastResort(gesture));
  const ruling = shift.oneOf(first.length > 0 && !shift.oneIn(20) ? first : offered);
  if (ruling === undefined) throw shift.stuck(`the floor can rule on nothing: ${why}`);
  shift.floor(ruling);
};
