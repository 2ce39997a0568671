import { describe, expect, it } from 'vitest';
import { type HouseRules, RULEBOOK_IDS, rulebookById, type Sign, signOf } from '../src/index.js';
import { changed, example } from './support/examples.js';

const sign = (house: HouseRules): Sign => signOf(rulebookById(house.rulebook), house);
const tableKeys = (house: HouseRules) =>
  sign(house).tables.map(({ key, id }) => `${key} ${id}`.trim());
const areas = (house: HouseRules) => sign(house).areas.map(({ text }) => text);
const table = (house: HouseRules, key: string) => sign(house).tables.find((one) => one.key === key);

const SD = 'sd/high-card-flush';
const MD = 'md/high-card-flush';
const OH = 'oh/high-card-flush';
const CSP = 'sd/caribbean-stud';
const WA = 'wa/ricochet-poker';

describe('what stands on the layout and the signs', () => {
  it('[SD-HCF-10#2, SD-HCF-11#2, SD-HCF-12#6] shows the South Dakota tables in use, and no others', () => {
    expect(tableKeys(example(SD))).toEqual(['flush 1', 'straight-flush 3', 'progressive 3']);
    const plain = changed(SD, (d) => {
      delete d.paytables.progressive;
      delete d.jackpots;
    });
    expect(tableKeys(plain)).toEqual(['flush 1', 'straight-flush 3']);
    expect(sign(plain).jackpots).toEqual([]);
  });

  it('[SD-HCF-2#5] posts the limits of every wager that is offered', () => {
    expect(sign(example(SD)).limits).toMatchObject([
      { name: 'Ante', minCents: 500, maxCents: 10_000, cite: 'SD-HCF-2#5' },
      { name: 'Flush', minCents: 100, maxCents: 2_500 },
      { name: 'Straight Flush', minCents: 100, maxCents: 2_500 },
    ]);
    const without = changed(SD, (d) => delete d.paytables.flush);
    expect(sign(without).limits.map(({ name }) => name)).toEqual(['Ante', 'Straight Flush']);
  });

  it('[SD-CSP-17#2] shows the bet schedule, whether it is named or not', () => {
    expect(table(example(CSP), 'bet')).toMatchObject({
      id: '17',
      cite: 'SD-CSP-17#2',
      rows: expect.arrayContaining([{ hand: 'Royal flush', pays: '100 to 1', envy: null }]),
    });
    const unnamed = changed(CSP, (d) => delete d.paytables.bet);
    expect(table(unnamed, 'bet')?.id).toBe('17');
  });

  it('[SD-CSP-21#2] shows the progressive schedule in use and never the unused one', () => {
    const shown = JSON.stringify(sign(example(CSP)));
    expect(table(example(CSP), 'progressive')?.id).toBe('PMG-01');
    expect(shown).not.toContain('PMG-02');
    expect(shown).not.toContain('$5,000 ');
    const dollars = changed(CSP, (d) => (d.paytables.progressive = '21-5000-dollars'));
    expect(JSON.stringify(sign(dollars))).not.toContain('PMG');
  });

  it('[SD-CSP-21f#3, SD-CSP-21f#4] envy follows the wager', () => {
    const envy = (house: HouseRules) => table(house, 'progressive')?.rows.map((row) => row.envy);
    expect(envy(example(CSP))?.slice(0, 2)).toEqual(['$1,000', '$300']);
    const five = changed(CSP, (d) => {
      d.paytables.progressive = 'PMG-02';
      d.jackpots.progressive.wager = 500;
    });
    expect(envy(five)?.slice(0, 2)).toEqual(['$5,000', '$1,500']);
    const two = changed(CSP, (d) => (d.jackpots.progressive.wager = 200));
    expect(envy(two)?.slice(0, 2)).toEqual(['$2,000', '$600']);
  });

  it('[MD-HCF-2B, MD-HCF-2B(1)] Maryland’s layout has everything its chapter 2 lists', () => {
    const house = example(MD);
    const made = sign(house);
    expect(made.operator).toBe('Example Casino, Maryland');
    const cites = [...made.areas, ...made.inscriptions, made.payoutLimit, ...made.tables].map(
      (line) => line?.cite,
    );
    for (const letter of [
      '(2)',
      '(3)',
      '(4)',
      '(5)',
      '(6)',
      '(7)(a)',
      '(7)(b)',
      '(7)(c)(i)',
      '(7)(c)(ii)',
      '(7)(c)(iii)',
      '(7)(d)',
    ]) {
      expect(cites).toContain(`MD-HCF-2B${letter}`);
    }
  });

  it.each([
    ['MD-HCF-2B(4)', 'flush', 'Flush Bonus'],
    ['MD-HCF-2B(5)', 'straight-flush', 'Straight Flush Bonus'],
    ['MD-HCF-2B(6)', 'progressive', 'Progressive Jackpot'],
  ])(
    '[%s] the area of the %s stands there when it is offered, and only then',
    (_, wager, label) => {
      expect(areas(example(MD))).toContain(label);
      expect(areas(changed(MD, (d) => delete d.paytables[wager]))).not.toContain(label);
    },
  );

  it('[MD-HCF-2B(7)(d)] posts the operator’s payout limit', () => {
    const low = changed(MD, (d) => (d.settings.payoutLimit = 4_000_000));
    expect(sign(low).payoutLimit).toEqual({
      text: '$40,000 maximum payout per hand',
      cite: 'MD-HCF-2B(7)(d)',
    });
  });

  it('[MD-HCF-2B(7)(a), AMB-47] fixed dollars stay as printed at a larger wager, envy grows', () => {
    const five = changed(MD, (d) => (d.jackpots.progressive.wager = 500));
    const rows = table(five, 'progressive')?.rows;
    expect(rows?.find(({ hand }) => hand === 'Five-card straight flush')?.pays).toBe('$250');
    expect(rows?.[0]).toMatchObject({ hand: 'Seven-card straight flush', envy: '$1,250' });
  });

  it('[AMB-35] a suited nine to ace has no envy unless the house’s setting says so', () => {
    const nineToAce = (house: HouseRules) =>
      table(house, 'progressive')?.rows.find(({ hand }) => hand === 'Suited nine to ace')?.envy;
    expect(nineToAce(example(MD))).toBeNull();
    expect(nineToAce(changed(MD, (d) => (d.settings.envyNineToAce = true)))).toBe('$250');
  });

  it('[OH-HCF-sign#1] shows the brochure’s rules, both tables and the $25,000 limit', () => {
    const made = sign(example(OH));
    expect(made.inscriptions.length).toBeGreaterThan(3);
    expect(tableKeys(example(OH))).toEqual(['flush brochure', 'straight-flush brochure']);
    expect(made.payoutLimit?.text).toBe('$25,000 maximum payout per hand');
  });

  it('[OH-HCF-sign#2] shows the age and the help line word for word, once', () => {
    const made = sign(example(OH));
    expect(made.notices.map(({ text }) => text)).toEqual([
      'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.',
    ]);
    expect(made.minimumAge).toBe(21);
  });

  it('[WA-RP-AppF-n8#2, WA-RP-AppF-n5#2] shows scaled pays, the chosen suit and the amounts', () => {
    const five = changed(WA, (d) => (d.jackpots['mini-royal'].wager = 500));
    expect(table(five, 'mini-royal')?.rows.slice(0, 3)).toEqual([
      { hand: 'Mini-Royal, chosen suit', pays: '100% of the meter', envy: '$500' },
      { hand: 'Mini-Royal, other suit', pays: '$2,500', envy: '$125' },
      { hand: 'Straight flush', pays: '$350', envy: null },
    ]);
    expect(sign(five).jackpots).toMatchObject([
      { id: 'mini-royal', type: 'progressive', wager: '$5', amount: '$1,000', suit: 'hearts' },
      { id: 'straight-flush', wager: '$1', amount: '$25,000', suit: null },
    ]);
  });

  it('[WA-RP-DEF-house#2] every House Jackpot carries its notice word for word, and no Progressive does', () => {
    expect(sign(example(WA)).notices).toEqual([]);
    const house = changed(WA, (d) => {
      for (const id of ['mini-royal', 'straight-flush']) d.jackpots[id].type = 'house';
    });
    expect(sign(house).notices.map(({ text }) => text)).toEqual([
      'House Jackpot prizes are paid by the casino and are not components of any progressive prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed House Jackpot prize may be modified or discontinued at any time without prior notice.',
    ]);
  });

  it('[WA-RP-1a#2, WA-RP-AppJ2] the layout has the Pot and the spots of what is offered', () => {
    expect(areas(example(WA))).toEqual([
      'Ante',
      'Play',
      'Rapid Fire',
      'Hedge Bet',
      'Pocket Bonus',
      'Mini-Royal',
      'Straight Flush',
      'Pot',
    ]);
    expect(areas(changed(WA, (d) => delete d.paytables.hedge))).not.toContain('Hedge Bet');
  });

  it.each(RULEBOOK_IDS)('of %s names a qualifier or the way to win, and the limits', (id) => {
    const made = sign(example(id));
    expect(made.inscriptions.length).toBeGreaterThanOrEqual(2);
    expect(made.limits.length).toBeGreaterThanOrEqual(1);
    for (const { rows } of made.tables) expect(rows.length).toBeGreaterThan(0);
  });

  it('never shows a hand that loses', () => {
    const rf = changed(WA, (d) => (d.paytables['rapid-fire'] = 'PT-FLT-RF-03'));
    expect(table(rf, 'rapid-fire')?.rows.map(({ pays }) => pays)).toEqual(['5 to 1']);
  });
});
