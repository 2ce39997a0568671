import type { LiveView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { sensedAt, sensorOffers } from '../src/table/own/sensed.js';

const jackpot = (accepted: readonly number[], rejected: readonly number[]) => ({
  wager: 'progressive',
  name: 'Progressive Jackpot',
  accepted,
  rejected,
});

const view = (phase: string, ...jackpots: readonly object[]) =>
  ({ round: { game: { phase } }, jackpots }) as unknown as LiveView;

describe('the sensors on the screens', () => {
  const { jackpots } = view('betting', jackpot([1], [2]));

  it('[MD-HCF-7F(4)(b)] tell a player whether the chip was accepted', () => {
    expect(sensedAt(jackpots, 'progressive', 1)).toBe('accepted');
    expect(sensedAt(jackpots, 'progressive', 2)).toBe('rejected');
    expect(sensedAt(jackpots, 'progressive', 3)).toBeNull();
    expect(sensedAt(jackpots, 'ante', 1)).toBeNull();
  });

  it('[MD-HCF-7F(4)(b)] are offered to the dealer seat by seat, while bets are open', () => {
    expect(
      sensorOffers(view('betting', jackpot([3, 1], [2]))).map(({ seat, is }) => [seat, is]),
    ).toEqual([
      [1, 'accepted'],
      [2, 'rejected'],
      [3, 'accepted'],
    ]);
    expect(sensorOffers(view('dealing', jackpot([1], [2])))).toEqual([]);
    expect(sensorOffers({ round: null, jackpots: [] })).toEqual([]);
  });
});
