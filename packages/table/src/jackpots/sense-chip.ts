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
  const hand = game.hands.find((one) => one.seat === seat);
  const lies = hand?.stakes[wager];
  const back = rejected.find((one) => one.seat === seat && one.wager === wager);
  const { cite } = law.lights;
  const place = (stakes: Stakes, tips: Stakes): Part =>
    gamePart(command, { type: 'PlaceWagers', seat, player: hand?.player ?? '', stakes, tips });
  if (hand !== undefined && !accepted && lies !== undefined) {
    const { player } = hand;
    return inSequence(world, [
      place(without(hand.stakes, wager), without(hand.tips, wager)),
      record(command, { type: 'ChipRejected', seat, player, wager, cents: lies, cite }),
      sensePart(command),
    ]);
  }
  if (hand !== undefined && accepted && lies === undefined && back?.player === hand.player) {
    const { player, cents } = back;
    return inSequence(world, [
      place({ ...hand.stakes, [wager]: cents }, hand.tips),
      record(command, { type: 'ChipAccepted', seat, player, wager, cents, cite }),
      sensePart(command),
    ]);
  }
  return lies === undefined
    ? refuse('no-chip', `no chip lies on this sensor of seat ${seat}`, bySoftware('orders'))
    : refuse(
        'already-accepted',
        `the sensor of seat ${seat} has accepted its chip`,
        bySoftware('orders'),
      );
};

const without = (stakes: Stakes, wager: WagerId): Stakes => {
  const { [wager]: _back, ...others } = stakes;
  return others;
};
