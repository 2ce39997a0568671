export type { CardsCommand, CardsOrder } from './commands.js';
export { decideCards } from './decide.js';
export type { CardsEvent } from './events.js';
export { cardsAfterRound, cardsInPlay, evolveCards } from './evolve.js';
export { type NextForCards, nextForCards } from './next.js';
export { deckForRound } from './ready.js';
export { type CardsUnder, noCards, type TableCards, works } from './state.js';
