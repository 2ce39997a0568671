import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { ADA, antes, lit, no, paid, seenBy, wagers } from '../../support/clauses.js';
import { aceHigh } from '../../support/irregularity.js';
import { fold, raise, Table } from '../../support/table.js';

const betting = (): Table =>
  Table.open('sd/high-card-flush').follow((next) => next.kind === 'players');

describe('the ante', () => {
  it.each([
    ['none at all', { flush: 500 }, 'no-ante'],
    ['below the least', { ante: 400 }, 'outside-the-limits'],
    ['above the most', { ante: 10_500 }, 'outside-the-limits'],
    ['the least', { ante: 500 }, null],
    ['the most', { ante: 10_000 }, null],
  ])('[SD-HCF-2#1] within the posted limits: %s', (_title, stakes, code) => {
    expect(no(betting(), wagers(1, stakes))).toBe(code);
  });

  it('[SD-HCF-2#1] nobody is dealt in without one', () => {
    const closed = betting()
      .do(wagers(2, { ante: 500 }))
      .closes();
    expect(closed.next).toMatchObject({ kind: 'deal' });
    const { next } = closed;
    expect(next?.kind === 'deal' && new Set(next.places)).toEqual(new Set([2, 'dealer']));
  });
});

describe('optional wagers', () => {
  it.each([
    ['neither', {}, null],
    ['a flush wager', { flush: 100 }, null],
    ['a straight flush wager', { 'straight-flush': 100 }, null],
    ['both', { flush: 2_500, 'straight-flush': 2_500 }, null],
    ['a flush wager below its own least', { flush: 50 }, 'outside-the-limits'],
    ['a flush wager above its own most', { flush: 2_600 }, 'outside-the-limits'],
    [
      'a straight flush wager above its own most',
      { 'straight-flush': 2_600 },
      'outside-the-limits',
    ],
  ])('[SD-HCF-2#2] beside the ante: %s', (_title, more, code) => {
    expect(no(betting(), wagers(1, { ante: 1_000, ...more }))).toBe(code);
  });

  it.each([
    ['left out', {}, null],
    ['the amount of the sensor', { progressive: 100 }, null],
    ['another amount', { progressive: 200 }, 'not-the-fixed-amount'],
  ])('[SD-HCF-2#3] the progressive: %s', (_title, more, code) => {
    expect(no(betting(), wagers(1, { ante: 1_000, ...more }))).toBe(code);
  });

  it('[SD-HCF-2#3] it lies on the sensor of its own seat', () => {
    const closed = betting()
      .do(wagers(1, { ante: 1_000 }))
      .do(wagers(2, { ante: 1_000, progressive: 100 }))
      .closes();
    expect(lit(closed)).toEqual([2]);
  });

  it('[SD-HCF-2#4] flush, straight flush and progressive win by the hand alone, ante and raise not', () => {
    // Six spades against five diamonds that run.
    const over = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000, flush: 500, 'straight-flush': 500, progressive: 100 } })
      .deals({ 1: '5d 6d 7d 8d 9d 2c 3c', dealer: 'As Ks Qs 9s 7s 5s 4h' })
      .decides(1, raise(1_000))
      .ends();
    expect(paid(over).map((line) => line.split(',')[0])).toEqual([
      '1 raise lose',
      '1 ante lose',
      '1 flush win',
      '1 straight-flush win',
      '1 progressive win',
    ]);
  });

  it.each([
    [['flush']],
    [['straight-flush']],
    [['progressive']],
    [['flush', 'straight-flush']],
    [['flush', 'progressive']],
    [['straight-flush', 'progressive']],
    [['flush', 'straight-flush', 'progressive']],
  ])('[SD-HCF-2#4] any mix beside the ante: %s', (mix) => {
    const stakes = Object.fromEntries(mix.map((wager) => [wager, 100]));
    expect(no(betting(), wagers(1, { ante: 500, ...stakes }))).toBeNull();
  });
});

