import type { TerminalGame } from '../game.js';
import { ricochetFeltLines } from './felt-lines.js';
import { RICOCHET_HANDS } from './hands.js';
import { RICOCHET_IN_PLAY } from './play.js';

export const GAME: TerminalGame = {
  hands: RICOCHET_HANDS,
  feltLines: ricochetFeltLines,
  play: RICOCHET_IN_PLAY,
  strategy: async () => (await import('./strategy.js')).STRATEGY,
  simulation: async () => (await import('./simulation.js')).SIMULATION,
};
