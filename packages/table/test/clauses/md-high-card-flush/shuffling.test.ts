import { describe, expect, it } from 'vitest';
import { antes, both, cards, no, withCards } from '../../support/clauses.js';
import { aceHigh } from '../../support/irregularity.js';
import {
  bring,
  byHand,
  byMachine,
  cut,
  dealtBy,
  load,
  maryland,
  oneDeck,
  opening,
} from '../../support/maryland.js';
import type { Draft } from '../../support/rounds.js';
import { DEALER, FLOOR, raise, type Table } from '../../support/table.js';

const round = { type: 'OpenRound' } as const;
const order = cards({ type: 'OrderShuffle', reason: 'a card was flashed' });
const recut = cards({ type: 'OrderRecut', reason: 'the cover card slipped' });

const stacked = (change: (house: Draft) => void = oneDeck): Table =>
  withCards(maryland(change), bring('red'), ...opening('red'));

describe('shuffling', () => {
  it('[MD-HCF-5A(2)] after every completed round', () => {
    const over = maryland(oneDeck)
      .bets(antes(1_000, [1]))
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .ends();
    expect(no(over, round)).toBe('not-shuffled');
    expect(no(over, cards(load('red')))).toBe('not-shuffled');
    expect(no(withCards(over, byMachine('red'), load('red')), round)).toBeNull();
  });

  it('[MD-HCF-5A(3)] whenever a floorperson orders it', () => {
    const ready = maryland(oneDeck).readiesCards();
    expect(no(ready, order, DEALER)).toBe('not-a-floorperson');
    const ordered = ready.do(order, FLOOR);
    expect(ordered.events.at(-1)).toMatchObject({
      by: 'Flo',
      event: { type: 'ShuffleOrdered', reason: 'a card was flashed' },
    });
    expect(no(ordered, round)).toBe('not-shuffled');
    expect(no(withCards(ordered, byMachine('red'), load('red')), round)).toBeNull();
  });

  it('[MD-HCF-5B] a shuffler may put the finished stack straight into the shoe', () => {
    const device = cards({ type: 'LoadDeck', deck: 'red', loader: 'device' });
    const shuffled = withCards(stacked(), byMachine('red'));
    expect(no(shuffled.do(device), round)).toBeNull();
    // Only what it has shuffled itself.
    expect(no(withCards(stacked(), byHand('red'), cut('red')), device)).toBe('device-may-not-load');
  });

  it.each([
    ['a shuffler that counts tells its count', true, undefined, 'count-missing'],
    ['and one that does not has none to tell', false, 52, 'nothing-counts'],
    ['a count', true, 52, null],
    ['no count', false, undefined, null],
  ])('[MD-HCF-5C(1)] %s', (_title, counts, counted, code) => {
    const table = stacked(dealtBy('automated-shoe', counts));
    const shuffle = { type: 'Shuffle', deck: 'red', how: 'machine' } as const;
    const gesture = counted === undefined ? shuffle : { ...shuffle, counted };
    expect(no(table, cards(gesture))).toBe(code);
  });

  it.each([51, 53])(
    '[MD-HCF-5C(2)] a count of %d: the deck leaves and does not come back',
    (wrong) => {
      const counted = withCards(stacked(), byMachine('red', wrong));
      expect(counted.deck('red')).toBe('gone');
      expect(no(counted, round)).toBe('no-deck');
      expect(no(counted, cards(bring('red')))).toBe('deck-gone');
    },
  );
});

