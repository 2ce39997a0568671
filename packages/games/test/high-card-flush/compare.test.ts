import { describe, expect, it } from 'vitest';
import { handOn, outcomeOf, settle } from '../support/felt.js';
import { type FLUSH_BOOKS, rulesOf } from '../support/rules.js';
import { titled } from '../support/titled.js';

const STAKES = { ante: 1000, raise: 1000 };

const against = (book: (typeof FLUSH_BOOKS)[number], dealer: string, player: string) =>
  settle(rulesOf(book), dealer, [handOn(1, player, STAKES)]);

describe.each(
  titled('the dealer of $book', [
    { book: 'sd/high-card-flush', id: 'SD-HCF-9a#1' },
    { book: 'md/high-card-flush', id: 'MD-HCF-11B(5)(c)' },
    { book: 'oh/high-card-flush', id: 'OH-HCF-qualify#1' },
  ]),
)('%s', (_title, { book, id }) => {
  it.each(
    titled(`[${id}] $hand ($dealer): qualifies $qualifies`, [
      { dealer: '9s 3s 2s Qc 4c Td Jd', hand: 'three-card flush, nine high', qualifies: true },
      { dealer: '8s 7s 6s Jc 4c Td 2d', hand: 'three-card flush, eight high', qualifies: false },
      { dealer: 'As Ks Qc Jc Td 9d 2h', hand: 'two-card flush, ace high', qualifies: false },
      { dealer: '5s 4s 3s 2s Kc Qd Jh', hand: 'four-card flush, five high', qualifies: true },
      // Two flushes of one length: the higher is the hand.
      { dealer: '8s 7s 6s 9c 3c 2c Kd', hand: 'three-card flush, nine high', qualifies: true },
    ]),
  )('%s', (_title, { dealer, hand, qualifies }) => {
    expect(against(book, dealer, 'Ah Kh Qh Jh 7h 5h 3h').dealer).toEqual({ hand, qualifies });
  });

  it('has no hand when the contest is void', () => {
    const voided = handOn(1, 'Ah Kh Qh Jh 7h 5h 3h', STAKES, { voided: ['ante', 'raise'] });
    expect(settle(rulesOf(book), null, [voided]).dealer).toBeNull();
  });
});

describe.each(
  titled('hands against the dealer in $book', [
    { book: 'sd/high-card-flush', id: 'SD-HCF-9#1' },
    { book: 'md/high-card-flush', id: 'MD-HCF-6D(1)' },
    { book: 'oh/high-card-flush', id: 'OH-HCF-compare#1' },
  ]),
)('%s', (_title, { book, id }) => {
  it.each(
    titled(`[${id}] $why`, [
      {
        why: 'more cards beat higher cards',
        dealer: 'As Ks Qs Jc 9c 7d 5d',
        player: '5h 4h 3h 2h Kc Td 8d',
        outcome: 'win',
      },
      {
        why: 'the highest card decides',
        dealer: 'Ks Qs Js 9c 7c 5d 3d',
        player: 'Ah 3h 2h Tc 8c 6d 4d',
        outcome: 'win',
      },
      {
        why: 'the second card decides',
        dealer: 'As Ks 2s 9c 7c 5d 3d',
        player: 'Ah Qh Jh Tc 8c 6d 4d',
        outcome: 'lose',
      },
      {
        why: 'the last card decides',
        dealer: 'As Ks 3s 9c 7c 5d 2d',
        player: 'Ah Kh 2h Tc 8c 6d 4d',
        outcome: 'lose',
      },
      {
        why: 'cards outside the flush break no tie',
        dealer: 'As Ks 2s 9c 7c 5d 3d',
        player: 'Ah Kh 2h Qc Jc Td 8d',
        outcome: 'push',
      },
      {
        why: 'a run means nothing, and the ace is high',
        dealer: 'As 9s 7s 5c 3c Kd Jd',
        player: '8h 7h 6h 4c 2c Qd Td',
        outcome: 'lose',
      },
    ]),
  )('%s', (_title, { dealer, player, outcome }) => {
    const felt = against(book, dealer, player);
    expect(felt.entitlements.map((line) => line.outcome)).toEqual([outcome, outcome]);
  });
});

