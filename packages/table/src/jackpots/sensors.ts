import { blocksDeal, meterRules, type SensedWager } from '@baize/jackpot';
import { ok } from '@baize/result';
import type { ClauseId, WagerId } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import type { Collected } from '../table/events.js';
import { record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Part, World } from '../table/world.js';
import { meterPart } from './at-meter.js';

const chipsOn = ({ game }: RoundAtTable, jackpot: WagerId): readonly SensedWager[] =>
  game.hands.flatMap(({ seat, player, stakes }) => {
    const stakeCents = stakes[jackpot];
    return stakeCents === undefined ? [] : [{ seat, player, stakeCents }];
  });

/** The sensors lock; where no count of chips comes first, the wagers go on the meters at once. */
export const lockParts = (
  { table, rules }: World,
  round: RoundAtTable,
  stamp: Stamp,
  cite: ClauseId,
): readonly Part[] => {
  const at = { table: table.slug, round: round.round };
  const collected: Collected[] = [];
  const parts = rules.inForce.jackpots.flatMap(({ id }): Part[] => {
    const wagers = chipsOn(round, id);
    collected.push(
      ...wagers.map(({ seat, player, stakeCents }) => ({
        seat,
        player,
        wager: id,
        cents: stakeCents,
      })),
    );
    const counted = meterRules(rules.inForce, id).chipCount !== null;
    // A count of no chips at all needs nobody to count.
    const nothing = wagers.length === 0;
    return [
      meterPart(stamp, id, { type: 'AcceptWagers', ...at, wagers }),
      meterPart(stamp, id, { type: 'LockSensors', ...at }),
      ...(counted && nothing
        ? [meterPart(stamp, id, { type: 'CountChips', ...at, chips: 0 })]
        : []),
      ...(counted && !nothing ? [] : [meterPart(stamp, id, { type: 'Contribute', ...at })]),
    ];
  });
  return [...parts, record(stamp, { type: 'JackpotWagersCollected', chips: collected, cite })];
};

/** Once the chips agree, the wagers of a round whose chips are counted go on the meter. */
export const contributePart =
  (stamp: Stamp, jackpot: WagerId, round: string): Part =>
  (world) =>
    chipsAgree(world, jackpot, round)
      ? meterPart(stamp, jackpot, { type: 'Contribute', table: world.table.slug, round })(world)
      : ok([]);

export const chipsAgree = (
  { rules, meters, table }: World,
  jackpot: WagerId,
  round: string,
): boolean => {
  const meter = meters[jackpot];
  if (meter === undefined || meter.phase === 'unopened') return false;
  const blocked = blocksDeal(meterRules(rules.inForce, jackpot), meter, table.slug, round);
  return blocked?.code === 'not-contributed';
};
