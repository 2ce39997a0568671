import { describe, expect, it } from 'vitest';
import {
  bring,
  byMachine,
  CardTable,
  cut,
  load,
  open,
  PLAYER,
  tableUnder,
} from '../support/card-table.js';

const maryland = CardTable.open(tableUnder('md/high-card-flush'));
const ready = maryland.followed();
const GO = { type: 'GoIdle' } as const;
const DOWN = { type: 'SpreadIdle', face: 'down' } as const;
const UP = { type: 'SpreadIdle', face: 'up', askedBy: 'Ben' } as const;
const BACK = { type: 'EndIdle', inspected: true } as const;

describe('an open table where nobody plays', () => {
  it('[MD-HCF-5G(1)] the cards leave shoe and rack', () => {
    const over = ready.deal().endRound();
    expect(over.state.decks.map(({ place }) => place)).toEqual(['rack', 'shuffler']);
    const idle = over.do(GO);
    expect(idle.last).toMatchObject({ type: 'TableIdled', cite: 'MD-HCF-5G(1)' });
    expect(idle.state.decks.map(({ place }) => place)).toEqual(['felt', 'felt']);
    expect(ready.do(GO).deck('red').place).toBe('felt');
    expect(idle.waits).toBe('idle MD-HCF-5G(3)');
    expect(ready.deal().refuses(GO)).toMatch(/^round-in-progress/);
    expect(idle.refuses(GO)).toBe('idle-already baize:orders');
    expect(maryland.refuses(GO)).toBe('no-deck baize:orders');
    expect(ready.refuses(GO, PLAYER)).toBe('not-your-cards house:roles');
  });

  it('[MD-HCF-5G(2)] they lie spread face down, or face up when a player asks', () => {
    const idle = ready.do(GO);
    expect(idle.next?.command).toEqual(DOWN);
    expect(ready.refuses(DOWN)).toBe('not-idle baize:orders');
    expect(idle.refuses({ type: 'SpreadIdle', face: 'up' })).toBe('nobody-asked MD-HCF-5G(2)');
    expect(idle.refuses({ ...UP, askedBy: ' ' })).toBe('nobody-asked MD-HCF-5G(2)');
    expect(idle.refuses({ type: 'SpreadIdle', face: 'left' as 'up' })).toBe(
      'no-such-face baize:forms',
    );
    const down = idle.do(DOWN);
    expect(down.state.idle).toEqual({ spread: 'down' });
    expect(down.refuses(DOWN)).toBe('spread-so baize:orders');
    const up = down.do(UP);
    expect(up.last).toMatchObject({ face: 'up', askedBy: 'Ben' });
    expect(up.state.idle).toEqual({ spread: 'up' });
  });

  it.each([true, false])(
    '[MD-HCF-5G(3)] the first player back may inspect them (%s), then the opening is done again',
    (inspected) => {
      const spread = ready.all(GO, DOWN);
      expect(spread.next?.command).toEqual(BACK);
      const back = spread.do({ type: 'EndIdle', inspected });
      expect(back.last).toMatchObject({ type: 'IdleEnded', inspected, cite: 'MD-HCF-5G(3)' });
      expect(back.state.decks.map(({ opened }) => opened)).toEqual([[], []]);
      expect(back.waits).toBe('not-opened MD-HCF-4A');
      expect(back.refuses(byMachine('red'))).toBe('not-opened MD-HCF-4A');
      expect(back.followed().waits).toBeNull();
    },
  );

  it('nothing else is done with idle cards', () => {
    const spread = ready.all(GO, DOWN);
    const [inspect] = open('red');
    if (inspect === undefined) throw new Error('a first step');
    for (const order of [inspect, byMachine('red'), cut('red'), load('red'), bring('green')]) {
      expect(spread.refuses(order)).toBe('idle MD-HCF-5G(3)');
    }
    expect(spread.refuses({ type: 'OrderShuffle', reason: 'so' })).toBe('idle MD-HCF-5G(3)');
    expect(spread.refuses({ type: 'OrderRecut', reason: 'so' })).toBe('idle MD-HCF-5G(3)');
    expect(ready.do(GO).refuses(BACK)).toBe('not-spread MD-HCF-5G(2)');
    expect(ready.refuses(BACK)).toBe('not-idle baize:orders');
    expect(spread.refuses(BACK, PLAYER)).toBe('not-your-cards house:roles');
  });

  it('[MD-HCF-4F, MD-HCF-5G(3)] a prepared deck that lay spread is prepared no longer', () => {
    const prepared = maryland.all(bring('red', { certificate: 'PS-1' }), GO, DOWN, BACK);
    expect(prepared.waits).toBe('not-opened MD-HCF-4A');
    expect(prepared.deck('red').certificate).toBe('PS-1');
  });

  it.each(['sd/high-card-flush', 'sd/caribbean-stud', 'wa/ricochet-poker'] as const)(
    'asks for nothing in %s',
    (id) => {
      const table = CardTable.open(tableUnder(id)).followed();
      expect(table.refuses(GO)).toMatch(/^no-idle-rule/);
      expect(table.refuses(DOWN)).toMatch(/^not-idle/);
    },
  );

  it('[AMB-69] Ohio does as Maryland', () => {
    const ohio = CardTable.open(tableUnder('oh/high-card-flush')).followed().all(GO, DOWN, BACK);
    expect(ohio.waits).toBe('not-opened AMB-69');
  });
});
