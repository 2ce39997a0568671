import { type GameAct, gameOf } from '@baize/games';
import type { World } from '../table/world.js';

export type { GameDecision, LegalWager, Stakes } from '@baize/games';
export type Act = GameAct;

/** What a seat may do now. */
export const actsOf = ({ rules, table }: World, seat: number): readonly Act[] =>
  table.phase === 'open' && table.round !== null
    ? gameOf(table.round.game).legal(rules.inForce, table.round.game, seat)
    : [];
