import { describe, expect, it } from 'vitest';
import type { CardsUnder } from '../../src/cards/state.js';
import { cutStack } from '../../src/index.js';
import {
  bring,
  byHand,
  byMachine,
  CardTable,
  cut,
  DEALER,
  DEVICE,
  FLOOR,
  feed,
  load,
  MANAGER,
  open,
  PLAYER,
  tableUnder,
} from '../support/card-table.js';

const oneDeck = [{ colour: 'red', design: 'diamond' }];
const maryland = CardTable.open(tableUnder('md/high-card-flush', { decks: oneDeck }));
const manual = CardTable.open(
  tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'manual-shoe', shuffler: null }),
);
const stacked = maryland.all(bring('red'), ...open('red'));
const manualStacked = manual.all(bring('red'), ...open('red'));
const directed = { type: 'OrderShuffle', reason: 'a card was flashed' } as const;
const recut = { type: 'OrderRecut', reason: 'the cover card slipped' } as const;

const brought = (under: CardsUnder) => CardTable.open(under).do(bring('red', { coverCards: 1 }));

describe('shuffling in Maryland', () => {
  it('[MD-HCF-5A] cards are mixed by hand or by machine, unless they were beforehand', () => {
    expect(stacked.do(byHand('red')).deck('red').stack).toMatchObject({ how: 'hand' });
    expect(stacked.do(byMachine('red')).deck('red').stack).toMatchObject({ how: 'machine' });
    expect(maryland.do(bring('red', { certificate: 'PS-1' })).deck('red').stack).toMatchObject({
      how: 'beforehand',
    });
    const otherwise = { type: 'Shuffle', deck: 'red', how: 'magic' as 'hand' } as const;
    expect(stacked.refuses(otherwise)).toBe('no-such-way MD-HCF-5A');
    expect(stacked.refuses(byHand('green'))).toBe('unknown-deck baize:orders');
    expect(stacked.refuses(byHand('red'), PLAYER)).toBe('not-your-cards house:roles');
  });

  it('[MD-HCF-5A(1)] right before play starts', () => {
    expect(stacked.waits).toMatch(/^not-shuffled/);
    expect(stacked.do(byHand('red')).last).toMatchObject({ cite: 'MD-HCF-5A(1)' });
  });

  it('[MD-HCF-5A(2)] after every completed round', () => {
    const over = maryland.followed().deal().endRound();
    expect(over.deck('red').place).toBe('rack');
    expect(over.waits).toBe('not-shuffled MD-HCF-5A(2)');
    expect(over.refuses(load('red'))).toBe('not-shuffled MD-HCF-5A(2)');
    const again = over.do(byMachine('red'));
    expect(again.last).toMatchObject({ type: 'DeckShuffled', cite: 'MD-HCF-5A(2)' });
    expect(again.do(load('red')).waits).toBeNull();
  });

  it('a void round is shuffled too', () => {
    const over = maryland.followed().deal().endRound('reshuffled');
    expect(over.waits).toBe('not-shuffled MD-HCF-5A(2)');
  });

  it('[MD-HCF-5A(3), AMB-63] whenever a floorperson or above orders it, with the reason', () => {
    const ready = maryland.followed();
    expect(ready.refuses(directed, DEALER)).toBe('not-a-floorperson MD-HCF-5A(3)');
    expect(ready.refuses({ ...directed, reason: '' })).toBe('no-reason house:reasons');
    expect(ready.refuses(directed, MANAGER)).toBeNull();
    const ordered = ready.do(directed, FLOOR);
    expect(ordered.last).toMatchObject({ deck: 'red', reason: 'a card was flashed', by: 'Flo' });
    expect(ordered.waits).toBe('not-shuffled MD-HCF-5A(3)');
    expect(ordered.do(byMachine('red')).last).toMatchObject({ cite: 'MD-HCF-5A(3)' });
    // Before any card is dealt, and only what is shuffled.
    expect(ready.deal().refuses(directed)).toMatch(/^round-in-progress/);
    expect(ordered.refuses(directed)).toBe('nothing-shuffled baize:orders');
    expect(maryland.refuses(directed)).toBe('nothing-shuffled baize:orders');
  });

  it('[MD-HCF-5B] a shuffler may put the finished stack straight into the shoe', () => {
    const shuffled = stacked.do(byMachine('red'));
    const loaded = shuffled.do({ ...load('red'), loader: 'device' }, DEVICE);
    expect(loaded.last).toMatchObject({ into: 'shoe', loader: 'device', cite: 'MD-HCF-5B' });
    expect(loaded.waits).toBeNull();
    // Only what it has shuffled itself, and still holds.
    const cutByHand = stacked.all(byHand('red'), cut('red'));
    expect(cutByHand.refuses({ ...load('red'), loader: 'device' })).toBe(
      'device-may-not-load MD-HCF-5B',
    );
    const hand = CardTable.open(
      tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'hand' }),
    ).all(bring('red'), ...open('red'), byMachine('red'));
    expect(hand.refuses({ ...load('red'), loader: 'device' })).toBe(
      'device-may-not-load MD-HCF-5B',
    );
  });

  it('[MD-HCF-5C(1)] whether the shuffler counts is known: one that does tells its count', () => {
    const silent = { type: 'Shuffle', deck: 'red', how: 'machine' } as const;
    expect(stacked.refuses(silent)).toBe('count-missing MD-HCF-5C(1)');
    expect(stacked.do(byMachine('red')).last).toMatchObject({ counted: 52 });
    for (const counted of [Number.NaN, -1, 51.5, Number.POSITIVE_INFINITY]) {
      expect(stacked.refuses(byMachine('red', counted))).toBe('not-a-count baize:forms');
    }
    expect(stacked.refuses({ ...byHand('red'), counted: 52 })).toBe('nothing-counts baize:orders');
    const dumb = CardTable.open(
      tableUnder('md/high-card-flush', {
        decks: oneDeck,
        shuffler: { model: 'Plain', counts: false },
      }),
    ).all(bring('red'), ...open('red'));
    expect(dumb.refuses(byMachine('red'))).toBe('nothing-counts baize:orders');
    expect(dumb.do(silent).last).toMatchObject({ counted: null });
    expect(dumb.next?.command).toEqual(silent);
  });

  it.each([51, 53, 0])('[MD-HCF-5C(2)] a count of %d: the deck leaves, and stays away', (wrong) => {
    const removed = stacked.do(byMachine('red', wrong));
    expect(removed.last).toMatchObject({
      type: 'DeckRemoved',
      deck: 'red',
      counted: wrong,
      cite: 'MD-HCF-5C(2)',
    });
    expect(removed.waits).toBe('no-deck baize:steps');
    expect(removed.refuses(bring('red'))).toBe('deck-gone MD-HCF-5C(2)');
    expect(removed.refuses(byMachine('red'))).toBe('unknown-deck baize:orders');
    expect(removed.followed().readyDeck).toBe('red-2');
  });

  it('a machine that is not there shuffles nothing, and nothing is shuffled in play', () => {
    expect(manualStacked.refuses(byMachine('red'))).toBe('no-shuffler baize:orders');
    expect(manualStacked.refuses(feed('red'))).toBe('no-shuffler baize:orders');
    const playing = manual.followed().deal();
    expect(playing.refuses(byHand('red'))).toBe('deck-in-play baize:steps');
    expect(playing.next).toBeNull();
  });

  it('a deck that the house deals from the hand is shuffled by the machine', () => {
    const hand = CardTable.open(
      tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'hand' }),
    ).all(bring('red'), ...open('red'));
    expect(hand.refuses(byHand('red'))).toBe('needs-shuffler MD-HCF-9A(1)');
    expect(hand.refuses(byMachine('red'))).toBeNull();
  });
});

