import { describe, expect, it } from 'vitest';
import { decideCards } from '../../src/cards/decide.js';
import {
  beingShuffled,
  type Deck,
  deckInTurn,
  isByMachine,
  noCards,
  type TableCards,
  wasCut,
} from '../../src/cards/state.js';
import type { CardsOrder } from '../../src/index.js';
import { DEALER, NOON, tableUnder } from '../support/card-table.js';
import { BY_HAND, BY_MACHINE, CUT_AT_20, cardsWith, deckAs, UNSHUFFLED } from '../support/decks.js';

const maryland = tableUnder('md/high-card-flush');
const washington = tableUnder('wa/ricochet-poker');

const RED = deckAs('red');
const BLUE = deckAs('blue');
const named = (deck: Deck | undefined): string => deck?.id ?? 'none';

describe('whose turn it is', () => {
  const inShuffler = { place: 'shuffler' } as const;
  it.each<[string, readonly Deck[], string | null, string]>([
    ['no deck', [], null, 'none'],
    ['one deck, and the round before was its own', [RED], 'red', 'red'],
    ['two decks, none played yet: the first one', [RED, BLUE], null, 'red'],
    ['two decks: not the one of the round before', [RED, BLUE], 'red', 'blue'],
    ['two decks, the other way round', [RED, BLUE], 'blue', 'red'],
    ['a deck was played that has left', [RED, BLUE], 'green', 'red'],
    ['one lies in the shoe', [RED, deckAs('blue', { place: 'shoe' })], null, 'blue'],
    ['one lies in the hand', [RED, deckAs('blue', { place: 'hand' })], null, 'blue'],
    ['one is in the shuffler', [RED, deckAs('blue', inShuffler)], null, 'blue'],
    [
      'in the shoe before in the shuffler',
      [deckAs('red', inShuffler), deckAs('blue', { place: 'shoe' })],
      null,
      'blue',
    ],
  ])('%s', (_title, decks, last, turn) => {
    expect(named(deckInTurn(cardsWith(decks, { last })))).toBe(turn);
  });
});

describe('the shuffler has not finished', () => {
  it.each<[string, readonly Deck[], string]>([
    [
      'with a deck that lies in it, unshuffled',
      [RED, deckAs('blue', { place: 'shuffler' })],
      'blue',
    ],
    ['with none on the felt', [RED, BLUE], 'none'],
    [
      'with none that it has shuffled',
      [deckAs('red', { place: 'shuffler', stack: BY_MACHINE })],
      'none',
    ],
  ])('%s', (_title, decks, fed) => {
    expect(named(beingShuffled(cardsWith(decks)))).toBe(fed);
  });

  it('a stack is known by how it was shuffled, and whether it was cut', () => {
    const stacks = [UNSHUFFLED, BY_HAND, BY_MACHINE, CUT_AT_20].map((stack) =>
      deckAs('red', { stack }),
    );
    expect(stacks.map(isByMachine)).toEqual([false, false, true, true]);
    expect(stacks.map(wasCut)).toEqual([false, false, false, true]);
  });
});

describe('a closed table', () => {
  it('has no deck, and devices that work', () => {
    const works = { trouble: null, mark: null };
    const closed = { decks: [], gone: [], idle: null, inPlay: null, last: null };
    expect(noCards(maryland)).toEqual({
      ...closed,
      method: 'automated-shoe',
      devices: { shuffler: works, shoe: works },
    });
    const equipment = { ...maryland.equipment, dealing: 'hand', shuffler: null } as const;
    expect(noCards({ ...maryland, equipment })).toEqual({
      ...closed,
      method: 'hand',
      devices: { shuffler: null, shoe: null },
    });
  });
});

describe('a deck is loaded in its turn', () => {
  const opened = [
    'dealer-inspects',
    'floorperson-verifies',
    'spread-face-up',
    'first-player-looks',
    'turn-face-down',
    'wash',
    'stack',
  ] as const;
  const ready = (id: string, more: Partial<Deck> = {}): Deck =>
    deckAs(id, { opened, stack: CUT_AT_20, ...more });
  const [red, blue] = [ready('red'), ready('blue')];
  const inShoe = ready('blue', { place: 'shoe' });
  const byMachine = { stack: BY_MACHINE } as const;
  const LOAD: CardsOrder = { type: 'LoadDeck', deck: 'red' };
  const ITSELF: CardsOrder = { ...LOAD, loader: 'device' };

  const says = (under: typeof maryland, state: TableCards, order: CardsOrder): string => {
    const decided = decideCards(
      under,
      { ...state, method: 'automated-shoe' },
      { ...order, ...DEALER, at: NOON },
    );
    return decided.ok
      ? decided.value.map(({ type, cite }) => `${type} ${cite}`).join()
      : `${decided.error.code} ${decided.error.cite}`;
  };

  it.each<[string, typeof maryland, TableCards, CardsOrder, string]>([
    ['the only one', maryland, cardsWith([red]), LOAD, 'DeckLoaded MD-HCF-10A(1)'],
    [
      'the only one, again and again',
      maryland,
      cardsWith([red], { last: 'red' }),
      LOAD,
      'DeckLoaded MD-HCF-10A(1)',
    ],
    ['the first of two', maryland, cardsWith([red, blue]), LOAD, 'DeckLoaded MD-HCF-10A(1)'],
    [
      'the other one of two',
      maryland,
      cardsWith([red, blue], { last: 'blue' }),
      LOAD,
      'DeckLoaded MD-HCF-10A(1)',
    ],
    [
      'not the same of two',
      maryland,
      cardsWith([red, blue], { last: 'red' }),
      LOAD,
      'same-deck-twice MD-HCF-3B(4)',
    ],
    [
      'not a second one',
      maryland,
      cardsWith([red, inShoe]),
      LOAD,
      'other-deck-loaded MD-HCF-3B(3)',
    ],
    [
      'not one that is loaded',
      maryland,
      cardsWith([{ ...inShoe, id: 'red' }]),
      LOAD,
      'already-loaded baize:orders',
    ],
    [
      'where the document knows one deck, nothing is said of a second',
      washington,
      cardsWith([red, inShoe], { last: 'red' }),
      LOAD,
      'DeckLoaded WA-RP-EQ#2',
    ],
    [
      'by the shuffler that has shuffled it',
      maryland,
      cardsWith([ready('red', { ...byMachine, place: 'shuffler' })]),
      ITSELF,
      'DeckLoaded MD-HCF-5B',
    ],
    [
      'not by the shuffler once it lies before the dealer',
      maryland,
      cardsWith([ready('red', byMachine)]),
      ITSELF,
      'device-may-not-load MD-HCF-5B',
    ],
    [
      'not by a shuffler of which the document says nothing',
      washington,
      cardsWith([ready('red', { ...byMachine, place: 'shuffler' })]),
      ITSELF,
      'device-may-not-load house:cards',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order)).toBe(expected);
  });
});
