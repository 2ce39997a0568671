import { present } from '@baize/result';
import { type RulebookId, rulebookById, type WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { exportOdds, oddsOfWagers, type TableOdds, toNumber } from '../../src/index.js';

const ODDS = new Map(
  (['sd/high-card-flush', 'sd/caribbean-stud', 'wa/ricochet-poker'] as const).map((id) => [
    id,
    oddsOfWagers(rulebookById(id)),
  ]),
);

const oddsOf = (rulebook: RulebookId, wager: WagerId | 'ante-bonus', id: string): TableOdds => {
  const of = ODDS.get(rulebook as 'wa/ricochet-poker')?.find((one) => one.wager === wager);
  return present(of?.tables[id], `${wager} ${id}`);
};

const edgeOf = (wager: WagerId, id: string): number => {
  const odds = oddsOf('wa/ricochet-poker', wager, id);
  if (odds.kind !== 'side-bet') throw new Error(`${wager} is a jackpot`);
  return odds.figures.edge;
};

const counts = ({ hits }: TableOdds) =>
  Object.fromEntries(hits.rows.map(({ hand, count }) => [hand, count]));

const inPercent = (share: number, places = 2): string => (100 * share).toFixed(places);

describe('published figures', () => {
  test('[AMB-02] Rapid Fire', () => {
    expect(inPercent(edgeOf('rapid-fire', 'PT-FLT-RF-01'))).toBe('10.63');
    expect(inPercent(edgeOf('rapid-fire', 'PT-FLT-RF-02'))).toBe('12.91');
    expect(inPercent(edgeOf('rapid-fire', 'PT-FLT-RF-03'))).toBe('13.36');
    const { hits } = oddsOf('wa/ricochet-poker', 'rapid-fire', 'PT-FLT-RF-01');
    expect(hits.combinations).toBe(1326 * 2_118_760);
    const shares = hits.rows.map(({ count }) => inPercent(count / hits.combinations, 3));
    expect(shares).toEqual(['14.439', '0.456']);
  });

  test('[AMB-32] Hedge Bet', () => {
    const edges = ['01', '02', '03', '04', '07'].map((id) =>
      inPercent(edgeOf('hedge', `PT-FLT-HB-${id}`)),
    );
    expect(edges).toEqual(['4.82', '6.04', '6.94', '10.02', '4.53']);
  });

  test('[AMB-49] two pair gives the fixed return of the Five-Card Linked tables', () => {
    const returns = ['05', '10'].map((id) => {
      const odds = oddsOf('wa/ricochet-poker', 'five-card', `PT-BJS-5CL-${id}`);
      return odds.kind === 'jackpot' ? toNumber(odds.figures.fixedReturn).toFixed(3) : '';
    });
    expect(returns).toEqual(['0.593', '0.620']);
  });
});

describe('known frequencies', () => {
  test('five cards of a deck', () => {
    const { hits } = oddsOf('sd/caribbean-stud', 'progressive', 'PMG-01');
    expect(hits.space).toBe('C(52,5)');
    expect(hits.combinations).toBe(2_598_960);
    expect(hits.rows.map(({ count }) => count)).toEqual([4, 36, 624, 3744, 5108, 10_200, 54_912]);
  });

  test('the best five of seven cards of a deck', () => {
    const { hits } = oddsOf('wa/ricochet-poker', 'seven-card', 'PT-BJS-7CL-01');
    expect(hits.combinations).toBe(133_784_560);
    expect(hits.rows.map(({ count }) => count)).toEqual([
      4324, 37_260, 224_848, 3_473_184, 4_047_644,
    ]);
  });

  test('[AMB-33] two cards of a deck', () => {
    expect(counts(oddsOf('wa/ricochet-poker', 'pocket', 'PT-FLT-PB-01'))).toEqual({
      'pair-of-aces': 6,
      'ace-face-suited': 3 * 4,
      'ace-face-offsuit': 3 * 12,
      pair: 12 * 6,
    });
  });

  test('three cards of a deck', () => {
    expect(counts(oddsOf('wa/ricochet-poker', 'mini-royal', 'PT-BJS-TCPR-MR-01'))).toEqual({
      'mini-royal-suit': 1,
      'mini-royal-other': 3,
      'straight-flush': 4 * 11,
      'three-of-a-kind': 13 * 4,
      straight: 12 * (4 ** 3 - 4),
    });
  });

  test('five cards by suit alone', () => {
    const four = counts(oddsOf('wa/ricochet-poker', 'five-card', 'PT-BJS-5CL-06'));
    const fourInARow = 11;
    // A fifth of another suit, or one of the suit that makes no run of five.
    const besideFour = 4 * (fourInARow * 39 + (2 * 8 + 9 * 7));
    expect(four['four-card-straight-flush']).toBe(besideFour);
    expect(four['four-card-flush']).toBe(4 * (715 - fourInARow) * 39);
    const suited = ['royal-flush', 'straight-flush', 'flush'].map((hand) => four[hand] ?? 0);
    expect(suited.slice(0, 2)).toEqual([4, 36]);
    expect(suited.reduce((sum, count) => sum + count, 4 * (2 * 8 + 9 * 7))).toBe(4 * 1287);
  });

  test('[AMB-14] long runs of seven cards, by their neighbours', () => {
    const held = counts(oddsOf('sd/high-card-flush', 'progressive', '3'));
    expect(held['straight-flush-7']).toBe(4 * 8);
    // The seventh card is not the one that makes seven: one neighbour at either end, two between.
    expect(held['straight-flush-6-ace-high']).toBe(4 * 45);
    expect(held['straight-flush-6']).toBe(4 * (45 + 7 * 44));
    expect(counts(oddsOf('wa/ricochet-poker', 'straight-flush', 'PT-BJS-HCF-SF-04'))).toEqual(held);
  });
});

describe('every table of every document', () => {
  test.each([...ODDS])(
    '%s: a table is there for every printed id, and no row is out of reach',
    (id) => {
      const { wagers, beside } = rulebookById(id);
      for (const { wager, tables } of present(ODDS.get(id), id)) {
        const printed =
          wager === 'ante-bonus' ? beside.anteBonus?.paytables : wagers[wager]?.paytables;
        expect(Object.keys(tables)).toEqual(Object.keys(printed ?? {}));
        for (const { table, hits } of Object.values(tables)) {
          expect(hits.rows.map(({ hand }) => hand)).toEqual(table.rows.map(({ hand }) => hand));
          expect(hits.rows.filter(({ count }) => count === 0)).toEqual([]);
        }
      }
    },
  );

  test('a bet that is a decision of the base game is none of the side bets', () => {
    const wagers = present(ODDS.get('sd/caribbean-stud'), 'odds').map(({ wager }) => wager);
    expect(wagers).toEqual(['progressive']);
  });

  test('the ante bonus has no stake of its own', () => {
    const odds = oddsOf('wa/ricochet-poker', 'ante-bonus', 'PT-FLT-AB-01');
    if (odds.kind !== 'bonus') throw new Error('a bonus');
    const paid = 4 * 1000 + 36 * 100 + 624 * 25 + 3744 * 10 + 5108 * 5 + 10_200 * 2;
    expect(toNumber(odds.figures.meanPays)).toBe(paid / 2_598_960);
    expect(toNumber(odds.figures.hitFrequency)).toBe(19_716 / 2_598_960);
  });
});

describe('odds as scripts read them', () => {
  const exported = exportOdds(present(ODDS.get('wa/ricochet-poker'), 'odds'));

  test('a side bet has its counts as text and its edge', () => {
    expect(exported['rapid-fire']?.['PT-FLT-RF-02']).toEqual({
      combinations: '2809475760',
      rows: [
        { hand: 'win', count: '405665460' },
        { hand: 'tie', count: '12821100' },
      ],
      edge: edgeOf('rapid-fire', 'PT-FLT-RF-02'),
    });
  });

  test('a jackpot has what it returns without the meter and by it, and where it breaks even', () => {
    const table = present(exported['mini-royal']?.['PT-BJS-TCPR-MR-01'], 'the table');
    const { fixedReturn = 0, meterShare = 0, breakEvenMeter } = table;
    expect(table.combinations).toBe('22100');
    expect(fixedReturn).toBe((3 * 500 + 44 * 75 + 52 * 50 + 720 * 5) / 22_100);
    expect(meterShare).toBe(1 / 22_100);
    expect(breakEvenMeter).toBe(1_110_000);
    expect(Object.keys(table)).not.toContain('edge');
  });

  test('the ante bonus has what it pays', () => {
    expect(Object.keys(exported['ante-bonus']?.['PT-FLT-AB-01'] ?? {})).toEqual([
      'combinations',
      'rows',
      'meanPays',
    ]);
  });
});
