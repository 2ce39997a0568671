import type { DealingMethod } from '@baize/rulebook';
import { keptWith } from '../kept.js';
import {
  type Deck,
  type Device,
  type DeviceState,
  type Place,
  type TableCards,
  wasCut,
} from './state.js';

/** Decks and devices as everybody at the table sees them: nobody sees the order of a stack. */
export interface CardsView {
  readonly method: DealingMethod;
  readonly decks: readonly DeckView[];
  readonly devices: Readonly<Record<Device, DeviceState | null>>;
  readonly idle: TableCards['idle'];
  /** The deck that is dealt now. */
  readonly inPlay: string | null;
}

interface DeckView {
  readonly id: string;
  readonly colour: string;
  readonly design: string;
  readonly place: Place;
  readonly shuffled: boolean;
  readonly cut: boolean;
}

export const viewCards = keptWith(
  ({ method, decks, devices, idle, inPlay }: TableCards): CardsView => ({
    method,
    decks: decks.map(viewDeck),
    devices,
    idle,
    inPlay: inPlay?.deck ?? null,
  }),
);

const viewDeck = (deck: Deck): DeckView => ({
  id: deck.id,
  colour: deck.colour,
  design: deck.design,
  place: deck.place,
  shuffled: deck.stack.is === 'shuffled',
  cut: wasCut(deck),
});
