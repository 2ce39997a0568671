import type { TerminalGame } from '../game.js';
import { FIVE_CARD_HANDS } from './five-card-hands.js';
import { contestFeltLines, contestInPlay } from './play.js';

/** A game that says nothing of itself: hands of poker that fold or stay in, as often as they are asked. */
export const GAME: TerminalGame = {
  hands: FIVE_CARD_HANDS,
  feltLines: contestFeltLines(FIVE_CARD_HANDS),
  play: contestInPlay({ game: null, hands: FIVE_CARD_HANDS, advise: null }),
  strategy: null,
  simulation: null,
};
