import type { Callable } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { asksCard, asksCards, callOrder } from '../src/deal/trouble/call-order.js';

const wrongCount: Pick<Callable, 'order' | 'fill'> = {
  order: { type: 'CallIrregularity', kind: 'wrong-count-to-player', place: 3 },
  fill: ['cards'],
};
const faceUp: Pick<Callable, 'order' | 'fill'> = {
  order: { type: 'CallIrregularity', kind: 'card-face-up-in-deck' },
  fill: ['card'],
};
const exposed: Pick<Callable, 'order' | 'fill'> = {
  order: { type: 'CallIrregularity', kind: 'dealer-card-exposed-early' },
  fill: [],
};

describe('the call of an irregularity', () => {
  it('carries the number of cards that somebody counted', () => {
    expect(asksCards(wrongCount)).toBe(true);
    expect(callOrder(wrongCount, '6')).toEqual({
      type: 'CallIrregularity',
      kind: 'wrong-count-to-player',
      place: 3,
      cards: 6,
    });
  });

  it.each(['', 'six', '53', '-1', '6.5'])('waits while %j is typed', (typed) => {
    expect(callOrder(wrongCount, typed)).toBeNull();
  });

  it.each([
    ['Ah', 'Ah'],
    ['10s', 'Ts'],
    ['tD', 'Td'],
  ])('[MD-HCF-13A] names the card that lies face up: %s', (typed, card) => {
    expect(asksCard(faceUp)).toBe(true);
    expect(callOrder(faceUp, typed)).toEqual({ ...faceUp.order, card });
  });

  it.each(['', 'A', '1h', '??', 'AhKd'])('waits while %j is typed for a card', (typed) => {
    expect(callOrder(faceUp, typed)).toBeNull();
  });

  it('asks for no number where there is none', () => {
    expect(asksCards(exposed)).toBe(false);
    expect(callOrder(exposed, '')).toEqual(exposed.order);
  });
});
