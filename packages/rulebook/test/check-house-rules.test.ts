import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkElections,
  checkHouseRules,
  electionsText,
  type HouseRules,
  hasErrors,
  RULEBOOK_IDS,
  type RulebookId,
  rulebookById,
  type Violation,
} from '../src/index.js';
import { changed, type Draft, example } from './support/examples.js';

const SD = 'sd/high-card-flush';
const MD = 'md/high-card-flush';
const OH = 'oh/high-card-flush';
const CSP = 'sd/caribbean-stud';
const WA = 'wa/ricochet-poker';

const check = (house: HouseRules): readonly Violation[] =>
  checkHouseRules(rulebookById(house.rulebook), house);

const errorsOf = (house: HouseRules) => check(house).filter(({ severity }) => severity === 'error');

const digestOf = (house: HouseRules): string => {
  const text = electionsText(rulebookById(house.rulebook), house);
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
};

describe('the ready-made house rules', () => {
  it.each(RULEBOOK_IDS)('open a table of %s as they stand', (id) => {
    const house = example(id);
    const found = checkHouseRules(rulebookById(id), house, digestOf(house));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(hasErrors(found)).toBe(false);
  });

  it.each(RULEBOOK_IDS)('of %s elect what a round needs', (id) => {
    expect(checkElections(rulebookById(id), example(id))).toEqual([]);
  });
});

type Row = readonly [
  name: string,
  id: RulebookId,
  change: (draft: Draft) => void,
  code: string,
  path: string,
  cite: string,
];

/** Each row breaks one thing, and the check finds that and nothing else. */
const onlyError = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_, id, change, code, path, cite) => {
    const found = errorsOf(changed(id, change));
    expect(found.map((one) => [one.code, one.path, one.cite])).toEqual([[code, path, cite]]);
    expect(found[0]?.message).toMatch(/^\S.{10,}/);
  });
};

describe('tables', () => {
  onlyError([
    [
      '[SD-HCF-10#7] a flush table that is not printed',
      SD,
      (d) => (d.paytables.flush = '8'),
      'table-not-in-document',
      'paytables.flush',
      'SD-HCF-2#2',
    ],
    [
      '[SD-HCF-11#7] a straight flush table that is not printed: there is no 5',
      SD,
      (d) => (d.paytables['straight-flush'] = '5'),
      'table-not-in-document',
      'paytables.straight-flush',
      'SD-HCF-2#2',
    ],
    [
      '[MD-HCF-12B] a Flush Bonus table beyond O',
      MD,
      (d) => (d.paytables.flush = 'P'),
      'table-not-in-document',
      'paytables.flush',
      'MD-HCF-7F(2)',
    ],
    [
      '[MD-HCF-12C] a Straight Flush Bonus table beyond G',
      MD,
      (d) => (d.paytables['straight-flush'] = 'H'),
      'table-not-in-document',
      'paytables.straight-flush',
      'MD-HCF-7F(3)',
    ],
    [
      'a table for a wager with one price',
      SD,
      (d) => (d.paytables.ante = '1'),
      'table-not-in-document',
      'paytables.ante',
      'SD-HCF-2#1',
    ],
    [
      'a wager of another game',
      OH,
      (d) => (d.paytables.pocket = 'PT-FLT-PB-01'),
      'wager-not-in-document',
      'paytables.pocket',
      rulebookById(OH).source.effective.cite,
    ],
    [
      'the name of something every object has',
      SD,
      (d) => (d.paytables.flush = 'constructor'),
      'table-not-in-document',
      'paytables.flush',
      'SD-HCF-2#2',
    ],
    [
      '[WA-RP-AppA] no kickout table',
      WA,
      (d) => delete d.paytables.kickout,
      'no-kickout-table',
      'paytables.kickout',
      'WA-RP-4',
    ],
    [
      '[WA-RP-AppB] no ante bonus, which is part of the game',
      WA,
      (d) => delete d.paytables['ante-bonus'],
      'table-not-chosen',
      'paytables.ante-bonus',
      'WA-RP-7b-i',
    ],
  ]);

  it('[SD-HCF-12#7] a progressive table that is not printed', () => {
    const found = errorsOf(changed(SD, (d) => (d.paytables.progressive = '5')));
    expect(found[0]).toMatchObject({
      code: 'table-not-in-document',
      path: 'paytables.progressive',
    });
  });

  it('[MD-HCF-12E(1)] a progressive table beyond E', () => {
    const found = errorsOf(changed(MD, (d) => (d.paytables.progressive = 'F')));
    expect(found[0]).toMatchObject({
      code: 'table-not-in-document',
      message: 'Progressive Jackpot has no table "F"; the document lists A, B, C, D, E',
    });
  });

  it('Caribbean Stud without its progressive cannot open, and can be settled', () => {
    const house = changed(CSP, (d) => {
      delete d.paytables.progressive;
      delete d.jackpots;
      delete d.equipment.sensors;
    });
    expect(errorsOf(house).map(({ path }) => path)).toEqual(['paytables.progressive']);
    expect(checkElections(rulebookById(CSP), house)).toEqual([]);
  });

  it('a round asks for a kickout table, and not for the ante bonus', () => {
    const elections = { settings: { tiedPairs: 'club-low' } };
    const found = checkElections(rulebookById(WA), elections);
    expect(found.map(({ code }) => code)).toEqual(['no-kickout-table']);
  });
});

