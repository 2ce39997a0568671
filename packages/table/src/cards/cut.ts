import { ok } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { cutAsked, unshuffledClause } from './asked.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  isOpened,
  knownDeck,
  notIdle,
  notInPlay,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { type CardsUnder, DECK_SIZE, type Deck, type TableCards } from './state.js';
import { DUE_WORDS } from './words.js';

/** The cards above the cover card go under the others: the same cards, from another one on. */
export const cutStack = <T>(stack: readonly T[], depth: number): readonly T[] => [
  ...stack.slice(depth),
  ...stack.slice(0, depth),
];

export const isShuffled = (under: CardsUnder, deck: Deck): Check => {
  const { id, stack } = deck;
  if (stack.is === 'shuffled') return FINE;
  const message = `deck ${id} is not shuffled: ${DUE_WORDS[stack.due]}`;
  return refuse('not-shuffled', message, unshuffledClause(under, deck, stack.due));
};

/** Cut, where the document asks for it after such a shuffle. */
export const isCut = (under: CardsUnder, state: TableCards, { id, stack }: Deck): Check => {
  if (stack.is === 'unshuffled' || stack.cut !== null) return FINE;
  const { asked, cite } = cutAsked(under, state, stack.how);
  return asked ? refuse('not-cut', `deck ${id} is not cut yet`, cite) : FINE;
};

export const cut = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'Cut'>,
): CardsDecision => {
  const { cutAtLeast, afterCut } = under.rulebook.shuffling;
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const deck = known.value;
  const checked = all(
    () => handlesCards(command),
    () => notIdle(under, state),
    () => notInPlay(state, deck.id),
    () => isOpened(under, deck),
    () => isShuffled(under, deck),
    () => mayBeCut(under, state, deck),
    () => deepEnough(under, command.depth),
  );
  if (!checked.ok) return checked;
  const top = afterCut?.find(({ value }) => value === 'top-goes-under');
  const done = { type: 'DeckCut', deck: deck.id, depth: command.depth } as const;
  const { cite } = cutAtLeast;
  return ok([{ ...stampOf(command), ...done, under: top?.cite ?? cite, cite }]);
};

const mayBeCut = (under: CardsUnder, state: TableCards, { id, stack }: Deck): Check => {
  if (stack.is === 'unshuffled') return FINE;
  const { asked, cite } = cutAsked(under, state, stack.how);
  if (!asked) return refuse('no-cut-asked', `deck ${id} is dealt without a cut`, cite);
  return stack.cut === null
    ? FINE
    : refuse('already-cut', `deck ${id} is cut already`, bySoftware('orders'));
};

const deepEnough = ({ rulebook }: CardsUnder, depth: number): Check => {
  const { value: least, cite } = rulebook.shuffling.cutAtLeast;
  if (!Number.isSafeInteger(depth) || depth < least) {
    const message = `the cut is at least ${least} card${least === 1 ? '' : 's'} from the top`;
    return refuse('cut-too-shallow', message, cite);
  }
  return depth < DECK_SIZE
    ? FINE
    : refuse('cut-too-deep', 'a cut leaves at least one card below it', bySoftware('forms'));
};
