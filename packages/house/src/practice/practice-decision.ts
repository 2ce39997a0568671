import type { GameDecision, GameView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { houseGame } from '../games.js';
import type { PracticePlayer } from './practice-player.js';

const players = new WeakMap<RulesInForce, PracticePlayer<GameView, GameDecision>>();

/** What it takes to know is made with the first decision under these rules, and kept. */
const playerOf = (rules: RulesInForce): PracticePlayer<GameView, GameDecision> => {
  const player = players.get(rules) ?? houseGame(rules.rulebook).practice(rules);
  players.set(rules, player);
  return player;
};

/** Makes it now, so that no player waits: the first time in a process takes a moment. */
export const preparePractice = (rules: RulesInForce): void => {
  playerOf(rules);
};

/** What a practice player decides, by the best play known; null while the seat is asked nothing. */
export const practiceDecision = (
  rules: RulesInForce,
  view: GameView,
  seat: number,
): GameDecision | null => playerOf(rules).decide(view, seat);
