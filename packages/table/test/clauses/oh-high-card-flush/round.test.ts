import { describe, expect, it } from 'vitest';
import { viewTable } from '../../../src/index.js';
import {
  ADA,
  alone,
  antes,
  no,
  paid,
  SPECTATOR,
  seenBy,
  shownTo,
  wagers,
} from '../../support/clauses.js';
import { AGAINST_LEAST, DEALERS, RUNS, SUITED } from '../../support/flush-hands.js';
import { settings } from '../../support/irregularity.js';
import { fold, raise, Table } from '../../support/table.js';

const open = (): Table => Table.open('oh/high-card-flush');

describe('wagers and decisions', () => {
  const betting = (): Table => open().follow((next) => next.kind === 'players');

  it('[OH-HCF-ante] who has an ante receives seven cards, and who has none receives none', () => {
    expect(no(betting(), wagers(1, { flush: 500 }))).toBe('no-ante');
    const { next } = betting()
      .do(wagers(2, { ante: 1_000 }))
      .closes();
    const places = next?.kind === 'deal' ? next.places : [];
    expect(places.filter((place) => place === 2)).toHaveLength(7);
    expect(places).not.toContain(1);
  });

  it.each([
    ['neither', {}],
    ['the flush bonus', { flush: 500 }],
    ['the straight flush bonus', { 'straight-flush': 500 }],
    ['both', { flush: 500, 'straight-flush': 500 }],
  ])('[OH-HCF-optional] with the ante %s', (_title, more) => {
    expect(no(betting(), wagers(1, { ante: 1_000, ...more }))).toBeNull();
  });

  const dealt = (): Table =>
    open()
      .bets(antes(1_000, [1, 2], { flush: 500, 'straight-flush': 500 }))
      .deals({ 1: SUITED[4], 2: '8c 7c 6c 5c Kd 9d 3d', dealer: DEALERS.least })
      .follow((next) => next.kind === 'players');

  it('[OH-HCF-decide] each player folds or raises, and only then is the dealer seen', () => {
    expect(seenBy(dealt(), ADA).round?.legal[1]?.map(({ act }) => act)).toEqual(['fold', 'raise']);
    const turn = { type: 'Turn', place: 'dealer' } as const;
    const one = dealt().decides(1, fold);
    expect(no(one, turn)).toBe('not-now');
    expect(shownTo(one, SPECTATOR, 'dealer')).toBe('?? ?? ?? ?? ?? ?? ??');
    const all = one.decides(2, raise(1_000));
    expect(shownTo(all.do(turn), SPECTATOR, 'dealer')).toBe(DEALERS.least);
    expect(paid(all.ends(), 1)[0]).toBe('ante lose');
  });

  it.each([
    ['told in the round, it is paid', true, 'straight-flush win, pays $250, $5 back'],
    ['not told, it is lost', false, 'straight-flush lose'],
  ])('[OH-HCF-fold#2] a bonus of a folded hand: %s', (_title, tells, line) => {
    const folded = dealt().decides(1, raise(1_000)).decides(2, fold);
    const claim = { type: 'Claim', seat: 2, wagers: ['straight-flush'] } as const;
    const settled = (tells ? folded.do(claim) : folded).settles();
    expect(paid(settled, 2)).toContain(line);
    expect(no(settled, claim)).not.toBeNull();
  });
});

describe('the dealer is told of a folded hand', () => {
  const folded = (): Table =>
    open()
      .bets(antes(1_000, [1, 2], { flush: 500, 'straight-flush': 500 }))
      .deals({ 1: SUITED[4], 2: '8c 7c 6c 5c Kd 9d 3d', dealer: DEALERS.least })
      .decides(1, raise(1_000))
      .decides(2, fold);
  const said = (table: Table): string => {
    const { world, now } = table.follow(
      (next) => next.kind === 'do' && next.gesture.type === 'Settle' && next.gesture.seat === 2,
    );
    const step = viewTable(world, { kind: 'dealer' }, now).procedure?.now;
    return `${step?.words} [${step?.cite}]`;
  };

  it('[OH-HCF-fold#2] what is really done: a bonus that was told of is settled', () => {
    const claim = { type: 'Claim', seat: 2, wagers: ['straight-flush'] } as const;
    expect(said(folded().do(claim))).toBe(
      'Take the wagers that seat 2 gave up, and settle its Straight Flush wager [OH-HCF-fold#2]',
    );
  });

  it('[OH-HCF-fold#2] and where nothing was told of, everything is taken', () => {
    expect(said(folded())).toBe('Take the wagers that seat 2 gave up [AMB-69]');
  });
});

