import {
  bonusEntitlements,
  type Entitlement,
  entitlementsOf,
  feltOf,
  isAllAside,
} from '@baize/games';
import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { awardsKeyed, keyParts } from '../jackpots/awards.js';
import { awaitsRuling } from '../people/seats.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence } from '../table/happen.js';
import type { Decided, OpenWorld, Part } from '../table/world.js';
import { contestGame } from './folded.js';
import { type GameRound, gameCore, isRicochet } from './game.js';
import { atGame } from './game-part.js';
import { playingRound } from './round-of.js';
import { nextToTurn } from './turning.js';

type Settling = CommandOf<'Settle' | 'SettleBonuses'>;

/** The winners are keyed on their meters, and the round is settled with the amounts the meters fixed. */
export const settle = (world: OpenWorld, command: Settling): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { game, round } = found.value;
  const rules = world.rules.inForce;
  if (command.type === 'SettleBonuses' && !isRicochet(game, rules)) {
    const { cite } = rules.rulebook.settlement.stages;
    return refuse('settled-with-the-round', 'bonus wagers are settled with the round here', cite);
  }
  const waits = command.type === 'Settle' ? waitsFor(world) : null;
  if (waits !== null) return waits;
  const due = dueNow(rules, game, command.type);
  // Nothing is due from a meter now, or the game is not ready and says so itself: nothing is keyed. Awards
  // that were keyed with the bonuses are not this step's, paid or not.
  if (due === null) return atGame(world, command, { type: command.type, awards: [] });
  const pays: Part = (now) =>
    atGame(now, command, { type: command.type, awards: awardsKeyed(now, round) });
  return inSequence(world, [...keyParts(world, round, command, due), pays]);
};

/** What the settlement waits for at this table, beside what the game itself asks for. */
const waitsFor = (world: OpenWorld): ReturnType<typeof refuse> | null => {
  const { irregularities, settlement } = world.rules.inForce.rulebook;
  const abandoned = awaitsRuling(world);
  if (abandoned !== null) {
    return refuse(
      'abandoned-not-ruled',
      `seat ${abandoned} was left: a floorperson rules on its wagers first`,
      irregularities['player-leaves'].cite,
    );
  }
  const { round } = world.table;
  assert(round !== null, 'a round that is settled');
  const next = nextToTurn(world, round);
  return next === null
    ? null
    : refuse(
        'hand-not-turned',
        `${next === 'dealer' ? "the dealer's hand" : `the hand of seat ${next}`} is turned first`,
        settlement.direction.cite,
      );
};

/** What is due from jackpots with this step; null where the game is not ready for it, and says so. */
const dueNow = (
  rules: RulesInForce,
  game: GameRound,
  step: Settling['type'],
): readonly Entitlement[] | null => {
  if (isRicochet(game, rules)) {
    if (game.phase === 'bonuses' && (step === 'SettleBonuses' || isAllAside(game))) {
      return bonusEntitlements(rules, feltOf(game));
    }
    return null;
  }
  const stamp = { at: '', by: '' };
  if (game.phase !== 'revealing') return null;
  const needsMeters = gameCore(rules).decide(rules, game, { type: 'Settle', awards: [], ...stamp });
  const isReady = needsMeters.ok || needsMeters.error.code === 'award-missing';
  return isReady ? entitlementsOf(contestGame(rules), rules, game).entitlements : null;
};
