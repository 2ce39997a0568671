import { present } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import { nextOpeningStep } from './asked.js';
import type { CardsOrder } from './commands.js';
import { methodPossible, unmarkedDevice } from './methods.js';
import { deckForRound, otherDeck } from './ready.js';
import {
  beingShuffled,
  type CardsUnder,
  DECK_SIZE,
  DEVICES,
  type Deck,
  type Device,
  deckInTurn,
  shufflerCounts,
  type TableCards,
  works,
} from './state.js';
import { DEVICE_WORDS, LOAD_WORDS, METHOD_WORDS, STEP_WORDS } from './words.js';

/** What the dealer should do next to get a deck ready. */
export interface NextForCards {
  readonly command: CardsOrder;
  /** Fields of the command that only the people at the table know: what stands there is an example. */
  readonly fill: readonly string[];
  readonly message: string;
  readonly cite: Citation;
}

type Advice = Omit<NextForCards, 'cite'> & {
  /** Where it is done by another clause than the one that stands in the way. */
  readonly cite?: Citation;
};

const advise = (command: CardsOrder, message: string, fill: readonly string[] = []): Advice => ({
  command,
  message,
  fill,
});

export const nextForCards = (
  under: CardsUnder,
  state: TableCards,
  at: string,
): NextForCards | null => {
  const ready = deckForRound(under, state, at);
  if (ready.ok) return null;
  const { code, cite } = ready.error;
  const advice = forTable(under, state, code) ?? forDeck(under, state, code, deckInTurn(state));
  return advice === null ? null : { cite, ...advice };
};

/** What stands in the way of any deck. */
const forTable = (under: CardsUnder, state: TableCards, code: string): Advice | null => {
  switch (code) {
    case 'idle':
      return present(state.idle, 'cards that lie idle').spread === null
        ? advise({ type: 'SpreadIdle', face: 'down' }, 'Spread the cards face down.')
        : advise(
            { type: 'EndIdle', inspected: true },
            'When a player is back, let them inspect the cards.',
            ['inspected'],
          );
    case 'device-unmarked':
      return marks(present(unmarkedDevice(state, 'failed'), 'a device that failed'));
    case 'dealing-method':
    case 'needs-shuffler':
    case 'shuffler-must-dispense':
    case 'no-approved-shoe':
    case 'no-such-shoe':
    case 'shoe-out-of-order':
      return anotherMethod(under, state);
    case 'two-decks-without-shuffler': {
      const turn = present(deckInTurn(state), 'a deck to deal from');
      const other = present(otherDeck(state, turn), 'the second deck');
      const reason = 'without a shuffler only one deck is used';
      return advise({ type: 'RemoveDeck', deck: other.id, reason }, `Remove deck ${other.id}.`);
    }
    case 'no-deck':
      return bring(under, state);
    default:
      return null;
  }
};

const marks = (device: Device): Advice =>
  advise(
    { type: 'MarkDevice', device, mark: 'out-of-order-sign' },
    `Cover ${DEVICE_WORDS[device]}, or hang an out-of-order sign on it.`,
    ['mark'],
  );

const anotherMethod = (under: CardsUnder, state: TableCards): Advice | null => {
  const unmarked = unmarkedDevice(state, 'any');
  const other = under.rulebook.dealing.methods.find(
    ({ value }) => methodPossible(under, state, value.method).ok,
  )?.value.method;
  if (other !== undefined && unmarked === undefined) {
    return advise({ type: 'ChangeMethod', method: other }, `Deal ${METHOD_WORDS[other]}.`);
  }
  const broken = DEVICES.find((device) => state.devices[device]?.trouble != null);
  return broken === undefined
    ? null
    : advise(
        { type: 'RepairDevice', device: broken },
        `No other way of dealing is allowed here: have ${DEVICE_WORDS[broken]} repaired.`,
      );
};

type Bring = Extract<CardsOrder, { type: 'BringDeck' }>;

/** The next deck that the house elected and that is not here. */
export const nextDeck = ({ rulebook, equipment }: CardsUnder, state: TableCards): Bring | null => {
  const look = equipment.decks.find(
    ({ colour }) => !state.decks.some((deck) => deck.colour === colour),
  );
  if (look === undefined) return null;
  const { colour } = look;
  const design = state.decks[0]?.design ?? look.design;
  const coverCards = rulebook.decks.coverCards.value;
  return { type: 'BringDeck', deck: newName(state, colour), colour, design, coverCards };
};

