import {
  type Criterion,
  type Display,
  displayOf,
  type Hit,
  lights,
  type MeterState,
  meterRules,
  pendingHits,
} from '@baize/jackpot';
import type { PayTable, WagerId } from '@baize/rulebook';
import { keptWith } from '../kept.js';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';
import { openAwards } from './open-awards.js';

/** A jackpot as it hangs over the table: its display, the lights at the seats, and what waits to be paid. */
export interface JackpotView {
  readonly wager: WagerId;
  readonly name: string;
  /** Null before it is open. */
  readonly display: Display | null;
  /** Seats whose sensor has accepted its chip in this round. */
  readonly accepted: readonly number[];
  /** Seats whose chip was not accepted: it is no wager. */
  readonly rejected: readonly number[];
  readonly lit: readonly number[];
  /** Hands that take a larger share than the table prints, by permission. */
  readonly criteria: readonly { readonly hand: string; readonly percent: number }[];
  readonly pending: readonly PendingView[];
  /** Winners that the dealer took off: to be keyed again, or ruled on. */
  readonly takenOff: readonly { readonly seat: number; readonly hand: string }[];
}

type PendingView = Pick<Hit, 'hit' | 'seat' | 'player' | 'hand' | 'cents' | 'status' | 'cite'>;

export const viewJackpots = keptWith((world: World): readonly JackpotView[] => {
  const { rules, meters, table } = world;
  const round = roundNow(world);
  const open = round === null ? null : openAwards(world, round);
  return rules.inForce.jackpots.map(({ id, name, table: printed }) => {
    const meter = meters[id] ?? { phase: 'unopened' };
    return {
      wager: id,
      name,
      display: meter.phase === 'unopened' ? null : displayOf(meterRules(rules.inForce, id), meter),
      accepted: round === null ? [] : seatsIn(meter, table.slug, round.round),
      rejected: round?.rejected?.filter(({ wager }) => wager === id).map(({ seat }) => seat) ?? [],
      lit: lights(meter, table.slug),
      criteria: meter.phase === 'unopened' ? [] : criteriaIn(printed, meter.criteria),
      pending: pendingHits(meter, table.slug).map(viewHit),
      takenOff:
        open?.takenOff
          .filter(({ jackpot }) => jackpot === id)
          .map(({ seat, hand }) => ({ seat, hand })) ?? [],
    };
  });
});

const seatsIn = (meter: MeterState, table: string, round: string): readonly number[] => {
  const held = meter.phase === 'unopened' ? null : meter.tables[table]?.round;
  return held?.round === round ? held.wagers.map(({ seat }) => seat) : [];
};

const criteriaIn = ({ rows }: PayTable, criteria: readonly Criterion[]): JackpotView['criteria'] =>
  criteria.map(({ hand, percent }) => ({
    hand: rows.find((row) => row.hand === hand)?.label ?? hand,
    percent,
  }));

const viewHit = ({ hit, seat, player, hand, cents, status, cite }: Hit): PendingView => ({
  hit,
  seat,
  player,
  hand,
  cents,
  status,
  cite,
});
