import { describe, expect, it } from 'vitest';
import { checkChange, rulebookById, type WagerId } from '../src/index.js';
import { changed, type Draft, example } from './support/examples.js';

const change = (
  id: Parameters<typeof rulebookById>[0],
  edit: (draft: Draft) => void,
  running: readonly WagerId[],
) =>
  checkChange(rulebookById(id), example(id), changed(id, edit), running).map(
    ({ code, severity, path, cite }) => [code, severity, path, cite],
  );

describe('changing house rules', () => {
  it('[SD-CSP-21b#2, AMB-64] what a straight flush pays is elected once and stays while the jackpot runs', () => {
    const before = changed('sd/caribbean-stud', (d) => (d.paytables.progressive = '21-10-percent'));
    const after = changed(
      'sd/caribbean-stud',
      (d) => (d.paytables.progressive = '21-5000-dollars'),
    );
    const rulebook = rulebookById('sd/caribbean-stud');
    expect(checkChange(rulebook, before, after, ['progressive'])).toMatchObject([
      { code: 'frozen-while-running', severity: 'error', cite: 'SD-CSP-21b#2' },
    ]);
    expect(checkChange(rulebook, before, after, [])).toEqual([]);
    expect(checkChange(rulebook, before, before, ['progressive'])).toEqual([]);
  });

  it('[WA-RP-AppF-n5#2, WA-RP-AppJ-n3] the chosen suit stays while the jackpot runs', () => {
    const suit = (d: Draft) => (d.jackpots['mini-royal'].suit = 's');
    const found = change('wa/ricochet-poker', suit, ['mini-royal']);
    expect(found.length).toBeGreaterThan(0);
    for (const [code, , path] of found) {
      expect([code, path]).toEqual(['frozen-while-running', 'jackpots.mini-royal.suit']);
    }
    expect(change('wa/ricochet-poker', suit, ['straight-flush'])).toEqual([]);
  });

  it('[SD-HCF-12#5] the seed moves with the wager', () => {
    const wager = (d: Draft) => (d.jackpots.progressive.wager = 500);
    expect(change('sd/high-card-flush', wager, [])).toEqual([
      ['seed-not-scaled', 'error', 'jackpots.progressive.seed', 'SD-HCF-12#5'],
    ]);
    const both = (d: Draft) => {
      d.jackpots.progressive.wager = 500;
      d.jackpots.progressive.seed = 5_000_000;
    };
    expect(change('sd/high-card-flush', both, [])).toEqual([]);
  });

  it('[WA-RP-AppF-n8] in Washington a seed that moves with the wager is recommended', () => {
    const wager = (d: Draft) => (d.jackpots['mini-royal'].wager = 500);
    expect(change('wa/ricochet-poker', wager, [])).toEqual([
      ['seed-not-scaled', 'warning', 'jackpots.mini-royal.seed', 'WA-RP-AppF-n8'],
    ]);
  });

  it('where the document says nothing of it, nothing is asked', () => {
    expect(change('md/high-card-flush', (d) => (d.jackpots.progressive.wager = 500), [])).toEqual(
      [],
    );
    expect(change('oh/high-card-flush', (d) => (d.limits.ante.max = 10_000), [])).toEqual([]);
  });
});
