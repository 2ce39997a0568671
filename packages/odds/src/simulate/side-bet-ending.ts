import { assertNever } from '@baize/result';
import type { PayTable } from '@baize/rulebook';
import type { EndingCount } from './simulation.js';

/** A side bet is placed or not; what it brings tells the rows of its table apart. */
export const sideBetEnding = (net: number): Omit<EndingCount, 'count'> => ({
  decision: 'placed',
  outcome: net > 0 ? 'win' : net === 0 ? 'push' : 'lose',
  net,
  staked: 1,
});

export const netOf = (pays: PayTable['rows'][number]['pays']): number => {
  switch (pays.kind) {
    case 'to-1':
      return pays.value;
    case 'for-1':
      return pays.value - 1;
    case 'push':
      return 0;
    case 'lose':
      return -1;
    case 'dollars':
    case 'meter-percent':
      throw new Error('a side bet pays by odds');
    default:
      return assertNever(pays);
  }
};
