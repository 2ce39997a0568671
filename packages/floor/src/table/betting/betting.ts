import type { LegalWager, Stakes } from '@baize/games';
import { cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';

/** Chips that a player has laid out and not yet placed; or placed, as the house has them. */
export type Layout = Readonly<Partial<Record<WagerId, number>>>;

/** A layout as the house takes it. */
export const stakesOf = (layout: Layout): Stakes =>
  Object.fromEntries(Object.entries(layout).map(([wager, stake]) => [wager, cents(stake)]));

export const totalCents = (layout: Layout): number =>
  Object.values(layout).reduce((sum, stake) => sum + stake, 0);

export const sameLayout = (one: Layout, other: Layout): boolean => {
  const wagers = new Set([...Object.keys(one), ...Object.keys(other)] as WagerId[]);
  return [...wagers].every((wager) => (one[wager] ?? 0) === (other[wager] ?? 0));
};

const withStake = (layout: Layout, wager: WagerId, stake: number): Layout => {
  const { [wager]: _before, ...rest } = layout;
  return stake === 0 ? rest : { ...rest, [wager]: stake };
};

/** One more chip on an area: the least at least, never more than the most, in whole steps. */
export const addChip = (layout: Layout, legal: LegalWager, chip: number): Layout => {
  const { wager, fixedCents, leastCents, mostCents, stepCents } = legal;
  const has = layout[wager] ?? 0;
  if (fixedCents !== null) return withStake(layout, wager, has === 0 ? fixedCents : 0);
  const least = leastCents ?? 0;
  const wanted = Math.min(has + chip, mostCents ?? Number.MAX_SAFE_INTEGER);
  const step = stepCents ?? 1;
  return withStake(layout, wager, Math.max(least, wanted - (wanted % step)));
};

/** One chip less; below the least the area is empty. */
export const takeChip = (layout: Layout, legal: LegalWager, chip: number): Layout => {
  const { wager, fixedCents, leastCents } = legal;
  const left = (layout[wager] ?? 0) - chip;
  const empty = fixedCents !== null || left < Math.max(1, leastCents ?? 0);
  return withStake(layout, wager, empty ? 0 : left);
};

/** One more chip for the dealer on a wager, in whole chips; how much is right is the house's to say. */
export const addTip = (tips: Layout, { wager }: LegalWager, chip: number): Layout =>
  withStake(tips, wager, (tips[wager] ?? 0) + chip);

export const takeTip = (tips: Layout, { wager }: LegalWager, chip: number): Layout =>
  withStake(tips, wager, Math.max(0, (tips[wager] ?? 0) - chip));

/** What was staked in an earlier round, as far as it may be staked now. */
export const repeated = (last: Layout, legal: readonly LegalWager[]): Layout =>
  Object.fromEntries(
    legal.flatMap(({ wager, fixedCents, mostCents }) => {
      const stake = last[wager] ?? 0;
      if (stake === 0) return [];
      return [[wager, fixedCents ?? Math.min(stake, mostCents ?? stake)]];
    }),
  );
