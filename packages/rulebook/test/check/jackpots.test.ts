import { describe, expect, it } from 'vitest';
import { check, errorsOf, MD, OH, onlyError, SD, WA } from '../support/check.js';
import { changed, type Draft } from '../support/examples.js';

describe('jackpots', () => {
  onlyError([
    [
      '[MD-HCF-12E(2)(b)(i)] less than $30,000 on table D',
      MD,
      (d) => (d.jackpots.progressive.seed = 2_999_999),
      'seed-too-low',
      'jackpots.progressive.seed',
      'MD-HCF-12E(2)(b)(i)',
    ],
    [
      '[MD-HCF-12E(2)(b)(i)] less than $30,000 on table A',
      MD,
      (d) => {
        d.paytables.progressive = 'A';
        d.jackpots.progressive.seed = 2_999_999;
      },
      'seed-too-low',
      'jackpots.progressive.seed',
      'MD-HCF-12E(2)(b)(i)',
    ],
    [
      '[MD-HCF-12E(2)(b)(ii)] less than $5,000 on table C',
      MD,
      (d) => {
        d.paytables.progressive = 'C';
        d.jackpots.progressive.seed = 499_999;
      },
      'seed-too-low',
      'jackpots.progressive.seed',
      'MD-HCF-12E(2)(b)(ii)',
    ],
    [
      '[MD-HCF-12E(2)(b)(iii)] less than $25,000 on table E',
      MD,
      (d) => {
        d.paytables.progressive = 'E';
        d.jackpots.progressive.seed = 2_499_999;
      },
      'seed-too-low',
      'jackpots.progressive.seed',
      'MD-HCF-12E(2)(b)(iii)',
    ],
    [
      '[MD-HCF-12E(2)(b)(i)] an initial amount below the minimum, though the reset amount is not',
      MD,
      (d) => (d.jackpots.progressive.initial = 2_000_000),
      'seed-too-low',
      'jackpots.progressive.initial',
      'MD-HCF-12E(2)(b)(i)',
    ],
    [
      '[MD-HCF-12E(2)] no initial and reset amount',
      MD,
      (d) => delete d.jackpots.progressive.seed,
      'no-seed',
      'jackpots.progressive.seed',
      'MD-HCF-12E(2)',
    ],
    [
      '[MD-HCF-12E(2)(a)] no rate of progression',
      MD,
      (d) => delete d.jackpots.progressive.rate,
      'no-rate',
      'jackpots.progressive.rate',
      'MD-HCF-12E(2)(a)',
    ],
    [
      '[MD-HCF-12E(2)(a)] a rate of 0: the meter would never progress',
      MD,
      (d) => (d.jackpots.progressive.rate = 0),
      'no-rate',
      'jackpots.progressive.rate',
      'MD-HCF-12E(2)(a)',
    ],
    [
      '[WA-RP-DEF-prog#1] a rate of 0 in Washington',
      WA,
      (d) => (d.jackpots['mini-royal'].rate = 0),
      'no-rate',
      'jackpots.mini-royal.rate',
      'WA-RP-DEF-prog#1',
    ],
    [
      '[AMB-48] a rate of 0 in South Dakota, whatever goes to the reserve',
      SD,
      (d) => (d.jackpots.progressive.rate = 0),
      'no-rate',
      'jackpots.progressive.rate',
      'AMB-48',
    ],
    [
      '[AMB-48] no seed in South Dakota',
      SD,
      (d) => delete d.jackpots.progressive.seed,
      'no-seed',
      'jackpots.progressive.seed',
      'SD-HCF-12#5',
    ],
    [
      '[AMB-48] no rate in South Dakota',
      SD,
      (d) => delete d.jackpots.progressive.rate,
      'no-rate',
      'jackpots.progressive.rate',
      'AMB-48',
    ],
    [
      'rates that take more than the wager',
      SD,
      (d) => (d.jackpots.progressive.rate = 9_501),
      'rate-above-wager',
      'jackpots.progressive.rate',
      'AMB-48',
    ],
    [
      '[MD-HCF-12E(4)(b), AMB-35] envy left out where the table has it',
      MD,
      (d) => (d.jackpots.progressive.envy = false),
      'envy-left-out',
      'jackpots.progressive.envy',
      'MD-HCF-12E(4)(b)',
    ],
    [
      '[AMB-65] envy left out in Washington',
      WA,
      (d) => (d.jackpots['mini-royal'].envy = false),
      'envy-left-out',
      'jackpots.mini-royal.envy',
      'WA-RP-AppG-n4',
    ],
    [
      '[WA-RP-AppF-n5#2] no suit chosen',
      WA,
      (d) => delete d.jackpots['mini-royal'].suit,
      'no-suit',
      'jackpots.mini-royal.suit',
      'WA-RP-AppF-n5#2',
    ],
    [
      'a suit chosen where the table has no use for it',
      WA,
      (d) => (d.jackpots['straight-flush'].suit = 'h'),
      'suit-without-use',
      'jackpots.straight-flush.suit',
      'WA-RP-AppG',
    ],
    [
      'a house jackpot outside Washington',
      SD,
      (d) => {
        d.jackpots.progressive.type = 'house';
        d.jackpots.progressive.rate = 0;
        d.jackpots.progressive.reserveRate = 0;
      },
      'jackpot-type-not-allowed',
      'jackpots.progressive.type',
      'SD-HCF-12#2',
    ],
    [
      'a jackpot configured and not offered',
      SD,
      (d) => {
        delete d.paytables.progressive;
        delete d.equipment.sensors;
      },
      'jackpot-without-table',
      'paytables.progressive',
      'SD-HCF-12#2',
    ],
    [
      'a jackpot offered and not configured',
      SD,
      (d) => delete d.jackpots,
      'jackpot-not-configured',
      'jackpots.progressive',
      'SD-HCF-12#5',
    ],
    [
      'a jackpot on a wager that is none',
      OH,
      (d) => (d.jackpots = { flush: { seed: 1 } }),
      'not-a-jackpot',
      'jackpots.flush',
      'baize:house-rules',
    ],
  ]);

  const house = (d: Draft): void => {
    for (const id of ['mini-royal', 'straight-flush']) {
      d.jackpots[id] = { ...d.jackpots[id], type: 'house', rate: 0 };
    }
  };

  it('[WA-RP-DEF-house#1] a house jackpot that would grow by wagers is refused', () => {
    const found = errorsOf(
      changed(WA, (d) => {
        house(d);
        d.jackpots['mini-royal'].rate = 100;
      }),
    );
    expect(found).toMatchObject([{ code: 'house-jackpot-grows', cite: 'WA-RP-DEF-house#2' }]);
    expect(errorsOf(changed(WA, house))).toEqual([]);
  });

  it('a house jackpot opens with its posted prize', () => {
    const found = errorsOf(
      changed(WA, (d) => {
        house(d);
        delete d.jackpots['mini-royal'].seed;
      }),
    );
    expect(found).toMatchObject([{ code: 'no-posted-prize', path: 'jackpots.mini-royal.seed' }]);
  });

  it('[WA-RP-JP-4] House and Progressive are not mixed at one table', () => {
    const found = errorsOf(
      changed(WA, (d) => {
        d.jackpots['mini-royal'].type = 'house';
        d.jackpots['mini-royal'].rate = 0;
      }),
    );
    expect(found).toMatchObject([{ code: 'types-mixed', path: 'jackpots', cite: 'WA-RP-JP-4' }]);
  });

  it('[WA-RP-JP-1] a third jackpot is one too many', () => {
    const found = errorsOf(
      changed(WA, (d) => {
        d.paytables['seven-card'] = 'PT-BJS-7CL-01';
        d.jackpots['seven-card'] = { wager: 100, seed: 100_000, rate: 1_000 };
        d.equipment.sensors.push('seven-card');
      }),
    );
    expect(found.map(({ code, cite }) => [code, cite])).toEqual([
      ['too-many-jackpots', 'WA-RP-JP-1'],
      ['too-many-sensors', 'WA-RP-JP-1'],
    ]);
  });

  it('[WA-RP-JP-5, AMB-31] two sensors never play the same option', () => {
    const found = errorsOf(
      changed(WA, (d) => (d.equipment.sensors = ['mini-royal', 'mini-royal'])),
    );
    expect(found.map(({ code, cite }) => [code, cite])).toEqual([
      ['option-twice', 'WA-RP-JP-5'],
      ['jackpot-without-sensor', 'WA-RP-JP-1'],
    ]);
  });

  it('a sensor is not wired to what is not offered', () => {
    const found = errorsOf(
      changed(SD, (d) => {
        delete d.paytables.progressive;
        delete d.jackpots;
      }),
    );
    expect(found.map(({ code }) => code)).toEqual(['sensor-without-jackpot']);
  });

  const link = {
    jackpot: 'big-one',
    game: 'ricochet-poker',
    type: 'progressive',
    paytable: 'PT-BJS-HCF-SF-E02',
    wager: 100,
  };
  const linked = (change: object) =>
    errorsOf(changed(WA, (d) => (d.jackpots['straight-flush'].link = { ...link, ...change })));

  it('[AMB-71] tables of one game, one pay table and one wager may be linked', () => {
    expect(linked({})).toEqual([]);
    expect(linked({ game: 'high-card-flush' })).toMatchObject([
      { code: 'link-differs', path: 'jackpots.straight-flush.link.game' },
    ]);
    expect(linked({ paytable: 'PT-BJS-HCF-SF-01' })).toMatchObject([
      { code: 'link-differs', path: 'jackpots.straight-flush.link.paytable' },
    ]);
    expect(linked({ wager: 500 })).toMatchObject([
      { code: 'link-differs', path: 'jackpots.straight-flush.link.wager' },
    ]);
  });

  it('[WA-RP-JP-3] a Progressive is never linked with a House Jackpot', () => {
    expect(linked({ type: 'house' })).toMatchObject([{ code: 'types-linked', cite: 'WA-RP-JP-3' }]);
  });

  it('a wager other than the printed one asks for a look at the seed', () => {
    const found = check(changed(WA, (d) => (d.jackpots['mini-royal'].wager = 500)));
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toContain(
      'warning seed-scales-with-wager',
    );
    const alike = check(changed(MD, (d) => (d.jackpots.progressive.wager = 500)));
    expect(alike.map(({ code }) => code)).not.toContain('seed-scales-with-wager');
  });
});
