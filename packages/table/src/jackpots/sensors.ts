import { blocksDeal, meterRules, type SensedWager } from '@baize/jackpot';
import { ok, present } from '@baize/result';
import { type Citation, canonicalText, type WagerId } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import { roundNow } from '../rounds/round-of.js';
import type { Collected } from '../table/events.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Part, World } from '../table/world.js';
import { meterPart } from './at-meter.js';
import { openMeter } from './open-meter.js';

const chipsOn = ({ game }: RoundAtTable, jackpot: WagerId): readonly SensedWager[] =>
  game.hands.flatMap(({ seat, player, stakes }) => {
    const stakeCents = stakes[jackpot];
    return stakeCents === undefined ? [] : [{ seat, player, stakeCents }];
  });

/** What the sensors of a jackpot have accepted for this round. */
export const acceptedAt = (world: World, jackpot: WagerId, round: string) => {
  const held = openMeter(world, jackpot)?.tables[world.table.slug]?.round;
  return held?.round === round ? held.wagers : [];
};

/** The sensors accept a chip when it is placed; what they hold is what lies there. */
export const sensePart =
  (stamp: Stamp): Part =>
  (world) => {
    const round = present(roundNow(world), 'a round that takes bets');
    return inSequence(
      world,
      world.rules.inForce.jackpots.flatMap(({ id }) => acceptParts(world, round, stamp, id)),
    );
  };

const acceptParts = (
  world: World,
  round: RoundAtTable,
  stamp: Stamp,
  jackpot: WagerId,
): readonly Part[] => {
  const wagers = chipsOn(round, jackpot);
  const accepted = acceptedAt(world, jackpot, round.round);
  if (canonicalText(wagers) === canonicalText(accepted)) return [];
  const at = { table: world.table.slug, round: round.round };
  return [meterPart(stamp, jackpot, { type: 'AcceptWagers', ...at, wagers })];
};

/** The sensors lock; where no count of chips comes first, the wagers go on the meters at once. */
export const lockParts = (
  world: World,
  round: RoundAtTable,
  stamp: Stamp,
  cite: Citation,
): readonly Part[] => {
  const { table, rules } = world;
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
      ...acceptParts(world, round, stamp, id),
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

export const chipsAgree = (world: World, jackpot: WagerId, round: string): boolean => {
  const meter = openMeter(world, jackpot);
  const { rules, table } = world;
  return (
    meter !== null &&
    blocksDeal(meterRules(rules.inForce, jackpot), meter, table.slug, round)?.code ===
      'not-contributed'
  );
};
