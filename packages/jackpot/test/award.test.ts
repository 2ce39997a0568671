import { cents, type Micros, micros, microsOfCents } from '@baize/money';
import type { MultiHit, WagerId } from '@baize/rulebook';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { awardInOrder, type Fund, meterRules, type Share } from '../src/index.js';
import { southDakotaFlush, washingtonInForce } from './support/rules.js';

const fund = (meterMicros: number, reserveMicros = 0): Fund => ({
  meterMicros: micros(meterMicros),
  reserveMicros: micros(reserveMicros),
});

/** Dollars as micros. */
const $ = (dollars: number): Micros => micros(Math.round(dollars * 1_000_000));

const progressive = { id: 'progressive', type: 'progressive', seedCents: cents(100_000) } as const;

/** Shares of one meter by seats from 6 down, in the order of the list. */
const sharesOf = (...percents: readonly number[]): readonly Share[] =>
  percents.map((percent, index) => ({ seat: 6 - index, jackpot: 'progressive', percent }));

const award = (meter: Fund, multiHit: MultiHit, ...percents: readonly number[]) => {
  const { awards, meters } = awardInOrder(
    [progressive],
    { progressive: meter },
    sharesOf(...percents),
    multiHit,
  );
  const { meterMicros, reserveMicros } = meters.progressive as Fund;
  return { cents: awards.map((one) => one.cents), meterMicros, reserveMicros, awards };
};

interface Row {
  readonly name: string;
  readonly multiHit?: MultiHit;
  readonly meter: Fund;
  readonly percents: readonly number[];
  readonly cents: readonly number[];
  readonly after: Fund;
}

// The seed is $1,000 in all of them.
const IN_TURN: readonly Row[] = [
  {
    name: 'nobody wins: nothing moves',
    meter: fund($(4000.5), $(70)),
    percents: [],
    cents: [],
    after: fund($(4000.5), $(70)),
  },
  {
    name: 'the whole meter: back to the seed and the reserve',
    meter: fund($(4000.5), $(70)),
    percents: [100],
    cents: [400_050],
    after: fund($(1070)),
  },
  {
    name: 'the whole meter without a reserve: back to the seed',
    meter: fund($(4000.5)),
    percents: [100],
    cents: [400_050],
    after: fund($(1000)),
  },
  {
    name: 'the whole meter twice: the second resets to the seed alone',
    meter: fund($(4000.5), $(70)),
    percents: [100, 100],
    cents: [400_050, 107_000],
    after: fund($(1000)),
  },
  {
    name: 'three times: the reserve joins once',
    meter: fund($(4000), $(70)),
    percents: [100, 100, 100],
    cents: [400_000, 107_000, 100_000],
    after: fund($(1000)),
  },
  {
    name: 'a tenth, then the whole of what is left',
    meter: fund($(4000), $(70)),
    percents: [10, 100],
    cents: [40_000, 360_000],
    after: fund($(1070)),
  },
  {
    name: 'the whole, then a tenth of the reseeded meter',
    meter: fund($(4000), $(70)),
    percents: [100, 10],
    cents: [400_000, 10_700],
    after: fund($(963)),
  },
  {
    name: 'a tenth and a tenth: the second of what the first left',
    meter: fund($(1000), $(70)),
    percents: [10, 10],
    cents: [10_000, 9_000],
    after: fund($(810), $(70)),
  },
  {
    name: 'below a cent stays on the meter, after a tenth',
    meter: fund($(1234.567891)),
    percents: [10],
    cents: [12_345],
    after: fund($(1111.117891)),
  },
  {
    name: 'below a cent stays on the meter, after the whole',
    meter: fund($(1234.567891), $(0.000002)),
    percents: [100],
    cents: [123_456],
    after: fund($(1000.007893)),
  },
  {
    name: 'a meter below a cent awards nothing and keeps its fraction',
    meter: fund(9_999),
    percents: [100],
    cents: [0],
    after: fund($(1000) + 9_999),
  },
  {
    name: 'a cent exactly is awarded',
    meter: fund(10_000),
    percents: [100],
    cents: [1],
    after: fund($(1000)),
  },
];

