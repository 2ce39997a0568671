import type { DealingMethod, DeviceMark, OpeningStep, ShuffleWay } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import { byType, Name, Reason, whole, words } from '../http/schemas/shapes.js';

const OPENING: readonly OpeningStep[] = [
  'dealer-inspects',
  'floorperson-verifies',
  'spread-face-up',
  'first-player-looks',
  'turn-face-down',
  'wash',
  'stack',
  'shuffle',
];
const WAYS: readonly ShuffleWay[] = ['hand', 'machine'];
const METHODS: readonly DealingMethod[] = ['hand', 'manual-shoe', 'automated-shoe'];
const MARKS: readonly DeviceMark[] = ['cover', 'out-of-order-sign'];

const device = words(['shuffler', 'shoe']);

/** Work on decks and devices: what a dealer orders under `Cards`. */
export const CARDS_ORDERS = byType({
  BringDeck: {
    deck: Name,
    colour: Name,
    design: Name,
    coverCards: whole(0, 9),
    cards: Type.Optional(whole(0, 99)),
    certificate: Type.Optional(Name),
  },
  RemoveDeck: { deck: Name, reason: Reason },
  DoOpeningStep: { deck: Name, step: words(OPENING) },
  FeedShuffler: { deck: Name },
  Shuffle: { deck: Name, how: words(WAYS), counted: Type.Optional(whole(0, 99)) },
  Cut: { deck: Name, depth: Type.Optional(whole(1, 51)) },
  LoadDeck: { deck: Name, loader: Type.Optional(words(['dealer', 'device'])) },
  CountDeck: { deck: Name, counted: whole(0, 99) },
  OrderShuffle: { reason: Reason },
  OrderRecut: { reason: Reason },
  GoIdle: {},
  SpreadIdle: { face: words(['down', 'up']), askedBy: Type.Optional(Name) },
  EndIdle: { inspected: Type.Boolean() },
  ReportDevice: { device, trouble: words(['jam', 'failed', 'unfinished']) },
  MarkDevice: { device, mark: words(MARKS) },
  RepairDevice: { device },
  ChangeMethod: { method: words(METHODS) },
});

export type CardsGesture = {
  [T in keyof typeof CARDS_ORDERS]: Static<(typeof CARDS_ORDERS)[T]>;
}[keyof typeof CARDS_ORDERS];
