import { describe, expect, it } from 'vitest';
import { cardsAfterRound, cardsInPlay, evolveCards } from '../../src/cards/evolve.js';
import type { Deck, TableCards } from '../../src/cards/state.js';
import type { CardsEvent } from '../../src/index.js';
import { BY_HAND, CUT_AT_20, cardsWith, deckAs, UNSHUFFLED } from '../support/decks.js';

/** What each event makes of a table with two decks: the one that it names changes, the other one stays. */

const OPENED = { opened: ['dealer-inspects'], inspectedBy: 'Dana' } as const;

const BLUE = deckAs('blue', { stack: CUT_AT_20 });
const RACKED = { ...OPENED, place: 'rack', stack: UNSHUFFLED } as const;

const at = (red: Partial<Deck>, more: Partial<TableCards> = {}): TableCards =>
  cardsWith([deckAs('red', { ...RACKED, ...red }), BLUE], more);

const WHO = {
  by: 'Flo',
  as: 'floorperson',
  at: '2026-01-01T12:00:00Z',
  cite: 'house:cards',
} as const;

type Unstamped<E> = E extends unknown ? Omit<E, keyof typeof WHO> : never;
const after = (state: TableCards, event: Unstamped<CardsEvent>): TableCards =>
  evolveCards(state, { ...event, ...WHO } as CardsEvent);

const JAMMED = {
  shuffler: { trouble: 'jam', mark: null },
  shoe: { trouble: 'jam', mark: null },
} as const;
const MARKED = {
  shuffler: { trouble: 'jam', mark: 'cover' },
  shoe: { trouble: 'jam', mark: 'cover' },
} as const;
const NONE = { shuffler: null, shoe: null } as const;

describe('one deck', () => {
  it.each<[string, Partial<Deck>, Unstamped<CardsEvent>, Partial<Deck>]>([
    ['counted and whole', {}, { type: 'DeckCounted', deck: 'red', counted: 52 }, {}],
    [
      'inspected',
      { opened: [], inspectedBy: null },
      { type: 'OpeningStepDone', deck: 'red', step: 'dealer-inspects' },
      { opened: ['dealer-inspects'], inspectedBy: 'Flo' },
    ],
    [
      'opened further by another person',
      {},
      { type: 'OpeningStepDone', deck: 'red', step: 'floorperson-verifies' },
      { opened: ['dealer-inspects', 'floorperson-verifies'], inspectedBy: 'Dana' },
    ],
    [
      'fed to the shuffler after a shuffle',
      { stack: BY_HAND },
      { type: 'ShufflerFed', deck: 'red' },
      { place: 'shuffler', stack: { is: 'unshuffled', due: 'before-play' } },
    ],
    [
      'fed to the shuffler after a round',
      { stack: UNSHUFFLED },
      { type: 'ShufflerFed', deck: 'red' },
      { place: 'shuffler', stack: UNSHUFFLED },
    ],
    [
      'shuffled by hand',
      { stack: CUT_AT_20 },
      { type: 'DeckShuffled', deck: 'red', how: 'hand', counted: null },
      { place: 'felt', stack: { is: 'shuffled', how: 'hand', cut: null } },
    ],
    [
      'shuffled by machine',
      {},
      { type: 'DeckShuffled', deck: 'red', how: 'machine', counted: 52 },
      { place: 'shuffler', stack: { is: 'shuffled', how: 'machine', cut: null } },
    ],
    [
      'cut',
      { stack: BY_HAND },
      { type: 'DeckCut', deck: 'red', depth: 26, under: 'house:cards' },
      { place: 'felt', stack: { is: 'shuffled', how: 'hand', cut: 26 } },
    ],
    [
      'ordered to be cut again, and is not shuffled',
      {},
      { type: 'RecutOrdered', deck: 'red', reason: 'a card fell' },
      { place: 'felt' },
    ],
    [
      'cut before it is shuffled',
      {},
      { type: 'DeckCut', deck: 'red', depth: 26, under: 'house:cards' },
      { place: 'felt' },
    ],
    [
      'in the shoe',
      { stack: CUT_AT_20 },
      { type: 'DeckLoaded', deck: 'red', into: 'shoe', loader: 'dealer' },
      { place: 'shoe', stack: CUT_AT_20 },
    ],
    [
      'in the hand',
      { stack: CUT_AT_20 },
      { type: 'DeckLoaded', deck: 'red', into: 'hand', loader: 'dealer' },
      { place: 'hand', stack: CUT_AT_20 },
    ],
    [
      'ordered to be shuffled',
      { stack: CUT_AT_20, place: 'shoe' },
      { type: 'ShuffleOrdered', deck: 'red', reason: 'a card fell' },
      { place: 'felt', stack: { is: 'unshuffled', due: 'when-directed' } },
    ],
    [
      'ordered to be cut again',
      { stack: CUT_AT_20, place: 'shoe' },
      { type: 'RecutOrdered', deck: 'red', reason: 'a card fell' },
      { place: 'felt', stack: { is: 'shuffled', how: 'machine', cut: null } },
    ],
  ])('is %s', (_how, before, event, change) => {
    expect(after(at(before), event)).toEqual(at({ ...before, ...change }));
  });

  it('that is removed does not come back, and it is known whether it was counted', () => {
    const reason = 'it is worn';
    const gone = after(at({}), { type: 'DeckRemoved', deck: 'red', reason, counted: null });
    expect(gone).toEqual({ ...at({}), decks: [BLUE], gone: [{ deck: 'red', reason }] });
    const short = after(gone, { type: 'DeckRemoved', deck: 'blue', reason, counted: 51 });
    expect(short.decks).toEqual([]);
    expect(short.gone).toEqual([
      { deck: 'red', reason },
      { deck: 'blue', reason, miscounted: true },
    ]);
  });
});

