import { describe, expect, it } from 'vitest';
import type { CardsUnder, Deck, TableCards } from '../../src/cards/state.js';
import { nextForCards } from '../../src/index.js';
import { NOON, tableUnder } from '../support/card-table.js';
import { BY_HAND, CUT_AT_20, cardsWith, dealingAs, deckAs } from '../support/decks.js';

/** What the dealer is told to do next with the cards, as they stand. */

const maryland = tableUnder('md/high-card-flush');
const southDakota = tableUnder('sd/high-card-flush');
const washington = tableUnder('wa/ricochet-poker');

const decksOf = (under: CardsUnder, ...colours: readonly string[]): CardsUnder => ({
  ...under,
  equipment: {
    ...under.equipment,
    decks: colours.map((colour) => ({ colour, design: 'diamond' })),
  },
});
const oneDeck = decksOf(maryland, 'red');

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

const dealt = (decks: readonly Deck[], more: Partial<TableCards> = {}): TableCards =>
  cardsWith(decks, { method: 'automated-shoe', ...more });

const told = (under: CardsUnder, state: TableCards): string | null => {
  const next = nextForCards(under, state, NOON);
  return next === null ? null : `${next.message} [${next.cite}]`;
};

const FAILED = { trouble: 'failed', mark: 'cover' } as const;
const WORKS = { trouble: null, mark: null } as const;

describe('the next order', () => {
  it.each<readonly [string, CardsUnder, TableCards, string | null]>([
    ['a first deck', maryland, dealt([]), 'Bring a red deck to the table. [baize:steps]'],
    ['no deck, where the house has none', decksOf(maryland), dealt([]), null],
    [
      'a second deck',
      maryland,
      dealt([ready('red')]),
      'Bring a blue deck to the table. [MD-HCF-3B]',
    ],
    [
      'no second deck, where the house has one',
      oneDeck,
      dealt([ready('green')]),
      'Let the shuffler shuffle deck green. [MD-HCF-4D]',
    ],
    [
      'no second deck of the same colour',
      decksOf(maryland, 'red', 'red'),
      dealt([ready('red')]),
      'Let the shuffler shuffle deck red. [MD-HCF-4D]',
    ],
    [
      'no second deck while the shuffler is out of order',
      maryland,
      dealt([ready('red')], { devices: { shuffler: FAILED, shoe: WORKS } }),
      'Shuffle deck red by hand. [MD-HCF-4D]',
    ],
    [
      'the first step of a deck',
      oneDeck,
      dealt([deckAs('red')]),
      'Deck red: the dealer inspects the cards. [MD-HCF-4A]',
    ],
    [
      'the next step of a deck',
      oneDeck,
      dealt([deckAs('red', { opened: opened.slice(0, 4) })]),
      'Deck red: turn the cards face down. [MD-HCF-4C(1)]',
    ],
    [
      'the opening of the deck in turn before that of the other one',
      maryland,
      dealt([deckAs('red'), deckAs('blue', { opened: ['dealer-inspects'] })], { last: 'red' }),
      'Deck blue: a floorperson confirms the inspection. [MD-HCF-4A]',
    ],
    [
      'the opening of the other one, once its own is done',
      maryland,
      dealt([ready('red', { stack: CUT_AT_20, place: 'shoe' }), deckAs('blue')]),
      'Deck blue: the dealer inspects the cards. [MD-HCF-4A]',
    ],
    [
      'the other one to the shuffler',
      maryland,
      dealt([ready('red', { stack: CUT_AT_20, place: 'shoe' }), ready('blue')]),
      'Put deck blue into the shuffler. [MD-HCF-3B(3)]',
    ],
    [
      'a cut',
      oneDeck,
      dealt([ready('red', { stack: BY_HAND })]),
      'Have deck red cut, at least 10 from the top. [MD-HCF-5D(2)]',
    ],
    [
      'another way to deal, where the shoe is out of order',
      oneDeck,
      dealt([ready('red')], { devices: { shuffler: WORKS, shoe: FAILED } }),
      'Deal from the hand. [MD-HCF-13I]',
    ],
    [
      'a repair, where no other way is allowed',
      { ...southDakota, equipment: { ...southDakota.equipment, dealing: 'automated-shoe' } },
      dealt([ready('red')], { devices: { shuffler: WORKS, shoe: FAILED } }),
      'No other way of dealing is allowed here: have the shoe repaired. [AMB-29]',
    ],
    [
      'nothing, where no way is allowed and nothing is broken',
      dealingAs(washington, { methods: [] }),
      dealt([ready('red')], { devices: { shuffler: null, shoe: null } }),
      null,
    ],
  ])('%s', (_title, under, state, expected) => {
    expect(told(under, state)).toBe(expected);
  });

  it('names a new deck as no deck here is named, and none that left', () => {
    const name = (decks: readonly Deck[], ...gone: readonly string[]): unknown => {
      const left = gone.map((deck) => ({ deck, reason: 'worn' }));
      const next = nextForCards(maryland, dealt(decks, { gone: left }), NOON);
      return next?.command.type === 'BringDeck' && next.command.deck;
    };
    expect(name([])).toBe('red');
    expect(name([], 'red')).toBe('red-2');
    expect(name([], 'red', 'red-2', 'red-3')).toBe('red-4');
    expect(name([ready('blue', { colour: 'red' })])).toBe('blue-2');
  });
});