/** The colour, with a number where a deck of this name is here or was: over the years many were. */
const newName = ({ gone, decks }: TableCards, colour: string): string => {
  const used = new Set([...gone.map(({ deck }) => deck), ...decks.map(({ id }) => id)]);
  let name = colour;
  for (let number = 2; used.has(name); number += 1) name = `${colour}-${number}`;
  return name;
};

const bring = (under: CardsUnder, state: TableCards): Advice | null => {
  const deck = nextDeck(under, state);
  return deck === null ? null : advise(deck, `Bring a ${deck.colour} deck to the table.`, ['deck']);
};

/** What stands in the way of the deck whose turn it is. */
const forDeck = (
  under: CardsUnder,
  state: TableCards,
  code: string,
  deck: Deck | undefined,
): Advice | null => {
  if (deck === undefined) return null;
  if (state.inPlay !== null) return inTheMeantime(under, state);
  if (code === 'deck-too-old') {
    const reason = 'it has been in play as long as it may be';
    return advise({ type: 'RemoveDeck', deck: deck.id, reason }, `Change deck ${deck.id}.`);
  }
  const missing = missingDeck(under, state);
  if (missing !== null) return missing;
  switch (code) {
    case 'not-opened':
      return openNext(under, [deck, ...state.decks]);
    case 'not-shuffled':
      return shuffleNext(under, state, deck);
    case 'not-cut':
      return advise(
        { type: 'Cut', deck: deck.id, depth: DECK_SIZE / 2 },
        `Have deck ${deck.id} cut, at least ${under.rulebook.shuffling.cutAtLeast.value} from the top.`,
        ['depth'],
      );
    case 'not-loaded':
      return advise(
        { type: 'LoadDeck', deck: deck.id },
        `Deck ${deck.id}: ${LOAD_WORDS[state.method]}.`,
      );
    case 'rack-holds-other-deck':
    case 'other-deck-not-in-shuffler': {
      const other = otherDeck(state, deck) ?? deck;
      return advise(
        { type: 'FeedShuffler', deck: other.id },
        `Put deck ${other.id} into the shuffler.`,
      );
    }
    default:
      return null;
  }
};

/** While one deck is dealt, the shuffler finishes with the other. */
const inTheMeantime = (under: CardsUnder, state: TableCards): Advice | null => {
  const fed = beingShuffled(state);
  return fed === undefined ? null : shuffleNext(under, state, fed);
};

/** The house plays with two decks, and one is here. */
const missingDeck = (under: CardsUnder, state: TableCards): Advice | null => {
  if (state.decks.length >= under.equipment.decks.length || !works(state, 'shuffler')) return null;
  const deck = bring(under, state);
  return deck === null ? null : { ...deck, cite: under.rulebook.decks.allowed.cite };
};

/** The first of these decks that is not opened, and its next step. */
const openNext = (under: CardsUnder, decks: readonly Deck[]): Advice => {
  const [first] = decks.flatMap((deck) => {
    const next = nextOpeningStep(under, deck);
    return next === undefined ? [] : { deck: deck.id, ...next };
  });
  const { cite, ...step } = present(first, 'a deck that is not opened');
  const message = `Deck ${step.deck}: ${STEP_WORDS[step.step]}.`;
  return { ...advise({ type: 'DoOpeningStep', ...step }, message), cite };
};

const shuffleNext = (under: CardsUnder, state: TableCards, wanted: Deck): Advice => {
  if (!works(state, 'shuffler')) {
    const command = { type: 'Shuffle', deck: wanted.id, how: 'hand' } as const;
    return advise(command, `Shuffle deck ${wanted.id} by hand.`);
  }
  const deck = beingShuffled(state) ?? wanted;
  const command = { type: 'Shuffle', deck: deck.id, how: 'machine' } as const;
  const message = `Let the shuffler shuffle deck ${deck.id}.`;
  return shufflerCounts(under.equipment)
    ? advise({ ...command, counted: DECK_SIZE }, message, ['counted'])
    : advise(command, message);
};