describe('tips', () => {
  const tipped = (): Table =>
    Table.open('sd/high-card-flush')
      .follow((next) => next.kind === 'players')
      .do(wagers(1, { ante: 1_000 }, { ante: 500 }))
      .deals(aceHigh);

  it.each([
    ['alone', raise(1_000), 1_000],
    ['with a raise for the dealer', { ...raise(1_000), tipCents: cents(500) } as const, 2_000],
  ])(
    '[SD-HCF-3#2] after a raise the tip on the ante stays in play, %s',
    (_title, decision, tips) => {
      const over = tipped().decides(1, decision).ends();
      expect(paid(over, 1)).toEqual([
        'raise win, pays $10, $10 back',
        'ante win, pays $10, $10 back',
      ]);
      const box = [...over.world.books].find(([account]) => account.startsWith('tips/'));
      // The tip and what it won are the dealers'.
      expect((box?.[1] ?? 0) / 10_000).toBe(tips);
    },
  );

  it('[SD-HCF-3#2] no raise for the dealer without a tip on the ante', () => {
    const untipped = Table.open('sd/high-card-flush')
      .bets(antes(1_000, [1]))
      .deals(aceHigh);
    const decision = { ...raise(1_000), tipCents: cents(500) } as const;
    expect(
      no(
        untipped.follow((next) => next.kind === 'players'),
        { type: 'Decide', seat: 1, decision },
      ),
    ).toBe('tip-too-large');
  });
});

describe('decisions', () => {
  const dealt = (): Table =>
    Table.open('sd/high-card-flush')
      .bets(antes(1_000, [1, 2]))
      .deals(aceHigh)
      .follow((next) => next.kind === 'players');

  it('[SD-HCF-7#2] a player who has looked folds or raises, and has no other choice', () => {
    const acts = seenBy(dealt(), ADA).round?.legal[1]?.map(({ act }) => act);
    expect(acts).toEqual(['fold', 'raise']);
    const bets = {
      type: 'Decide',
      seat: 1,
      decision: { kind: 'bet', cents: cents(2_000) },
    } as const;
    expect(no(dealt(), bets)).toBe('no-such-decision');
  });

  it('[SD-HCF-7#2] a fold gives up the ante', () => {
    const over = dealt().decides(1, fold).decides(2, raise(1_000)).ends();
    expect(paid(over, 1)).toEqual(['ante lose']);
    expect(over.netOf('Ada')).toBe(-1_000);
  });

  it.each([
    ['fold', fold],
    ['raise by more', raise(2_000)],
    ['raise again', raise(1_000)],
  ])('[SD-HCF-7#3] who raised may not %s', (_title, decision) => {
    const raised = dealt().decides(1, raise(1_000));
    expect(no(raised, { type: 'Decide', seat: 1, decision })).toBe('locked-in');
  });

  it('[SD-HCF-8#1] a fold without a claim gives up every wager', () => {
    const over = Table.open('sd/high-card-flush')
      .bets({ 1: { ante: 1_000, flush: 500, 'straight-flush': 500 } })
      .deals({ 1: '5d 6d 7d 8d 9d 2c 3c', dealer: aceHigh.dealer })
      .decides(1, fold)
      .ends();
    expect(paid(over)).toEqual(['1 ante lose', '1 flush lose', '1 straight-flush lose']);
  });

  it('[SD-HCF-8#1] cards of folded hands go once all have decided, not before', () => {
    const folded = dealt().decides(1, fold);
    const takeUp = { type: 'TakeUp', place: 1, counted: 7 } as const;
    expect(no(folded, takeUp)).toBe('not-settled');
    const decided = folded.decides(2, raise(1_000)).do({ type: 'Settle', seat: 1 });
    expect(no(decided, takeUp)).toBeNull();
  });

  it.each([
    ['tucked', ['straight-flush'], '9d 8d 7d', 'straight-flush win, pays $35, $5 back'],
    ['not tucked', [], '', 'straight-flush lose'],
  ] as const)(
    '[SD-HCF-8#3] the straight flush of a folded hand, %s',
    (_title, claims, tucked, line) => {
      const over = Table.open('sd/high-card-flush')
        .bets({ 2: { ante: 1_000, 'straight-flush': 500 } })
        .deals(aceHigh)
        .decides(2, {
          kind: 'fold',
          claims,
          ...(tucked === '' ? {} : { tucked: { 'straight-flush': tucked.split(' ') } }),
        })
        .ends();
      expect(paid(over, 2)).toEqual(['ante lose', line]);
    },
  );
});
