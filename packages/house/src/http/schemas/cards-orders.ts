import type { DealingMethod, DeviceMark, OpeningStep, ShuffleWay } from '@baize/rulebook';
import Type, { type Static } from 'typebox';
import { closed, Name, Reason, whole, words } from './shapes.js';

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

/** One schema for each gesture with cards or devices. */
export const CARDS_ORDERS = {
  BringDeck: closed({
    type: Type.Literal('BringDeck'),
    deck: Name,
    colour: Name,
    design: Name,
    coverCards: whole(0, 9),
    cards: Type.Optional(whole(0, 99)),
    certificate: Type.Optional(Name),
  }),
  RemoveDeck: closed({ type: Type.Literal('RemoveDeck'), deck: Name, reason: Reason }),
  DoOpeningStep: closed({ type: Type.Literal('DoOpeningStep'), deck: Name, step: words(OPENING) }),
  FeedShuffler: closed({ type: Type.Literal('FeedShuffler'), deck: Name }),
  Shuffle: closed({
    type: Type.Literal('Shuffle'),
    deck: Name,
    how: words(WAYS),
    counted: Type.Optional(whole(0, 99)),
  }),
  Cut: closed({ type: Type.Literal('Cut'), deck: Name, depth: Type.Optional(whole(1, 51)) }),
  LoadDeck: closed({
    type: Type.Literal('LoadDeck'),
    deck: Name,
    loader: Type.Optional(words(['dealer', 'device'])),
  }),
  CountDeck: closed({ type: Type.Literal('CountDeck'), deck: Name, counted: whole(0, 99) }),
  OrderShuffle: closed({ type: Type.Literal('OrderShuffle'), reason: Reason }),
  OrderRecut: closed({ type: Type.Literal('OrderRecut'), reason: Reason }),
  GoIdle: closed({ type: Type.Literal('GoIdle') }),
  SpreadIdle: closed({
    type: Type.Literal('SpreadIdle'),
    face: words(['down', 'up']),
    askedBy: Type.Optional(Name),
  }),
  EndIdle: closed({ type: Type.Literal('EndIdle'), inspected: Type.Boolean() }),
  ReportDevice: closed({
    type: Type.Literal('ReportDevice'),
    device,
    trouble: words(['jam', 'failed', 'unfinished']),
  }),
  MarkDevice: closed({ type: Type.Literal('MarkDevice'), device, mark: words(MARKS) }),
  RepairDevice: closed({ type: Type.Literal('RepairDevice'), device }),
  ChangeMethod: closed({ type: Type.Literal('ChangeMethod'), method: words(METHODS) }),
} as const;

export type CardsGesture = {
  [T in keyof typeof CARDS_ORDERS]: Static<(typeof CARDS_ORDERS)[T]>;
}[keyof typeof CARDS_ORDERS];
