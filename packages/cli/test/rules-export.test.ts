import { HAND_KEYS, RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { answerOf, jsonOf } from './support/baize.js';

interface Row {
  readonly hand?: string;
  readonly label: string;
  readonly pays?: { readonly kind: string; readonly value?: number };
  readonly envy?: number | null;
  readonly hands?: number;
  readonly atLeast?: string;
}

interface Exported {
  readonly version: number;
  readonly rulebooks: readonly {
    readonly id: string;
    readonly game: string;
    readonly wagers: Readonly<
      Record<
        string,
        { readonly paytables: Readonly<Record<string, { cite: string; rows: readonly Row[] }>> }
      >
    >;
    readonly settings: Readonly<Record<string, { values: unknown; default: unknown }>>;
  }[];
}

const exported = (await jsonOf('rules', 'export', '--json')) as Exported;
const rulebook = (id: string) => exported.rulebooks.find((one) => one.id === id);
const table = (id: string, wager: string, name: string) =>
  rulebook(id)?.wagers[wager]?.paytables[name];

describe('baize rules export', () => {
  test('is version 1 and holds every rulebook', () => {
    expect(exported.version).toBe(1);
    expect(exported.rulebooks.map(({ id }) => id)).toEqual(RULEBOOK_IDS);
    expect(rulebook('md/high-card-flush')?.game).toBe('high-card-flush');
  });

  test('gives a table as the contract prints it', () => {
    expect(table('md/high-card-flush', 'flush', 'A')?.cite).toBe('MD-HCF-12B(1)');
    expect(table('md/high-card-flush', 'flush', 'A')?.rows[0]).toEqual({
      hand: 'flush-7',
      label: 'Seven-card flush',
      pays: { kind: 'to-1', value: 300 },
      envy: null,
    });
    expect(table('sd/caribbean-stud', 'progressive', 'PMG-02')?.rows[0]).toMatchObject({
      hand: 'royal-flush',
      pays: { kind: 'meter-percent', value: 100 },
      envy: 5000,
    });
    expect(table('wa/ricochet-poker', 'kickout', 'PT-FLT-KH-01')?.rows[0]).toMatchObject({
      hands: 1,
      atLeast: 'KKQ',
    });
  });

  test('every row names a known hand, and its price has a value exactly when one is due', () => {
    const tables = exported.rulebooks.flatMap(({ wagers }) =>
      Object.entries(wagers).flatMap(([wager, { paytables }]) =>
        wager === 'kickout' ? [] : Object.values(paytables),
      ),
    );
    expect(tables).toHaveLength(16 + 27 + 2 + 5 + 65);
    for (const { rows } of tables) {
      for (const { hand, pays, envy } of rows) {
        expect(HAND_KEYS).toContain(hand);
        expect(['to-1', 'for-1', 'dollars', 'meter-percent', 'push', 'lose']).toContain(pays?.kind);
        expect(pays?.value === undefined).toBe(pays?.kind === 'push' || pays?.kind === 'lose');
        expect(envy === null || typeof envy === 'number').toBe(true);
      }
    }
  });

  test('lists each setting with its values and default', () => {
    expect(rulebook('oh/high-card-flush')?.settings.payoutLimit).toMatchObject({
      values: { min: 1, max: 2_500_000 },
      default: 2_500_000,
    });
    expect(rulebook('wa/ricochet-poker')?.settings.tiedPairs).toMatchObject({
      values: ['spade-high', 'club-low'],
      default: null,
    });
  });

  test('prints JSON asked for or not, and only the rulebooks named', async () => {
    expect(await answerOf('rules', 'export')).toBe(await answerOf('rules', 'export', '--json'));
    const two = (await jsonOf(
      'rules',
      'export',
      'wa/ricochet-poker',
      'oh/high-card-flush',
    )) as Exported;
    expect(two.rulebooks.map(({ id }) => id)).toEqual(['wa/ricochet-poker', 'oh/high-card-flush']);
  });
});
