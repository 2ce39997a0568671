export type { CardsOrder } from './commands.js';
export { decideCards } from './decide.js';
export type { CardsEvent } from './events.js';
export { cardsAfterRound, cardsInPlay, evolveCards } from './evolve.js';
export { type NextForCards, nextDeck, nextForCards } from './next.js';
export { deckForRound } from './ready.js';
export { noCards, type TableCards } from './state.js';
