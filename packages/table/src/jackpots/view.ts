import { type Display, displayOf, type Hit, lights, meterRules, pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import type { World } from '../table/world.js';

/** A jackpot as it hangs over the table: its display, the lights at the seats, and what waits to be paid. */
export interface JackpotView {
  readonly wager: WagerId;
  readonly name: string;
  /** Null before it is open. */
  readonly display: Display | null;
  readonly lit: readonly number[];
  readonly pending: readonly PendingView[];
}

type PendingView = Pick<Hit, 'hit' | 'seat' | 'player' | 'hand' | 'cents' | 'status' | 'cite'>;

export const viewJackpots = ({ rules, meters, table }: World): readonly JackpotView[] =>
  rules.inForce.jackpots.map(({ id, name }) => {
    const meter = meters[id] ?? { phase: 'unopened' };
    return {
      wager: id,
      name,
      display: meter.phase === 'unopened' ? null : displayOf(meterRules(rules.inForce, id), meter),
      lit: lights(meter, table.slug),
      pending: pendingHits(meter, table.slug).map(viewHit),
    };
  });

const viewHit = ({ hit, seat, player, hand, cents, status, cite }: Hit): PendingView => ({
  hit,
  seat,
  player,
  hand,
  cents,
  status,
  cite,
});
