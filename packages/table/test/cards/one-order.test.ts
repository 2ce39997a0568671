import type { Shuffling } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { deckAge } from '../../src/cards/age.js';
import { decideCards } from '../../src/cards/decide.js';
import type { CardsUnder, Deck, TableCards } from '../../src/cards/state.js';
import { type CardsOrder, deckForRound } from '../../src/index.js';
import {
  bring,
  byHand,
  byMachine,
  cut,
  DEALER,
  FLOOR,
  feed,
  load,
  NOON,
  tableUnder,
} from '../support/card-table.js';
import {
  BY_HAND,
  BY_MACHINE,
  CUT_AT_20,
  cardsWith,
  dealingAs,
  deckAs,
  shufflingAs,
} from '../support/decks.js';

/** What one order comes to at one moment: the events with their clauses, or why not. */

const maryland = tableUnder('md/high-card-flush');
const washington = tableUnder('wa/ricochet-poker');

const opened = [
  'dealer-inspects',
  'floorperson-verifies',
  'spread-face-up',
  'first-player-looks',
  'turn-face-down',
  'wash',
  'stack',
] as const;
const ready = (id: string, more: Partial<Deck> = {}): Deck => deckAs(id, { opened, ...more });
const RED = ready('red');

const says = (under: CardsUnder, state: TableCards, order: CardsOrder, person = DEALER): string => {
  const decided = decideCards(under, state, { ...order, ...person, at: NOON });
  if (!decided.ok) return `${decided.error.code} [${decided.error.cite}] ${decided.error.message}`;
  return decided.value.map(({ type, cite }) => `${type} [${cite}]`).join();
};

type Row = readonly [string, CardsUnder, TableCards, CardsOrder, string];

const none = cardsWith([]);
const one = cardsWith([RED]);
const second = (more: Parameters<typeof bring>[1]): CardsOrder => bring('second', more);
const spaced = cardsWith([ready('red', { colour: ' Red ' })]);
const NO_LOOK = 'no-look [baize:forms] say the colour of the backs and their design';
const NO_COVER = 'not-a-count [baize:forms] cover cards are whole cards';

describe('a deck is brought', () => {
  it.each<Row>([
    ['with both its looks', maryland, none, bring('red'), 'DeckBrought [MD-HCF-3A]'],
    ['without a colour', maryland, none, bring('red', { colour: '' }), NO_LOOK],
    ['without a design', maryland, none, bring('red', { design: ' ' }), NO_LOOK],
    ['with half a cover card', maryland, none, bring('red', { coverCards: 0.5 }), NO_COVER],
    [
      'with fewer cover cards than none',
      maryland,
      none,
      bring('red', { coverCards: -1 }),
      NO_COVER,
    ],
    [
      'with more cover cards than cards',
      maryland,
      none,
      bring('red', { coverCards: 53 }),
      NO_COVER,
    ],
    [
      'of the same colour, written another way',
      maryland,
      one,
      second({ colour: ' RED ' }),
      'decks-of-one-colour [MD-HCF-3B(2)] the backs of the two decks differ in colour, and the other is red too',
    ],
    [
      'of the same colour as one that was written another way',
      maryland,
      spaced,
      second({ colour: 'red' }),
      'decks-of-one-colour [MD-HCF-3B(2)] the backs of the two decks differ in colour, and the other is  Red  too',
    ],
    [
      'that a device found not whole',
      maryland,
      cardsWith([], { gone: [{ deck: 'red', reason: 'it has 51', miscounted: true }] }),
      bring('red'),
      'deck-gone [MD-HCF-5C(2)] deck red left this table and does not come back: it has 51',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order)).toBe(expected);
  });
});

describe('a deck is opened', () => {
  const step = (deck: string) =>
    ({ type: 'DoOpeningStep', deck, step: 'dealer-inspects' }) as const;
  it.each<Row>([
    [
      'step by step',
      maryland,
      cardsWith([deckAs('red')]),
      step('red'),
      'OpeningStepDone [MD-HCF-4A]',
    ],
    [
      'that is not at the table',
      maryland,
      one,
      step('green'),
      'unknown-deck [baize:orders] there is no deck "green" at this table',
    ],
    [
      'that is open',
      maryland,
      one,
      step('red'),
      'opening-done [MD-HCF-4D] the opening of deck red is done: it is to be shuffled',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order)).toBe(expected);
  });
});