describe('the hand in words', () => {
  it('[MD-HCF-11B(5)(b), MD-HCF-11B(4)(b)] is the best of the seven cards', () => {
    const felt = against('md/high-card-flush', 'As Ks 2s 9c 7c 5d 3d', 'Qh Jh 2h Kc 8c 4c 6d');
    expect(felt.dealer?.hand).toBe('three-card flush, ace high');
    expect(felt.entitlements.map(({ hand }) => hand)).toEqual([
      'three-card flush, king high',
      'three-card flush, king high',
    ]);
  });

  it('names the straight flush for the wagers on it, and the flush for the other', () => {
    const felt = settle(rulesOf('sd/high-card-flush'), 'As Ks 2s 9c 7c 5d 3d', [
      handOn(1, '9h 8h 7h 3h Kc Jc 6d', {
        ...STAKES,
        flush: 500,
        'straight-flush': 500,
        progressive: 100,
      }),
    ]);
    expect(felt.entitlements.map(({ line, hand }) => [line, hand])).toEqual([
      ['raise', 'four-card flush, nine high'],
      ['ante', 'four-card flush, nine high'],
      ['flush', 'four-card flush, nine high'],
      ['straight-flush', 'three-card straight flush, nine high'],
      ['progressive', 'three-card straight flush, nine high'],
    ]);
  });

  it('[MD-HCF-12C(7)#1] names the four of a kind where that is what is paid', () => {
    const rules = (table: string) =>
      rulesOf('md/high-card-flush', { paytables: { 'straight-flush': table } });
    const words = (table: string, cards: string) =>
      settle(rules(table), 'As Ks 2s Qc 7c 5d 3d', [
        handOn(1, cards, { ante: 1000, raise: 1000, 'straight-flush': 500 }),
      ]).entitlements.at(-1)?.hand;
    expect(words('G', '9c 9d 9h 9s 8h 7h 2c')).toBe('four nines');
    expect(words('G', '9c 9d 9h 9s 8h 7h 6h')).toBe('four-card straight flush, nine high');
    expect(words('A', '9c 9d 9h 9s 8h 7h 2c')).toBe('three-card straight flush, nine high');
    expect(words('A', '9c 9d 9h 9s Kh 5c 2d')).toBe('no straight flush');
  });
});

describe('the ace in a straight flush', () => {
  const prize = (cards: string, aceLow: boolean) =>
    outcomeOf(
      settle(
        rulesOf('md/high-card-flush', {
          paytables: { 'straight-flush': 'B', progressive: 'D' },
          settings: { aceLow },
        }),
        'Ks Qs Js 8s 7s 6s 5s',
        [handOn(1, cards, { ante: 1000, raise: 1000, 'straight-flush': 100, progressive: 100 })],
      ),
      'straight-flush',
    );

  it.each(
    titled('[MD-HCF-6E, AMB-04] $cards with aceLow $aceLow: $pays', [
      {
        cards: 'Ah 2h 3h Kc Jc 8d 5d',
        aceLow: true,
        pays: 'win 900, back 100, tray, MD-HCF-12C(2)',
      },
      { cards: 'Ah 2h 3h Kc Jc 8d 5d', aceLow: false, pays: 'lose 0, back 0, tray, MD-HCF-12C(2)' },
      {
        cards: 'Ah 2h 3h 4h Jc 8d 5d',
        aceLow: false,
        pays: 'win 900, back 100, tray, MD-HCF-12C(2)',
      },
      {
        cards: 'Ah Kh Qh 9c 7c 4d 2d',
        aceLow: false,
        pays: 'win 900, back 100, tray, MD-HCF-12C(2)',
      },
      { cards: 'Kh Ah 2h 9c 7c 5d 3d', aceLow: true, pays: 'lose 0, back 0, tray, MD-HCF-12C(2)' },
    ]),
  )('%s', (_title, { cards, aceLow, pays }) => {
    expect(prize(cards, aceLow)).toBe(pays);
  });
});
