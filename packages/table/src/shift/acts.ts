import { type GameAct, gameCore } from '../rounds/game.js';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';

export type { ContestDecision, LegalWager, RicochetDecision, Stakes } from '@baize/games';
export type Act = GameAct;

/** What a seat may do now. */
export const actsOf = (world: World, seat: number): readonly Act[] => {
  const round = roundNow(world);
  const rules = world.rules.inForce;
  return round === null ? [] : gameCore(rules).legal(rules, round.game, seat);
};
