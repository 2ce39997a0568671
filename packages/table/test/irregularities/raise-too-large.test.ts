import { expect, it } from 'vitest';
import { aceHigh } from '../support/irregularity.js';
import { raise, Table } from '../support/table.js';

it.each([
  ['[SD-HCF-7#1, AMB-09] South Dakota', 'sd/high-card-flush', 'SD-HCF-7#1'],
  ['[MD-HCF-11B(3), AMB-09] Maryland', 'md/high-card-flush', 'AMB-09'],
  ['[OH-HCF-raise, AMB-09] Ohio', 'oh/high-card-flush', 'OH-HCF-raise'],
] as const)(
  '%s: three times the ante on cards nobody had seen, and the hand allows one: the rest goes back',
  (_title, id, cite) => {
    const decided = Table.open(id)
      .bets({ 2: { ante: 1_000 } })
      .deals({ dealer: aceHigh.dealer })
      .decides(2, raise(3_000));
    const shown = decided.follow((next) => next.kind === 'turn' && next.place === 2);
    const turned = shown.turns(2, aceHigh[2]);
    expect(turned.events.at(-1)).toMatchObject({
      type: 'IrregularityCalled',
      kind: 'raise-too-large',
      place: 2,
      outcome: { floorperson: true, contest: 'excess-returned' },
      cite,
    });
    expect(turned.events.at(-2)).toMatchObject({
      type: 'InRound',
      event: { type: 'RaiseCut', seat: 2, toCents: 1_000, returnedCents: 2_000, cite },
    });
    expect(turned.netOf('Ben') - shown.netOf('Ben')).toBe(2_000);
    const over = turned.ends();
    const raised = over.world.table.settled?.lines.find(({ wager }) => wager === 'raise');
    expect(raised?.stakeCents).toBe(1_000);
    expect(over.onTheFelt).toBe(0);
  },
);

it('it is not called: it shows when the hand is turned', () => {
  const dealt = Table.open('md/high-card-flush')
    .bets({ 1: { ante: 1_000 } })
    .deals(aceHigh);
  expect(dealt.refuses({ type: 'CallIrregularity', kind: 'raise-too-large', place: 1 })).toBe(
    'not-called [baize:orders] this is not called: it is found when the hand is turned',
  );
});