describe('cutting in Maryland', () => {
  it('[MD-HCF-5D(1)] shuffled by machine: dealt without a cut', () => {
    const shuffled = stacked.do(byMachine('red'));
    expect(shuffled.refuses(cut('red'))).toBe('no-cut-asked MD-HCF-5D(1)');
    expect(shuffled.do(load('red')).waits).toBeNull();
  });

  it.each([
    ['by hand', stacked.do(byHand('red'))],
    ['beforehand', maryland.do(bring('red', { certificate: 'PS-1' }))],
  ] as const)('[MD-HCF-5D(2)] shuffled %s: a cut first', (_, table) => {
    expect(table.waits).toBe('not-cut MD-HCF-5D(2)');
    expect(table.refuses(load('red'))).toBe('not-cut MD-HCF-5D(2)');
    expect(table.all(cut('red'), load('red')).waits).toBeNull();
    expect(table.do(cut('red')).refuses(cut('red'))).toBe('already-cut baize:orders');
  });

  const shuffled = stacked.do(byHand('red'));

  it('[MD-HCF-5E] at least ten cards from the top, and at least one below', () => {
    for (const depth of [9, 1, 0, -10, 10.5, Number.NaN]) {
      expect(shuffled.refuses(cut('red', depth))).toBe('cut-too-shallow MD-HCF-5E');
    }
    for (const depth of [52, 53]) {
      expect(shuffled.refuses(cut('red', depth))).toBe('cut-too-deep baize:forms');
    }
    for (const depth of [10, 51]) expect(shuffled.refuses(cut('red', depth))).toBeNull();
    expect(shuffled.refuses(cut('red'), PLAYER)).toBe('not-your-cards house:roles');
    expect(stacked.refuses(cut('red'))).toBe('not-shuffled MD-HCF-4D');
    expect(shuffled.refuses(cut('green'))).toBe('unknown-deck baize:orders');
    expect(maryland.do(bring('red')).refuses(cut('red'))).toBe('not-opened MD-HCF-4A');
  });

  it('[MD-HCF-5E(1)] what lies above the cover card goes under the others', () => {
    const done = shuffled.do(cut('red', 12));
    expect(done.last).toMatchObject({ type: 'DeckCut', depth: 12, under: 'MD-HCF-5E(1)' });
    expect(done.deck('red').stack).toEqual({ is: 'shuffled', how: 'hand', cut: 12 });
    const stack = Array.from({ length: 52 }, (_, place) => place);
    const after = cutStack(stack, 12);
    expect(after).toHaveLength(52);
    expect(after.slice(0, 40)).toEqual(stack.slice(12));
    expect(after.slice(40)).toEqual(stack.slice(0, 12));
  });

  it('[MD-HCF-5E(2)] the cut stack then goes into the shoe', () => {
    const done = manualStacked.all(byHand('red'), cut('red'));
    expect(done.deck('red').place).toBe('felt');
    expect(done.waits).toBe('not-loaded MD-HCF-5E(2)');
    expect(done.do(load('red')).deck('red').place).toBe('shoe');
  });

  it('[MD-HCF-5F] before the first card a floorperson may order a new cut, with the reason', () => {
    const ready = shuffled.all(cut('red'), load('red'));
    expect(ready.refuses(recut, DEALER)).toBe('not-a-floorperson MD-HCF-5F');
    expect(ready.refuses({ ...recut, reason: ' ' })).toBe('no-reason house:reasons');
    const ordered = ready.do(recut, MANAGER);
    expect(ordered.last).toMatchObject({ reason: 'the cover card slipped', cite: 'MD-HCF-5F' });
    expect(ordered.waits).toBe('not-cut MD-HCF-5D(2)');
    expect(ordered.all(cut('red', 30), load('red')).waits).toBeNull();
    expect(ready.deal().refuses(recut)).toMatch(/^round-in-progress/);
    expect(shuffled.refuses(recut)).toBe('nothing-cut baize:orders');
    expect(maryland.refuses(recut)).toBe('nothing-cut baize:orders');
  });
});

