import { describe, expect, it } from 'vitest';
import { exportRulebooks } from '../src/index.js';

const exported = JSON.parse(JSON.stringify(exportRulebooks()));
// biome-ignore lint/suspicious/noExplicitAny: the public format, as a script reads it
const book = (id: string): any => exported.rulebooks.find((one: { id: string }) => one.id === id);

describe('the export that scripts read', () => {
  it('is version 1 and has the five rulebooks', () => {
    expect(exported.version).toBe(1);
    expect(
      exported.rulebooks.map(({ id, game }: { id: string; game: string }) => [id, game]),
    ).toEqual([
      ['sd/high-card-flush', 'high-card-flush'],
      ['md/high-card-flush', 'high-card-flush'],
      ['oh/high-card-flush', 'high-card-flush'],
      ['sd/caribbean-stud', 'caribbean-stud'],
      ['wa/ricochet-poker', 'ricochet-poker'],
    ]);
  });

  it('gives a row its hand, label, price and envy', () => {
    expect(book('md/high-card-flush').wagers.flush.paytables.A).toEqual({
      cite: 'MD-HCF-12B(1)',
      rows: [
        {
          hand: 'flush-7',
          label: 'Seven-card flush',
          pays: { kind: 'to-1', value: 300 },
          envy: null,
        },
        {
          hand: 'flush-6',
          label: 'Six-card flush',
          pays: { kind: 'to-1', value: 100 },
          envy: null,
        },
        {
          hand: 'flush-5',
          label: 'Five-card flush',
          pays: { kind: 'to-1', value: 10 },
          envy: null,
        },
        { hand: 'flush-4', label: 'Four-card flush', pays: { kind: 'to-1', value: 1 }, envy: null },
      ],
    });
  });

  it('gives pushes and losses no value', () => {
    const { paytables } = book('wa/ricochet-poker').wagers['rapid-fire'];
    expect(paytables['PT-FLT-RF-02'].rows[1].pays).toEqual({ kind: 'push' });
    expect(paytables['PT-FLT-RF-03'].rows[1].pays).toEqual({ kind: 'lose' });
  });

  it('gives kickout hands by the number of hands', () => {
    const { rows } = book('wa/ricochet-poker').wagers.kickout.paytables['PT-FLT-KH-01'];
    expect(rows[0]).toMatchObject({ hands: 1, atLeast: 'KKQ' });
    expect(rows.map(({ hands }: { hands: number }) => hands)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps the printed ids', () => {
    expect(Object.keys(book('sd/high-card-flush').wagers['straight-flush'].paytables)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '6',
    ]);
    expect(Object.keys(book('md/high-card-flush').wagers.flush.paytables).join('')).toBe(
      'ABCDEFGHIJKLMNO',
    );
    expect(Object.keys(book('sd/caribbean-stud').wagers.progressive.paytables)).toEqual([
      '21-10-percent',
      '21-5000-dollars',
      'PMG-01',
      'PMG-02',
    ]);
    expect(Object.keys(book('sd/caribbean-stud').wagers.bet.paytables)).toEqual(['17']);
  });

  it('lists each setting with its values and default', () => {
    expect(book('wa/ricochet-poker').settings.tiedPairs).toMatchObject({
      values: ['spade-high', 'club-low'],
      default: null,
    });
    expect(book('md/high-card-flush').settings.payoutLimit).toMatchObject({
      values: { min: 1, max: null },
      default: 5_000_000,
    });
    expect(book('md/high-card-flush').settings.aceLow).toMatchObject({
      values: [true, false],
      default: true,
    });
  });

  it('has a pay table object for every wager, empty where one price is paid', () => {
    for (const { wagers } of exported.rulebooks) {
      for (const wager of Object.values<{ paytables: object }>(wagers))
        expect(wager.paytables).toBeTypeOf('object');
    }
    expect(book('sd/high-card-flush').wagers.ante).toMatchObject({
      pays: { kind: 'to-1', value: 1 },
      paytables: {},
    });
  });
});