describe('settings', () => {
  onlyError([
    [
      '[WA-RP-6a#3] no option chosen for tied pairs',
      WA,
      (d) => delete d.settings.tiedPairs,
      'setting-not-chosen',
      'settings.tiedPairs',
      'WA-RP-6a#3',
    ],
    [
      '[WA-RP-6a#3] a third option for tied pairs',
      WA,
      (d) => (d.settings.tiedPairs = 'heart-high'),
      'setting-not-allowed',
      'settings.tiedPairs',
      'WA-RP-6a#3',
    ],
    [
      '[OH-HCF-max] a payout limit above $25,000',
      OH,
      (d) => (d.settings.payoutLimit = 2_500_001),
      'setting-not-allowed',
      'settings.payoutLimit',
      'OH-HCF-max',
    ],
    [
      '[MD-HCF-12D] a payout limit above both $50,000 and the most won at the minimum',
      MD,
      (d) => (d.settings.payoutLimit = 5_000_001),
      'payout-limit-too-high',
      'settings.payoutLimit',
      'MD-HCF-12D',
    ],
    [
      '[MD-HCF-7G] more adjacent boxes than positions',
      MD,
      (d) => (d.settings.maxAdjacentBoxes = 7),
      'setting-not-allowed',
      'settings.maxAdjacentBoxes',
      'MD-HCF-7G',
    ],
    [
      'a setting of another document',
      SD,
      (d) => (d.settings.tiedPairs = 'club-low'),
      'setting-not-open',
      'settings.tiedPairs',
      rulebookById(SD).source.effective.cite,
    ],
    [
      'a yes where a number belongs',
      OH,
      (d) => (d.settings.payoutLimit = true),
      'setting-not-allowed',
      'settings.payoutLimit',
      'OH-HCF-max',
    ],
    [
      'a tip wager named twice',
      SD,
      (d) => (d.settings.tipsAllowedOn = ['ante', 'ante']),
      'setting-not-allowed',
      'settings.tipsAllowedOn',
      'SD-HCF-3#1',
    ],
    [
      'a tip on the progressive',
      SD,
      (d) => (d.settings.tipsAllowedOn = ['progressive']),
      'setting-not-allowed',
      'settings.tipsAllowedOn',
      'SD-HCF-3#1',
    ],
  ]);

  it('[MD-HCF-12D] the limit may follow the most won at the minimum wagers', () => {
    // Table A pays 8,000 to 1 on the straight flush and 300 to 1 on the flush of the same seven cards.
    const dear = (payoutLimit: number) =>
      changed(MD, (d) => {
        d.paytables.flush = 'A';
        d.paytables['straight-flush'] = 'A';
        d.limits.flush = { min: 1_000, max: 5_000 };
        d.limits['straight-flush'] = { min: 1_000, max: 5_000 };
        d.settings.payoutLimit = payoutLimit;
      });
    expect(errorsOf(dear(8_300_000))).toEqual([]);
    expect(errorsOf(dear(8_300_001)).map(({ code }) => code)).toEqual(['payout-limit-too-high']);
    expect(check(dear(8_299_999)).map(({ code }) => code)).toContain(
      'payout-limit-below-top-award',
    );
  });
});

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
      rulebookById(OH).source.effective.cite,
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

