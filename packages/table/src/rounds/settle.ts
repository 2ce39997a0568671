import { type Entitlement, type GameRound, gameOf, isAllAside } from '@baize/games';
import { ok, unwrap } from '@baize/result';
import { bySoftware, type RulesInForce } from '@baize/rulebook';
import { callUnsettled } from '../corrections/payments-now.js';
import { keyParts } from '../jackpots/awards.js';
import { areKeyedBySeat, dueAtSeat } from '../jackpots/by-seat.js';
import { pendingAt } from '../jackpots/open-meter.js';
import { afterLines, awardsFixed, reconcileParts } from '../jackpots/reconcile.js';
import { awaitsRuling } from '../people/seats.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import type { TableEvent } from '../table/events.js';
import { inSequence } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, Happened, OpenWorld, Part, World } from '../table/world.js';
import { livesOn } from './folded.js';
import { atGame } from './game-part.js';
import { playingRound } from './round-of.js';
import { finishFirst, goesBySeat, nextAtSeat, wagersFirst } from './succession.js';
import { nextToTurn, turnClause } from './turning.js';

type Settling = CommandOf<'Settle' | 'SettleBonuses'>;

/** Bonus wagers before anybody acts, in a game that settles them so. */
export const settleBonuses = (world: OpenWorld, command: CommandOf<'SettleBonuses'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { cite } = world.rules.inForce.rulebook.settlement.stages;
  return gameOf(found.value.game).action === null
    ? refuse('settled-with-the-round', 'bonus wagers are settled with the round here', cite)
    : settleNow(world, found.value, command);
};

/** The round, or one seat of it. */
export const settle = (world: OpenWorld, command: CommandOf<'Settle'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  if (command.seat !== undefined) return settleOne(world, found.value, command, command.seat);
  return waitsFor(world, found.value) ?? settleNow(world, found.value, command);
};

/** The winners are keyed on their meters, and the round is settled with the amounts the meters fixed. */
const settleNow = (world: OpenWorld, found: RoundAtTable, command: Settling): Decided => {
  const due = dueNow(world.rules.inForce, found.game, command.type);
  // Nothing is due from a meter now, or the game is not ready and says so itself: nothing is keyed. Awards
  // that were keyed with the bonuses are not this step's, paid or not.
  if (due === null) {
    const alone: Part = (now) => atGame(now, command, { type: command.type, awards: [] });
    return inSequence(world, [alone, callUnsettled(command)]);
  }
  const pays: Part = (now) => {
    const awards = awardsFixed(now, found, due);
    const held = command.type === 'SettleBonuses' && isAnythingKeyed(now, found.round);
    const settled = atGame(now, command, {
      type: command.type,
      awards,
      ...(held ? { holdAction: true } : {}),
    });
    return settled.ok ? ok(settled.value.map(envyWaits)) : settled;
  };
  return inSequence(world, [
    ...reconcileParts(world, found, command, due),
    pays,
    ...afterLines(world, found, command, due),
    callUnsettled(command),
  ]);
};

/** Awards are reconciled before the kickout test and the action (WA-RP-3, 4). */
const isAnythingKeyed = (world: World, round: string): boolean =>
  world.rules.inForce.jackpots.some(({ id }) => pendingAt(world, id, round).length > 0);

/** Envy is paid after the award that it hangs on: here it is only told. */
const envyWaits = (happened: Happened): Happened =>
  'jackpot' in happened
    ? happened
    : {
        ...happened,
        events: happened.events.map(
          (event): TableEvent =>
            event.type === 'InRound' &&
            'lines' in event.event &&
            event.event.lines.some(({ envies }) => envies !== undefined)
              ? { ...event, envy: 'waits' }
              : event,
        ),
      };

/** One player is finished: turned, taken and paid, before the dealer goes on to the next. */
const settleOne = (
  world: OpenWorld,
  round: RoundAtTable,
  command: Settling,
  seat: number,
): Decided => {
  const rules = world.rules.inForce;
  const { succession } = rules.rulebook.settlement;
  if (!goesBySeat(rules, round)) {
    const cite = succession.value === 'whole-round' ? succession.cite : bySoftware('steps');
    return refuse('settled-as-a-whole', 'the round is settled as a whole now', cite);
  }
  const abandoned = awaitsAbandoned(world);
  if (abandoned !== null) return abandoned;
  const next = nextAtSeat(rules, round);
  const hand = round.game.hands.find((one) => one.seat === seat);
  if (hand !== undefined && livesOn(rules, hand) && wagersFirst(rules, round, seat)) {
    return atGame(world, command, { type: 'SettleSeat', seat, givenUp: true });
  }
  const collects = hand?.decision?.kind === 'fold' && !livesOn(rules, hand);
  if (next !== null && next.seat !== seat && !collects) {
    return refuse(
      'out-of-order',
      `seat ${next.seat} is finished before seat ${seat}`,
      succession.cite,
    );
  }
  if (next?.seat === seat && next.does === 'turn') {
    return refuse('hand-not-turned', finishFirst(next), turnClause(world, seat));
  }
  const settled = atGame(world, command, { type: 'SettleSeat', seat });
  if (!settled.ok || !areKeyedBySeat(rules)) return settled;
  // The award is of the meter as it is now, at the player's turn.
  const due = dueAtSeat(rules, round.game, seat);
  return inSequence(world, [
    ...keyParts(world, round.round, command, due),
    (now) =>
      atGame(now, command, { type: 'SettleSeat', seat, awards: awardsFixed(now, round, due) }),
  ]);
};

const awaitsAbandoned = (world: OpenWorld): ReturnType<typeof refuse> | null => {
  const abandoned = awaitsRuling(world);
  return abandoned === null
    ? null
    : refuse(
        'abandoned-not-ruled',
        `seat ${abandoned} was left: a floorperson rules on its wagers first`,
        world.rules.inForce.rulebook.irregularities['player-leaves'].cite,
      );
};

/** What the settlement waits for at this table, beside what the game itself asks for. */
const waitsFor = (world: OpenWorld, round: RoundAtTable): ReturnType<typeof refuse> | null => {
  const { settlement } = world.rules.inForce.rulebook;
  const abandoned = awaitsAbandoned(world);
  if (abandoned !== null) return abandoned;
  const next = nextToTurn(world, round);
  const seat = next === null ? nextAtSeat(world.rules.inForce, round) : null;
  if (seat !== null) {
    return refuse('seat-not-finished', finishFirst(seat), settlement.succession.cite);
  }
  return next === null
    ? null
    : refuse(
        'hand-not-turned',
        `${next === 'dealer' ? "the dealer's hand" : `the hand of seat ${next}`} is turned first`,
        turnClause(world, next),
      );
};

/** What is due from jackpots with this step; null where the game is not ready for it, and says so. */
const dueNow = (
  rules: RulesInForce,
  game: GameRound,
  step: Settling['type'],
): readonly Entitlement[] | null => {
  const { action, decide, due } = gameOf(game);
  if (action !== null) {
    return game.phase === 'bonuses' && (step === 'SettleBonuses' || isAllAside(game))
      ? action.bonusesDue(rules, game)
      : null;
  }
  const needsMeters = decide(rules, game, { type: 'Settle', awards: [], at: '', by: '' });
  const isReady = needsMeters.ok || needsMeters.error.code === 'award-missing';
  return isReady ? unwrap(due(rules, game)) : null;
};
