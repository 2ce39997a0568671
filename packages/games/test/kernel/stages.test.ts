import { cents } from '@baize/money';
import type { LineKey, RulesInForce, SettlementStage, WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { Entitlement, LineId } from '../../src/kernel/entitlement.js';
import { settledLine } from '../../src/kernel/settlement.js';
import { linesInOrder } from '../../src/kernel/stages.js';
import { rulesOf } from '../support/rules.js';

const entitlement = (seat: number, line: LineId): Entitlement => ({
  seat,
  line,
  stakeCents: cents(100),
  outcome: 'lose',
  due: { from: 'tray', cents: cents(0) },
  returnedCents: cents(0),
  hand: '',
  cite: 'MD-HCF-12A',
});

const rulesWith = (stages: readonly SettlementStage[]): RulesInForce => {
  const rules = rulesOf('sd/caribbean-stud');
  const { settlement } = rules.rulebook;
  return {
    ...rules,
    rulebook: {
      ...rules.rulebook,
      settlement: { ...settlement, stages: { ...settlement.stages, value: stages } },
    },
  };
};

const order = (stages: readonly SettlementStage[], placed: readonly LineKey[]) =>
  linesInOrder(rulesWith(stages), [{ seat: 1 }, { seat: 3 }, { seat: 2 }], {
    line: ({ seat }, line) => (placed.includes(line) ? entitlement(seat, line) : null),
    envy: (jackpot: WagerId) => [entitlement(9, `${jackpot}:envy`)],
  }).map(({ seat, line }) => `${seat} ${line}`);

describe('the stages of a settlement', () => {
  it('go round the seats from the highest, and complete each', () => {
    expect(order([{ by: 'seat', lines: ['bet', 'ante', 'play'] }], ['ante', 'bet'])).toEqual([
      ...['3 bet', '3 ante', '2 bet', '2 ante', '1 bet', '1 ante'],
    ]);
  });

  it('take one jackpot after the other, each with its envy', () => {
    expect(
      order([{ by: 'jackpot', lines: ['progressive', 'five-card'] }], ['progressive', 'five-card']),
    ).toEqual([
      ...['3 progressive', '2 progressive', '1 progressive', '9 progressive:envy'],
      ...['3 five-card', '2 five-card', '1 five-card', '9 five-card:envy'],
    ]);
  });

  it('[SD-CSP-21g-iii] pay envy once, at its own stage where there is one', () => {
    expect(
      order(
        [
          { by: 'jackpot', lines: ['progressive'] },
          { by: 'seat', lines: ['ante'] },
          { by: 'envy' },
        ],
        ['progressive', 'ante'],
      ),
    ).toEqual([
      ...['3 progressive', '2 progressive', '1 progressive'],
      ...['3 ante', '2 ante', '1 ante', '9 progressive:envy'],
    ]);
  });
});

describe('a settled line', () => {
  it('takes the amount of the meter for a share of it, and its own for the rest', () => {
    const share: Entitlement = {
      ...entitlement(2, 'progressive'),
      outcome: 'win',
      due: { from: 'meter', jackpot: 'progressive', percent: 10 },
    };
    expect(settledLine(share, cents(4711))).toEqual({
      seat: 2,
      wager: 'progressive',
      stakeCents: 100,
      outcome: 'win',
      paysCents: 4711,
      returnedCents: 0,
      from: 'meter',
      hand: '',
      cite: 'MD-HCF-12A',
    });
    const fixed: Entitlement = { ...share, due: { from: 'tray', cents: cents(50) }, capped: true };
    expect(settledLine(fixed, cents(4711))).toMatchObject({
      paysCents: 50,
      from: 'tray',
      capped: true,
    });
    expect(settledLine(share, cents(4711))).not.toHaveProperty('capped');
  });

  it('comes from the tray where it pays nothing, unless it was lost', () => {
    const share: Entitlement = {
      ...entitlement(2, 'progressive'),
      outcome: 'win',
      due: { from: 'meter', jackpot: 'progressive', percent: 10 },
    };
    expect(settledLine(share, cents(0)).from).toBe('tray');
    const toThePot = { from: 'pot', cents: cents(0) } as const;
    expect(settledLine({ ...entitlement(2, 'ante'), due: toThePot }, cents(0)).from).toBe('pot');
    expect(settledLine({ ...share, due: toThePot }, cents(0)).from).toBe('tray');
  });
});
