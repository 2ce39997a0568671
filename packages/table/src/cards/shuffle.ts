import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { shuffleClause } from './asked.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  isOpened,
  knownDeck,
  noRound,
  notIdle,
  notInPlay,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { devicesMarked } from './methods.js';
import {
  beingShuffled,
  type CardsUnder,
  DECK_SIZE,
  type Deck,
  shufflerCounts,
  type TableCards,
  works,
} from './state.js';
import { METHOD_WORDS } from './words.js';

type Shuffle = OrderOf<'Shuffle'>;

/** A shuffle that is finished, by hand or by machine; a machine that counts tells its count. */
export const shuffle = (under: CardsUnder, state: TableCards, command: Shuffle): CardsDecision => {
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const deck = known.value;
  const cite = shuffleClause(
    under,
    deck.stack.is === 'unshuffled' ? deck.stack.due : 'before-play',
  );
  const checked = all(
    () => handlesCards(command),
    () => mayBeShuffled(under, state, deck),
    () => wayAllowed(under, state, command),
    () => countTold(under, command),
  );
  if (!checked.ok) return checked;
  const { how, counted = null } = command;
  const done = { type: 'DeckShuffled', deck: deck.id, how, counted, cite } as const;
  if (counted === null || counted === DECK_SIZE) return ok([{ ...stampOf(command), ...done }]);
  const { shuffling, decks } = under.rulebook;
  const reason = `the shuffler counted ${counted} cards`;
  const removed = { type: 'DeckRemoved', deck: deck.id, reason, counted } as const;
  const law = shuffling.wrongDeviceCount?.cite ?? decks.allowed.cite;
  return ok([{ ...stampOf(command), ...removed, cite: law }]);
};

const mayBeShuffled = (under: CardsUnder, state: TableCards, deck: Deck): Check =>
  all(
    () => notIdle(under, state),
    () => notInPlay(state, deck.id),
    () => isOpened(under, deck),
  );

const wayAllowed = (under: CardsUnder, state: TableCards, { how, deck }: Shuffle): Check => {
  const { shuffling, dealing } = under.rulebook;
  const ways: readonly string[] = shuffling.ways?.value ?? ['hand', 'machine'];
  if (!ways.includes(how)) {
    return refuse(
      'no-such-way',
      'cards are shuffled by hand or by machine',
      shuffling.ways?.cite ?? bySoftware('forms'),
    );
  }
  if (how === 'machine') return shufflerReady(under, state, deck);
  const method = dealing.methods.find(({ value }) => value.method === state.method);
  return all(
    () => noRound(state),
    () => devicesMarked(under, state, 'shuffler'),
    () =>
      method?.value.needs.includes('automated-shuffler') === true
        ? refuse(
            'needs-shuffler',
            `cards that are dealt ${METHOD_WORDS[state.method]} are shuffled by the shuffler`,
            method.cite,
          )
        : FINE,
  );
};

/** It is there, it works, and is not busy with the other deck. */
const shufflerReady = ({ rulebook }: CardsUnder, state: TableCards, id: string): Check => {
  if (state.devices.shuffler === null) {
    const message = 'there is no shuffler at this table';
    return refuse('no-shuffler', message, bySoftware('orders'));
  }
  if (!works(state, 'shuffler')) {
    const { cite } = rulebook.irregularities['device-out-of-order'];
    return refuse('shuffler-out-of-order', 'the shuffler is out of order', cite);
  }
  const other = beingShuffled(state);
  if (other === undefined || other.id === id) return FINE;
  return refuse(
    'shuffler-occupied',
    `the shuffler has not finished with deck ${other.id}`,
    bySoftware('orders'),
  );
};

const countTold = ({ rulebook, equipment }: CardsUnder, { how, counted }: Shuffle): Check => {
  const cite = rulebook.shuffling.deviceCount?.cite ?? byPolicy('cards');
  const counts = how === 'machine' && shufflerCounts(equipment);
  if (counts && counted === undefined) {
    return refuse('count-missing', 'the shuffler counts the cards: say what it told', cite);
  }
  if (!counts && counted !== undefined) {
    return refuse(
      'nothing-counts',
      'only a shuffler that counts tells a count',
      bySoftware('orders'),
    );
  }
  if (counted !== undefined && (!Number.isSafeInteger(counted) || counted < 0)) {
    return refuse('not-a-count', 'cards are counted in whole numbers', bySoftware('forms'));
  }
  return FINE;
};

/** The cards leave the rack for the shuffler, which takes its time. */
export const feedShuffler = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'FeedShuffler'>,
): CardsDecision => {
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const deck = known.value;
  const { second } = under.rulebook.decks;
  const cite = second?.oneInPlay.cite ?? shuffleClause(under, 'before-play');
  const checked = all(
    () => handlesCards(command),
    () => mayBeShuffled(under, state, deck),
    () => shufflerReady(under, state, deck.id),
    () =>
      deck.place === 'shuffler'
        ? refuse(
            'in-the-shuffler',
            `deck ${deck.id} is in the shuffler already`,
            bySoftware('orders'),
          )
        : FINE,
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'ShufflerFed', deck: deck.id, cite }]);
};
