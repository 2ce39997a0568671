import {
  deckWithout,
  fiveCardValue,
  parseCards,
  pokerCategoryOf,
  twoCardValue,
} from '@baize/cards';
import { present, unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import {
  adviseRicochet,
  type RicochetPosition,
  ricochetGame,
  ricochetTable,
} from '../src/index.js';
import { turnOfPosition } from '../src/ricochet-poker/advice.js';
import { BestResponse } from '../src/ricochet-poker/best-response.js';
import type { RicochetTable } from '../src/ricochet-poker/table.js';
import { combinations } from './support/combinations.js';
import { someTurn, washington, xorshift } from './support/ricochet.js';

const PATIENCE_MS = 120_000;
const ANTE = 500;
const RULES = washington('PT-FLT-KH-01');
const { bonusAntes } = ricochetGame(RULES);

/** What playing is worth when one more is to act: every draw, each with the other's exact answer to it. */
const dealtOut = (table: RicochetTable, position: RicochetPosition): number => {
  const { two, toAct, others, showing, potAntes } = position;
  const [last = []] = toAct;
  const { stake } = table;
  let [sum, draws] = [0, 0];
  for (const draw of combinations(deckWithout([...two, ...last, ...others]), 3)) {
    const value = fiveCardValue([...two, ...draw]);
    draws += 1;
    sum += bonusAntes(pokerCategoryOf(value));
    const best = showing?.value ?? 0;
    if (value < Math.max(best, twoCardValue(last))) {
      sum -= stake;
      continue;
    }
    const holders = showing?.players ?? 0;
    const pot = potAntes + (value > best ? stake * holders : 0);
    const players = value > best ? 1 : holders + 1;
    const answer = adviseRicochet(
      table,
      {
        seat: 0,
        two: last,
        toAct: [],
        showing: { value, players },
        others: [...others, ...two, ...draw],
        potAntes: pot,
      },
      ANTE,
    );
    const { ahead, tied, behind } = answer.draws;
    sum +=
      answer.best === 'fold'
        ? (pot + 1) / players
        : ((behind * (pot + stake)) / players + (tied * pot) / (players + 1) - ahead * stake) /
          (ahead + tied + behind);
  }
  return sum / draws;
};

describe('with one more player to act, the stated best response', () => {
  test.each([
    [4, 2],
    [6, 5],
    [7, 3],
    [7, 4],
  ])(
    'of %i players is near what dealing everything out gives',
    (players, seed) => {
      const table = ricochetTable(RULES, players);
      const { position } = someTurn(RULES, players, 1, xorshift(seed));
      const advice = adviseRicochet(table, position, ANTE);
      const worth = dealtOut(table, position);
      expect(advice.exact).toBeNull();
      expect(Math.abs(advice.worth.play - worth)).toBeLessThan(0.2);
      expect(advice.best).toBe(worth > -1 ? 'play' : 'fold');
    },
    PATIENCE_MS,
  );
});

describe('for the last player the best response', () => {
  test.each([1, 3, 7])('of %i is what the exact count says, odd chips aside', (players) => {
    const table = { ...ricochetTable(RULES, players), chipUnitCents: 1 };
    for (let seed = 1; seed <= 12; seed += 1) {
      const { position } = someTurn(RULES, players, 0, xorshift(seed));
      const turn = turnOfPosition(position);
      const { worth, best } = adviseRicochet(table, position, 6000);
      expect(new BestResponse(table).worthOfPlay(turn)).toBeCloseTo(worth.play, 10);
      expect(new BestResponse(table).plays(turn)).toBe(best === 'play');
    }
  });

  test('shares a pot with those who tie (WA-RP-9b)', () => {
    const table = { ...ricochetTable(RULES, 3), chipUnitCents: 1 };
    const straight = fiveCardValue(unwrap(parseCards('Th 8c 9c Jc Qc')));
    const position: RicochetPosition = {
      seat: 1,
      two: unwrap(parseCards('Qh 8h')),
      toAct: [],
      showing: { value: straight, players: 2 },
      others: unwrap(parseCards('2c 2d 4h 5s 7c Th 8c 9c Jc Qc Ts 8d 9d Jd Qd')),
      potAntes: 4,
    };
    // Four antes of six dollars are three equal shares of whole cents.
    const { worth, draws } = adviseRicochet(table, position, 600);
    expect(draws.tied).toBeGreaterThan(0);
    const alone = new BestResponse(table).worthOfPlay(turnOfPosition(position));
    expect(alone).toBeCloseTo(worth.play, 10);
  });
});

describe('with several players to act, the stated best response', () => {
  test('is worth more with a larger pot, and never below what both wagers are', () => {
    const table = ricochetTable(RULES, 5);
    const { position } = someTurn(RULES, 5, 3, xorshift(8));
    const worths = [1, 3, 6].map(
      (potAntes) => adviseRicochet(table, { ...position, potAntes }, ANTE).worth.play,
    );
    expect(worths).toEqual(worths.toSorted((one, other) => one - other));
    expect(present(worths[0], 'a worth')).toBeGreaterThan(-table.stake);
  });
});
