import type { RulesInForce } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { foldedOn, handOn, linesInWords, settle } from '../support/felt.js';
import { DEALERS, FLUSHES, RUNS } from '../support/flush-hands.js';
import { bareRulesOf, rulesOf, withProgressive } from '../support/rules.js';

const BONUSES = { flush: 500, 'straight-flush': 500 };

const order = (rules: RulesInForce, wagers: Readonly<Record<string, number>>) =>
  settle(rules, DEALERS['seven spades'], [
    handOn(3, RUNS['seven in a row'], { ...wagers, raise: 1000, ante: 1000 }),
    handOn(1, 'Ac Kc Qc Jc 9c 8c 3c', { ante: 1000, raise: 1000, ...wagers }),
    foldedOn(6, 'Ad Kd 9d 8c 6c 4c 2c', { ...wagers, ante: 1000 }),
  ]).entitlements.map(({ seat, line }) => `${seat} ${line}`);

describe('the order of the lines', () => {
  it('[SD-HCF-6#1, SD-HCF-12e#2] South Dakota: raise, ante, bonuses; then the progressive', () => {
    expect(order(rulesOf('sd/high-card-flush'), { ...BONUSES, progressive: 100 })).toEqual([
      ...['6 ante', '6 flush', '6 straight-flush'],
      ...['3 raise', '3 ante', '3 flush', '3 straight-flush'],
      ...['1 raise', '1 ante', '1 flush', '1 straight-flush'],
      ...['6 progressive', '3 progressive', '1 progressive'],
    ]);
  });

  it('[MD-HCF-11B(5), MD-HCF-11B(6), MD-HCF-11B(9)(e)] Maryland: each seat to its end; envy last', () => {
    expect(
      order(withProgressive('md/high-card-flush', 'C'), { ...BONUSES, progressive: 100 }),
    ).toEqual([
      ...['6 ante', '6 flush', '6 straight-flush', '6 progressive'],
      ...['3 ante', '3 raise', '3 flush', '3 straight-flush', '3 progressive'],
      ...['1 ante', '1 raise', '1 flush', '1 straight-flush', '1 progressive'],
      ...['6 progressive:envy', '1 progressive:envy'],
    ]);
  });

  it('[AMB-57, AMB-69] Ohio, which is silent: as Maryland', () => {
    expect(order(rulesOf('oh/high-card-flush'), BONUSES)).toEqual([
      ...['6 ante', '6 flush', '6 straight-flush'],
      ...['3 ante', '3 raise', '3 flush', '3 straight-flush'],
      ...['1 ante', '1 raise', '1 flush', '1 straight-flush'],
    ]);
  });

  it.each(['sd/high-card-flush', 'md/high-card-flush', 'oh/high-card-flush'] as const)(
    '%s without any bonus has two lines for a hand that stays in, one for a fold',
    (book) => {
      expect(order(bareRulesOf(book), {}).toSorted()).toEqual([
        '1 ante',
        '1 raise',
        '3 ante',
        '3 raise',
        '6 ante',
      ]);
    },
  );
});

it('[MD-HCF-11B(7), MD-HCF-11B(8)] Maryland pays winning bonuses of a losing hand as chapter 12 says', () => {
  const stakes = { ante: 1000, raise: 1000, flush: 500, 'straight-flush': 500 };
  expect(
    linesInWords(rulesOf('md/high-card-flush'), DEALERS['seven spades'], [
      handOn(1, RUNS['four in a row'], stakes),
    ]),
  ).toEqual([
    'seat 1 ante 1000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
    'seat 1 raise 1000: lose 0, back 0, tray, MD-HCF-11B(5)(d)(i)',
    'seat 1 flush 500: win 500, back 500, tray, MD-HCF-12B(1)',
    'seat 1 straight-flush 500: win 30000, back 500, tray, MD-HCF-12C(1)',
  ]);
});

describe('what a dealer is told', () => {
  it('every progressive winner calls for a floorperson', () => {
    const { notices } = settle(rulesOf('sd/high-card-flush'), DEALERS['seven spades'], [
      handOn(2, RUNS['three in a row'], { ante: 1000, raise: 1000, progressive: 100 }),
      handOn(1, 'Ac 9c 5c Jd 7d 3d 2h', { ante: 1000, raise: 1000, progressive: 100 }),
    ]);
    expect(notices).toEqual([
      {
        text: 'Seat 2 wins the progressive jackpot (three-card straight flush, nine high): call a floorperson.',
        cite: 'SD-HCF-12c',
      },
    ]);
  });

  it('and none is called for a win that is no jackpot', () => {
    const winner = (wager: string) =>
      settle(rulesOf('md/high-card-flush'), DEALERS['seven spades'], [
        handOn(2, RUNS['three in a row'], { ante: 1000, raise: 1000, [wager]: 100 }),
      ]).notices.map(({ cite }) => cite);
    expect(winner('straight-flush')).toEqual([]);
    expect(winner('progressive')).toEqual(['MD-HCF-11B(9)(c)']);
  });
});

