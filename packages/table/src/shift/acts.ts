import { type GameAct, gameOf } from '@baize/games';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';

export type { GameDecision, LegalWager, Stakes } from '@baize/games';
export type Act = GameAct;

/** What a seat may do now. */
export const actsOf = (world: World, seat: number): readonly Act[] => {
  const round = roundNow(world);
  return round === null ? [] : gameOf(round.game).legal(world.rules.inForce, round.game, seat);
};
