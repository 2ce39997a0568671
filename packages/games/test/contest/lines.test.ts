import { describe, expect, it } from 'vitest';
import { bonusEnded, voidLine } from '../../src/contest/lines.js';
import { needsCards } from '../../src/contest/settle-round.js';
import { HIGH_CARD_FLUSH } from '../../src/index.js';
import { cardsOf, foldedOn, handOn, stakesOf } from '../support/felt.js';
import { rulesOf } from '../support/rules.js';

const SEVEN = '9h 8h 7h 6h 5h 4h 3h';
const STAKES = { ante: 1000, flush: 500, 'straight-flush': 500 };

describe('a bonus after a fold', () => {
  const tucked = { flush: [], 'straight-flush': cardsOf('9h 8h 7h') };
  const hand = { ...foldedOn(1, SEVEN, STAKES, { claims: ['flush', 'straight-flush'] }), tucked };

  it('[SD-HCF-8#3] plays on by the cards under it, and not without any', () => {
    const rule = { value: 'tucked', cite: 'SD-HCF-8#3' } as const;
    expect(bonusEnded(hand, 'straight-flush', rule)).toBeNull();
    expect(bonusEnded(hand, 'flush', rule)).toBe('SD-HCF-8#3');
    expect(bonusEnded(hand, 'progressive', rule)).toBe('SD-HCF-8#3');
    const named = { ...hand, tucked: { 'straight-flush': tucked['straight-flush'] } };
    expect(bonusEnded(named, 'flush', rule)).toBeNull();
  });

  it('[OH-HCF-fold#2] plays on by the word alone, where a document asks for no cards under it', () => {
    const rule = { value: 'claimed', cite: 'OH-HCF-fold#2' } as const;
    expect(bonusEnded(hand, 'flush', rule)).toBeNull();
    expect(bonusEnded(hand, 'progressive', rule)).toBe('OH-HCF-fold#2');
  });
});

describe('a wager that is out of the round', () => {
  const hand = {
    ...handOn(1, SEVEN, STAKES, { voided: ['ante', 'flush'] }),
    aside: [
      { wager: 'ante', as: 'lost', cite: 'MD-HCF-7C(2)' },
      { wager: 'flush', as: 'void', cite: 'MD-HCF-13D' },
    ],
  } as const;
  const line = (of: typeof hand | ReturnType<typeof handOn>, wager: 'ante' | 'flush') =>
    voidLine(of, { seat: 1, line: wager, stakeCents: stakesOf({ [wager]: 500 })[wager]! });

  it('is lost or void by the clause it was taken out by', () => {
    expect(line(hand, 'ante')).toMatchObject({
      seat: 1,
      line: 'ante',
      stakeCents: 500,
      outcome: 'lose',
      returnedCents: 0,
      hand: 'abandoned',
      cite: 'MD-HCF-7C(2)',
    });
    expect(line(hand, 'flush')).toMatchObject({
      line: 'flush',
      outcome: 'void',
      returnedCents: 500,
      hand: 'void hand',
      cite: 'MD-HCF-13D',
    });
  });

  it('[MD-HCF-13D] is void by the rule for wrong hands where no other clause is named', () => {
    const bare = handOn(1, SEVEN, STAKES, { voided: ['flush'] });
    expect(line(bare, 'flush')).toMatchObject({ outcome: 'void', cite: 'house:void-round' });
    expect(line(bare, 'ante')).toBeNull();
  });
});

describe('whose cards must be known', () => {
  const hand = {
    seat: 1,
    player: 'Ada',
    stakes: stakesOf(STAKES),
    tips: {},
    aside: [],
    cards: [],
    decision: null,
    turned: false,
  } as const;
  const out = (...wagers: readonly ('ante' | 'flush' | 'straight-flush')[]) => ({
    ...hand,
    aside: wagers.map((wager) => ({ wager, as: 'void' as const, cite: 'MD-HCF-13D' as const })),
  });
  const folded = (...claims: readonly ('flush' | 'straight-flush')[]) => ({
    decision: { kind: 'fold' as const, claims },
  });
  const needs = (of: Parameters<typeof needsCards>[2], book: 'sd' | 'md' = 'sd') =>
    needsCards(HIGH_CARD_FLUSH, rulesOf(`${book}/high-card-flush`), of);

  it('those of a hand that is in the contest', () => {
    expect(needs(hand)).toBe(true);
    expect(needs({ ...hand, stakes: stakesOf({ ante: 1000 }) })).toBe(true);
    expect(needs(out('flush', 'straight-flush'))).toBe(true);
  });

  it('those of a hand that is out, as long as a bonus of it plays', () => {
    expect(needs(out('ante'))).toBe(true);
    expect(needs(out('ante', 'flush'))).toBe(true);
    expect(needs(out('ante', 'flush', 'straight-flush'))).toBe(false);
    expect(needs({ ...out('ante'), stakes: stakesOf({ ante: 1000 }) })).toBe(false);
  });

  it('those of a folded hand whose bonus was claimed or plays by itself, unless it is out', () => {
    expect(needs({ ...hand, ...folded() })).toBe(false);
    expect(needs({ ...hand, ...folded('flush') })).toBe(true);
    expect(needs({ ...out('flush'), ...folded('flush') })).toBe(false);
    expect(needs({ ...hand, ...folded() }, 'md')).toBe(true);
    expect(needs({ ...out('flush', 'straight-flush'), ...folded() }, 'md')).toBe(false);
  });
});
