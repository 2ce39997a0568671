import type { BeforeDealEvent } from '@baize/table';
import type { OneOfEach } from './one-of-each.js';

/** What a table keeps as `BeforeDeal`, one of each type. */
export const BEFORE_DEAL: OneOfEach<BeforeDealEvent> = {
  ChipsCounted: { type: 'ChipsCounted', chips: 4, accepted: 4, cite: 'MD-HCF-10A(3)(b)' },
  CountResolved: {
    type: 'CountResolved',
    by: 'floor 1',
    reason: 'looked at the sensor together with the player',
    cite: 'MD-HCF-10A(3)(b)',
  },
  StepDone: { type: 'StepDone', step: 'lock-progressive', cite: 'AMB-58' },
};