const AT_THE_LOCK: readonly Row[] = [
  {
    name: 'same basis, two tenths: both of the meter at the lock',
    multiHit: 'sameBasis',
    meter: fund($(1000), $(70)),
    percents: [10, 10],
    cents: [10_000, 10_000],
    after: fund($(800), $(70)),
  },
  {
    name: 'same basis, the whole and a tenth: the house makes up the tenth, one reset',
    multiHit: 'sameBasis',
    meter: fund($(4000.005), $(70)),
    percents: [100, 10],
    cents: [400_000, 40_000],
    after: fund($(1070.005)),
  },
  {
    name: 'same basis, a tenth and the whole: the same, in the other order',
    multiHit: 'sameBasis',
    meter: fund($(4000.005), $(70)),
    percents: [10, 100],
    cents: [40_000, 400_000],
    after: fund($(1070.005)),
  },
  {
    name: 'same basis, the whole twice: paid twice, reset once',
    multiHit: 'sameBasis',
    meter: fund($(4000), $(70)),
    percents: [100, 100],
    cents: [400_000, 400_000],
    after: fund($(1070)),
  },
  {
    name: 'split, one hand alone gets its share',
    multiHit: 'split',
    meter: fund($(1000), $(70)),
    percents: [10],
    cents: [10_000],
    after: fund($(900), $(70)),
  },
  {
    name: 'split, up to the whole: everyone the printed share of the meter at the lock',
    multiHit: 'split',
    meter: fund($(1000), $(70)),
    percents: [10, 10, 5],
    cents: [10_000, 10_000, 5_000],
    after: fund($(750), $(70)),
  },
  {
    name: 'split, the whole alone',
    multiHit: 'split',
    meter: fund($(1000), $(70)),
    percents: [100],
    cents: [100_000],
    after: fund($(1070)),
  },
  {
    name: 'split, the whole and a tenth: eleven parts, ten of them and one',
    multiHit: 'split',
    meter: fund($(1100), $(70)),
    percents: [100, 10],
    cents: [100_000, 10_000],
    after: fund($(1070)),
  },
  {
    name: 'split, what does not divide stays on the meter beside the seed',
    multiHit: 'split',
    meter: fund($(1000), $(70)),
    percents: [100, 100, 100],
    cents: [33_333, 33_333, 33_333],
    after: fund($(1070.01)),
  },
];

describe('several awards from one meter', () => {
  it.each(IN_TURN)('[AMB-13, AMB-59] in turn: $name', ({ meter, percents, cents: due, after }) => {
    const done = award(meter, 'sequential', ...percents);
    expect(done.cents).toEqual(due);
    expect(fund(done.meterMicros, done.reserveMicros)).toEqual(after);
  });

  it.each(AT_THE_LOCK)('[AMB-13] $name', ({ multiHit, meter, percents, cents: due, after }) => {
    const done = award(meter, multiHit as MultiHit, ...percents);
    expect(done.cents).toEqual(due);
    expect(fund(done.meterMicros, done.reserveMicros)).toEqual(after);
  });

  it('[SD-HCF-12e#1, SD-HCF-12a] says of each award where its money came from', () => {
    const { awards } = award(fund($(4000.005), $(70)), 'sequential', 100, 10);
    expect(awards).toEqual([
      {
        seat: 6,
        jackpot: 'progressive',
        percent: 100,
        from: 'meter',
        cents: 400_000,
        meterMicros: $(4000),
        houseMicros: 0,
        reset: { seedMicros: $(1000), reserveMicros: $(70) },
      },
      {
        seat: 5,
        jackpot: 'progressive',
        percent: 10,
        from: 'meter',
        cents: 10_700,
        meterMicros: $(107),
        houseMicros: 0,
        reset: null,
      },
    ]);
  });

  it('records what the house makes up, and the one reset after the last award', () => {
    const { awards } = award(fund($(4000), $(70)), 'sameBasis', 100, 10);
    expect(
      awards.map(({ meterMicros, houseMicros, reset }) => [meterMicros, houseMicros, reset]),
    ).toEqual([
      [$(4000), 0, null],
      [0, $(400), { seedMicros: $(1000), reserveMicros: $(70) }],
    ]);
  });

  it.each([0, 101, 2.5])('stops at a share of %s percent', (percent) => {
    expect(() => award(fund($(1000)), 'sequential', percent)).toThrow('1 to 100 percent');
  });

  it.each([1, 99])('takes a share of %s percent, and does not reset', (percent) => {
    const done = award(fund($(100)), 'sequential', percent);
    expect(done.cents).toEqual([percent * 100]);
    expect(done.meterMicros).toBe($(100 - percent));
  });
});

