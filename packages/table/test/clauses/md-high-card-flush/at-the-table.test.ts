import { describe, expect, it } from 'vitest';
import { cards, no, wagers } from '../../support/clauses.js';
import { DEALERS, SUITED } from '../../support/flush-hands.js';
import { dealtBy, maryland } from '../../support/maryland.js';
import { FLOOR, raise } from '../../support/table.js';

/** Who may do what at the table, and when. */

const auto = dealtBy('automated-shoe');
const dealt = () =>
  maryland(auto)
    .bets({ 1: { ante: 1_000 } })
    .deals({ 1: SUITED[5], dealer: DEALERS.least });

describe('a hand', () => {
  it('MD-HCF-11B(5)(a): is turned face up before its wagers are settled', () => {
    const shown = dealt().decides(1, raise(1_000)).do({ type: 'Turn', place: 'dealer' });
    const settles = { type: 'Settle', seat: 1 } as const;
    expect(no(shown, settles)).toBe('hand-not-turned');
    expect(no(shown.do({ type: 'Turn', place: 1 }), settles)).toBeNull();
  });
});

describe('progressive chips', () => {
  it.each([
    ['manual-shoe', 'MD-HCF-8C(2)(a)'],
    ['hand', 'MD-HCF-9A(4)(a)'],
    ['automated-shoe', 'MD-HCF-10A(3)(a)'],
  ] as const)(
    'MD-HCF-8C(2)(a), MD-HCF-9A(4)(a), MD-HCF-10A(3)(a): collected by the clause of the %s',
    (method, cite) => {
      const table = maryland(dealtBy(method)).bets({ 1: { ante: 1_000, progressive: 100 } });
      const collected = table.closes().events.find(({ type }) => type === 'JackpotWagersCollected');
      expect(collected).toMatchObject({ cite });
    },
  );
});

describe('a table where nobody plays', () => {
  it('MD-HCF-5G(1): gets its cards back from a round without wagers, once that is void', () => {
    const open = maryland(auto).readiesCards().do({ type: 'OpenRound' });
    const voided = open.do({ type: 'VoidRound', reason: 'nobody plays' }, FLOOR);
    expect(no(voided, wagers(1, { ante: 1_000 }))).toBe('round-is-void');
    expect(voided.next).toMatchObject({ kind: 'do', gesture: { type: 'EndRound' } });
    const ended = voided.do({ type: 'EndRound' });
    expect(no(ended, cards({ type: 'GoIdle' }))).toBeNull();
  });
});