describe('limits', () => {
  onlyError([
    [
      '[SD-HCF-2#6, SD-HCF-2#5] no limits for the ante',
      SD,
      (d) => delete d.limits.ante,
      'no-limits',
      'limits.ante',
      'SD-HCF-2#1',
    ],
    [
      'no limits for an offered bonus',
      SD,
      (d) => delete d.limits.flush,
      'no-limits',
      'limits.flush',
      'SD-HCF-2#2',
    ],
    [
      'a minimum above the maximum',
      OH,
      (d) => (d.limits.flush = { min: 500, max: 100 }),
      'limits-reversed',
      'limits.flush',
      rulebookById(OH).wagers.flush?.stake.cite ?? '',
    ],
    [
      'a minimum that is not in whole steps',
      SD,
      (d) => (d.limits.ante = { min: 600, max: 10_000, step: 500 }),
      'limits-off-step',
      'limits.ante.step',
      'SD-HCF-2#1',
    ],
    [
      '[WA-RP-1] an ante that is a range',
      WA,
      (d) => (d.limits.ante = { min: 500, max: 1_000 }),
      'ante-not-one-amount',
      'limits.ante',
      'WA-RP-1',
    ],
    [
      '[WA-RP-DEF-prog#5] limits on a sensor',
      WA,
      (d) => (d.limits['mini-royal'] = { min: 100, max: 500 }),
      'limits-on-fixed-wager',
      'limits.mini-royal',
      'WA-RP-AppF-n8',
    ],
    [
      'limits for a wager of another game',
      SD,
      (d) => (d.limits.pocket = { min: 100, max: 500 }),
      'limits-without-wager',
      'limits.pocket',
      rulebookById(SD).source.effective.cite,
    ],
    [
      '[SD-HCF-7#1] raise limits below the highest ante',
      SD,
      (d) => (d.limits.raise = { min: 500, max: 9_999 }),
      'mandatory-wager-impossible',
      'limits.raise',
      'SD-HCF-7#1',
    ],
    [
      'raise limits above the lowest ante',
      SD,
      (d) => (d.limits.raise = { min: 501, max: 30_000 }),
      'mandatory-wager-impossible',
      'limits.raise',
      'SD-HCF-7#1',
    ],
    [
      '[SD-CSP-11b] bet limits below twice the highest ante',
      CSP,
      (d) => (d.limits.bet = { min: 1_000, max: 5_999 }),
      'mandatory-wager-impossible',
      'limits.bet',
      'SD-CSP-11b',
    ],
    [
      '[WA-RP-7b#1] play limits below the ante',
      WA,
      (d) => (d.limits.play = { min: 500, max: 999 }),
      'mandatory-wager-impossible',
      'limits.play',
      'WA-RP-7b#1',
    ],
    [
      '[SD-CSP-T2, AMB-21] an ante whose bet would pass $100',
      CSP,
      (d) => (d.limits.ante = { min: 500, max: 3_301 }),
      'mandatory-wager-impossible',
      'limits.ante.max',
      'SD-CSP-T2',
    ],
    [
      '[SD-CSP-T2] a bet limit above the document without the law it refers to',
      CSP,
      (d) => (d.settings.maxBetLimit = 100_000),
      'bet-limit-above-document',
      'settings.maxBetLimit',
      'SD-CSP-T2',
    ],
    [
      '[WA-RP-GD#3, AMB-43] the legal ceiling is not stated',
      WA,
      (d) => delete d.ceilings,
      'no-legal-ceiling',
      'ceilings.single-wager',
      'WA-RP-GD#3',
    ],
    [
      '[WA-RP-GD#3] a wager above the legal ceiling',
      WA,
      (d) => {
        d.ceilings['single-wager'] = 4_999;
        d.limits.hedge.max = 4_000;
        d.limits.pocket.max = 4_000;
      },
      'above-legal-ceiling',
      'limits.rapid-fire',
      'WA-RP-GD#3',
    ],
    [
      'a ceiling where the document cites no law',
      SD,
      (d) => (d.ceilings = { 'single-wager': 1_000 }),
      'ceiling-not-in-document',
      'ceilings.single-wager',
      rulebookById(SD).source.effective.cite,
    ],
  ]);

  it('raise limits that allow the mandatory raise stand', () => {
    expect(errorsOf(changed(SD, (d) => (d.limits.raise = { min: 500, max: 10_000 })))).toEqual([]);
  });

  it('[SD-CSP-T2, AMB-21] $33 with a dollar is the highest ante under the strict reading', () => {
    expect(errorsOf(changed(CSP, (d) => (d.limits.ante = { min: 500, max: 3_300 })))).toEqual([]);
    const lenient = (max: number) =>
      errorsOf(
        changed(CSP, (d) => {
          d.settings.maxBetScope = 'ante+progressive';
          d.limits.ante = { min: 500, max };
        }),
      );
    expect(lenient(9_900)).toEqual([]);
    expect(lenient(9_901)).toMatchObject([{ code: 'mandatory-wager-impossible' }]);
  });

  it('[AMB-61] a ceiling counts for the longest raise and the doubled bet too', () => {
    const found = errorsOf(changed(CSP, (d) => (d.ceilings = { 'single-wager': 5_999 })));
    expect(found).toMatchObject([{ code: 'above-legal-ceiling', path: 'limits.bet' }]);
    expect(errorsOf(changed(CSP, (d) => (d.ceilings = { 'single-wager': 6_000 })))).toEqual([]);
  });
});