describe('a deck is shuffled', () => {
  const due = (why: 'before-play' | 'after-each-round' | 'when-directed' | 'shuffler-jam') =>
    cardsWith([ready('red', { stack: { is: 'unshuffled', due: why } })]);
  const inHand = { ...one, method: 'hand' } as const;
  it.each<Row>([
    ['before play', maryland, due('before-play'), byMachine('red'), 'DeckShuffled [MD-HCF-5A(1)]'],
    [
      'after a round',
      maryland,
      due('after-each-round'),
      byMachine('red'),
      'DeckShuffled [MD-HCF-5A(2)]',
    ],
    ['as ordered', maryland, due('when-directed'), byMachine('red'), 'DeckShuffled [MD-HCF-5A(3)]'],
    ['after a jam', maryland, due('shuffler-jam'), byMachine('red'), 'DeckShuffled [MD-HCF-13G]'],
    [
      'again',
      maryland,
      cardsWith([ready('red', { stack: BY_HAND })]),
      byMachine('red'),
      'DeckShuffled [MD-HCF-5A(1)]',
    ],
    ['and is not whole', maryland, one, byMachine('red', 51), 'DeckRemoved [MD-HCF-5C(2)]'],
    ['and is gone', maryland, one, byMachine('red', 0), 'DeckRemoved [MD-HCF-5C(2)]'],
    ...[0.5, -1, Number.NaN].map(
      (counted): Row => [
        `and ${counted} cards are counted`,
        maryland,
        one,
        byMachine('red', counted),
        'not-a-count [baize:forms] cards are counted in whole numbers',
      ],
    ),
    [
      'by a machine that counts, and its count is not told',
      maryland,
      one,
      { type: 'Shuffle', deck: 'red', how: 'machine' },
      'count-missing [MD-HCF-5C(1)] the shuffler counts the cards: say what it told',
    ],
    [
      'by hand, to be dealt from a manual shoe',
      maryland,
      one,
      byHand('red'),
      'DeckShuffled [MD-HCF-5A(1)]',
    ],
    [
      'by hand, to be dealt from the hand',
      maryland,
      inHand,
      byHand('red'),
      'needs-shuffler [MD-HCF-9A(1)] cards that are dealt from the hand are shuffled by the shuffler',
    ],
    [
      'in no known way',
      maryland,
      one,
      { type: 'Shuffle', deck: 'red', how: 'riffle' } as never,
      'no-such-way [MD-HCF-5A] cards are shuffled by hand or by machine',
    ],
    [
      'while the shuffler has the other one',
      maryland,
      cardsWith([RED, ready('blue', { place: 'shuffler' })]),
      byMachine('red'),
      'shuffler-occupied [baize:orders] the shuffler has not finished with deck blue',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order)).toBe(expected);
  });
});

describe('a deck is cut, counted or shuffled again', () => {
  const wasCut = cardsWith([ready('red', { stack: CUT_AT_20 })]);
  const byHands = cardsWith([ready('red', { stack: { ...CUT_AT_20, how: 'hand' } })]);
  const reshuffles: CardsUnder = {
    ...maryland,
    equipment: { ...maryland.equipment, shuffler: { model: 'R', counts: true, reshuffles: true } },
  } as never;
  const recut: CardsOrder = { type: 'OrderRecut', reason: 'a card fell' };
  it.each<Row>([
    [
      'counted, and there is none',
      maryland,
      one,
      { type: 'CountDeck', deck: 'red', counted: 0 },
      'DeckRemoved [MD-HCF-8J(2)]',
    ],
    ['cut again, as ordered', maryland, wasCut, recut, 'RecutOrdered [MD-HCF-5F]'],
    [
      'not cut again after a device that reshuffles',
      reshuffles,
      wasCut,
      recut,
      'no-such-order [MD-HCF-5I] with this shuffler cards are not cut again',
    ],
    ['cut again after a shuffle by hand', reshuffles, byHands, recut, 'RecutOrdered [MD-HCF-5F]'],
    [
      'not there',
      reshuffles,
      none,
      recut,
      'nothing-cut [baize:orders] the next deck has no cut that could be made again',
    ],
    [
      'cut after a shuffle by hand, whatever a device does',
      reshuffles,
      cardsWith([ready('red', { stack: BY_HAND })]),
      cut('red'),
      'DeckCut [MD-HCF-5E]',
    ],
    [
      'not cut after a device that reshuffles',
      reshuffles,
      cardsWith([ready('red', { stack: BY_MACHINE })]),
      cut('red'),
      'no-cut-asked [MD-HCF-5I] deck red is dealt without a cut',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order, FLOOR)).toBe(expected);
  });
});

