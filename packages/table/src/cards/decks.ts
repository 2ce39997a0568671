import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { isYoungEnough } from './age.js';
import { openingSteps } from './asked.js';
import {
  all,
  aReason,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  knownDeck,
  notIdle,
  notInPlay,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { type CardsUnder, DECK_SIZE, deckOf, type TableCards, works } from './state.js';

type Bring = OrderOf<'BringDeck'>;

/** A deck comes to the table: one that may be here, beside the one that already is. */
export const bringDeck = (under: CardsUnder, state: TableCards, command: Bring): CardsDecision => {
  const { decks, shuffling } = under.rulebook;
  const checked = all(
    () => handlesCards(command),
    () => notIdle(under, state),
    () => isNew(under, state, command),
    () => isWhole(under, command),
    () => mayBeSecond(under, state, command),
  );
  if (!checked.ok) return checked;
  const { deck, colour, design, coverCards, certificate = null } = command;
  const prepared = certificate === null ? null : shuffling.preparedDecks;
  const skips = prepared === null ? null : openingSteps(under).map(({ step }) => step);
  const cite = prepared?.cite ?? decks.coverCards.cite;
  const brought = { type: 'DeckBrought', deck, colour, design, coverCards, certificate } as const;
  return ok([{ ...stampOf(command), ...brought, skips, cite }]);
};

const isNew = ({ rulebook }: CardsUnder, state: TableCards, { deck }: Bring): Check => {
  if (deck.trim() === '') return refuse('no-name', 'a deck needs a name', bySoftware('forms'));
  if (deckOf(state, deck) !== undefined) {
    return refuse('deck-here', `deck ${deck} is at the table already`, bySoftware('orders'));
  }
  const gone = state.gone.find((one) => one.deck === deck);
  if (gone === undefined) return FINE;
  const message = `deck ${deck} left this table and does not come back: ${gone.reason}`;
  return refuse(
    'deck-gone',
    message,
    (gone.miscounted === true ? rulebook.shuffling.wrongDeviceCount?.cite : undefined) ??
      byPolicy('cards'),
  );
};

/** 52 cards of one look, with the cover cards that the document asks for. */
const isWhole = ({ rulebook: { decks, shuffling } }: CardsUnder, command: Bring): Check => {
  const { colour, design, coverCards, cards = DECK_SIZE, certificate } = command;
  if (colour.trim() === '' || design.trim() === '') {
    return refuse('no-look', 'say the colour of the backs and their design', bySoftware('forms'));
  }
  if (cards !== DECK_SIZE) {
    const whole = shuffling.deviceCount?.cite ?? decks.allowed.cite;
    return refuse('not-52-cards', 'a standard deck of 52 cards is used', whole);
  }
  if (certificate?.trim() === '') {
    const cite = shuffling.preparedDecks?.cite ?? byPolicy('cards');
    return refuse('no-certificate', 'a prepared deck has a paper that says so', cite);
  }
  const asked = decks.coverCards.value;
  if (!Number.isSafeInteger(coverCards) || coverCards < 0 || coverCards > DECK_SIZE) {
    return refuse('not-a-count', 'cover cards are whole cards', bySoftware('forms'));
  }
  if (asked > 0 && coverCards !== asked) {
    const message = `a deck has ${asked} cover card${asked === 1 ? '' : 's'}, not ${coverCards}`;
    return refuse('cover-cards', message, decks.coverCards.cite);
  }
  return FINE;
};

const mayBeSecond = (
  { rulebook }: CardsUnder,
  state: TableCards,
  { colour, design }: Bring,
): Check => {
  const { allowed, second } = rulebook.decks;
  if (!allowed.value.includes(state.decks.length + 1)) {
    const message = `no more than ${Math.max(...allowed.value)} deck${second === null ? ' is' : 's are'} used: remove one first`;
    return refuse('too-many-decks', message, allowed.cite);
  }
  const [first] = state.decks;
  if (first === undefined || second === null) return FINE;
  if (!works(state, 'shuffler')) {
    const message = 'two decks are used only with an automated shuffler';
    return refuse('two-decks-without-shuffler', message, second.needsShuffler.cite);
  }
  if (first.design !== design) {
    const message = `the two decks are of one design, and the other is ${first.design}`;
    return refuse('decks-of-two-designs', message, second.sameDesign.cite);
  }
  if (first.colour.trim().toLowerCase() === colour.trim().toLowerCase()) {
    const message = `the backs of the two decks differ in colour, and the other is ${first.colour} too`;
    return refuse('decks-of-one-colour', message, second.differentColours.cite);
  }
  return FINE;
};

export const removeDeck = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'RemoveDeck'>,
): CardsDecision => {
  const { deck, reason } = command;
  const known = knownDeck(state, deck);
  if (!known.ok) return known;
  const age = isYoungEnough(under, state, known.value, command.at);
  // Any deck may go for a reason; one whose time is up must.
  const cite = age.ok ? byPolicy('cards') : age.error.cite;
  const checked = all(
    () => handlesCards(command),
    () => notInPlay(state, deck),
    () => aReason(reason),
  );
  if (!checked.ok) return checked;
  return ok([{ ...stampOf(command), type: 'DeckRemoved', deck, reason, counted: null, cite }]);
};
