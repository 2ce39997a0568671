import type { FoldedBonusAct } from '@baize/games';
import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { claimsSaid, decisionsSaid } from '../src/deal/step/said-choices.js';

const NAMES: Readonly<Record<string, string>> = { flush: 'Flush', 'straight-flush': 'SF' };
const nameOf = (wager: string): string => NAMES[wager] ?? wager;

const bonus = (rule: FoldedBonusAct['rule']): FoldedBonusAct => ({
  wager: 'flush',
  rule,
  wins: null,
  cite: 'OH-HCF-fold#2',
});
const RAISE = {
  act: 'raise',
  leastCents: cents(1_000),
  mostCents: cents(1_000),
  stepCents: cents(500),
  cite: 'OH-HCF-raise',
} as const;

describe('what a player says aloud, at the dealer’s screen', () => {
  it('[OH-HCF-fold#2] a fold alone tells of nothing; with the bonus it is another thing to say', () => {
    const said = decisionsSaid(2, [{ act: 'fold', bonuses: [bonus('claimed')] }, RAISE], nameOf);
    expect(said.map(({ label }) => label)).toEqual([
      'Fold',
      'Fold, and tells of Flush',
      'Raise $10',
    ]);
    expect(said.map(({ order }) => order.type === 'Decide' && order.decision)).toEqual([
      { kind: 'fold', claims: [] },
      { kind: 'fold', claims: ['flush'] },
      { kind: 'raise', cents: 1_000 },
    ]);
  });

  it.each([
    ['automatic', ['Fold']],
    ['forfeited', ['Fold']],
    ['tucked', ['Fold', 'Fold, and tucks cards for Flush']],
  ] as const)('a bonus that is %s with a fold', (rule, labels) => {
    const said = decisionsSaid(2, [{ act: 'fold', bonuses: [bonus(rule)] }], nameOf);
    expect(said.map(({ label }) => label)).toEqual(labels);
  });

  it('[OH-HCF-fold#2] a bonus of a folded hand may be told of while the round is not settled', () => {
    const legal = {
      2: [{ act: 'claim', wagers: ['flush', 'straight-flush'] }],
      3: [RAISE],
    } as const;
    expect(claimsSaid({ round: { legal } }, nameOf)).toEqual([
      {
        label: 'Seat 2 tells of Flush, SF',
        order: { type: 'Claim', seat: 2, wagers: ['flush', 'straight-flush'] },
      },
    ]);
    expect(claimsSaid({ round: null }, nameOf)).toEqual([]);
  });
});