/** A document that has no word on something: the house's own rule is cited, and nothing else changes. */
describe('where the document is silent', () => {
  const gone = cardsWith([], { gone: [{ deck: 'red', reason: 'worn', miscounted: true }] });
  const book = (change: Parameters<typeof shufflingAs>[1]): CardsUnder =>
    shufflingAs(maryland, change);
  const dealing = (change: Parameters<typeof dealingAs>[1]): CardsUnder =>
    dealingAs(maryland, change);
  const both = {
    ...maryland,
    rulebook: { ...maryland.rulebook, decks: { ...maryland.rulebook.decks, second: null } },
  };
  it.each<Row>([
    [
      'on decks that a device found wrong',
      book({ wrongDeviceCount: null }),
      gone,
      bring('red'),
      'deck-gone [house:cards] deck red left this table and does not come back: worn',
    ],
    [
      'on prepared decks',
      book({ preparedDecks: null }),
      none,
      bring('red', { certificate: ' ' }),
      'no-certificate [house:cards] a prepared deck has a paper that says so',
    ],
    [
      'on what a second deck is like',
      both,
      one,
      second({ design: 'bee' }),
      'DeckBrought [MD-HCF-3A]',
    ],
    [
      'on the opening',
      book({ opening: [] }),
      one,
      { type: 'DoOpeningStep', deck: 'red', step: 'wash' },
      'opening-done [baize:orders] the opening of deck red is done: it is to be shuffled',
    ],
    [
      'on the shuffle that ends the opening',
      book({ opening: [] }),
      one,
      cut('red'),
      'not-shuffled [MD-HCF-5A(1)] deck red is not shuffled: it is shuffled right before play',
    ],
    [
      'on the ways to shuffle',
      book({ ways: undefined }),
      one,
      { type: 'Shuffle', deck: 'red', how: 'riffle' } as never,
      'no-such-way [baize:forms] cards are shuffled by hand or by machine',
    ],
    [
      'on the count of a device',
      book({ deviceCount: undefined }),
      one,
      { type: 'Shuffle', deck: 'red', how: 'machine' },
      'count-missing [house:cards] the shuffler counts the cards: say what it told',
    ],
    [
      'on how the cards are dealt',
      dealing({ methods: [] }),
      one,
      byHand('red'),
      'DeckShuffled [MD-HCF-5A(1)]',
    ],
    [
      'on how the cards are dealt at all',
      dealing({ methods: [] }),
      cardsWith([ready('red', { stack: CUT_AT_20 })]),
      load('red'),
      'dealing-method [baize:orders] this game is not dealt from a manual shoe',
    ],
    ['on the second deck that waits', washington, one, feed('red'), 'ShufflerFed [AMB-69]'],
    [
      'on devices, and there is none',
      maryland,
      { ...one, devices: { shuffler: null, shoe: null } },
      { type: 'ChangeMethod', method: 'hand' },
      'nothing-broken [house:elections] the house deals from the automated shoe here, and no device is out of order',
    ],
    [
      'on what a device makes needless',
      {
        ...book({ reshufflingDeviceSkips: undefined }),
        equipment: {
          ...maryland.equipment,
          shuffler: { model: 'R', counts: false, reshuffles: true },
        },
      } as never,
      cardsWith([ready('red', { stack: BY_HAND })]),
      cut('red'),
      'DeckCut [MD-HCF-5E]',
    ],
    [
      'on where the cards go once they are cut',
      book({ afterCut: undefined }),
      cardsWith([ready('red', { stack: BY_HAND })]),
      cut('red'),
      'DeckCut [MD-HCF-5E]',
    ],
    [
      'where nobody cuts at all',
      book({ cut: { value: 'never', cite: 'MD-HCF-5E' } as never }),
      cardsWith([ready('red', { stack: BY_HAND })]),
      cut('red'),
      'no-cut-asked [MD-HCF-5E] deck red is dealt without a cut',
    ],
  ])('%s', (_title, under, state, order, expected) => {
    expect(says(under, state, order)).toBe(expected);
  });

  it('on what lies above the cover card, the clause of the cut is that of its depth', () => {
    const state = cardsWith([ready('red', { stack: BY_HAND })]);
    const under = (afterCut: Shuffling['afterCut']): readonly unknown[] => {
      const decided = decideCards(book({ afterCut }), state, {
        ...cut('red'),
        ...DEALER,
        at: NOON,
      });
      return decided.ok
        ? decided.value.map((event) => event.type === 'DeckCut' && event.under)
        : [];
    };
    const { afterCut = [] } = maryland.rulebook.shuffling;
    expect(under(afterCut)).toEqual(['MD-HCF-5E(1)']);
    expect(under(afterCut.toReversed())).toEqual(['MD-HCF-5E(1)']);
    expect(under(undefined)).toEqual(['MD-HCF-5E']);
  });
});