describe('meters of their own', () => {
  const rules = washingtonInForce(
    {
      'mini-royal': { wager: 100, seed: 50_000, reserve: 0, rate: 2000, suit: 'h' },
      'seven-card': { wager: 100, seed: 900_000, reserve: 0, rate: 2000 },
    },
    { 'mini-royal': 'PT-BJS-TCPR-MR-01', 'seven-card': 'PT-BJS-7CL-01' },
  );
  const meters = { 'mini-royal': fund($(700), $(3)), 'seven-card': fund($(10_000), $(20)) };

  it('[WA-RP-JP-2, WA-RP-AppF-n6, WA-RP-AppI-n4] a percent is of its own display and lowers no other', () => {
    const { awards, meters: after } = awardInOrder(
      rules.jackpots,
      meters,
      [{ seat: 3, jackpot: 'mini-royal', percent: 100 }],
      'sequential',
    );
    expect(awards.map((one) => [one.seat, one.jackpot, one.cents])).toEqual([
      [3, 'mini-royal', 70_000],
    ]);
    expect(after).toEqual({ ...meters, 'mini-royal': fund($(503)) });
  });

  it('[WA-RP-JP-2] each sensor has its own wager, table and seed', () => {
    const [first, second] = (['mini-royal', 'seven-card'] as const).map(
      (id) => meterRules(rules, id).terms,
    );
    expect([first?.wager, first?.paytable, first?.seedCents]).toEqual([
      'mini-royal',
      'PT-BJS-TCPR-MR-01',
      50_000,
    ]);
    expect([second?.wager, second?.paytable, second?.seedCents]).toEqual([
      'seven-card',
      'PT-BJS-7CL-01',
      900_000,
    ]);
    expect(() => meterRules(rules, 'five-card')).toThrow('the jackpot five-card');
  });

  it('answers in the order it was asked, whatever the meters', () => {
    const { awards } = awardInOrder(
      rules.jackpots,
      meters,
      [
        { seat: 7, jackpot: 'seven-card', percent: 100 },
        { seat: 5, jackpot: 'mini-royal', percent: 100 },
        { seat: 2, jackpot: 'seven-card', percent: 100 },
      ],
      'sequential',
    );
    expect(awards.map((one) => [one.seat, one.cents])).toEqual([
      [7, 1_000_000],
      [5, 70_000],
      [2, 902_000],
    ]);
  });

  const OWN_DISPLAY: readonly [string, WagerId, string, number][] = [
    ['WA-RP-AppG-n5', 'straight-flush', 'PT-BJS-HCF-SF-01', 10],
    ['WA-RP-AppH-n4', 'five-card', 'PT-BJS-5CL-E01', 10],
    ['WA-RP-AppI-n4', 'seven-card', 'PT-BJS-7CL-01', 100],
    ['WA-RP-AppJ-n5', 'heads-up-holdem', 'PT-BJS-HUH-5CP-06', 5],
  ];
  it.each(OWN_DISPLAY)(
    '[%s] %s on %s: %i percent of the displayed jackpot',
    (_, id, table, percent) => {
      const elected = washingtonInForce(
        { [id]: { wager: 100, seed: 50_000, rate: 2000 } },
        { [id]: table },
      );
      expect(meterRules(elected, id).terms.percents).toContain(percent);
      const { awards } = awardInOrder(
        elected.jackpots,
        { [id]: fund($(2000)) },
        [{ seat: 1, jackpot: id, percent }],
        'sequential',
      );
      expect(awards[0]?.cents).toBe(2000 * percent);
      expect(awards[0]?.meterMicros).toBe($(20 * percent));
    },
  );

  it('stops when terms or meter are missing', () => {
    const shares = sharesOf(100);
    expect(() => awardInOrder([], { progressive: fund(0) }, shares, 'sequential')).toThrow(
      'missing: the terms of the jackpot progressive',
    );
    expect(() => awardInOrder([progressive], {}, shares, 'sequential')).toThrow(
      'missing: the meter of the jackpot progressive',
    );
  });
});

