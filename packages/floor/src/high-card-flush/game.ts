import { describeFlush, longestFlush } from '@baize/cards';
import { lazy } from 'react';
import type { GameOnPage } from '../game-on-page.js';
import { inSuits } from './flush-order.js';

const CARDS_EACH = 7;

export const HIGH_CARD_FLUSH: GameOnPage = {
  about: 'Seven cards each; more cards of one suit win.',
  fan: ['Jh', 'Qh', 'Ah'],
  handInWords: (cards) => (cards.length === CARDS_EACH ? describeFlush(longestFlush(cards)) : null),
  lay: inSuits,
  help: lazy(async () => ({ default: (await import('./help.js')).HighCardFlushHelp })),
};
