import { type GameAct, gameCore } from '../rounds/game.js';
import type { World } from '../table/world.js';

export type { ContestDecision, LegalWager, RicochetDecision, Stakes } from '@baize/games';
export type Act = GameAct;

/** What a seat may do now. */
export const actsOf = ({ rules, table }: World, seat: number): readonly Act[] =>
  table.phase === 'open' && table.round !== null
    ? gameCore(rules.inForce).legal(rules.inForce, table.round.game, seat)
    : [];
