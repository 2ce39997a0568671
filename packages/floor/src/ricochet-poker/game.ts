import { lazy } from 'react';
import type { GameOnPage } from '../game-on-page.js';

export const RICOCHET_POKER: GameOnPage = {
  about: 'Two cards, a pot, and the lowest hand acts first.',
  fan: ['Qc', 'Kc'],
  help: lazy(async () => ({ default: (await import('./help.js')).RicochetPokerHelp })),
};
