import type { Irregularity } from '@baize/rulebook';
import type { Shift } from './shift.js';

/** Somebody at the table sees it and calls it; true when the table takes the call. */
export const call = (
  shift: Shift,
  kind: Irregularity,
  place?: number | 'dealer',
  cards?: number,
  card?: string,
): boolean => {
  shift.called.push(kind);
  return shift.try(
    {
      type: 'CallIrregularity',
      kind,
      ...(place === undefined ? {} : { place }),
      ...(cards === undefined ? {} : { cards }),
      ...(card === undefined ? {} : { card }),
    },
    'dealer',
    shift.world.table.phase === 'open' ? shift.world.table.dealer : '',
  );
};