describe('voided wagers', () => {
  it('[AMB-37] the contest goes back, and bonuses of the hand still settle', () => {
    const { entitlements } = settle(rulesOf('md/high-card-flush'), null, [
      handOn(
        1,
        FLUSHES['flush-4'],
        { ante: 1000, raise: 1000, flush: 500 },
        { voided: ['ante', 'raise'] },
      ),
    ]);
    expect(
      entitlements.map(({ line, outcome, returnedCents }) => [line, outcome, returnedCents]),
    ).toEqual([
      ['ante', 'void', 1000],
      ['raise', 'void', 1000],
      ['flush', 'win', 500],
    ]);
  });

  it('a wrongly dealt hand is not looked at: everything of it goes back', () => {
    const eight = `${RUNS['seven in a row']} 2h`;
    expect(
      linesInWords(rulesOf('md/high-card-flush'), null, [
        handOn(
          1,
          eight,
          { ante: 1000, flush: 500, 'straight-flush': 500, progressive: 100 },
          { voided: ['ante', 'flush', 'straight-flush', 'progressive'] },
        ),
      ]),
    ).toEqual([
      'seat 1 ante 1000: void 0, back 1000, tray, house:void-round',
      'seat 1 flush 500: void 0, back 500, tray, house:void-round',
      'seat 1 straight-flush 500: void 0, back 500, tray, house:void-round',
      'seat 1 progressive 100: void 0, back 100, tray, house:void-round',
    ]);
  });

  it('says of a void line that the hand is void', () => {
    const { entitlements } = settle(rulesOf('sd/high-card-flush'), null, [
      handOn(1, null, { ante: 1000 }, { voided: ['ante'] }),
    ]);
    expect(entitlements.map(({ hand }) => hand)).toEqual(['void hand']);
  });

  it('asks for no card of a void hand, not even that there is one', () => {
    const hand = handOn(1, null, { ante: 1000 }, { voided: ['ante'] });
    const { entitlements } = settle(rulesOf('sd/high-card-flush'), null, [{ ...hand, cards: [] }]);
    expect(entitlements.map(({ outcome }) => outcome)).toEqual(['void']);
  });
});

describe('what the settlement cannot do without', () => {
  it('stops when a hand that stayed in has no cards, or the dealer none', () => {
    const rules = rulesOf('sd/high-card-flush');
    const dealer = DEALERS['seven spades'];
    expect(() => settle(rules, dealer, [handOn(4, null, { ante: 1000, raise: 1000 })])).toThrow(
      'the cards of seat 4, which stayed in',
    );
    expect(() =>
      settle(rules, null, [handOn(4, FLUSHES['flush-4'], { ante: 1000, raise: 1000 })]),
    ).toThrow('the dealer’s cards');
    expect(() =>
      settle(rules, dealer, [foldedOn(4, null, { ante: 1000, flush: 500 }, { claims: ['flush'] })]),
    ).toThrow('the cards of seat 4');
  });

  it('stops when a wager has no table, which the house did not offer', () => {
    const rules = bareRulesOf('sd/high-card-flush');
    const hand = handOn(1, FLUSHES['flush-4'], { ante: 1000, raise: 1000, flush: 500 });
    expect(() => settle(rules, DEALERS['seven spades'], [hand])).toThrow(
      'the elected table of flush',
    );
  });

  it('stops when nothing says what a winning wager pays', () => {
    const rules = rulesOf('sd/high-card-flush');
    const { ante: _, ...wagers } = rules.rulebook.wagers;
    const hand = handOn(1, FLUSHES['flush-7'], { ante: 1000, raise: 1000 });
    expect(() =>
      settle(
        { ...rules, rulebook: { ...rules.rulebook, wagers } },
        DEALERS['three suited, nine high'],
        [hand],
      ),
    ).toThrow('missing: what the wager pays');
  });

  it('stops at a wager of another game', () => {
    const rules = rulesOf('sd/high-card-flush');
    const { settlement } = rules.rulebook;
    const stages = { ...settlement.stages, value: [{ by: 'seat', lines: ['bet'] }] as const };
    const rulebook = { ...rules.rulebook, settlement: { ...settlement, stages } };
    expect(() =>
      settle({ ...rules, rulebook }, DEALERS['seven spades'], [
        handOn(1, FLUSHES['flush-4'], { bet: 1000 }),
      ]),
    ).toThrow('High Card Flush has no bet');
  });

  it('stops when the rules are of another game', () => {
    const hand = handOn(1, FLUSHES['flush-4'], { ante: 1000, raise: 1000 });
    const rules = rulesOf('sd/caribbean-stud');
    const mixed = { ...rules, rulebook: { ...rules.rulebook, game: 'high-card-flush' as const } };
    expect(() => settle(mixed, DEALERS['seven spades'], [hand])).toThrow(
      'the rules are of High Card Flush',
    );
  });
});
