import type { HouseRules } from '../house-rules/house-rules.js';
import { payTable } from '../schema/lookup.js';
import type { Rulebook } from '../schema/rulebook.js';

/**
 * The most one player can win in a round on the capped wagers at their posted minimums. The best hand
 * of one bonus is the best of the other too, so that the top prices add up (AMB-19).
 */
export const mostWonAtMinimumCents = (rulebook: Rulebook, house: HouseRules): number => {
  const capped = rulebook.payoutCap?.includes.value ?? [];
  return capped.reduce((sum, id) => {
    const elected = house.paytables[id];
    const table = elected === undefined ? undefined : payTable(rulebook, id, elected);
    const stake = house.limits[id]?.min ?? 0;
    const best = Math.max(
      0,
      ...(table?.rows ?? []).map(({ pays }) => (pays.kind === 'to-1' ? pays.value : 0)),
    );
    return sum + stake * best;
  }, 0);
};
