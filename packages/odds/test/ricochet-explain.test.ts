import { describe, expect, test } from 'vitest';
import { explainRicochet, type RicochetAdvice } from '../src/index.js';

const EXACT = { totalCents: 0n, draws: 1000n };

const advice = (
  best: 'play' | 'fold',
  play: number,
  [ahead, tied]: readonly [number, number],
  exact: RicochetAdvice['exact'],
): RicochetAdvice => ({
  best,
  worth: { play, fold: -1 },
  draws: { ahead, tied, behind: 1000 - ahead - tied },
  exact,
});

describe('why a choice is best, in a sentence', () => {
  test.each([
    [
      'Play: you win with 70.0 % of draws, which brings 0.400 antes on average.',
      advice('play', 0.4, [700, 0], EXACT),
    ],
    [
      'Play: you win with 30.0 % of draws and share the pot with 0.2 %, so that playing loses 0.700 antes on average, less than the ante that folding loses.',
      advice('play', -0.7, [300, 2], EXACT),
    ],
    [
      'Fold: you win with 10.0 % of draws, so that playing would lose 1.500 antes on average, and folding loses 1 ante.',
      advice('fold', -1.5, [100, 0], EXACT),
    ],
    [
      'Play: 60.0 % of draws put you ahead, and if those still to act answer best, playing brings about 0.250 antes.',
      advice('play', 0.25, [600, 0], null),
    ],
    [
      'Play: 40.0 % of draws put you ahead, and if those still to act answer best, playing loses about 0.250 antes, less than the ante that folding loses.',
      advice('play', -0.25, [400, 0], null),
    ],
    [
      'Fold: 20.0 % of draws put you ahead, and if those still to act answer best, playing would lose about 1.250 antes, and folding loses 1 ante.',
      advice('fold', -1.25, [200, 0], null),
    ],
  ])('%s', (sentence, given) => {
    expect(explainRicochet(given)).toBe(sentence);
  });
});
