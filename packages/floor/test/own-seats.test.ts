import type { LiveView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { seatInPlay } from '../src/table/own/own-seats.js';

const viewWith = (
  phase: string,
  dealtIn: readonly number[],
  deciding: readonly number[],
): Pick<LiveView, 'mine' | 'round'> =>
  ({
    mine: [5, 4],
    round: {
      legal: Object.fromEntries(deciding.map((seat) => [seat, [{ act: 'fold' }]])),
      game: { phase, hands: dealtIn.map((seat) => ({ seat })) },
    },
  }) as unknown as Pick<LiveView, 'mine' | 'round'>;

describe('of several own boxes', () => {
  it.each([
    ['the first without wagers is next', viewWith('betting', [4], []), null, 5],
    ['the chosen one is shown while betting', viewWith('betting', [4], []), 4, 4],
    ['the one that is asked goes before the chosen one', viewWith('deciding', [4, 5], [5]), 4, 5],
    ['the chosen one is kept when both are asked', viewWith('deciding', [4, 5], [4, 5]), 5, 5],
    ['the first is shown when nothing is asked', viewWith('settled', [4, 5], []), null, 4],
  ])('%s', (_what, view, chosen, expected) => {
    expect(seatInPlay(view, chosen)).toBe(expected);
  });

  it('there is none for who only looks on', () => {
    expect(seatInPlay({ mine: [], round: null }, 3)).toBeNull();
  });
});
