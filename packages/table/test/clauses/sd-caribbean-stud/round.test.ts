import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  antes,
  cards,
  lit,
  no,
  paid,
  SPECTATOR,
  seenBy,
  shownTo,
  wagers,
  withCards,
} from '../../support/clauses.js';
import { settings } from '../../support/irregularity.js';
import type { Draft } from '../../support/rounds.js';
import { DEALERS, STUD } from '../../support/stud-hands.js';
import { bet, fold, Table } from '../../support/table.js';

const open = (change?: (house: Draft) => void): Table => Table.open('sd/caribbean-stud', change);
const betting = (): Table => open().follow((next) => next.kind === 'players');

const byHand = (house: Draft): void => {
  house.equipment.dealing = 'hand';
  house.equipment.shuffler = null;
};

describe('wagers', () => {
  it.each([
    ['an ante alone', { ante: 500 }, null],
    ['a progressive wager without an ante', { progressive: 100 }, 'no-ante'],
    ['an ante below the least', { ante: 400 }, 'outside-the-limits'],
  ])('[SD-CSP-2] %s', (_title, stakes, code) => {
    expect(no(betting(), wagers(1, stakes))).toBe(code);
  });

  it('[SD-CSP-2] nobody is dealt in without an ante', () => {
    const { next } = betting()
      .do(wagers(3, { ante: 500 }))
      .closes();
    expect(next?.kind === 'deal' && new Set(next.places)).toEqual(new Set([3, 'dealer']));
  });

  it('[SD-CSP-3] the wager on the sensor is the player’s choice, seat by seat', () => {
    const closed = betting()
      .do(wagers(1, { ante: 500 }))
      .do(wagers(2, { ante: 500, progressive: 100 }))
      .closes();
    expect(lit(closed)).toEqual([2]);
    expect(no(betting(), wagers(1, { ante: 500, progressive: 200 }))).toBe('not-the-fixed-amount');
  });

  it('[SD-CSP-4#1] only who made it plays for the jackpot', () => {
    const settled = open()
      .bets({ 1: { ante: 500 }, 2: { ante: 500, progressive: 100 } })
      .deals({ 1: STUD.fullHouse, 2: 'Kc Qc Jc 7c 6c', dealer: DEALERS.short })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
    expect(paid(settled).filter((line) => line.includes('progressive'))).toEqual([
      '2 progressive win, pays $40',
    ]);
  });

  it.each([
    ['two antes', 1_000, null],
    ['one ante', 500, 'wrong-amount'],
    ['three antes', 1_500, 'wrong-amount'],
    ['nothing', 0, 'wrong-amount'],
  ])('[SD-CSP-11b] the bet: %s', (_title, amount, code) => {
    const dealt = open()
      .bets(antes(500, [1]))
      .deals({ dealer: DEALERS.least });
    const ready = dealt.follow((next) => next.kind === 'players');
    expect(no(ready, { type: 'Decide', seat: 1, decision: bet(amount) })).toBe(code);
  });

  it('[SD-CSP-T1] money for the bet may come in during the round', () => {
    // Dov comes with $5 and has nothing left for the bet.
    const dealt = open()
      .do({ type: 'Sit', seat: 4, player: 'Dov' })
      .do({ type: 'BuyIn', player: 'Dov', cents: cents(500) })
      .bets(antes(500, [4]))
      .deals({ 4: STUD.pair, dealer: DEALERS.least })
      .follow((next) => next.kind === 'players');
    const bought = dealt.do({ type: 'BuyIn', player: 'Dov', cents: cents(1_000) });
    const over = bought.decides(4, bet(1_000)).ends();
    expect(paid(over, 4)).toEqual(['ante win, pays $5, $5 back', 'bet win, pays $10, $10 back']);
  });

  // The table takes antes up to $30: with the bet that is $90, with the progressive $91.
  it.each([
    ['for ante, bet and progressive', 9_100, true],
    ['but for the progressive', 9_099, false],
    ['for the ante alone', 3_000, false],
  ])('[SD-CSP-T2] a table whose limit is enough %s', (_title, maxBetLimit, opens) => {
    const opening = (): Table => open(settings({ maxBetLimit }));
    if (opens) expect(opening().round).toBeNull();
    else expect(opening).toThrow(/house-rules/);
  });

  it('[SD-CSP-T2] the most that such a table takes lies within $100', () => {
    expect(no(betting(), wagers(1, { ante: 3_000, progressive: 100 }))).toBeNull();
    expect(no(betting(), wagers(1, { ante: 3_500 }))).toBe('outside-the-limits');
  });

  it.each([
    ['as large as the ante', 500, null],
    ['smaller', 100, null],
    ['larger', 600, 'tip-too-large'],
  ])('[SD-CSP-8#1] a tip on the ante: %s', (_title, tip, code) => {
    expect(no(betting(), wagers(1, { ante: 500 }, { ante: tip }))).toBe(code);
  });

  it('[SD-CSP-8#1] nor is there one on the progressive', () => {
    expect(no(betting(), wagers(1, { ante: 500, progressive: 100 }, { progressive: 100 }))).toBe(
      'tip-not-allowed',
    );
  });

  it('[SD-CSP-8#2] there is none on the bet', () => {
    const dealt = betting()
      .do(wagers(1, { ante: 500 }, { ante: 500 }))
      .deals({ 1: STUD.pair, dealer: DEALERS.least })
      .follow((next) => next.kind === 'players');
    const decision = { ...bet(1_000), tipCents: cents(500) } as const;
    expect(no(dealt, { type: 'Decide', seat: 1, decision })).toBe('tip-not-allowed');
  });
});

