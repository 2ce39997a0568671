import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import type { Entitlement } from '../../src/index.js';
import { capPayouts } from '../../src/kernel/cap.js';
import { rulesOf } from '../support/rules.js';

const line = (change: Partial<Entitlement> = {}): Entitlement => ({
  seat: 1,
  line: 'flush',
  stakeCents: cents(500),
  outcome: 'win',
  due: { from: 'tray', cents: cents(3000) },
  returnedCents: cents(500),
  hand: '',
  cite: 'MD-HCF-12B(1)',
  ...change,
});

const limited = rulesOf('md/high-card-flush', { settings: { payoutLimit: 1000 } });

describe('winnings cut to the payout limit', () => {
  it('[MD-HCF-12D] are those that the tray pays on a wager that counts', () => {
    expect(capPayouts(limited, [line()])).toEqual([
      line({ due: { from: 'tray', cents: cents(1000) }, cite: 'MD-HCF-12D', capped: true }),
    ]);
  });

  it('[AMB-19] are not what a meter or the pot pays, nor what a line that is not counted wins', () => {
    const whole = [
      line({ due: { from: 'meter', jackpot: 'progressive', percent: 100 } }),
      line({ due: { from: 'pot', cents: cents(3000) } }),
      line({ line: 'ante' }),
    ];
    expect(capPayouts(limited, whole)).toEqual(whole);
  });

  it('are none where the document knows no limit, or the table has none', () => {
    const { rulebook, settings } = limited;
    const unlimited = [
      { ...limited, rulebook: { ...rulebook, payoutCap: null } },
      { ...limited, settings: { ...settings, payoutLimitCents: null } },
    ];
    for (const rules of unlimited) expect(capPayouts(rules, [line()])).toEqual([line()]);
  });
});
