import type { Dealing, Shuffling } from '@baize/rulebook';
import type { CardsUnder, Deck, Stack, TableCards } from '../../src/cards/state.js';

/** Decks and devices as they stand at one moment, however they came to be so. */

export const UNSHUFFLED = { is: 'unshuffled', due: 'after-each-round' } as const satisfies Stack;
export const BY_HAND = { is: 'shuffled', how: 'hand', cut: null } as const satisfies Stack;
export const BY_MACHINE = { is: 'shuffled', how: 'machine', cut: null } as const satisfies Stack;
export const CUT_AT_20 = { is: 'shuffled', how: 'machine', cut: 20 } as const satisfies Stack;

/** A new deck on the felt, whose backs have the colour that it is named after. */
export const deckAs = (id: string, more: Partial<Deck> = {}): Deck => ({
  id,
  colour: id,
  design: 'diamond',
  coverCards: 2,
  certificate: null,
  opened: [],
  inspectedBy: null,
  stack: { is: 'unshuffled', due: 'before-play' },
  place: 'felt',
  inPlaySince: null,
  ...more,
});

/** Dealt from a manual shoe, with a shuffler that works, between two rounds. */
export const cardsWith = (decks: readonly Deck[], more: Partial<TableCards> = {}): TableCards => ({
  method: 'manual-shoe',
  decks,
  gone: [],
  devices: { shuffler: { trouble: null, mark: null }, shoe: { trouble: null, mark: null } },
  idle: null,
  inPlay: null,
  last: null,
  ...more,
});

/** The same table under a document that says something else of shuffling, or nothing. */
export const shufflingAs = (
  under: CardsUnder,
  change: { readonly [K in keyof Shuffling]?: Shuffling[K] | undefined },
): CardsUnder => {
  const shuffling = { ...under.rulebook.shuffling, ...change } as Shuffling;
  return { ...under, rulebook: { ...under.rulebook, shuffling } };
};

export const dealingAs = (
  under: CardsUnder,
  change: { readonly [K in keyof Dealing]?: Dealing[K] | undefined },
): CardsUnder => {
  const dealing = { ...under.rulebook.dealing, ...change } as Dealing;
  return { ...under, rulebook: { ...under.rulebook, dealing } };
};
