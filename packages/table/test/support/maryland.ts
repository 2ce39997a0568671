import type { CardsOrder } from '../../src/index.js';
import type { Draft } from './rounds.js';
import { Table } from './table.js';

/** Maryland's decks and gestures with cards, at a table. */

export const OPENING = [
  'dealer-inspects',
  'floorperson-verifies',
  'spread-face-up',
  'first-player-looks',
  'turn-face-down',
  'wash',
  'stack',
] as const;

export const bring = (deck: string, more: object = {}): CardsOrder => ({
  type: 'BringDeck',
  deck,
  colour: deck,
  design: 'diamond',
  coverCards: 2,
  ...more,
});
export const step = (which: (typeof OPENING)[number], deck = 'red'): CardsOrder => ({
  type: 'DoOpeningStep',
  deck,
  step: which,
});
export const opening = (deck: string): readonly CardsOrder[] =>
  OPENING.map((which) => step(which, deck));
export const byHand = (deck: string): CardsOrder => ({ type: 'Shuffle', deck, how: 'hand' });
export const byMachine = (deck: string, counted = 52): CardsOrder => ({
  type: 'Shuffle',
  deck,
  how: 'machine',
  counted,
});
export const feed = (deck: string): CardsOrder => ({ type: 'FeedShuffler', deck });
export const cut = (deck: string, depth = 20): CardsOrder => ({ type: 'Cut', deck, depth });
export const load = (deck: string): CardsOrder => ({ type: 'LoadDeck', deck });

export const oneDeck = (house: Draft): void => {
  house.equipment.decks = [{ colour: 'red', design: 'diamond' }];
};

export const maryland = (change?: (house: Draft) => void): Table =>
  Table.open('md/high-card-flush', change);

/** Dealt so, from one deck; a manual shoe needs its place approved. */
export const dealtBy =
  (method: 'manual-shoe' | 'hand' | 'automated-shoe', counts = true) =>
  (house: Draft): void => {
    oneDeck(house);
    house.equipment.dealing = method;
    house.equipment.shuffler = { model: 'Example shuffler', counts };
    if (method === 'manual-shoe') {
      house.approvals.push({ kind: 'shoe-location', reference: 'SL-1', date: '2025-12-01' });
    }
  };