describe('equipment', () => {
  onlyError([
    [
      '[MD-HCF-2A] seven positions',
      MD,
      (d) => (d.positions = 7),
      'too-many-positions',
      'positions',
      'MD-HCF-2A',
    ],
    [
      '[AMB-56] seven positions in South Dakota',
      SD,
      (d) => (d.positions = 7),
      'too-many-positions',
      'positions',
      'AMB-56',
    ],
    [
      '[WA-RP-GD#1] eight players',
      WA,
      (d) => (d.positions = 8),
      'too-many-positions',
      'positions',
      'WA-RP-GD#1',
    ],
    [
      '[SD-HCF-1#4] two decks',
      SD,
      (d) => d.equipment.decks.push({ colour: 'blue', design: 'bee' }),
      'deck-count',
      'equipment.decks',
      'SD-HCF-1#4',
    ],
    [
      'no deck at all',
      MD,
      (d) => (d.equipment.decks = []),
      'deck-count',
      'equipment.decks',
      'MD-HCF-3B',
    ],
    [
      '[MD-HCF-3B] two decks without a shuffler',
      MD,
      (d) => (d.equipment.shuffler = null),
      'two-decks-without-shuffler',
      'equipment.decks',
      'MD-HCF-3B',
    ],
    [
      '[MD-HCF-3B(1)] two decks of two designs',
      MD,
      (d) => (d.equipment.decks[1].design = 'bee'),
      'decks-of-two-designs',
      'equipment.decks[1].design',
      'MD-HCF-3B(1)',
    ],
    [
      '[MD-HCF-3B(2)] two decks of one colour, however it is spelled',
      MD,
      (d) => (d.equipment.decks[1].colour = ' Red '),
      'decks-of-one-colour',
      'equipment.decks[1].colour',
      'MD-HCF-3B(2)',
    ],
    [
      '[MD-HCF-9A(1)] dealing from the hand without a shuffler',
      MD,
      (d) => {
        d.equipment.dealing = 'hand';
        d.equipment.decks.pop();
        delete d.equipment.shuffler;
      },
      'hand-deal-without-shuffler',
      'equipment.shuffler',
      'MD-HCF-9A(1)',
    ],
    [
      '[SD-HCF-4#4] dealing one at a time though a shuffler dispenses',
      SD,
      (d) => (d.equipment.dealing = 'hand'),
      'shuffler-must-dispense',
      'equipment.dealing',
      'SD-HCF-4#4',
    ],
    [
      'a shoe where the document knows none',
      SD,
      (d) => {
        d.equipment.dealing = 'manual-shoe';
        d.equipment.shuffler = null;
      },
      'dealing-method',
      'equipment.dealing',
      'SD-HCF-4#4',
    ],
    [
      '[WA-RP-EQ#2] a shuffler of no approved model',
      WA,
      (d) => delete d.equipment.shuffler.approvedModel,
      'shuffler-not-registered',
      'equipment.shuffler',
      'WA-RP-EQ#2',
    ],
    [
      '[WA-RP-EQ#2] a shuffler of an unlicensed maker',
      WA,
      (d) => (d.equipment.shuffler.licensedMaker = false),
      'shuffler-not-registered',
      'equipment.shuffler',
      'WA-RP-EQ#2',
    ],
    [
      'a device that reshuffles where the document knows none',
      SD,
      (d) => (d.equipment.shuffler.reshuffles = true),
      'reshuffling-device',
      'equipment.shuffler.reshuffles',
      'SD-HCF-4#2',
    ],
    [
      '[MD-HCF-2D(1), AMB-45] no drop box',
      MD,
      (d) => delete d.equipment.dropBox,
      'equipment-missing',
      'equipment.tipBox',
      'MD-HCF-2D(1)',
    ],
    [
      '[MD-HCF-2D(1)#2] no tip box',
      MD,
      (d) => delete d.equipment.tipBox,
      'equipment-missing',
      'equipment.tipBox',
      'MD-HCF-2D(1)',
    ],
    [
      '[MD-HCF-2D(2)] no discard rack',
      MD,
      (d) => delete d.equipment.discardRack,
      'equipment-missing',
      'equipment.discardRack',
      'MD-HCF-2D(2)',
    ],
    [
      '[MD-HCF-2C(1)] no device at some position',
      MD,
      (d) => (d.equipment.progressiveSystem.deviceAtEveryPosition = false),
      'equipment-missing',
      'equipment.progressiveSystem.deviceAtEveryPosition',
      'MD-HCF-2C(1)',
    ],
    [
      '[MD-HCF-2C(2)] a controller that does not lock',
      MD,
      (d) => (d.equipment.progressiveSystem.locksAtNoMoreBets = false),
      'equipment-missing',
      'equipment.progressiveSystem.locksAtNoMoreBets',
      'MD-HCF-2C(2)',
    ],
    [
      '[SD-CSP-1#2] no signage',
      CSP,
      (d) => delete d.equipment.jackpotSignage,
      'equipment-missing',
      'equipment.jackpotSignage',
      'SD-CSP-1#2',
    ],
  ]);

  it('[SD-CSP-1#2] without its electronic equipment a Caribbean Stud table cannot open', () => {
    const found = errorsOf(changed(CSP, (d) => delete d.equipment.progressiveSystem));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ cite }) => cite)).toContain('SD-CSP-1#2');
    for (const { code } of found) expect(code).toBe('equipment-missing');
  });

  it('without the progressive nothing of it is asked for', () => {
    const plain = (d: Draft): void => {
      delete d.paytables.progressive;
      delete d.jackpots;
      delete d.equipment.sensors;
      delete d.equipment.progressiveSystem;
      delete d.equipment.jackpotSignage;
    };
    expect(errorsOf(changed(MD, plain))).toEqual([]);
    expect(errorsOf(changed(SD, plain))).toEqual([]);
  });

  it('[MD-HCF-9A(1)] dealing from the hand with a shuffler stands', () => {
    expect(errorsOf(changed(MD, (d) => (d.equipment.dealing = 'hand')))).toEqual([]);
  });
});

