import { playerCommitmentOf } from '../../../src/fairness/closed-list.js';
import type { LiveView } from '../../../src/live/live-view.js';
import type { TableOrder } from '../../../src/live/orders.js';

/** What a page commits to at a seat, from what it is shown. */
export const pledgeFor = (view: LiveView, seat: number, seed: string) => {
  const { fairness } = view;
  if (fairness === null) throw new Error('the house has not committed');
  const { version, round, cutAtLeast, commitment } = fairness;
  const terms = { version, round, rulebook: view.rulebook, cutAtLeast };
  return playerCommitmentOf(terms, commitment, { seat, seed });
};

/** What a page orders by itself at a seat with this seed: to open it; null where it is not awaited. */
export const openingAt = (view: LiveView, seat: number, seed: string): TableOrder | null =>
  view.fairness?.opening?.seats.includes(seat) === true ? { type: 'OpenSeed', seat, seed } : null;