describe('shuffle and deal', () => {
  it.each([
    ['by hand', byHand, { type: 'Shuffle', deck: 'red', how: 'hand' }],
    ['by machine', undefined, { type: 'Shuffle', deck: 'red', how: 'machine', counted: 52 }],
  ] as const)(
    '[SD-CSP-9#1] after every round a shuffle %s, then a cut',
    (_how, change, shuffle) => {
      const over = open(change)
        .bets(antes(500, [1]))
        .deals({ 1: STUD.pair, dealer: DEALERS.least })
        .decides(1, bet(1_000))
        .ends();
      const round = { type: 'OpenRound' } as const;
      expect(no(over, round)).toBe('not-shuffled');
      const shuffled = withCards(over, shuffle);
      expect(no(shuffled, round)).toBe('not-cut');
      expect(no(shuffled, cards({ type: 'LoadDeck', deck: 'red' }))).toBe('not-cut');
      const cut = { type: 'Cut', deck: 'red', depth: 20 } as const;
      expect(no(withCards(shuffled, cut, { type: 'LoadDeck', deck: 'red' }), round)).toBeNull();
    },
  );

  const times = (many: number, text: string): string =>
    Array.from({ length: many }, () => text).join(' ');

  it.each([
    ['singly and clockwise', byHand, times(5, '1 2 3 dealer')],
    [
      'in hands of five from a machine',
      undefined,
      ['1', '2', '3', 'dealer'].map((place) => times(5, place)).join(' '),
    ],
  ])('[SD-CSP-9#2] %s, from the dealer’s left, the dealer last', (_title, change, places) => {
    const { next } = open(change)
      .bets(antes(500, [1, 2, 3]))
      .closes();
    expect(next?.kind === 'deal' && next.places.join(' ')).toBe(places);
  });

  it('[SD-CSP-9#3] the dealer’s fifth card lies face up, and no other', () => {
    const dealt = open()
      .bets(antes(500, [1]))
      .deals({ 1: STUD.pair, dealer: DEALERS.least });
    for (const looking of [ADA, SPECTATOR]) {
      expect(shownTo(dealt, looking, 'dealer')).toBe('?? ?? ?? ?? 2c');
    }
    expect(shownTo(dealt, SPECTATOR, 1)).toBe('?? ?? ?? ?? ??');
  });
});

describe('decisions', () => {
  const dealt = (): Table =>
    open()
      .bets(antes(500, [1, 2]))
      .deals({ 1: STUD.pair, 2: STUD.nothing, dealer: DEALERS.least })
      .follow((next) => next.kind === 'players');

  it('[SD-CSP-11] a player who has looked folds or bets', () => {
    expect(seenBy(dealt(), ADA).round?.legal[1]?.map(({ act }) => act)).toEqual(['fold', 'bet']);
    const raises = { kind: 'raise', cents: cents(1_000) } as const;
    expect(no(dealt(), { type: 'Decide', seat: 1, decision: raises })).toBe('no-such-decision');
    expect(no(dealt(), { type: 'Turn', place: 'dealer' })).toBe('not-now');
  });

  it('[SD-CSP-11a#1] a fold loses the ante; the cards are spread, counted to five and racked', () => {
    const decided = dealt().decides(1, fold).decides(2, bet(1_000));
    expect(no(decided, { type: 'TakeUp', place: 1, counted: 5 })).toBe('wagers-first');
    const folded = decided.do({ type: 'Settle', seat: 1 });
    expect(folded.next).toEqual({ kind: 'take-up', place: 1, mustCount: true });
    expect(no(folded, { type: 'TakeUp', place: 1 })).toBe('not-counted');
    const short = folded.do({ type: 'TakeUp', place: 1, counted: 4 });
    expect(short.next).toMatchObject({ kind: 'floorperson' });
    const racked = folded.do({ type: 'TakeUp', place: 1, counted: 5 });
    expect(racked.events.at(-1)).toMatchObject({ type: 'TakenUp', place: 1, counted: 5 });
    expect(paid(racked.settles(), 1)).toEqual(['ante lose']);
  });

  it('[SD-CSP-11a#1] folded hands are taken in any order', () => {
    const folded = dealt().decides(1, fold).decides(2, fold);
    for (const place of [1, 2]) {
      const taken = folded.do({ type: 'Settle', seat: place });
      expect(no(taken, { type: 'TakeUp', place, counted: 5 })).toBeNull();
    }
  });
});
