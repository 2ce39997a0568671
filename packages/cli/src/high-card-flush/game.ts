import { HIGH_CARD_FLUSH } from '@baize/games';
import { contestFeltLines, contestInPlay } from '../contest/play.js';
import type { TerminalGame } from '../game.js';
import { FLUSH_HANDS } from './hands.js';

export const GAME: TerminalGame = {
  hands: FLUSH_HANDS,
  feltLines: contestFeltLines(FLUSH_HANDS),
  play: contestInPlay({
    game: HIGH_CARD_FLUSH,
    hands: FLUSH_HANDS,
    advise: async (rules, own) => (await import('./strategy.js')).adviseFlush(rules, own),
  }),
  strategy: async () => (await import('./strategy.js')).STRATEGY,
  simulation: async () => (await import('../contest/simulation.js')).CONTEST_SIMULATION,
};
