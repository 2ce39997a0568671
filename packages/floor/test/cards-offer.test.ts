import type { CardsOffer } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { offerOrder, suggested } from '../src/deal/trouble/cards-offer.js';
import { completeOrder } from '../src/pit/complete-order.js';
import { isOwnOrder } from '../src/pit/waits.js';

const PREPARED: Pick<CardsOffer, 'gesture' | 'fill'> = {
  gesture: {
    type: 'BringDeck',
    deck: 'red',
    colour: 'red',
    design: 'diamond',
    coverCards: 2,
    certificate: 'an example',
  },
  fill: ['deck', 'certificate'],
};

describe('what the dealer does with cards', () => {
  it('[MD-HCF-4F] a prepared deck is brought by the certificate that was typed', () => {
    expect(suggested(PREPARED)).toEqual({ deck: 'red' });
    expect(offerOrder(PREPARED, { deck: 'red' })).toBeNull();
    expect(offerOrder(PREPARED, { deck: 'red 2', certificate: ' PS-1 ' })).toEqual({
      type: 'Cards',
      gesture: { ...PREPARED.gesture, deck: 'red 2', certificate: 'PS-1' },
    });
  });

  it.each([
    ['51', 51],
    ['', null],
    ['many', null],
  ])('[AMB-78] a deck is counted: %j', (counted, expected) => {
    const offer = {
      gesture: { type: 'CountDeck', deck: 'red', counted: 52 },
      fill: ['counted'],
    } as const;
    expect(offerOrder(offer, { counted })).toEqual(
      expected === null
        ? null
        : { type: 'Cards', gesture: { ...offer.gesture, counted: expected } },
    );
  });

  it('what needs no word is done as it is', () => {
    const offer = { gesture: { type: 'GoIdle' }, fill: [] } as const;
    expect(offerOrder(offer, {})).toEqual({ type: 'Cards', gesture: { type: 'GoIdle' } });
  });
});

describe('what the floor orders of cards', () => {
  it.each(['OrderShuffle', 'OrderRecut'] as const)(
    '[MD-HCF-5A(3), MD-HCF-5F] %s goes with its reason, and answers no call',
    (type) => {
      const order = { type: 'Cards', gesture: { type, reason: '' } } as const;
      expect(isOwnOrder({ order, cite: null })).toBe(true);
      expect(
        completeOrder(order, { trayCents: 0, text: 'the cut was seen', designated: true }),
      ).toEqual({
        type: 'Cards',
        gesture: { type, reason: 'the cut was seen' },
      });
    },
  );
});