describe('a device', () => {
  const byMachine = { type: 'DeckShuffled', deck: 'red', how: 'machine', counted: null } as const;
  const byHand = { ...byMachine, how: 'hand' } as const;
  const loaded = { type: 'DeckLoaded', deck: 'red', into: 'shoe', loader: 'dealer' } as const;
  const inHand = { ...loaded, into: 'hand' } as const;
  const repaired = { type: 'DeviceRepaired', device: 'shoe' } as const;
  const works = { trouble: null, mark: null } as const;

  it.each<[string, TableCards['devices'], Unstamped<CardsEvent>, TableCards['devices']]>([
    ['has shuffled again after a jam', JAMMED, byMachine, { ...JAMMED, shuffler: works }],
    ['is no better for a shuffle by hand', JAMMED, byHand, JAMMED],
    ['is out of order while it is covered', MARKED, byMachine, MARKED],
    ['is loaded again after a jam', JAMMED, loaded, { ...JAMMED, shoe: works }],
    ['is no better for cards in the hand', JAMMED, inHand, JAMMED],
    ['is still covered', MARKED, loaded, MARKED],
    ['is repaired', MARKED, repaired, { ...MARKED, shoe: works }],
    ['is not there, and nothing is shuffled in it', NONE, byMachine, NONE],
    ['is not there, and nothing is loaded into it', NONE, loaded, NONE],
    ['is not there, and nobody repairs it', NONE, repaired, NONE],
  ])('%s', (_how, devices, event, expected) => {
    expect(after(at({}, { devices }), event).devices).toEqual(expected);
  });

  it('reports a jam: the decks that were in it are shuffled again, and no other', () => {
    const state = at({ place: 'shoe', stack: CUT_AT_20 });
    const jam = {
      type: 'DeviceReported',
      device: 'shoe',
      trouble: 'jam',
      due: 'shoe-jam',
    } as const;
    const change = { place: 'felt', stack: { is: 'unshuffled', due: 'shoe-jam' } } as const;
    const devices = { ...state.devices, shoe: { trouble: 'jam', mark: null } } as const;
    expect(after(state, { ...jam, reshuffle: ['red'] })).toEqual(at(change, { devices }));
    expect(after(state, { ...jam, reshuffle: [] })).toEqual({ ...state, devices });
  });
});

describe('a round', () => {
  const NOON = '2026-01-01T12:00:00Z';
  const LATER = '2026-01-01T13:00:00Z';

  it('puts a deck in play, whose age counts from its first round', () => {
    const ready = at({ place: 'shoe', stack: CUT_AT_20 });
    const first = cardsInPlay(ready, 'red', 4, NOON);
    expect(first).toEqual({
      ...at({ place: 'shoe', stack: CUT_AT_20, inPlaySince: NOON }),
      inPlay: { deck: 'red', round: 4 },
      last: 'red',
    });
    expect(cardsInPlay(first, 'red', 5, LATER).decks).toEqual(first.decks);
  });

  it.each([
    ['kept', 'after-each-round'],
    ['reshuffled', 'after-each-round'],
  ] as const)('leaves a deck that is %s in the rack', (how, due) => {
    const played = cardsInPlay(at({ place: 'shoe', stack: CUT_AT_20 }), 'red', 4, NOON);
    expect(cardsAfterRound(played, how)).toEqual({
      ...at({ place: 'rack', stack: { is: 'unshuffled', due }, inPlaySince: NOON }),
      last: 'red',
    });
  });

  it('takes a defective deck from the table', () => {
    const played = cardsInPlay(at({ place: 'shoe', stack: CUT_AT_20 }), 'red', 4, NOON);
    expect(cardsAfterRound(played, 'removed')).toMatchObject({
      decks: [BLUE],
      gone: [{ deck: 'red', reason: 'it is defective' }],
      inPlay: null,
    });
  });

  it('that was not dealt changes no card', () => {
    const state = at({});
    expect(cardsAfterRound(state, 'kept')).toBe(state);
  });
});
