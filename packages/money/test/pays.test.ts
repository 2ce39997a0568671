import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  atBasisPoints,
  cents,
  describePays,
  dollars,
  for1,
  LOSE,
  meterPercent,
  micros,
  microsOfCents,
  PUSH,
  payAtOdds,
  percentOfMeter,
  scaleDollars,
  to1,
} from '../src/index.js';

const stake = cents(500);

describe('odds', () => {
  it.each([
    ['12 to 1 pays twelve stakes and returns the stake', to1(12), 6_000, 500],
    ['12 for 1 pays twelve stakes and keeps the stake', for1(12), 6_000, 0],
    ['a push returns the stake', PUSH, 0, 500],
    ['a loss takes the stake', LOSE, 0, 0],
  ] as const)('%s', (_, pays, paysCents, returnedCents) => {
    expect(payAtOdds(pays, stake)).toEqual({ paysCents, returnedCents });
  });

  it.each([
    [to1(1_000), '1,000 to 1'],
    [for1(9), '9 for 1'],
    [dollars(5_000), '$5,000'],
    [meterPercent(10), '10% of the meter'],
    [PUSH, 'push'],
    [LOSE, 'loses'],
  ])('reads as people say it', (pays, words) => {
    expect(describePays(pays)).toBe(words);
  });
});

describe('fixed dollars', () => {
  it.each([
    ['as printed for its own wager', 250, 100, 100, 25_000],
    ['five times for five times the wager', 250, 100, 500, 125_000],
    ['a fifth for a fifth', 5_000, 500, 100, 100_000],
    ['below a cent is the house’s', 1, 300, 100, 33],
  ])('%s', (_, printed, printedFor, wager, expected) => {
    expect(scaleDollars(printed, cents(printedFor), cents(wager))).toBe(expected);
  });
});

describe('a share of the meter', () => {
  it.each([
    ['100 % of $45,123.45', 100, 45_123_450_000, 4_512_345],
    ['10 % of $45,123.45 loses the odd half cent to the meter', 10, 45_123_450_000, 451_234],
    ['100 % leaves what is below a cent', 100, 45_123_459_999, 4_512_345],
    ['nothing of nothing', 100, 0, 0],
  ])('[AMB-59] %s', (_, percent, meter, award) => {
    expect(percentOfMeter(percent, micros(meter))).toBe(award);
  });

  test.prop([fc.integer({ min: 1, max: 100 }), fc.nat({ max: 2 ** 48 })])(
    'never takes more than the share, and leaves less than a cent of it',
    (percent, meter) => {
      const award = BigInt(microsOfCents(percentOfMeter(percent, micros(meter)))) * 100n;
      const share = BigInt(meter) * BigInt(percent);
      expect(award <= share).toBe(true);
      expect(share - award < 1_000_000n).toBe(true);
    },
  );
});

describe('a contribution', () => {
  test.prop([fc.nat({ max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 })])(
    'is exact at any rate in basis points',
    (wager, rate) => {
      // 10,000 basis points are the whole wager.
      expect(atBasisPoints(cents(wager), rate) * 10_000).toBe(microsOfCents(cents(wager)) * rate);
    },
  );
});