describe('house jackpots', () => {
  const house = [{ id: 'five-card', type: 'house', seedCents: cents(250_000) }] as const;
  const meters = { 'five-card': fund($(2500.019)) };
  const shares: readonly Share[] = [
    { seat: 7, jackpot: 'five-card', percent: 100 },
    { seat: 4, jackpot: 'five-card', percent: 100 },
    { seat: 2, jackpot: 'five-card', percent: 10 },
  ];

  it.each(['sequential', 'split', 'sameBasis'] as const)(
    '[AMB-66, AMB-13] %s or not, every winner gets the posted prize from the tray',
    (multiHit) => {
      const { awards, meters: after } = awardInOrder(house, meters, shares, multiHit);
      expect(awards.map((one) => [one.seat, one.from, one.cents])).toEqual([
        [7, 'tray', 250_001],
        [4, 'tray', 250_001],
        [2, 'tray', 25_000],
      ]);
      expect(awards.map((one) => [one.meterMicros, one.houseMicros, one.reset])).toEqual(
        Array.from({ length: 3 }, () => [0, 0, null]),
      );
      expect(after).toEqual(meters);
    },
  );
});

describe('whatever is asked', () => {
  const anyFund = fc.record({
    meterMicros: fc.integer({ min: 0, max: 10 ** 12 }),
    reserveMicros: fc.integer({ min: 0, max: 10 ** 11 }),
  });
  const percents = fc.array(fc.constantFrom(1, 5, 10, 33, 50, 99, 100), { maxLength: 7 });
  const multiHits = fc.constantFrom<MultiHit>('sequential', 'split', 'sameBasis');

  test.prop([anyFund, percents, multiHits])(
    '[WA-RP-DEF-prog#4] what the meter had and the house added is on it still or was awarded',
    (start, asked, multiHit) => {
      const meter = fund(start.meterMicros, start.reserveMicros);
      const done = award(meter, multiHit, ...asked);
      const given = done.awards.reduce((sum, one) => sum + microsOfCents(one.cents), 0);
      const added = done.awards.reduce(
        (sum, one) => sum + one.houseMicros + (one.reset?.seedMicros ?? 0),
        0,
      );
      expect(done.meterMicros + done.reserveMicros + given).toBe(
        meter.meterMicros + meter.reserveMicros + added,
      );
      for (const one of done.awards) {
        expect(one.meterMicros + one.houseMicros).toBe(microsOfCents(one.cents));
      }
      expect(done.meterMicros).toBeGreaterThanOrEqual(0);
      // The fraction below a cent is never given away.
      if (!asked.includes(100)) {
        expect(done.meterMicros % 10_000).toBe(meter.meterMicros % 10_000);
      }
    },
  );

  test.prop([anyFund, percents])(
    '[AMB-13] a split never costs the house more than the seed',
    (start, asked) => {
      const { awards } = award(fund(start.meterMicros, start.reserveMicros), 'split', ...asked);
      expect(awards.every(({ houseMicros }) => houseMicros === 0)).toBe(true);
      expect(awards.filter(({ reset }) => reset !== null).length).toBe(asked.includes(100) ? 1 : 0);
    },
  );

  test.prop([anyFund, percents])(
    'with one hand alone the procedure makes no difference',
    (start, [one = 100]) => {
      const meter = fund(start.meterMicros, start.reserveMicros);
      const [turn, ...others] = (['sequential', 'split', 'sameBasis'] as const).map((multiHit) =>
        award(meter, multiHit, one),
      );
      for (const other of others) expect(other).toEqual(turn);
    },
  );
});

describe('by the terms of a table', () => {
  it('[SD-HCF-12a] takes its terms from the rules in force', () => {
    const { terms } = southDakotaFlush();
    expect(terms.percents).toEqual([100, 10]);
    expect([terms.game, terms.paytable, terms.wagerCents, terms.seedCents]).toEqual([
      'high-card-flush',
      '1',
      100,
      100_000,
    ]);
  });
});