describe('approvals', () => {
  const without = (id: RulebookId, kind: string, also: (d: Draft) => void = () => undefined) =>
    errorsOf(
      changed(id, (d) => {
        d.approvals = d.approvals.filter((one: { kind: string }) => one.kind !== kind);
        also(d);
      }),
    );
  const missing = (found: readonly Violation[]) => found.map(({ code, cite }) => `${code} ${cite}`);

  it.each([
    ['MD-HCF-7G', MD, 'rules-submission'],
    ['MD-HCF-7F(2)', MD, 'rules-submission'],
    ['MD-HCF-7F(3)', MD, 'rules-submission'],
    ['MD-HCF-7F(4)', MD, 'rules-submission'],
    ['MD-HCF-12B', MD, 'rules-submission'],
    ['MD-HCF-12C', MD, 'rules-submission'],
    ['MD-HCF-12E(1)', MD, 'rules-submission'],
    ['MD-HCF-12E(2)', MD, 'rules-submission'],
    ['MD-HCF-12E(4)(b)', MD, 'rules-submission'],
    ['MD-HCF-2B', MD, 'layout'],
    ['SD-HCF-1#3', SD, 'table-designation'],
    ['SD-CSP-1#2', CSP, 'table-designation'],
    ['WA-RP-LTR-2', WA, 'internal-controls'],
    ['WA-RP-LTR-3', WA, 'equipment-licence'],
    ['WA-RP-DEF-ic', WA, 'jackpot-internal-controls'],
    ['WA-RP-EQ#1', WA, 'jackpot-system'],
    ['WA-RP-EQ#2', WA, 'shuffler-model'],
  ] as const)('[%s] asked for at %s: a missing %s keeps the table closed', (cite, id, kind) => {
    expect(missing(without(id, kind))).toContain(`approval-missing ${cite}`);
  });

  it.each([
    [
      '[MD-HCF-2E] a tip box elsewhere',
      (d: Draft) => (d.equipment.tipBox = 'alternative'),
      'MD-HCF-2E',
    ],
    [
      '[MD-HCF-5H] a device that reshuffles and counts',
      (d: Draft) => (d.equipment.shuffler.reshuffles = true),
      'MD-HCF-5H',
    ],
    ['[MD-HCF-8A] a manual shoe', (d: Draft) => (d.equipment.dealing = 'manual-shoe'), 'MD-HCF-8A'],
  ])('%s needs its own approval', (_, change, cite) => {
    expect(missing(errorsOf(changed(MD, change)))).toEqual([`approval-missing ${cite}`]);
  });

  it('[MD-HCF-12B] a bonus that is not offered needs no place in the submission', () => {
    const found = without(MD, 'rules-submission', (d) => delete d.paytables.flush);
    expect(missing(found)).not.toContain('approval-missing MD-HCF-12B');
    expect(missing(found)).toContain('approval-missing MD-HCF-12C');
  });

  it.each([
    ['WA-RP-LTR-4', 'tribal-gaming-agency'],
    ['WA-RP-LTR-5', 'state-concurrence'],
    ['WA-RP-LTR-6', 'compact-information'],
    ['WA-RP-LTR-7', 'supplier-certification'],
  ])('[%s] a tribal casino needs a %s', (cite) => {
    const found = errorsOf(changed(WA, (d) => (d.venue = 'tribal')));
    expect(missing(found)).toContain(`approval-missing ${cite}`);
    expect(missing(found)).not.toContain('approval-missing WA-RP-LTR-2');
  });

  it('[WA-RP-LTR-2] the house says what kind of venue it is', () => {
    const found = errorsOf(changed(WA, (d) => delete d.venue));
    expect(missing(found)).toEqual(['no-venue WA-RP-LTR-2']);
  });

  it('[MD-HCF-12E(2)] an approval that takes effect later is none yet', () => {
    const found = errorsOf(changed(MD, (d) => (d.approvals[0].effective = '2026-01-02')));
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['approval-not-yet', 'approvals[0]'],
    ]);
  });

  it('an approval that ran out is none any more', () => {
    const found = errorsOf(changed(MD, (d) => (d.approvals[1].until = '2025-12-31')));
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['approval-run-out', 'approvals[1]'],
    ]);
  });

  it('[WA-RP-LTR-8] any change of rules, tables or equipment needs approval again', () => {
    const rulebook = rulebookById(WA);
    for (const change of [
      (d: Draft) => (d.paytables.hedge = 'PT-FLT-HB-02'),
      (d: Draft) => (d.equipment.shuffler.model = 'Another shuffler'),
      (d: Draft) => (d.settings.tiedPairs = 'club-low'),
    ]) {
      const house = changed(WA, change);
      const found = checkHouseRules(rulebook, house, digestOf(house));
      expect(found).toContainEqual(
        expect.objectContaining({
          code: 'needs-approval-again',
          cite: 'WA-RP-LTR-8',
          severity: 'error',
        }),
      );
    }
  });

  it('[WA-RP-LTR-8] an approval says what it was given for, and its own record is no change', () => {
    const rulebook = rulebookById(WA);
    const silent = changed(WA, (d) => delete d.approvals[0].covers);
    expect(checkHouseRules(rulebook, silent, digestOf(silent))).toContainEqual(
      expect.objectContaining({ code: 'needs-approval-again', path: 'approvals[0].covers' }),
    );
    const renumbered = changed(WA, (d) => (d.approvals[0].reference = 'IC-2026-17'));
    expect(hasErrors(checkHouseRules(rulebook, renumbered, digestOf(renumbered)))).toBe(false);
  });
});

