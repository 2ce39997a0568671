import { lazy } from 'react';
import type { GameOnPage } from '../game-on-page.js';

export const CARIBBEAN_STUD: GameOnPage = {
  about: 'Five cards against the dealer’s five, one of them in sight.',
  fan: ['Td', 'Ks', 'As'],
  help: lazy(async () => ({ default: (await import('./help.js')).CaribbeanStudHelp })),
};
