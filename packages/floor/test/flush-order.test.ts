import { describe, expect, it } from 'vitest';
import { inSuits } from '../src/high-card-flush/flush-order.js';

describe('seven cards suit by suit', () => {
  it.each([
    [
      'the longest suit first, its highest card first',
      '7h 2c Th 9s 5h Kc 3d',
      'Th 7h 5h Kc 2c 9s 3d',
      3,
    ],
    ['of two as long the higher one', '7h 5h 2h 8c 6c 3c As', '8c 6c 3c 7h 5h 2h As', 3],
    ['the first card that differs decides', 'Ah 5h 2h Ac 6c 2c Ks', 'Ac 6c 2c Ah 5h 2h Ks', 3],
    ['as dealt while a card is hidden', '7h ?? Th', '7h ?? Th', 0],
  ])('%s', (_what, dealt, laid, made) => {
    expect(inSuits(dealt.split(' '))).toEqual({ cards: laid.split(' '), made });
  });
});
