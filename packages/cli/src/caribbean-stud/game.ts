import { CARIBBEAN_STUD } from '@baize/games';
import { present } from '@baize/result';
import { FIVE_CARD_HANDS } from '../contest/five-card-hands.js';
import { contestFeltLines, contestInPlay } from '../contest/play.js';
import type { TerminalGame } from '../game.js';

export const GAME: TerminalGame = {
  hands: FIVE_CARD_HANDS,
  feltLines: contestFeltLines(FIVE_CARD_HANDS),
  play: contestInPlay({
    game: CARIBBEAN_STUD,
    hands: FIVE_CARD_HANDS,
    advise: async (rules, own, [up]) => {
      const { adviseStud } = await import('./strategy.js');
      return adviseStud(rules, own)(present(up, 'a card face up'));
    },
  }),
  strategy: async () => (await import('./strategy.js')).STRATEGY,
  simulation: async () => (await import('../contest/simulation.js')).CONTEST_SIMULATION,
};
