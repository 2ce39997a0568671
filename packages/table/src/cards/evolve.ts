import { assertNever } from '@baize/result';
import type { CardsEvent } from './events.js';
import {
  type Deck,
  type Device,
  type DeviceState,
  isLoaded,
  type ShuffleDue,
  type Stack,
  type TableCards,
} from './state.js';

const unshuffled = (due: ShuffleDue): Stack => ({ is: 'unshuffled', due });

const withDeck = (
  state: TableCards,
  id: string,
  change: (deck: Deck) => Partial<Deck>,
): TableCards => ({
  ...state,
  decks: state.decks.map((deck) => (deck.id === id ? { ...deck, ...change(deck) } : deck)),
});

const withDevice = (
  state: TableCards,
  device: Device,
  change: Partial<DeviceState>,
): TableCards => {
  const now = state.devices[device];
  if (now === null) return state;
  return { ...state, devices: { ...state.devices, [device]: { ...now, ...change } } };
};

type Removed = Pick<
  Extract<CardsEvent, { readonly type: 'DeckRemoved' }>,
  'deck' | 'reason' | 'counted'
>;

const without = (state: TableCards, { deck, reason, counted }: Removed): TableCards => ({
  ...state,
  decks: state.decks.filter(({ id }) => id !== deck),
  gone: [...state.gone, counted === null ? { deck, reason } : { deck, reason, miscounted: true }],
});

/** A device that has done its work again is no longer jammed. */
const worked = (state: TableCards, device: Device): TableCards =>
  state.devices[device]?.mark === null ? withDevice(state, device, { trouble: null }) : state;

export const evolveCards = (state: TableCards, event: CardsEvent): TableCards => {
  switch (event.type) {
    case 'DeckBrought':
      return { ...state, decks: [...state.decks, brought(event)] };
    case 'DeckRemoved':
      return without(state, event);
    case 'DeckCounted':
      return state;
    case 'OpeningStepDone':
      return withDeck(state, event.deck, ({ opened, inspectedBy }) => ({
        opened: [...opened, event.step],
        inspectedBy: event.step === 'dealer-inspects' ? event.by : inspectedBy,
      }));
    case 'ShufflerFed':
      return withDeck(state, event.deck, ({ stack }) => ({
        place: 'shuffler',
        stack: stack.is === 'shuffled' ? unshuffled('before-play') : stack,
      }));
    case 'DeckShuffled': {
      const { how } = event;
      const place = how === 'machine' ? 'shuffler' : 'felt';
      const shuffled = withDeck(state, event.deck, () => ({
        place,
        stack: { is: 'shuffled', how, cut: null },
      }));
      return how === 'machine' ? worked(shuffled, 'shuffler') : shuffled;
    }
    case 'DeckCut':
      return withDeck(state, event.deck, ({ stack }) => ({
        place: 'felt',
        stack: stack.is === 'shuffled' ? { ...stack, cut: event.depth } : stack,
      }));
    case 'DeckLoaded': {
      const loaded = withDeck(state, event.deck, () => ({ place: event.into }));
      return event.into === 'shoe' ? worked(loaded, 'shoe') : loaded;
    }
    case 'ShuffleOrdered':
      return withDeck(state, event.deck, () => ({
        place: 'felt',
        stack: unshuffled('when-directed'),
      }));
    case 'RecutOrdered':
      return withDeck(state, event.deck, ({ stack }) => ({
        place: 'felt',
        stack: stack.is === 'shuffled' ? { ...stack, cut: null } : stack,
      }));
    case 'TableIdled':
      return { ...allTakenOut(state), idle: { spread: null } };
    case 'IdleCardsSpread':
      return { ...state, idle: { spread: event.face } };
    case 'IdleEnded':
      return { ...allTakenOut(state), idle: null };
    case 'DeviceReported':
      return event.reshuffle.reduce(
        (now, deck) => withDeck(now, deck, () => ({ place: 'felt', stack: unshuffled(event.due) })),
        withDevice(state, event.device, { trouble: event.trouble }),
      );
    case 'DeviceMarked':
      return withDevice(state, event.device, { mark: event.mark });
    case 'DeviceRepaired':
      return withDevice(state, event.device, { trouble: null, mark: null });
    case 'MethodChanged':
      return { ...unloaded(state), method: event.method };
    default:
      return assertNever(event);
  }
};

const brought = (event: Extract<CardsEvent, { type: 'DeckBrought' }>): Deck => {
  const { deck, colour, design, coverCards, certificate, skips } = event;
  return {
    id: deck,
    colour,
    design,
    coverCards,
    certificate,
    opened: skips ?? [],
    inspectedBy: null,
    stack:
      skips === null ? unshuffled('before-play') : { is: 'shuffled', how: 'beforehand', cut: null },
    place: 'felt',
    inPlaySince: null,
  };
};

/** Out of shoe and rack, in nobody's order, to be opened again. */
const allTakenOut = (state: TableCards): TableCards => ({
  ...state,
  decks: state.decks.map((deck) => ({
    ...deck,
    place: 'felt',
    opened: [],
    inspectedBy: null,
    stack: unshuffled('before-play'),
  })),
});

/** Another method deals from another place: the stack is as it was, and is loaded there. */
const unloaded = (state: TableCards): TableCards => ({
  ...state,
  decks: state.decks.map((deck) => (isLoaded(deck) ? { ...deck, place: 'felt' } : deck)),
});

/** The first card of a round may move: this deck is in play, and its age counts. */
export const cardsInPlay = (
  state: TableCards,
  deck: string,
  round: number,
  at: string,
): TableCards => ({
  ...withDeck(state, deck, ({ inPlaySince }) => ({ inPlaySince: inPlaySince ?? at })),
  inPlay: { deck, round },
  last: deck,
});

/**
 * The round is over or void. Its cards are in the rack and wait for a shuffle, whether the deck was
 * `kept` or must be `reshuffled`; a deck that was `removed` has left the table for good.
 */
export const cardsAfterRound = (
  state: TableCards,
  deck: 'kept' | 'reshuffled' | 'removed',
): TableCards => {
  const { inPlay } = state;
  if (inPlay === null) return state;
  const over = { ...state, inPlay: null };
  return deck === 'removed'
    ? without(over, { deck: inPlay.deck, reason: 'it is defective', counted: null })
    : withDeck(over, inPlay.deck, () => ({
        place: 'rack',
        stack: unshuffled('after-each-round'),
      }));
};
