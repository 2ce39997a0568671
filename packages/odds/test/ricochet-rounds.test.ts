import {
  type Card,
  deckWithout,
  fiveCardValue,
  pokerCategoryOf,
  rankOf,
  suitIndexOf,
} from '@baize/cards';
import { describe, expect, test } from 'vitest';
import {
  addRicochetTallies,
  countRicochet,
  ricochetEstimate,
  ricochetFigures,
  ricochetGame,
  ricochetTable,
} from '../src/index.js';
import { turnOfPosition } from '../src/ricochet-poker/advice.js';
import { BonusExpectation } from '../src/ricochet-poker/bonus-expectation.js';
import { coreNets, playedRound } from '../src/ricochet-poker/core-round.js';
import { FastRicochetRound } from '../src/ricochet-poker/fast-round.js';
import { simulateRicochet } from '../src/ricochet-poker/simulate.js';
import { combinations } from './support/combinations.js';
import { settledNets, shuffled, someTurn, washington, xorshift } from './support/ricochet.js';

const PATIENCE_MS = 120_000;

type Washington = ReturnType<typeof washington>;

/** Plays a deck fast, and settles the same cards and decisions as they are paid. */
const playBoth = (
  rules: Washington,
  round: FastRicochetRound,
  players: number,
  anteCents: number,
  deck: Uint8Array,
  nextBelow: (below: number) => number,
) => {
  // Mostly they play, so that hands meet.
  round.play(deck, () => nextBelow(5) > 0);
  const { dealer, seats } = playedRound(round, deck, players);
  const settled = settledNets(rules, dealer, seats, anteCents);
  expect([...round.netCents]).toEqual(settled);
  expect(round.houseAntes * anteCents).toBe(-settled.reduce((sum, net) => sum + net, 0));
  return { dealer, seats };
};

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
    '%i players, %s, %s (WA-RP-6, -8a, -8b, -8c, -9, -9a)',
    (players, kickout, tiedPairs, anteCents) => {
      const rules = washington(kickout, tiedPairs);
      const round = new FastRicochetRound(ricochetTable(rules, players), anteCents);
      const nextBelow = xorshift(players);
      for (let played = 0; played < 600; played += 1) {
        const deck = Uint8Array.from(shuffled(nextBelow));
        const { dealer, seats } = playBoth(rules, round, players, anteCents, deck, nextBelow);
        // Gesture by gesture a round takes longer.
        if (played % 10 !== 0) continue;
        expect([...round.netCents]).toEqual(coreNets(rules, { dealer, seats }, anteCents));
      }
    },
    PATIENCE_MS,
  );

  test(
    'two players with the same ranks tie and split the pot (WA-RP-8d, -9b)',
    () => {
      const rules = washington('PT-FLT-KH-01');
      const [players, anteCents] = [3, 301];
      const round = new FastRicochetRound(ricochetTable(rules, players), anteCents);
      const nextBelow = xorshift(11);
      let splits = 0;
      for (let played = 0; played < 200; played += 1) {
        const cards = shuffled(nextBelow);
        // The third player is the lowest and draws first; the others have hearts and spades for
        // each other's clubs and diamonds.
        const low = [2, 4].map((rank) => cards.find((card) => rankOf(card) === rank)!);
        const five = cards.filter((card) => rankOf(card) > 4 && suitIndexOf(card) < 2).slice(0, 5);
        const same = five.map((card) => (card + 2) as Card);
        const rest = deckWithout([...low, ...five, ...same], cards);
        const deck = [
          ...five.slice(0, 2),
          ...same.slice(0, 2),
          ...low,
          ...rest.slice(0, 8),
          ...five.slice(2),
          ...same.slice(2),
          ...rest.slice(8),
        ];
        playBoth(rules, round, players, anteCents, Uint8Array.from(deck), () => 4);
        const [first = 0, second = 0] = round.netCents;
        if (first > 0 && second > 0 && first + second >= round.pot * anteCents) splits += 1;
      }
      expect(splits).toBeGreaterThan(50);
    },
    PATIENCE_MS,
  );
});

describe('the ante bonus that a draw is expected to pay', () => {
  test('is its mean over every draw from the cards unseen', () => {
    const rules = washington('PT-FLT-KH-01');
    const { bonusAntes } = ricochetGame(rules);
    const table = ricochetTable(rules, 4);
    const { position } = someTurn(rules, 4, 2, xorshift(2));
    const seen = [...position.two, ...position.toAct.flat(), ...position.others];
    let [sum, draws] = [0, 0];
    for (const draw of combinations(deckWithout(seen), 3)) {
      sum += bonusAntes(pokerCategoryOf(fiveCardValue([...position.two, ...draw])));
      draws += 1;
    }
    const expected = new BonusExpectation(table.bonus).of(turnOfPosition(position));
    expect(expected).toBeCloseTo(sum / draws, 12);
    expect(expected).toBeGreaterThan(0);
  });
});

describe('a simulation', () => {
  const rules = washington('PT-FLT-KH-01');

  test(
    'of one player has the exact value inside its interval',
    () => {
      const game = ricochetGame(rules);
      const { edge } = ricochetFigures(game, countRicochet(game));
      const tally = simulateRicochet(ricochetTable(rules, 1), {
        rounds: 3000,
        anteCents: 500,
        nextBelow: xorshift(2024),
      });
      const { house, housePaid, rounds } = ricochetEstimate(tally);
      expect(rounds).toBe(3000);
      expect(Math.abs(house.mean - edge)).toBeLessThan(house.plusMinus);
      expect(Math.abs(housePaid.mean - edge)).toBeLessThan(housePaid.plusMinus);
      expect(house.plusMinus).toBeLessThan(housePaid.plusMinus);
    },
    PATIENCE_MS,
  );

  test(
    'is the same again from the same start, and is the sum of its parts',
    () => {
      const table = ricochetTable(rules, 3);
      const part = (nextBelow: (below: number) => number, rounds: number) =>
        simulateRicochet(table, { rounds, anteCents: 500, nextBelow, decide: () => true });
      const whole = part(xorshift(5), 300);
      expect(part(xorshift(5), 300)).toEqual(whole);
      expect(part(xorshift(6), 300)).not.toEqual(whole);
      const both = addRicochetTallies(whole, part(xorshift(6), 100));
      expect(both.rounds).toBe(400);
      expect(both.housePaid.sum).toBe(whole.housePaid.sum + part(xorshift(6), 100).housePaid.sum);
    },
    PATIENCE_MS,
  );
});
