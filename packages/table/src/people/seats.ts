import { checkSeatsOfPlayer, gameOf, isAside, isContest, isSeatSettled } from '@baize/games';
import { byPolicy, bySoftware, type WagerId } from '@baize/rulebook';
import { sensePart } from '../jackpots/sensors.js';
import { refuse } from '../refusal.js';
import { gamePart } from '../rounds/game-part.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable, inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part } from '../table/world.js';
import { isFloor } from './roles.js';
import type { Stamp } from './stamp.js';

/** Only who sits may wager; a player who comes back to an open hand plays it on. */
export const sit = (world: OpenWorld, command: CommandOf<'Sit'>): Decided => {
  const { table, rules } = world;
  const { seats } = rules.inForce.rulebook;
  const { seat, player } = command;
  const positions = rules.inForce.posted?.positions ?? seats.max.value;
  if (!Number.isSafeInteger(seat) || seat < 1 || seat > positions) {
    return refuse(
      'no-such-seat',
      `there is no seat ${seat}; seats are 1 to ${positions}`,
      seats.max.cite,
    );
  }
  const there = table.seats[seat];
  if (there !== undefined && (there.player !== player || there.away === 'here')) {
    return refuse('seat-taken', `seat ${seat} is taken`, byPolicy('seats'));
  }
  if (there?.away === 'lost') {
    return refuse(
      'ruled-abandoned',
      `the wagers of seat ${seat} were ruled abandoned`,
      rules.inForce.rulebook.irregularities['player-leaves'].cite,
    );
  }
  if (player === '' || player === table.dealer) {
    return refuse('dealer-plays', 'who deals at a table does not play there', byPolicy('dealers'));
  }
  const boxes = Object.keys(table.seats)
    .map(Number)
    .filter((one) => one !== seat && table.seats[one]?.player === player);
  const allowed = checkSeatsOfPlayer(rules.inForce, [...boxes, seat]);
  if (!allowed.ok) return allowed;
  return atTheTable(world, command, { type: 'PlayerSat', seat, player });
};

/** A player with cards stays to the end of the round; one who goes all the same is written down. */
export const leave = (world: OpenWorld, command: CommandOf<'Leave'>): Decided => {
  const { table, rules } = world;
  const { seats, irregularities } = rules.inForce.rulebook;
  const { seat } = command;
  const sits = table.seats[seat];
  if (sits === undefined || sits.away !== 'here') {
    return refuse('nobody-sits', `nobody sits at seat ${seat}`, bySoftware('orders'));
  }
  const { round } = table;
  const hasWagers = round?.game.hands.some((hand) => hand.seat === seat) === true;
  const withdraws = hasWagers && round.game.phase === 'betting';
  const midRound =
    hasWagers && !withdraws && round.game.phase !== 'settled' && !isFinished(world, seat);
  const { player } = sits;
  const { why } = command;
  if (why !== undefined && (midRound || withdraws || !isFloor(command.as))) {
    return refuse(
      'not-freed',
      midRound || withdraws ? `wagers lie at seat ${seat}` : 'the floor frees a seat',
      byPolicy('presence'),
    );
  }
  const freed = why === undefined ? {} : { why };
  const goes = why === undefined ? seats.seatedOnly?.cite : byPolicy('presence');
  const cite = midRound ? irregularities['player-leaves'].cite : (goes ?? byPolicy('seats'));
  const left = record(command, { type: 'PlayerLeft', seat, player, midRound, ...freed, cite });
  return inSequence(world, withdraws ? [...withdrawn(command, seat, player), left] : [left]);
};

/** Until "no more bets" a player may take every wager back, and whoever goes then has no hand to stay for. */
const withdrawn = (stamp: Stamp, seat: number, player: string): readonly Part[] => [
  gamePart(stamp, { type: 'PlaceWagers', seat, player, stakes: {} }),
  sensePart(stamp),
];

/** Whoever is paid may go: nothing of theirs is left to rule on. */
const isFinished = ({ table }: OpenWorld, seat: number): boolean =>
  table.round !== null && isContest(table.round.game) && isSeatSettled(table.round.game, seat);

/** At a floorperson's discretion, which is recorded: the wagers are lost, or they play on. */
export const ruleAbandoned = (world: OpenWorld, command: CommandOf<'RuleAbandoned'>): Decided => {
  const { table, rules } = world;
  const { value: outcome, cite } = rules.inForce.rulebook.irregularities['player-leaves'];
  const { seat, lost, reason } = command;
  const { round } = table;
  const hand = round?.game.hands.find((one) => one.seat === seat);
  if (table.seats[seat]?.away !== 'away' || hand === undefined) {
    return refuse('nothing-abandoned', `nobody left wagers at seat ${seat}`, bySoftware('orders'));
  }
  if (reason.trim() === '')
    return refuse('no-reason', 'say what was ruled, and why', byPolicy('reasons'));
  const wins = lost && round !== null ? winsUnasked(world, round, seat) : null;
  if (wins !== null) return wins;
  const ruled = record(command, { type: 'AbandonmentRuled', seat, lost, reason, cite });
  // A hand that plays for a pot is folded in its turn; the others lose where they lie.
  if (!lost || (round !== null && gameOf(round.game).pot(rules.inForce) !== null)) {
    return inSequence(world, [ruled]);
  }
  const bonus = outcome.bonus === 'lost-at-discretion';
  const wagers = (Object.keys(hand.stakes) as WagerId[])
    .filter((wager) => bonus || wager === 'ante')
    .filter((wager) => !isAside(hand, wager));
  return inSequence(world, [
    ruled,
    ...(wagers.length === 0
      ? []
      : [gamePart(command, { type: 'SetAside', seat, wagers, as: 'lost', cite })]),
  ]);
};

/** Whoever is not asked any more has won the pot, and no ruling takes it away. */
const winsUnasked = (
  { rules }: OpenWorld,
  { game }: RoundAtTable,
  seat: number,
): ReturnType<typeof refuse> | null => {
  const cite = gameOf(game).action?.wonUnasked(rules.inForce, game, seat);
  return cite == null ? null : refuse('not-asked', `seat ${seat} wins the pot unasked`, cite);
};

/** Whose wagers wait for a ruling before the round can be settled. */
export const awaitsRuling = ({ table }: OpenWorld): number | null => {
  const found = Object.entries(table.seats).find(([, { away }]) => away === 'away');
  return found === undefined ? null : Number(found[0]);
};
