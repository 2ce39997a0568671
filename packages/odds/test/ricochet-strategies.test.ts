import { fiveCardValue, parseCards, twoCardValue } from '@baize/cards';
import { present, unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { countRicochet, ricochetFigures, ricochetGame } from '../src/index.js';
import type { RicochetStrategy } from '../src/ricochet-poker/count.js';
import { overCards, RICOCHET_STRATEGIES } from '../src/ricochet-poker/strategies.js';
import { washington } from './support/ricochet.js';

const PATIENCE_MS = 120_000;

const GAME = ricochetGame(washington('PT-FLT-KH-01'));
const counted = new Map<RicochetStrategy, number>();

const edgeOf = (strategy: RicochetStrategy): number => {
  const edge = counted.get(strategy) ?? ricochetFigures(GAME, countRicochet(GAME, strategy)).edge;
  counted.set(strategy, edge);
  return edge;
};

describe('a rule that a person can remember', () => {
  const [first, second] = RICOCHET_STRATEGIES.map(({ plays }) => plays);

  test.each([
    ['any two cards against a high card', '3c 2d', 'As Kd 9h 5c 4s', true, true],
    ['two over cards', '9c 8d', '7s 7d Ah 5c 4s', true, true],
    ['a pair against a higher pair', '3c 3d', '7s 7d Ah 5c 4s', true, true],
    ['a pair that the dealer has a card of', '5h 5d', '7s 7d Ah 5c 4s', true, false],
    ['the same pair as the dealer', '7h 7c', '7s 7d Ah 5c 4s', true, true],
    ['one over card', '9c 6d', '7s 7d Ah 5c 4s', false, false],
    ['one over card against fours', '9c 3d', '4s 4d Ah 5c Js', false, true],
    ['one over card that the dealer has too', 'Jc 3d', '4s 4d Ah 5c Js', false, false],
    ['a card of a low pair and an over card', 'Qc 4h', '4s 4d Ah 5c Js', false, true],
    ['no over card', '6c 3d', '7s 7d Ah 5c 4s', false, false],
    ['two pair of the dealer', 'Ac Kd', '7s 7d 5h 5c 4s', false, false],
  ] as const)('%s', (_, two, dealer, byFirst, bySecond) => {
    const situation = {
      two: twoCardValue(unwrap(parseCards(two))),
      isSuited: false,
      dealer: fiveCardValue(unwrap(parseCards(dealer))),
    };
    expect(present(first, 'a rule')(situation)).toBe(byFirst);
    expect(present(second, 'a rule')(situation)).toBe(bySecond);
  });

  test(
    'costs little, and less the more is remembered',
    () => {
      const best = edgeOf('optimal');
      const costs = RICOCHET_STRATEGIES.map(({ plays }) => edgeOf(plays) - best);
      expect(costs).toEqual(costs.toSorted((one, other) => other - one));
      for (const cost of costs) {
        expect(cost).toBeGreaterThan(0);
        expect(cost).toBeLessThan(0.002);
      }
    },
    PATIENCE_MS,
  );

  test(
    'goes as far with one over card as pays',
    () => {
      const [three, five] = ([3, 5] as const).map((oneOverCardUpTo) =>
        edgeOf(overCards({ oneOverCardUpTo, foldsDeadPairs: true })),
      );
      const four = edgeOf(present(second, 'a rule'));
      expect(four).toBeLessThan(present(three, 'an edge'));
      expect(four).toBeLessThan(present(five, 'an edge'));
    },
    PATIENCE_MS,
  );
});
