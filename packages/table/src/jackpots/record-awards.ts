import { meterRules } from '@baize/jackpot';
import { cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { roundNow } from '../rounds/round-of.js';
import type { TableEventBody } from '../table/events.js';
import { atTheTable } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Part, World } from '../table/world.js';
import { awardOnRecord } from './awards-of-round.js';
import { hitsAt } from './open-awards.js';

/** Receipts name what the meters hold: a change is on record before anything is paid (MD-HCF-11C). */
export const trueReceipts =
  (stamp: Stamp): Part =>
  (world) => {
    const { rules } = world;
    const round = roundNow(world);
    if (round === null) return atTheTable(world, stamp);
    const changes = rules.inForce.jackpots.flatMap(({ id }) =>
      hitsAt(world, id, round).flatMap(({ seat }) => changeOf(world, round, id, seat)),
    );
    return atTheTable(world, stamp, ...changes);
  };

/** A hand that was keyed a moment ago. */
export const keyedOnRecord =
  (stamp: Stamp, jackpot: WagerId, seat: number): Part =>
  (world) => {
    const { table } = world;
    const round = roundNow(world);
    const hit = round === null ? undefined : hitsAt(world, jackpot, round).find(isAt(seat));
    if (round === null || hit === undefined) return atTheTable(world, stamp);
    const { hit: name, player, cents: award, cite } = hit;
    const named = awardOnRecord(table, round, jackpot, seat) ?? award;
    return atTheTable(world, stamp, {
      type: 'AwardKeyed',
      jackpot,
      hit: name,
      seat,
      player,
      cents: award,
      changeCents: cents(award - named),
      cite,
    });
  };

const isAt =
  (seat: number) =>
  (one: { readonly seat: number }): boolean =>
    one.seat === seat;

const changeOf = (
  world: World,
  round: RoundAtTable,
  jackpot: WagerId,
  seat: number,
): readonly TableEventBody[] => {
  const hit = hitsAt(world, jackpot, round).find(isAt(seat));
  const named = awardOnRecord(world.table, round, jackpot, seat);
  if (hit === undefined || named === null || named === hit.cents) return [];
  const { law } = meterRules(world.rules.inForce, jackpot);
  return [
    {
      type: 'AwardChanged',
      jackpot,
      hit: hit.hit,
      seat,
      player: hit.player,
      cents: hit.cents,
      changeCents: cents(hit.cents - named),
      cite: law.awardAmount.cite,
    },
  ];
};
