import type { Stakes } from '@baize/games';
import { meterRules } from '@baize/jackpot';
import { byPolicy, bySoftware, type WagerId } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import { gamePart } from '../rounds/game-part.js';
import { playingRound } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { Decided, OpenWorld, Part } from '../table/world.js';
import { sensePart } from './sensors.js';

/**
 * What a sensor says of a chip while bets are open. A chip that it does not accept is no wager: it goes back
 * to the player, who sees so, until it is accepted after all.
 */
export const senseChip = (world: OpenWorld, command: CommandOf<'SenseChip'>): Decided => {
  const { seat, wager, accepted } = command;
  const { inForce } = world.rules;
  const found = playingRound(world);
  if (!found.ok) return found;
  if (!inForce.jackpots.some(({ id }) => id === wager)) {
    const { wagers } = inForce.rulebook;
    return refuse(
      'no-such-sensor',
      `no sensor of this table takes ${wagers[wager]?.name ?? wager}`,
      byPolicy('elections'),
    );
  }
  const { law, lock } = meterRules(inForce, wager, world.table.stub.method);
  const { game, rejected = [] } = found.value;
  if (game.phase !== 'betting') {
    return refuse('sensors-locked', 'no more bets: the sensors are locked', lock);
  }
  const noChip = () =>
    refuse('no-chip', `no chip lies on this sensor of seat ${seat}`, bySoftware('orders'));
  const hand = game.hands.find((one) => one.seat === seat);
  if (hand === undefined) return noChip();
  const { player, stakes, tips } = hand;
  const lies = stakes[wager];
  const { cite } = law.lights;
  const place = (now: Stakes, tipsNow: Stakes): Part =>
    gamePart(command, { type: 'PlaceWagers', seat, player, stakes: now, tips: tipsNow });
  if (!accepted && lies !== undefined) {
    return inSequence(world, [
      place(without(stakes, wager), without(tips, wager)),
      record(command, { type: 'ChipRejected', seat, player, wager, cents: lies, cite }),
      sensePart(command),
    ]);
  }
  if (lies !== undefined) {
    return refuse(
      'already-accepted',
      `the sensor of seat ${seat} has accepted its chip`,
      bySoftware('orders'),
    );
  }
  const back = rejected.find((one) => one.seat === seat && one.wager === wager);
  if (!accepted || back?.player !== player) return noChip();
  const { cents } = back;
  return inSequence(world, [
    place({ ...stakes, [wager]: cents }, tips),
    record(command, { type: 'ChipAccepted', seat, player, wager, cents, cite }),
    sensePart(command),
  ]);
};

const without = (stakes: Stakes, wager: WagerId): Stakes => {
  const { [wager]: _back, ...others } = stakes;
  return others;
};
