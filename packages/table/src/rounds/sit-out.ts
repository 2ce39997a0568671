import { byPolicy, bySoftware } from '@baize/rulebook';
import { isAbsent } from '../people/presence.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { bettingDeadline, isOver } from './deadlines.js';

const IN_TIME = byPolicy('time-to-bet');
const PRESENCE = byPolicy('presence');

/** A seat sits this round out: its player says so, or is away, or the time to bet is over. */
export const sitOut = (world: OpenWorld, command: CommandOf<'SitOut'>): Decided => {
  const { seats, round } = world.table;
  const { seat } = command;
  const sits = seats[seat];
  if (sits === undefined || sits.away !== 'here') {
    return refuse('nobody-sits', `nobody sits at seat ${seat}`, bySoftware('orders'));
  }
  if (round === null || round.game.phase !== 'betting' || round.voided !== null) {
    return refuse('betting-is-closed', 'a seat sits out while bets are taken', bySoftware('steps'));
  }
  if (round.game.hands.some((hand) => hand.seat === seat)) {
    return refuse('has-wagers', `wagers lie at seat ${seat}`, bySoftware('orders'));
  }
  if (round.sitsOut?.[seat] !== undefined) {
    return refuse('sits-out', `seat ${seat} sits out already`, bySoftware('orders'));
  }
  const why = command.as === 'player' ? 'asked' : (command.why ?? 'away');
  if (why === 'time' && !isOver(bettingDeadline(world, round), command.at)) {
    return refuse('not-yet-due', 'there is still time to bet', IN_TIME);
  }
  // At a table with a dealer, the dealer sees who is there.
  if (why === 'away' && command.as === 'house' && !isAbsent(world, seat)) {
    return refuse('not-away', `the player of seat ${seat} is there`, PRESENCE);
  }
  const cite = why === 'time' ? IN_TIME : PRESENCE;
  return atTheTable(world, command, { type: 'SatOut', seat, player: sits.player, why, cite });
};

/** Nobody has bet in time: bets are taken anew, from now. */
export const passBetting = (world: OpenWorld, command: CommandOf<'PassBetting'>): Decided => {
  const { round } = world.table;
  if (round === null || round.game.phase !== 'betting' || round.voided !== null) {
    return refuse('betting-is-closed', 'no bets are taken now', bySoftware('steps'));
  }
  if (round.game.hands.length > 0) {
    return refuse('has-wagers', 'wagers lie on the table: close the betting', bySoftware('steps'));
  }
  if (command.as === 'house' && !isOver(bettingDeadline(world, round), command.at)) {
    return refuse('not-yet-due', 'there is still time to bet', IN_TIME);
  }
  return atTheTable(world, command, { type: 'BettingPassed', cite: IN_TIME });
};
