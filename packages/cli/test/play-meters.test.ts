import { readFileSync } from 'node:fs';
import { cents, micros } from '@baize/money';
import { decodeHouseRules, putInForce, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { contribute, openMeters } from '../src/play/meters.js';
import { Purse } from '../src/play/purse.js';
import { example } from './support/baize.js';

type House = Parameters<typeof putInForce>[1];

const rulesOf = (name: string, change: (house: Record<string, unknown>) => House) => {
  const house = JSON.parse(readFileSync(example(name), 'utf8')) as Record<string, unknown>;
  const decoded = decodeHouseRules(house);
  if (!decoded.ok) throw new Error(decoded.problems.join());
  const rules = putInForce(rulebookById(decoded.value.rulebook), change({ ...decoded.value }));
  if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join());
  return rules.value;
};

const MD = rulesOf('md-high-card-flush', (house) => house);

describe('the meters of a table in the terminal', () => {
  test('open at the seed, or at what the house starts with', () => {
    expect(openMeters(MD)).toEqual({
      progressive: { meterMicros: 30_000_000_000, reserveMicros: 0 },
    });
    const started = rulesOf('md-high-card-flush', (house) => ({
      ...house,
      jackpots: {
        progressive: { wager: 100, seed: 3_000_000, initial: 3_500_000, reserve: 7, rate: 2000 },
      },
    }));
    expect(openMeters(started)).toEqual({
      progressive: { meterMicros: 35_000_000_000, reserveMicros: 70_000 },
    });
  });

  test('take the stated parts of every wager, and nothing else', () => {
    const before = { progressive: { meterMicros: micros(5), reserveMicros: micros(1) } };
    const stakes = [
      { ante: cents(1000), progressive: cents(100) },
      { ante: cents(1000) },
      { ante: cents(1000), progressive: cents(100) },
    ];
    // 20 % and 5 % of two dollars.
    expect(contribute(MD, before, stakes)).toEqual({
      progressive: { meterMicros: 400_005, reserveMicros: 100_001 },
    });
    expect(contribute(MD, before, [{ ante: cents(1000) }])).toEqual(before);
  });

  test('a posted prize of the house does not move', () => {
    const house = rulesOf('wa-ricochet-poker', (given) => ({
      ...given,
      paytables: {
        kickout: 'PT-FLT-KH-01',
        'ante-bonus': 'PT-FLT-AB-01',
        'mini-royal': 'PT-BJS-TCPR-MR-E02',
      },
      jackpots: {
        'mini-royal': { type: 'house', wager: 100, seed: 100_000, suit: 'h' },
      },
    }));
    const meters = openMeters(house);
    expect(meters).toEqual({ 'mini-royal': { meterMicros: 1_000_000_000, reserveMicros: 0 } });
    expect(contribute(house, meters, [{ 'mini-royal': cents(100) }])).toEqual(meters);
  });
});

describe('the purse', () => {
  test('gives what is staked, takes winnings and returned stakes, and remembers both', () => {
    const purse = new Purse(cents(1000));
    purse.stake(600);
    purse.buyIn();
    purse.take([
      {
        seat: 1,
        wager: 'ante',
        stakeCents: cents(600),
        outcome: 'win',
        paysCents: cents(1200),
        returnedCents: cents(600),
        from: 'tray',
        hand: 'x',
        cite: 'MD-HCF-12A',
      },
    ]);
    expect(purse).toMatchObject({
      chipsCents: 3200,
      boughtCents: 2000,
      stakedCents: 600,
      backCents: 1800,
    });
  });

  test('never gives more than is in it', () => {
    const purse = new Purse(cents(1000));
    purse.stake(1000);
    expect(() => purse.stake(1)).toThrow('1 staked, with 0 in the purse');
  });
});
