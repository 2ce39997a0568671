import { describe, expect, it } from 'vitest';
import type { Deck, TableCards } from '../../src/cards/state.js';
import type { CardsOrder, RoundAtTable } from '../../src/index.js';
import { cardsAtHand, cardsFor, deckIsReady } from '../../src/rounds/deck-at-hand.js';
import { BY_HAND, CUT_AT_20, cardsWith, deckAs } from '../support/decks.js';
import { contestAs, handAt, NOON, roundAs, tableAs } from '../support/moments.js';
import { pinned } from '../support/tables.js';

/** Until the first card of a round moves, its deck may be shuffled or cut once more. */

const maryland = pinned('md/high-card-flush');
const opened = [
  'dealer-inspects',
  'floorperson-verifies',
  'spread-face-up',
  'first-player-looks',
  'turn-face-down',
  'wash',
  'stack',
] as const;
const RED = deckAs('red', { opened, stack: CUT_AT_20, place: 'shoe', inPlaySince: NOON });
const BLUE = deckAs('blue', { opened, place: 'shuffler', inPlaySince: NOON });
const inPlay = (red: Partial<Deck> = {}, ...others: readonly Deck[]): TableCards =>
  cardsWith([{ ...RED, ...red }, ...others], {
    method: 'automated-shoe',
    inPlay: { deck: 'red', round: 1 },
    last: 'red',
  });

const ANTE = [handAt(1)];
const bets = roundAs(contestAs('high-card-flush', { phase: 'betting', hands: ANTE }));
const closed = roundAs(contestAs('high-card-flush', { phase: 'dealing', hands: ANTE }));
const dealt = roundAs(contestAs('high-card-flush', { phase: 'dealing', hands: [handAt(1, 'As')] }));
const burnt: RoundAtTable = { ...closed, deadCards: 1 };
const voided: RoundAtTable = { ...bets, voided: { deck: 'kept', cite: 'house:reasons' } };

describe('before the first card of a round', () => {
  it.each([
    ['while bets are taken', bets],
    ['after "no more bets"', closed],
  ])(
    '%s its deck is not in play yet, is next in turn, and as old as it may be',
    (_title, round) => {
      expect(cardsAtHand({ cards: inPlay({}, BLUE), round })).toEqual({
        ...inPlay({ inPlaySince: null }, BLUE),
        inPlay: null,
        last: 'blue',
      });
      expect(cardsAtHand({ cards: inPlay(), round })).toEqual({
        ...inPlay({ inPlaySince: null }),
        inPlay: null,
        last: null,
      });
    },
  );

  it.each([
    ['between rounds', null],
    ['once a card is dealt', dealt],
    ['once a card is dead', burnt],
    ['in a void round', voided],
  ])('and not %s', (_title, round) => {
    const cards = inPlay({}, BLUE);
    expect(cardsAtHand({ cards, round })).toBe(cards);
  });

  it('and nothing is to be taken back where no deck is in play', () => {
    const cards = cardsWith([RED]);
    expect(cardsAtHand({ cards, round: bets })).toBe(cards);
  });
});

const ORDERED = { stack: { is: 'unshuffled', due: 'when-directed' }, place: 'felt' } as const;

describe('the deck of a round', () => {
  it.each<readonly [string, RoundAtTable | null, TableCards, string | null]>([
    ['is ready as it was loaded', bets, inPlay(), null],
    [
      'is not ready while it waits for a shuffle that was ordered',
      bets,
      inPlay(ORDERED),
      'not-shuffled',
    ],
    [
      'is not ready while it waits for a shuffle, not after "no more bets" either',
      closed,
      inPlay(ORDERED),
      'not-shuffled',
    ],
    ['is not ready while it is not loaded', bets, inPlay({ place: 'felt' }), 'not-loaded'],
    [
      'is not ready while it is not cut',
      bets,
      inPlay({ stack: BY_HAND, place: 'felt' }),
      'not-cut',
    ],
    [
      'is not made ready by another one that is',
      bets,
      inPlay(ORDERED, { ...RED, id: 'blue' }),
      'not-shuffled',
    ],
    ['is no matter once a card is dealt', dealt, inPlay(ORDERED), null],
    ['is no matter between rounds', null, cardsWith([]), null],
  ])('%s', (_title, round, cards, code) => {
    const ready = deckIsReady(tableAs(maryland, round, { cards }), NOON);
    expect(ready.ok ? null : ready.error.code).toBe(code);
  });
});

describe('an order for the cards', () => {
  const finds = (type: CardsOrder['type'], cards: TableCards, round = bets): string | null => {
    const found = cardsFor(tableAs(maryland, round, { cards }), { type } as CardsOrder, NOON);
    return found.inPlay?.deck ?? null;
  };

  it('of a floorperson finds them as before the first card', () => {
    expect(finds('OrderShuffle', inPlay())).toBeNull();
    expect(finds('OrderRecut', inPlay())).toBeNull();
    expect(finds('OrderRecut', inPlay(), dealt)).toBe('red');
  });

  it.each(['Shuffle', 'Cut', 'LoadDeck', 'ChangeMethod'] as const)(
    '%s finds them so where the deck is not ready, and in play where it is',
    (type) => {
      expect(finds(type, inPlay(ORDERED))).toBeNull();
      expect(finds(type, inPlay())).toBe('red');
    },
  );

  it('of another kind finds them in play', () => {
    expect(finds('BringDeck', inPlay())).toBe('red');
    expect(finds('RemoveDeck', inPlay(ORDERED))).toBe('red');
  });
});
