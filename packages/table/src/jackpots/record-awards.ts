import { type Hit, meterRules } from '@baize/jackpot';
import { cents } from '@baize/money';
import { present } from '@baize/result';
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
      hitsAt(world, id, round).flatMap((hit) => changeOf(world, round, id, hit)),
    );
    return atTheTable(world, stamp, ...changes);
  };

/** A hand that was keyed a moment ago. */
export const keyedOnRecord =
  (stamp: Stamp, jackpot: WagerId, seat: number): Part =>
  (world) => {
    const round = present(roundNow(world), 'a round in play');
    const keyed = hitsAt(world, jackpot, round).find((one) => one.seat === seat);
    const { hit, player, cents: award, cite } = present(keyed, 'the hit that was keyed');
    const named = awardOnRecord(world.table, round, jackpot, seat) ?? award;
    return atTheTable(world, stamp, {
      type: 'AwardKeyed',
      jackpot,
      hit,
      seat,
      player,
      cents: award,
      changeCents: cents(award - named),
      cite,
    });
  };

const changeOf = (
  world: World,
  round: RoundAtTable,
  jackpot: WagerId,
  { hit, seat, player, cents: award }: Hit,
): readonly TableEventBody[] => {
  const named = awardOnRecord(world.table, round, jackpot, seat);
  if (named === null || named === award) return [];
  const { law } = meterRules(world.rules.inForce, jackpot);
  return [
    {
      type: 'AwardChanged',
      jackpot,
      hit,
      seat,
      player,
      cents: award,
      changeCents: cents(award - named),
      cite: law.awardAmount.cite,
    },
  ];
};
