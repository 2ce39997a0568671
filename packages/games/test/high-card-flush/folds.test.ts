import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, outcomeOf, settle } from '../support/felt.js';
import { DEALERS, FLUSHES, RUNS } from '../support/flush-hands.js';
import { rulesOf } from '../support/rules.js';
import { titled } from '../support/titled.js';

const STAKES = { ante: 1000, flush: 500, 'straight-flush': 500, progressive: 100 };
/** Five suited, of which three are in a row. */
const HAND = '9h 8h 7h 4h 2h Kc Jd';

const folded = (
  lying: Parameters<typeof foldedOn>[3],
  settings?: { readonly foldBonus: 'straight-flush-only' },
) =>
  settle(
    rulesOf('sd/high-card-flush', settings === undefined ? {} : { settings }),
    DEALERS['three suited, nine high'],
    [foldedOn(1, HAND, STAKES, lying)],
  );

describe('South Dakota: what is tucked with a fold', () => {
  it.each(
    titled('[SD-HCF-8#3, AMB-16] $wager, the whole hand under it: $expected', [
      { wager: 'flush', expected: 'win 5000, back 500, tray, SD-HCF-10' },
      { wager: 'straight-flush', expected: 'win 3500, back 500, tray, SD-HCF-11' },
      { wager: 'progressive', expected: 'win 300, back 0, tray, SD-HCF-12b' },
    ]),
  )('%s', (_title, { wager, expected }) => {
    expect(outcomeOf(folded({ claims: [wager] }), wager)).toBe(expected);
  });

  it.each(
    titled('[SD-HCF-8#3] the straight flush with $why under it: $expected', [
      { tucked: '9h 8h 7h', why: 'the run', expected: 'win 3500, back 500, tray, SD-HCF-11' },
      { tucked: '9h 8h 4h', why: 'no run', expected: 'lose 0, back 0, tray, SD-HCF-11' },
      { tucked: '9h 8h', why: 'two of the three', expected: 'lose 0, back 0, tray, SD-HCF-11' },
      { tucked: 'Kc', why: 'another card', expected: 'lose 0, back 0, tray, SD-HCF-11' },
    ]),
  )('%s', (_title, { tucked, expected }) => {
    const felt = folded({ claims: ['straight-flush'], tucked: { 'straight-flush': tucked } });
    expect(outcomeOf(felt, 'straight-flush')).toBe(expected);
  });

  it.each(
    titled('[SD-HCF-8#1, AMB-16] the flush with $tucked under it: $expected', [
      { tucked: '9h 8h 7h 4h 2h', expected: 'win 5000, back 500, tray, SD-HCF-10' },
      { tucked: '9h 8h 7h 4h', expected: 'win 500, back 500, tray, SD-HCF-10' },
      { tucked: '9h 8h 7h', expected: 'lose 0, back 0, tray, SD-HCF-10' },
    ]),
  )('%s', (_title, { tucked, expected }) => {
    const felt = folded({ claims: ['flush'], tucked: { flush: tucked } });
    expect(outcomeOf(felt, 'flush')).toBe(expected);
  });

  it('[SD-HCF-8#1] cards under one wager keep no other alive', () => {
    const felt = folded({ claims: ['straight-flush'], tucked: { 'straight-flush': '9h 8h 7h' } });
    expect(outcomeOf(felt, 'flush')).toBe('lose 0, back 0, tray, SD-HCF-8#1');
    expect(outcomeOf(felt, 'progressive')).toBe('lose 0, back 0, tray, SD-HCF-8#1');
    expect(outcomeOf(felt, 'ante')).toBe('lose 0, back 0, tray, SD-HCF-7#2');
  });

  it('[SD-HCF-8#3] nothing of the hand under the wager is as if it were not tucked', () => {
    const felt = folded({ claims: ['straight-flush'], tucked: { 'straight-flush': '' } });
    expect(outcomeOf(felt, 'straight-flush')).toBe('lose 0, back 0, tray, SD-HCF-8#3');
  });

  it.each(
    titled('[AMB-16] the strict reading leaves the straight flush alone: $wager, $expected', [
      { wager: 'flush', expected: 'lose 0, back 0, tray, SD-HCF-8#1' },
      { wager: 'straight-flush', expected: 'win 3500, back 500, tray, SD-HCF-11' },
      { wager: 'progressive', expected: 'lose 0, back 0, tray, SD-HCF-8#1' },
    ]),
  )('%s', (_title, { wager, expected }) => {
    const claims: WagerId[] = ['flush', 'straight-flush', 'progressive'];
    const felt = folded({ claims }, { foldBonus: 'straight-flush-only' });
    expect(outcomeOf(felt, wager)).toBe(expected);
  });

  it('[AMB-16] and changes nothing for a hand that stays in', () => {
    const rules = rulesOf('sd/high-card-flush', { settings: { foldBonus: 'straight-flush-only' } });
    const felt = settle(rules, DEALERS['three suited, nine high'], [
      handOn(1, HAND, { ...STAKES, raise: 1000 }),
    ]);
    expect(felt.entitlements.map(({ outcome }) => outcome)).toEqual(Array(5).fill('win'));
  });
});