describe('loading', () => {
  const LOADS = [
    ['MD-HCF-8B', 'manual-shoe', 'shoe'],
    ['MD-HCF-9A(2)', 'hand', 'hand'],
    ['MD-HCF-10A(1)', 'automated-shoe', 'shoe'],
  ] as const;

  it.each(LOADS)('[%s] the stack goes from the shuffle to the %s', (cite, dealing, place) => {
    const table = CardTable.open(tableUnder('md/high-card-flush', { decks: oneDeck, dealing }));
    const shuffled = table.all(bring('red'), ...open('red'), byMachine('red'));
    expect(shuffled.waits).toBe(`not-loaded ${cite}`);
    const loaded = shuffled.do(load('red'));
    expect(loaded.last).toMatchObject({ type: 'DeckLoaded', into: place, cite });
    expect(loaded.deck('red').place).toBe(place);
    expect(loaded.readyDeck).toBe('red');
    expect(loaded.refuses(load('red'))).toBe('already-loaded baize:orders');
    expect(shuffled.refuses(load('red'), PLAYER)).toBe('not-your-cards house:roles');
    expect(shuffled.refuses(load('green'))).toBe('unknown-deck baize:orders');
    expect(table.do(bring('red')).refuses(load('red'))).toBe('not-opened MD-HCF-4A');
  });

  it('[MD-HCF-8B] by dealer or device', () => {
    const table = CardTable.open(
      tableUnder('md/high-card-flush', { decks: oneDeck, dealing: 'manual-shoe' }),
    ).all(bring('red'), ...open('red'), byMachine('red'));
    expect(table.do(load('red')).waits).toBeNull();
    expect(table.do({ ...load('red'), loader: 'device' }, DEVICE).waits).toBeNull();
  });
});

