import { describe, expect, it } from 'vitest';
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

const maryland = CardTable.open(tableUnder('md/high-card-flush'));
const ohio = CardTable.open(tableUnder('oh/high-card-flush'));
const steps = open('red');

const STEPS = [
  ['MD-HCF-4A', 0, 'the dealer inspects the cards'],
  ['MD-HCF-4A', 1, 'a floorperson confirms it'],
  ['MD-HCF-4B', 2, 'they are spread face up'],
  ['MD-HCF-4B', 3, 'the first player looks'],
  ['MD-HCF-4C(1)', 4, 'they are turned face down'],
  ['MD-HCF-4C(2)', 5, 'they are washed'],
  ['MD-HCF-4C(3)', 6, 'they are stacked'],
] as const;

describe('opening a deck in Maryland', () => {
  it.each(STEPS)('[%s] step %d, %3$s: in its turn, and nothing goes on without it', (cite, at) => {
    const before = maryland.do(bring('red')).all(...steps.slice(0, at));
    expect(before.waits).toBe(`not-opened ${cite}`);
    expect(before.refuses(byHand('red'))).toBe(`not-opened ${cite}`);
    expect(before.refuses(byMachine('red'))).toBe(`not-opened ${cite}`);
    for (const [other, step] of steps.entries()) {
      expect(before.refuses(step)).toBe(other === at ? null : `out-of-order ${cite}`);
    }
    const step = steps[at];
    if (step === undefined) throw new Error('a step for each clause');
    const after = before.do(step);
    expect(after.last).toMatchObject({ type: 'OpeningStepDone', cite });
    expect(after.deck('red').opened).toHaveLength(at + 1);
  });

  it('[MD-HCF-4A] a floorperson or above confirms, and not the one who inspected', () => {
    const verify = { type: 'DoOpeningStep', deck: 'red', step: 'floorperson-verifies' } as const;
    const inspected = maryland.all(bring('red'), ...steps.slice(0, 1));
    expect(inspected.deck('red').inspectedBy).toBe('Dana');
    expect(inspected.refuses(verify, DEALER)).toBe('not-a-floorperson MD-HCF-4A');
    expect(inspected.refuses(verify, DEVICE)).toBe('not-a-floorperson MD-HCF-4A');
    expect(inspected.refuses(verify, { by: 'Dana', as: 'floorperson' })).toBe(
      'same-person MD-HCF-4A',
    );
    expect(inspected.refuses(verify, FLOOR)).toBeNull();
    expect(inspected.refuses(verify, MANAGER)).toBeNull();
  });

  it('people open a deck: no device inspects, and a player only looks', () => {
    const [inspect] = steps;
    if (inspect === undefined) throw new Error('a first step');
    const brought = maryland.do(bring('red'));
    expect(brought.refuses(inspect, DEVICE)).toBe('not-a-person MD-HCF-4A');
    expect(brought.refuses(inspect, PLAYER)).toBe('not-your-cards house:roles');
    const spread = brought.all(...steps.slice(0, 3));
    const look = { type: 'DoOpeningStep', deck: 'red', step: 'first-player-looks' } as const;
    expect(spread.refuses(look, PLAYER)).toBeNull();
    expect(spread.refuses(look, { by: 'Tom', as: 'spectator' })).toBe('not-your-cards house:roles');
  });

  it('[MD-HCF-4D] the opening ends with a shuffle, and not before', () => {
    const stacked = maryland.all(bring('red'), ...steps);
    expect(stacked.waits).toBe('not-shuffled MD-HCF-4D');
    expect(stacked.refuses(load('red'))).toBe('not-shuffled MD-HCF-4D');
    expect(stacked.refuses({ type: 'DoOpeningStep', deck: 'red', step: 'shuffle' })).toBe(
      'opening-done MD-HCF-4D',
    );
    expect(stacked.refuses(byMachine('red'))).toBeNull();
    expect(stacked.all(byMachine('red'), load('red')).waits).toBeNull();
  });

  it('[MD-HCF-4E] with two decks each goes through the whole opening', () => {
    const one = maryland.all(bring('red'), bring('blue'), ...steps, byMachine('red'), load('red'));
    expect(one.deck('blue').opened).toEqual([]);
    expect(one.waits).toBe('not-opened MD-HCF-4E');
    expect(one.refuses(feed('blue'))).toBe('not-opened MD-HCF-4A');
    const all = one.all(...open('blue'), feed('blue'));
    expect(all.waits).toBeNull();
  });

  it('[MD-HCF-4F] a prepared deck skips the opening, and its paper is on record', () => {
    const prepared = maryland.do(bring('red', { certificate: 'PS-2026-0001' }));
    expect(prepared.last).toMatchObject({ certificate: 'PS-2026-0001', cite: 'MD-HCF-4F' });
    expect(prepared.deck('red').certificate).toBe('PS-2026-0001');
    expect(prepared.waits).toBe('not-cut MD-HCF-5D(2)');
    expect(prepared.all(cut('red'), load('red')).readyDeck).toBe('red');
    expect(maryland.refuses(bring('red', { certificate: ' ' }))).toBe('no-certificate MD-HCF-4F');
  });
});

describe('opening a deck elsewhere', () => {
  it('[AMB-69] Ohio is silent and opens as Maryland does', () => {
    const brought = ohio.do(bring('blue', { design: 'classic' }));
    expect(brought.waits).toBe('not-opened AMB-69');
    const opened = brought.all(...open('blue'));
    expect(opened.waits).toBe('not-shuffled AMB-69');
    expect(opened.all(byMachine('blue'), load('blue')).waits).toBeNull();
  });

  it.each(['sd/high-card-flush', 'sd/caribbean-stud', 'wa/ricochet-poker'] as const)(
    'a paper changes nothing where the document knows no prepared decks: %s',
    (id) => {
      const table = CardTable.open(tableUnder(id));
      const brought = table.do(bring('red', { coverCards: 1, certificate: 'PS-1' }));
      expect(brought.deck('red').certificate).toBe('PS-1');
      expect(brought.last).toMatchObject({ skips: null });
      expect(brought.waits).toMatch(/^not-shuffled/);
    },
  );
});
