import type { Card } from '@baize/cards';
import { describe, expect, test } from 'vitest';
import {
  addTallies,
  countRicochet,
  estimateOf,
  FastRound,
  ricochetFigures,
  ricochetGame,
  ricochetTable,
  simulateRicochet,
} from '../src/index.js';
import { settledNets, shuffled, washington, xorshift } from './support/ricochet.js';

const PATIENCE_MS = 120_000;
const ACTS = ['fold', 'play', null] as const;

describe('a fast round brings every seat what the settlement pays', () => {
  test.each([
    [1, 'PT-FLT-KH-01', 'spade-high', 500],
    [2, 'PT-FLT-KH-02', 'club-low', 500],
    [3, 'PT-FLT-KH-01', 'spade-high', 700],
    [4, 'PT-FLT-KH-02', 'club-low', 500],
    [5, 'PT-FLT-KH-01', 'spade-high', 301],
    [6, 'PT-FLT-KH-02', 'club-low', 500],
    [7, 'PT-FLT-KH-01', 'spade-high', 500],
  ] as const)(
    '%i players, %s, %s (WA-RP-6, -8a, -8b, -8c, -8d, -9, -9a, -9b)',
    (players, kickout, tiedPairs, anteCents) => {
      const rules = washington(kickout, tiedPairs);
      const table = ricochetTable(rules, players);
      const round = new FastRound(table, anteCents);
      const nextBelow = xorshift(players);
      for (let played = 0; played < 600; played += 1) {
        const deck = Uint8Array.from(shuffled(nextBelow));
        // Mostly they play, so that hands meet.
        round.play(deck, () => nextBelow(5) > 0);
        const cardsAt = (from: number, count: number) =>
          [...deck.slice(from, from + count)] as Card[];
        const seats = Array.from({ length: players }, (_, seat) => {
          const drawAt = round.drawAt[seat] ?? 0;
          return {
            cards: cardsAt(2 * seat, 2),
            draw: drawAt === 0 ? null : cardsAt(drawAt, 3),
            decision: ACTS[round.did[seat] ?? 0] ?? null,
          };
        });
        const settled = settledNets(rules, cardsAt(2 * players, 5), seats, anteCents);
        expect([...round.netCents]).toEqual(settled);
        expect(round.houseAntes * anteCents).toBe(-settled.reduce((sum, net) => sum + net, 0));
      }
    },
    PATIENCE_MS,
  );
});

describe('a simulation', () => {
  const rules = washington('PT-FLT-KH-01');

  test(
    'of one player has the exact value inside its interval',
    () => {
      const game = ricochetGame(rules);
      const { edge } = ricochetFigures(game, countRicochet(game));
      const tally = simulateRicochet(ricochetTable(rules, 1), {
        rounds: 6000,
        anteCents: 500,
        nextBelow: xorshift(2024),
      });
      const { house, rounds } = estimateOf(tally);
      expect(rounds).toBe(6000);
      expect(Math.abs(house.mean - edge)).toBeLessThan(house.plusMinus);
      expect(house.plusMinus).toBeLessThan(0.1);
    },
    PATIENCE_MS,
  );

  test('is the same again from the same start, and is the sum of its parts', () => {
    const table = ricochetTable(rules, 3);
    const part = (nextBelow: (below: number) => number, rounds: number) =>
      simulateRicochet(table, { rounds, anteCents: 500, nextBelow, decide: () => true });
    const whole = part(xorshift(5), 300);
    expect(part(xorshift(5), 300)).toEqual(whole);
    expect(part(xorshift(6), 300)).not.toEqual(whole);
    const both = addTallies(whole, part(xorshift(6), 100));
    expect(both.rounds).toBe(400);
    expect(both.house.sum).toBe(whole.house.sum + part(xorshift(6), 100).house.sum);
  });
});
