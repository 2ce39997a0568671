import type { LiveView, TableOrder } from '@baize/house/client';

/** A count that stopped the round, to be made again by the dealer. */
export interface CountAgain {
  readonly asks: string;
  readonly orderOf: (count: number) => TableOrder;
}

/** What may be counted again: a miscount is not a misdeal, and no wager is touched for it. */
export const countAgain = ({
  round,
}: {
  readonly round: Pick<NonNullable<LiveView['round']>, 'stopped'> | null;
}): CountAgain | null => {
  switch (round?.stopped?.kind) {
    case 'stub-count-misdealt':
      return { asks: 'Cards in the stub', orderOf: (counted) => ({ type: 'RackStub', counted }) };
    case 'chip-count-differs':
      return { asks: 'Chips', orderOf: (chips) => ({ type: 'CountChips', chips }) };
    default:
      return null;
  }
};