describe('against the dealer', () => {
  const WON = ['ante win, pays $10, $10 back', 'raise win, pays $10, $10 back'];

  it.each([
    [
      'OH-HCF-qualify#2',
      'not qualified: the ante is paid, the raise pushes',
      AGAINST_LEAST.lower,
      DEALERS.short,
      ['ante win, pays $10, $10 back', 'raise push, $10 back'],
    ],
    [
      'OH-HCF-qualify#3',
      'qualified: the hand is compared',
      AGAINST_LEAST.lower,
      DEALERS.least,
      ['ante lose', 'raise lose'],
    ],
    ['OH-HCF-win', 'a higher hand', AGAINST_LEAST.higher, DEALERS.least, WON],
    [
      'OH-HCF-lose',
      'a lower hand',
      AGAINST_LEAST.lower,
      DEALERS.least,
      ['ante lose', 'raise lose'],
    ],
    [
      'OH-HCF-tie',
      'a tie',
      AGAINST_LEAST.tied,
      DEALERS.least,
      ['ante push, $10 back', 'raise push, $10 back'],
    ],
    [
      'OH-HCF-compare#2',
      'same length, same ranks',
      AGAINST_LEAST.tied,
      DEALERS.least,
      ['ante push, $10 back', 'raise push, $10 back'],
    ],
  ])('[%s] %s', (_id, _title, hand, dealer, lines) => {
    expect(paid(alone(open(), { ante: 1_000 }, { 1: hand, dealer }), 1)).toEqual(lines);
  });
});

describe('bonuses', () => {
  it.each([
    ['OH-HCF-flush', 'three suited', SUITED[3], 'flush lose'],
    ['OH-HCF-flush', 'four suited', SUITED[4], 'flush win, pays $5, $5 back'],
    ['OH-HCF-flush', 'five suited', SUITED[5], 'flush win, pays $60, $5 back'],
    ['OH-HCF-flush', 'six suited', SUITED[6], 'flush win, pays $300, $5 back'],
    ['OH-HCF-flush', 'seven suited', SUITED[7], 'flush win, pays $1,000, $5 back'],
    ['OH-HCF-sflush', 'two in a row', RUNS[2], 'straight-flush lose'],
    ['OH-HCF-sflush', 'three in a row', RUNS[3], 'straight-flush win, pays $45, $5 back'],
    ['OH-HCF-sflush', 'four in a row', RUNS[4], 'straight-flush win, pays $250, $5 back'],
    ['OH-HCF-sflush', 'five in a row', RUNS[5], 'straight-flush win, pays $500, $5 back'],
  ])('[%s, OH-HCF-independent] %s, against a better hand', (_id, _title, hand, line) => {
    const stakes = { ante: 1_000, flush: 500, 'straight-flush': 500 };
    const lines = paid(alone(open(), stakes, { 1: hand, dealer: DEALERS.best }), 1);
    expect(lines.slice(0, 2)).toEqual(['ante lose', 'raise lose']);
    expect(lines).toContain(line);
  });

  // Seven suited and in a row, $50 on each: $10,000 and $25,000 are asked, $10 on the ante and $10 on the raise.
  it.each([
    ['at $25,000', undefined, 'straight-flush win, pays $14,980, $50 back', 2_500_000],
    [
      'at a lower limit of the house',
      settings({ payoutLimit: 1_000_000 }),
      'straight-flush win, $50 back',
      1_000_000,
    ],
  ])('[OH-HCF-max] all that is paid on a hand ends %s', (_title, change, line, net) => {
    const stakes = { ante: 1_000, flush: 5_000, 'straight-flush': 5_000 };
    const hands = { 1: RUNS[7], dealer: DEALERS.least };
    const over = alone(Table.open('oh/high-card-flush', change), stakes, hands);
    expect(paid(over, 1).at(-1)).toBe(line);
    expect(over.netOf('Ada')).toBe(net);
  });
});
