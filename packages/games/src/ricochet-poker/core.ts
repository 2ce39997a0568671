import type { RoundCore } from '../kernel/round-core.js';
import { decideRicochet } from './decide.js';
import { evolveRicochet } from './evolve.js';
import { legalRicochet, type RicochetAct } from './legal.js';
import {
  openRicochet,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetRound,
} from './round.js';
import { type RicochetView, tellRicochet, viewRicochet } from './view.js';

export type RicochetCore = RoundCore<
  RicochetRound,
  RicochetCommand,
  RicochetEvent,
  RicochetView,
  RicochetAct
>;

/** The round of Ricochet Poker, in the shape that every game has. */
export const ricochetPoker: RicochetCore = {
  open: openRicochet,
  decide: decideRicochet,
  evolve: evolveRicochet,
  legal: legalRicochet,
  view: viewRicochet,
  tell: tellRicochet,
};
