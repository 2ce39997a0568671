import { type GameAct, type Stakes, worthClaiming } from '@baize/games';
import { cents } from '@baize/money';
import type { LiveView } from '../../../src/live/live-view.js';
import type { TableOrder } from '../../../src/live/orders.js';
import type { Person } from '../../../src/live/people.js';
import { openingAt, pledgeFor } from './seeds.js';

/** Somebody's seats at a table, and how they play. */
export interface Playing {
  readonly person: Person;
  readonly seats: readonly number[];
  /** What their page mixes into the shuffle; they are silent unless told. */
  readonly seed?: (round: number, seat: number) => string;
  /** Folds in rounds that this names; stays in unless told. */
  readonly folds?: (round: number) => boolean;
}

/** The least of every wager there is. */
export const leastStakes = (act: Extract<GameAct, { readonly act: 'place-wagers' }>): Stakes =>
  Object.fromEntries(
    act.wagers.map(({ wager, fixedCents, leastCents }) => [
      wager,
      cents(fixedCents ?? leastCents ?? 1_000),
    ]),
  );

type Decide = Extract<TableOrder, { readonly type: 'Decide' }>;

/** A decision from what is legal: to stay in for the least, or to fold with everything claimed. */
const decisionFrom = (acts: readonly GameAct[], folds: boolean): Decide['decision'] => {
  const fold = acts.find((act) => act.act === 'fold');
  const stay = acts.find((act) => ['raise', 'bet', 'play'].includes(act.act));
  if (stay === undefined || (folds && fold !== undefined)) {
    return fold !== undefined && 'bonuses' in fold
      ? { kind: 'fold', claims: worthClaiming(fold.bonuses) }
      : 'fold';
  }
  return stay.act === 'raise' || stay.act === 'bet'
    ? { kind: stay.act, cents: cents(stay.leastCents) }
    : 'play';
};

/** What somebody would do now at a seat; null while there is nothing to do. */
export const orderFrom = (view: LiveView, seat: number, playing: Playing): TableOrder | null => {
  const { round } = view;
  const seed = round === null ? undefined : playing.seed?.(round.number, seat);
  const opens = seed === undefined ? null : openingAt(view, seat, seed);
  if (opens !== null) return opens;
  const acts = round?.legal[seat] ?? [];
  const hand = round?.game.hands.find((one) => one.seat === seat);
  const place = acts.find((act) => act.act === 'place-wagers');
  if (round === null) return null;
  if (place?.act === 'place-wagers') {
    if (hand !== undefined) return null;
    const stakes = leastStakes(place);
    if (seed === undefined || view.fairness === null) return { type: 'PlaceWagers', seat, stakes };
    return { type: 'PlaceWagers', seat, stakes, seedCommitment: pledgeFor(view, seat, seed) };
  }
  if (!acts.some(({ act }) => act === 'fold')) return null;
  const decision = decisionFrom(acts, playing.folds?.(round.number) ?? false);
  return { type: 'Decide', seat, decision };
};