describe('cutting', () => {
  it('[MD-HCF-5D(1)] shuffled by machine: dealt without a cut', () => {
    const shuffled = withCards(stacked(), byMachine('red'));
    expect(no(shuffled, cards(cut('red')))).toBe('no-cut-asked');
    expect(no(withCards(shuffled, load('red')), round)).toBeNull();
  });

  it.each([
    ['by hand', () => withCards(stacked(), byHand('red'))],
    ['beforehand', () => withCards(maryland(oneDeck), bring('red', { certificate: 'PS-1' }))],
  ])('[MD-HCF-5D(2)] shuffled %s: a cut first', (_how, table) => {
    expect(no(table(), round)).toBe('not-cut');
    expect(no(table(), cards(load('red')))).toBe('not-cut');
    expect(no(withCards(table(), cut('red'), load('red')), round)).toBeNull();
  });

  it.each([
    [9, 'cut-too-shallow'],
    [0, 'cut-too-shallow'],
    [10, null],
    [51, null],
    [52, 'cut-too-deep'],
  ])('[MD-HCF-5E] the cover card %d cards from the top', (depth, code) => {
    expect(no(withCards(stacked(), byHand('red')), cards(cut('red', depth)))).toBe(code);
  });

  it('[MD-HCF-5E(1)] what lies above the cover card goes under the stack, on record', () => {
    const done = withCards(stacked(), byHand('red'), cut('red', 12));
    expect(done.events.at(-1)).toMatchObject({
      event: { type: 'DeckCut', depth: 12, under: 'MD-HCF-5E(1)' },
    });
    const [deck] = done.world.table.cards.decks;
    expect(deck?.stack).toEqual({ is: 'shuffled', how: 'hand', cut: 12 });
  });

  it('[MD-HCF-5E(2)] the cut stack then goes into the shoe', () => {
    const done = withCards(stacked(dealtBy('manual-shoe')), byHand('red'), cut('red'));
    expect(no(done, round)).toBe('not-loaded');
    const loaded = withCards(done, load('red'));
    expect(loaded.world.table.cards.decks[0]?.place).toBe('shoe');
    expect(no(loaded, round)).toBeNull();
  });

  it('[MD-HCF-5F] before the first card a floorperson may order a new cut, with the reason', () => {
    const ready = withCards(stacked(), byHand('red'), cut('red'), load('red'));
    expect(no(ready, recut, DEALER)).toBe('not-a-floorperson');
    expect(no(ready, cards({ type: 'OrderRecut', reason: ' ' }), FLOOR)).toBe('no-reason');
    const ordered = ready.do(recut, FLOOR);
    expect(no(ordered, round)).toBe('not-cut');
    expect(no(withCards(ordered, cut('red', 30), load('red')), round)).toBeNull();
    const dealt = ready.bets(antes(1_000, [1])).deals(aceHigh, 1);
    expect(no(dealt, recut, FLOOR)).toBe('round-in-progress');
  });
});

describe('where nobody plays', () => {
  const idle = (): Table => withCards(maryland().readiesCards(), { type: 'GoIdle' });
  const DOWN = { type: 'SpreadIdle', face: 'down' } as const;

  it('[MD-HCF-5G(1)] the cards leave shoe and rack', () => {
    expect(maryland().readiesCards().world.table.cards.decks[0]?.place).toBe('shoe');
    expect(idle().world.table.cards.decks.map(({ place }) => place)).toEqual(['felt', 'felt']);
    expect(no(idle(), round)).toBe('idle');
  });

  it('[MD-HCF-5G(2)] they lie spread face down, or face up when a player asks', () => {
    expect(no(idle(), cards(DOWN))).toBeNull();
    expect(no(idle(), cards({ type: 'SpreadIdle', face: 'up' }))).toBe('nobody-asked');
    expect(no(idle(), cards({ type: 'SpreadIdle', face: 'up', askedBy: 'Ben' }))).toBeNull();
  });

  it.each([true, false])(
    '[MD-HCF-5G(3)] the first player back may inspect them (%s), then the opening is done again',
    (inspected) => {
      const spread = withCards(idle(), DOWN);
      expect(no(spread, cards(byMachine('red')))).toBe('idle');
      const back = withCards(spread, { type: 'EndIdle', inspected });
      expect(back.events.at(-1)).toMatchObject({ event: { type: 'IdleEnded', inspected } });
      expect(no(back, round)).toBe('not-opened');
      expect(no(back, cards(byMachine('red')))).toBe('not-opened');
      expect(no(back.readiesCards(), round)).toBeNull();
    },
  );
});

describe('a device that reshuffles and counts', () => {
  const reshuffles = both(oneDeck, (house: Draft) => {
    house.equipment.shuffler = { model: 'Approved', counts: true, reshuffles: true };
    house.approvals.push({ kind: 'reshuffling-device', reference: 'RS-1', date: '2025-12-01' });
  });

  it('[MD-HCF-5I] makes cut, new cut and idle rules fall away', () => {
    const shuffled = withCards(stacked(reshuffles), byMachine('red'));
    expect(no(shuffled, cards(cut('red')))).toBe('no-cut-asked');
    expect(no(shuffled, recut, FLOOR)).toBe('no-such-order');
    expect(no(shuffled, cards({ type: 'GoIdle' }))).toBe('no-idle-rule');
    expect(no(withCards(shuffled, load('red')), round)).toBeNull();
  });
});

describe('loading', () => {
  it.each([
    ['MD-HCF-8B', 'manual-shoe', 'shoe'],
    ['MD-HCF-9A(2)', 'hand', 'hand'],
    ['MD-HCF-10A(1)', 'automated-shoe', 'shoe'],
  ] as const)('[%s] from the shuffle to the %s', (_id, method, place) => {
    const shuffled = withCards(stacked(dealtBy(method)), byMachine('red'));
    expect(no(shuffled, round)).toBe('not-loaded');
    const loaded = withCards(shuffled, load('red'));
    expect(loaded.world.table.cards.decks[0]?.place).toBe(place);
    expect(no(loaded, round)).toBeNull();
  });
});