describe('a round may be dealt', () => {
  const inHand = ready('red', { stack: { ...CUT_AT_20, how: 'hand' }, place: 'hand' });
  const inShoe = ready('red', { stack: CUT_AT_20, place: 'shoe' });
  const two = (other: Partial<Deck>): TableCards =>
    cardsWith([inShoe, ready('blue', other)], { method: 'automated-shoe' });
  const silent = shufflingAs(maryland, { openingForEachDeck: undefined });
  const noShuffler: CardsUnder = {
    ...washington,
    equipment: { ...washington.equipment, shuffler: null, dealing: 'hand' },
  };
  const cutOnly = cardsWith([ready('red', { stack: CUT_AT_20 })]);
  const shoe: CardsUnder = {
    ...maryland,
    equipment: { ...maryland.equipment, dealing: 'manual-shoe' },
  };
  it.each<readonly [string, CardsUnder, TableCards, string]>([
    [
      'with any other deck, where the document has no word on a second',
      noShuffler,
      cardsWith([inHand, ready('blue', { place: 'rack' })], {
        method: 'hand',
        devices: { shuffler: null, shoe: null },
      }),
      'red',
    ],
    ['while the other deck is in the shuffler', maryland, two({ place: 'shuffler' }), 'red'],
    [
      'not while the other deck is in the rack',
      maryland,
      two({ place: 'rack' }),
      'rack-holds-other-deck [MD-HCF-3B(5)]',
    ],
    [
      'not while the other deck waits elsewhere',
      maryland,
      two({}),
      'other-deck-not-in-shuffler [MD-HCF-3B(3)]',
    ],
    ['not before each deck is opened', maryland, two({ opened: [] }), 'not-opened [MD-HCF-4E]'],
    [
      'not before each deck is opened, by the step itself',
      silent,
      two({ opened: [] }),
      'not-opened [MD-HCF-4A]',
    ],
    [
      'not from a stack that is cut and not in the shoe',
      shoe,
      cutOnly,
      'not-loaded [MD-HCF-5E(2)]',
    ],
    [
      'not from a stack that is cut and not in the hand',
      maryland,
      { ...cutOnly, method: 'hand' },
      'not-loaded [MD-HCF-9A(2)]',
    ],
    [
      'not from a deck of an earlier day that is to be shuffled before play',
      maryland,
      cardsWith([ready('red', { inPlaySince: NOON })], { method: 'automated-shoe' }),
      'not-shuffled [MD-HCF-5A(1)]',
    ],
    [
      'not from a new deck, whose opening ends with a shuffle',
      maryland,
      cardsWith([RED], { method: 'automated-shoe' }),
      'not-shuffled [MD-HCF-4D]',
    ],
    [
      'by the clause of the method itself, where the document has but one',
      dealingAs(maryland, { clauseByMethod: {} }),
      cardsWith([ready('red', { stack: BY_MACHINE })], { method: 'automated-shoe' }),
      'not-loaded [MD-HCF-10B(1)]',
    ],
  ])('%s', (_title, under, state, expected) => {
    const found = deckForRound(under, state, NOON);
    expect(found.ok ? found.value : `${found.error.code} [${found.error.cite}]`).toBe(expected);
  });
});

describe('the deck to change first', () => {
  const since = (...hours: readonly number[]): TableCards =>
    cardsWith(
      hours.map((hour, at) =>
        deckAs(`deck ${at + 1}`, { inPlaySince: `2026-01-01T0${hour}:00:00Z` }),
      ),
    );
  it.each([
    ['the older one', since(7, 6), 'deck 2'],
    ['the older one, whichever came first', since(6, 7), 'deck 1'],
    ['of two that are as old, the first', since(6, 6), 'deck 1'],
    ['none that was never played', cardsWith([RED]), undefined],
    ['the only one that was played', cardsWith([RED, ...since(6).decks]), 'deck 1'],
  ])('%s', (_title, state, expected) => {
    expect(deckAge(maryland, state, NOON)?.deck).toBe(expected);
  });

  it('has as many hours left as its method gives it', () => {
    expect(deckAge(maryland, since(6), NOON)).toEqual({
      deck: 'deck 1',
      limitHours: 8,
      hoursLeft: 2,
      warning: false,
      cite: 'MD-HCF-3C(2)',
    });
    expect(deckAge(maryland, { ...since(9), method: 'hand' }, NOON)).toEqual({
      deck: 'deck 1',
      limitHours: 4,
      hoursLeft: 1,
      warning: false,
      cite: 'MD-HCF-3C(1)',
    });
    expect(deckAge(washington, since(6), NOON)).toBeNull();
  });
});