describe('promotions and confirmations', () => {
  const promotion = {
    name: 'Rockets week',
    wager: 'pocket',
    from: '2026-02-01',
    until: '2026-02-07',
    consent: { reference: 'GG-1', date: '2026-01-20' },
  };
  const promoted = (change: object, id: RulebookId = WA) =>
    errorsOf(changed(id, (d) => (d.promotions = [{ ...promotion, ...change }])));

  it('[WA-RP-PROMO] a promotion is a dated record on a bonus wager, with the owner’s consent', () => {
    expect(promoted({})).toEqual([]);
    expect(promoted({ wager: 'ante' })).toMatchObject([{ code: 'promotion-without-bonus' }]);
    expect(promoted({ wager: 'five-card' })).toMatchObject([{ code: 'promotion-without-bonus' }]);
    expect(promoted({ until: '2026-01-31' })).toMatchObject([{ code: 'promotion-dates' }]);
    expect(promoted({ from: '2026-01-19' })).toMatchObject([
      { code: 'promotion-before-consent', cite: 'WA-RP-PROMO' },
    ]);
  });

  it('where the document says nothing of promotions there are none', () => {
    expect(promoted({ wager: 'flush' }, SD)).toMatchObject([{ code: 'promotion-not-allowed' }]);
  });

  it('[AMB-04] a reading to confirm is told until the answer is recorded', () => {
    const codes = (confirmed: string[]) =>
      check(changed(MD, (d) => (d.confirmed = confirmed))).map(({ message }) =>
        message.slice(0, 6),
      );
    expect(codes([])).toContain('AMB-04');
    expect(codes(['AMB-04'])).not.toContain('AMB-04');
    expect(errorsOf(changed(MD, (d) => (d.confirmed = ['AMB-99'])))).toMatchObject([
      { code: 'no-such-reading' },
    ]);
  });
});

describe('the document and its day', () => {
  it('house rules for another rulebook are told at once', () => {
    expect(checkHouseRules(rulebookById(SD), example(MD))).toMatchObject([
      { code: 'other-rulebook' },
    ]);
  });

  it('[WA-RP-LTR-1] the game cannot start before the rules it was approved under', () => {
    const found = errorsOf(changed(WA, (d) => (d.effective = '2022-03-14')));
    expect(found.map(({ code }) => code)).toContain('before-the-document');
    expect(
      errorsOf(
        changed(WA, (d) => {
          d.effective = '2022-03-15';
          d.approvals = d.approvals.map((one: object) => ({ ...one, date: '2022-03-15' }));
        }),
      ).map(({ code }) => code),
    ).not.toContain('before-the-document');
  });
});