describe('Maryland: a fold leaves the bonuses on the layout', () => {
  it.each(
    titled('[MD-HCF-11B(4)(a), AMB-16] $why', [
      { claims: [], why: 'nobody claims' },
      { claims: ['flush'] as const, why: 'a claim changes nothing' },
    ]),
  )('%s', (_title, { claims }) => {
    const felt = settle(rulesOf('md/high-card-flush'), DEALERS['three suited, nine high'], [
      foldedOn(1, HAND, STAKES, { claims }),
    ]);
    expect(outcomeOf(felt, 'ante')).toBe('lose 0, back 0, tray, MD-HCF-11B');
    expect(outcomeOf(felt, 'flush')).toBe('win 5000, back 500, tray, MD-HCF-12B(1)');
    expect(outcomeOf(felt, 'straight-flush')).toBe('win 3500, back 500, tray, MD-HCF-12C(1)');
    expect(outcomeOf(felt, 'progressive')).toBe('win 300, back 0, tray, MD-HCF-12E(1)(a)');
  });
});

describe('Ohio: the patron tells of a winning bonus', () => {
  it('[OH-HCF-fold#1, OH-HCF-fold#2] the one that was told of wins, the other is lost', () => {
    const felt = settle(rulesOf('oh/high-card-flush'), DEALERS['three suited, nine high'], [
      foldedOn(1, HAND, { ante: 1000, flush: 500, 'straight-flush': 500 }, { claims: ['flush'] }),
    ]);
    expect(outcomeOf(felt, 'flush')).toBe('win 6000, back 500, tray, OH-HCF-flush');
    expect(outcomeOf(felt, 'straight-flush')).toBe('lose 0, back 0, tray, OH-HCF-fold#2');
  });

  it('[OH-HCF-fold#2] telling of a bonus that does not win it does not help', () => {
    const felt = settle(rulesOf('oh/high-card-flush'), DEALERS['three suited, nine high'], [
      foldedOn(1, FLUSHES['flush-3'], { ante: 1000, flush: 500 }, { claims: ['flush'] }),
    ]);
    expect(outcomeOf(felt, 'flush')).toBe('lose 0, back 0, tray, OH-HCF-flush');
  });

  it('[OH-HCF-independent] bonuses win beside a hand that the dealer beats', () => {
    const felt = settle(rulesOf('oh/high-card-flush'), DEALERS['seven spades'], [
      handOn(1, HAND, { ante: 1000, raise: 1000, flush: 500, 'straight-flush': 500 }),
    ]);
    expect(felt.entitlements.map(({ outcome }) => outcome)).toEqual(['lose', 'lose', 'win', 'win']);
  });
});

describe('what a folded hand gives away', () => {
  it('nothing but the word, where its cards were not needed', () => {
    const words = (cards: string | null) =>
      settle(rulesOf('sd/high-card-flush'), DEALERS['three suited, nine high'], [
        foldedOn(1, cards, STAKES),
      ]).entitlements.map(({ hand }) => hand);
    expect(words(null)).toEqual(['folded', 'folded', 'folded', 'folded']);
    expect(words(HAND)).toEqual(words(null));
    expect(words(RUNS['seven in a row'])).toEqual(words(null));
  });

  it('what won, where something did', () => {
    const felt = folded({ claims: ['straight-flush'] });
    expect(felt.entitlements.map(({ line, hand }) => [line, hand])).toEqual([
      ['ante', 'folded'],
      ['flush', 'folded'],
      ['straight-flush', 'three-card straight flush, nine high'],
      ['progressive', 'folded'],
    ]);
  });
});