describe('a device that reshuffles and counts', () => {
  const reshuffling = CardTable.open(
    tableUnder('md/high-card-flush', {
      decks: oneDeck,
      shuffler: { model: 'Approved', counts: true, reshuffles: true },
    }),
  ).all(bring('red'), ...open('red'), byMachine('red'));

  it('[MD-HCF-5I] makes cut, new cut and idle rules fall away', () => {
    expect(reshuffling.refuses(cut('red'))).toBe('no-cut-asked MD-HCF-5I');
    expect(reshuffling.refuses(recut)).toBe('no-such-order MD-HCF-5I');
    expect(reshuffling.refuses({ type: 'GoIdle' })).toBe('no-idle-rule MD-HCF-5I');
    expect(reshuffling.do(load('red')).waits).toBeNull();
  });

  it('[MD-HCF-5I] as long as it works: what is shuffled by hand is cut', () => {
    const broken = reshuffling.all(
      { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' },
      { type: 'MarkDevice', device: 'shuffler', mark: 'cover' },
      byHand('red'),
    );
    expect(broken.waits).toBe('not-cut MD-HCF-5D(2)');
    expect(broken.refuses({ type: 'GoIdle' })).toBeNull();
  });
});

describe('shuffling elsewhere', () => {
  const dakota = tableUnder('sd/high-card-flush', { shuffler: null, dealing: 'hand' });
  const machine = tableUnder('sd/high-card-flush');
  const caribbean = tableUnder('sd/caribbean-stud', { shuffler: null, dealing: 'hand' });
  const washington = tableUnder('wa/ricochet-poker', { shuffler: null, dealing: 'hand' });

  it.each([
    ['SD-HCF-4#1', dakota],
    ['SD-CSP-9#1', caribbean],
    ['AMB-69', washington],
  ] as const)('[%s] a shuffle before play and after every round', (cite, under) => {
    const fresh = brought(under);
    expect(fresh.waits).toBe(`not-shuffled ${cite}`);
    expect(fresh.refuses(load('red'))).toBe(`not-shuffled ${cite}`);
    const over = fresh.followed().deal().endRound();
    expect(over.waits).toBe(`not-shuffled ${cite}`);
    expect(over.do(byHand('red')).last).toMatchObject({ cite });
    // No opening to go through, no order to shuffle, no new cut: the document knows none of them.
    expect(fresh.refuses({ type: 'DoOpeningStep', deck: 'red', step: 'wash' })).toBe(
      `opening-done ${cite}`,
    );
    expect(over.refuses(directed)).toBe(`no-such-order ${cite}`);
    expect(over.refuses(recut)).toMatch(/^no-such-order/);
  });

  it.each([
    ['SD-HCF-4#2', 'by hand', dakota, byHand('red')],
    ['SD-HCF-4#2', 'by machine', machine, byMachine('red')],
    ['SD-CSP-9#1', 'by hand', caribbean, byHand('red')],
    ['SD-CSP-9#1', 'by machine', tableUnder('sd/caribbean-stud'), byMachine('red')],
  ] as const)('[%s] a cut comes between shuffle and deal, shuffled %s', (cite, _, under, order) => {
    const shuffled = brought(under).do(order);
    expect(shuffled.waits).toBe(`not-cut ${cite}`);
    expect(shuffled.refuses(load('red'))).toBe(`not-cut ${cite}`);
    expect(shuffled.refuses(cut('red', 0))).toBe(`cut-too-shallow ${cite}`);
    expect(shuffled.all(cut('red', 1), load('red')).waits).toBeNull();
  });

  it('[AMB-69] Washington cuts what was shuffled by hand, and not what a machine shuffled', () => {
    expect(brought(washington).do(byHand('red')).waits).toBe('not-cut AMB-69');
    const machined = brought(tableUnder('wa/ricochet-poker')).do(byMachine('red'));
    expect(machined.refuses(cut('red'))).toBe('no-cut-asked AMB-69');
    expect(machined.refuses({ ...load('red'), loader: 'device' })).toBe(
      'device-may-not-load house:cards',
    );
    expect(machined.do(load('red')).waits).toBeNull();
  });

  it('[AMB-69] Ohio shuffles, cuts and recuts as Maryland does', () => {
    const ohio = CardTable.open(tableUnder('oh/high-card-flush')).all(
      bring('red'),
      ...open('red'),
      byHand('red'),
    );
    expect(ohio.waits).toBe('not-cut AMB-69');
    expect(ohio.refuses(cut('red', 9))).toBe('cut-too-shallow AMB-69');
    const ready = ohio.all(cut('red'), load('red'));
    expect(ready.do(recut).waits).toBe('not-cut AMB-69');
    expect(ready.do(directed).waits).toBe('not-shuffled AMB-69');
  });
});
