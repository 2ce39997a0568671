import type { GameAct } from '@baize/games';
import type { WagerId } from '@baize/rulebook';
import type { LiveView } from '../../src/live/live-view.js';
import type { Chance } from '../chance.js';

type PlaceWagers = Extract<GameAct, { readonly act: 'place-wagers' }>;

/** How much somebody dares: the least, anything, or nearly all there is. */
export type Daring = 'careful' | 'lively' | 'reckless';

const DARES: Readonly<Record<Daring, { readonly bonus: number; readonly top: number }>> = {
  careful: { bonus: 0.3, top: 1 },
  lively: { bonus: 0.7, top: 4 },
  reckless: { bonus: 0.9, top: 40 },
};

/** A layout that the act allows, as far as its limits say. */
export const stakesFrom = (
  { wagers }: PlaceWagers,
  daring: Daring,
  chance: Chance,
): Partial<Record<WagerId, number>> => {
  const { bonus, top } = DARES[daring];
  const stakes: Partial<Record<WagerId, number>> = {};
  for (const { wager, fixedCents, leastCents, mostCents, stepCents } of wagers) {
    if (wager !== 'ante' && !chance.happens(bonus)) continue;
    const least = fixedCents ?? leastCents ?? 1_000;
    const step = stepCents ?? least;
    const most = fixedCents ?? Math.min(mostCents ?? least * top, least * top);
    const steps = Math.max(0, Math.floor((most - least) / step));
    stakes[wager] = least + step * chance.between(0, steps);
  }
  return stakes;
};

export const layoutAct = (view: LiveView, seat: number): PlaceWagers | null => {
  const act = view.round?.legal[seat]?.find((one) => one.act === 'place-wagers');
  return act?.act === 'place-wagers' ? act : null;
};

/** Whether a seat of the viewer may decide now. */
export const mayDecide = (view: LiveView, seat: number): boolean =>
  view.round?.legal[seat]?.some(({ act }) => act === 'fold') ?? false;

/** Any decision that is offered. */
export const decisionFrom = (view: LiveView, seat: number, chance: Chance): object | null => {
  const acts = view.round?.legal[seat] ?? [];
  const fold = acts.find(({ act }) => act === 'fold');
  const stay = acts.find(({ act }) => act === 'raise' || act === 'bet' || act === 'play');
  if (stay !== undefined && (fold === undefined || chance.happens(0.7))) {
    if (stay.act === 'play') return { type: 'Decide', seat, decision: 'play' };
    if (stay.act !== 'raise' && stay.act !== 'bet') return null;
    const { leastCents, mostCents, stepCents } = stay;
    const steps = Math.floor((mostCents - leastCents) / Math.max(1, stepCents));
    const cents = leastCents + stepCents * chance.between(0, Math.max(0, steps));
    return { type: 'Decide', seat, decision: { kind: stay.act, cents } };
  }
  if (fold === undefined) return null;
  if (!('bonuses' in fold)) return { type: 'Decide', seat, decision: 'fold' };
  const claims = fold.bonuses
    .filter(({ rule, wins }) => wins !== false && (rule === 'claimed' || rule === 'tucked'))
    .map(({ wager }) => wager);
  return { type: 'Decide', seat, decision: { kind: 'fold', claims } };
};
