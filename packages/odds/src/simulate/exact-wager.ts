import type { ExactWager } from '../game-odds.js';
import { type EndingCount, endingsCounted } from './simulation.js';

export const exactWager = (wager: string, endings: readonly EndingCount[]): ExactWager => ({
  wager,
  endings: endingsCounted(
    endings,
    endings.map(({ count }) => count),
  ),
});
