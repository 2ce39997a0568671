import { RULEBOOK_IDS, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { answerOf, baize, example, jsonOf } from './support/baize.js';

interface Table {
  readonly combinations: string;
  readonly rows: readonly { readonly hand: string; readonly count: string }[];
  readonly edge?: number;
  readonly fixedReturn?: number;
  readonly meterShare?: number;
  readonly breakEvenMeter?: number | null;
  readonly edgeAtMeter?: number;
  readonly meanPays?: number;
}

interface Base {
  readonly numerator: string;
  readonly denominator: string;
  readonly edge: number;
  readonly elementOfRisk: number;
  readonly standardDeviation: number;
  readonly averageWager: number;
  readonly decisions: Readonly<Record<string, number>>;
}

interface Odds {
  readonly version: number;
  readonly rulebook: string;
  readonly base: Readonly<Record<string, Base>>;
  readonly wagers: Readonly<Record<string, Readonly<Record<string, Table>>>>;
}

const oddsOf = async (...args: readonly string[]) =>
  (await jsonOf('odds', ...args, '--json')) as Odds;

describe.each(RULEBOOK_IDS)('baize odds %s --json', async (id) => {
  const odds = await oddsOf(id);
  const { wagers, beside } = rulebookById(id);

  test('is version 1 and has every pay table of every side bet and jackpot', () => {
    expect([odds.version, odds.rulebook]).toEqual([1, id]);
    const listed = Object.entries(wagers)
      .filter(([, rule]) => rule.placed.value === 'option')
      .map(([wager, rule]): [string, string[]] => [wager, Object.keys(rule.paytables)]);
    const bonus: [string, string[]][] =
      beside.anteBonus === undefined
        ? []
        : [['ante-bonus', Object.keys(beside.anteBonus.paytables)]];
    expect(
      Object.entries(odds.wagers).map(([wager, tables]) => [wager, Object.keys(tables)]),
    ).toEqual([...listed, ...bonus]);
  });

  test('counts are whole numbers as texts, and no more than there are', () => {
    for (const table of Object.values(odds.wagers).flatMap((tables) => Object.values(tables))) {
      const won = table.rows.reduce((sum, { count }) => sum + BigInt(count), 0n);
      expect(won > 0n && won < BigInt(table.combinations)).toBe(true);
    }
  });

  test('the base game has an exact expectation, and the rest follows from it', () => {
    for (const { numerator, denominator, edge, decisions, ...figures } of Object.values(
      odds.base,
    )) {
      expect(-Number(numerator) / Number(denominator)).toBeCloseTo(edge, 12);
      expect(edge / figures.averageWager).toBeCloseTo(figures.elementOfRisk, 12);
      expect(figures.standardDeviation).toBeGreaterThan(1);
      const all = Object.values(decisions).reduce((sum, share) => sum + share, 0);
      expect(all).toBeCloseTo(1, 12);
    }
  });
});

describe('baize odds', () => {
  test('published figures come out to the last ante', async () => {
    const stud = (await oddsOf('sd/caribbean-stud')).base.optimal;
    expect(stud?.numerator).toBe('-1041372912372');
    expect(stud?.denominator).toBe('19933230517200');
    expect(Object.keys(stud?.decisions ?? {})).toEqual(['fold', 'bet']);
    const flush = (await oddsOf('md/high-card-flush')).base.optimal;
    expect(flush?.denominator).toBe('6071092494667200');
    expect(Object.keys(flush?.decisions ?? {})).toEqual(['fold', 'raise-1', 'raise-2', 'raise-3']);
  });

  test('Ricochet has the figures of both kickout tables, for one player', async () => {
    const { base } = await oddsOf('wa/ricochet-poker');
    expect(Object.keys(base)).toEqual(['PT-FLT-KH-01', 'PT-FLT-KH-02']);
    expect(base['PT-FLT-KH-01']?.denominator).toBe('39866461034400');
    expect(Object.keys(base['PT-FLT-KH-01']?.decisions ?? {})).toEqual([
      'fold',
      'play',
      'not-asked',
    ]);
  });

  test('a meter can be asked about, and nobody has an edge where it breaks even', async () => {
    const at = async (dollars: string) =>
      (
        await oddsOf(
          'sd/caribbean-stud',
          '--wager',
          'progressive',
          '--paytable',
          'PMG-01',
          '--meter',
          dollars,
        )
      ).wagers.progressive?.['PMG-01'];
    const even = ((await at('1000'))?.breakEvenMeter ?? 0) / 100;
    expect((await at(String(even)))?.edgeAtMeter).toBeCloseTo(0, 6);
    expect((await at('1000'))?.edgeAtMeter).toBeGreaterThan(0.4);
    const { fixedReturn = 0, meterShare = 0 } = (await at('1000')) ?? {};
    expect(fixedReturn + meterShare * even).toBeCloseTo(1, 6);
  });

  test('one screen says it all', async () => {
    const text = await answerOf('odds', 'md/high-card-flush');
    expect(text).toContain('-161,766,105,078,360');
    expect(text).toContain('house edge, of the ante');
    expect(text).toMatch(/Flush Bonus +E +1 in 4\.4 +10\.621 %/);
    expect(text).toMatch(/Progressive Jackpot +D/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('house rules decide which tables are shown', async () => {
    const text = await answerOf(
      'odds',
      'md/high-card-flush',
      '--house',
      example('md-high-card-flush'),
    );
    expect(text).toContain('High Card Flush, pit 3');
  });

  test('all tables stand side by side, with the elected one marked', async () => {
    const text = await answerOf('odds', 'wa/ricochet-poker', '--all');
    expect(text).toContain('02 *');
    expect(text).toMatch(/House edge +│ 10\.627 % │ 12\.909 % │ 13\.365 %/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('one wager is told row by row', async () => {
    const text = await answerOf(
      'odds',
      'md/high-card-flush',
      '--wager',
      'straight-flush',
      '--paytable',
      'G',
    );
    expect(text).toMatch(/Four of a kind +25 to 1 +224,672/);
    expect(text).toContain('house edge');
  });

  test.each([
    [['xx/poker'], 'there is no rulebook "xx/poker"'],
    [['md/high-card-flush', '--wager', 'flus'], 'did you mean flush?'],
    [['md/high-card-flush', '--wager', 'flush', '--paytable', 'Z'], 'there is no table "Z"'],
    [['md/high-card-flush', '--paytable', 'A'], 'say which wager'],
    [['md/high-card-flush', '--meter', 'much'], '--meter'],
    [
      ['oh/high-card-flush', '--house', example('md-high-card-flush')],
      'not for oh/high-card-flush',
    ],
  ] as const)('%s: bad input', async (args, says) => {
    const { stdout, stderr, code } = await baize(['odds', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });
});
