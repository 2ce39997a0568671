import { pendingHits } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import type { NextStep, TableGesture } from '../../src/index.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const PLAYS = { ante: 1_000, progressive: 100 };
const DEALER_LOW = 'As Kd 9s 7d 2c 3c 4d';
const SEVEN_IN_A_RUN = '2h 3h 4h 5h 6h 7h 8h';
const NOTHING = 'Kh Qc Jd 8c 5c 2d 3s';

const envyOf = (table: Table): readonly string[] =>
  table.lines.filter((line) => line.includes('envy'));

const pendingOf = (table: Table, jackpot: 'progressive' | 'mini-royal' = 'progressive') =>
  pendingHits(table.world.meters[jackpot] ?? { phase: 'unopened' }, 't1');

const atHit = (step: object): TableGesture =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as TableGesture;

/** Zoe holds seats 4 and 5, and Ada seat 1. */
const twoBoxes = (hands: Readonly<Record<number, string>>): Table =>
  Table.open('md/high-card-flush')
    .do({ type: 'Sit', seat: 4, player: 'Zoe' })
    .do({ type: 'Sit', seat: 5, player: 'Zoe' })
    .do({ type: 'BuyIn', player: 'Zoe', cents: 100_000 as never })
    .bets({ 1: PLAYS, 4: PLAYS, 5: PLAYS })
    .deals({ dealer: DEALER_LOW, 1: NOTHING, ...hands })
    .decides(1, raise(1_000))
    .decides(4, raise(1_000))
    .decides(5, raise(1_000))
    .settles();

describe('one person in two boxes', () => {
  it('[MD-HCF-11B(9)(e)(iii), AMB-76] gets no envy for a hand of their own in the other box', () => {
    const settled = twoBoxes({ 4: 'Ts 9c 8d 6c 4c 3d 2s', 5: SEVEN_IN_A_RUN });
    expect(envyOf(settled)).toEqual(['1 progressive:envy win, pays $250 [MD-HCF-12E(4)(a)]']);
    const [zoe, ada] = [settled.netOf('Zoe'), settled.netOf('Ada')];
    const award = pendingOf(settled)[0]?.cents ?? 0;
    const ended = settled.ends();
    expect(ended.netOf('Ada') - ada).toBe(25_000);
    expect(ended.netOf('Zoe') - zoe).toBe(award);
  });

  it('[MD-HCF-11B(9)(e)(i), AMB-76] gets one for each of their boxes for a hand of another', () => {
    const settled = twoBoxes({ 1: SEVEN_IN_A_RUN, 4: 'Ts 9c 8d 6c 4c 3d 2s', 5: NOTHING });
    expect(envyOf(settled)).toEqual([
      '5 progressive:envy win, pays $250 [MD-HCF-12E(4)(a)]',
      '4 progressive:envy win, pays $250 [MD-HCF-12E(4)(a)]',
    ]);
  });

  it('[WA-RP-AppG-n4, AMB-76] nor does a player with two hands of Ricochet', () => {
    const settled = Table.open('wa/ricochet-poker', (house) => {
      house.settings.handsPerPlayer = 2;
    })
      .do({ type: 'Sit', seat: 4, player: 'Cleo' })
      .bets({
        1: { ante: 1_000, 'mini-royal': 100 },
        3: { ante: 1_000, 'mini-royal': 100 },
        4: { ante: 1_000, 'mini-royal': 100 },
      })
      .deals({ 1: '4c 9d', 3: 'Ah Kh', 4: '5c 2s', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' });
    const { game } = settled.playing;
    const lines = 'bonuses' in game ? game.bonuses : [];
    expect(lines.filter(({ envies }) => envies === 3).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('envy comes after the award', () => {
  const settled = (): Table =>
    Table.open('md/high-card-flush')
      .bets({ 1: PLAYS, 2: PLAYS })
      .deals({ dealer: DEALER_LOW, 1: NOTHING, 2: SEVEN_IN_A_RUN })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .settles();

  it('[MD-HCF-11B(9)(e)] nothing of it moves before the award is verified and paid', () => {
    const table = settled();
    const ada = table.netOf('Ada');
    expect(table.refuses({ type: 'PayEnvy' })).toBe(
      'award-first [MD-HCF-11B(9)(e)] the award is verified and paid first, then envy',
    );
    const paid = table.follow((next) => next.kind === 'do' && next.gesture.type === 'PayEnvy');
    expect(pendingOf(paid)).toEqual([]);
    expect(paid.netOf('Ada')).toBe(ada);
    expect(paid.refuses({ type: 'EndRound' })).toMatch(/^envy-unpaid \[MD-HCF-11B\(9\)\(e\)\]/);
    const envied = paid.do({ type: 'PayEnvy' });
    expect(envied.netOf('Ada') - ada).toBe(25_000);
    expect(envied.refuses({ type: 'PayEnvy' })).toMatch(/^no-envy /);
    expect(envied.ends().round).toBeNull();
  });

  it('[MD-HCF-11B(9)(c), MD-HCF-11B(9)(e)] none is paid when the award is rejected', () => {
    const table = settled();
    const ada = table.netOf('Ada');
    const [hit] = pendingOf(table);
    const step = { type: 'RejectHit', hit: hit?.hit, reason: 'the hand was fouled' };
    const rejected = table.do(atHit(step), FLOOR);
    expect(rejected.playing.awards?.envy).toEqual([]);
    expect(rejected.next).toMatchObject({ kind: 'take-up' });
    const ended = rejected.ends();
    expect(ended.netOf('Ada')).toBe(ada);
    const receipt = ended.world.table.settled?.reissues.find(({ seat }) => seat === 1);
    expect(receipt).toMatchObject({ why: 'envy-withdrawn', cents: -25_000 });
  });

  it('[SD-CSP-21g-iii] Caribbean Stud pays it at the end of the round', () => {
    const table = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
      .deals({ dealer: 'As Kd 9s 7d 2c', 1: 'Kc Ks 7c 4d 2h', 2: 'Th Jh Qh Kh Ah' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
    const ada = table.netOf('Ada');
    expect(table.refuses({ type: 'PayEnvy' })).toContain('[SD-CSP-21g-iii]');
    const last = table.follow((next) => next.kind === 'do' && next.gesture.type === 'PayEnvy');
    expect(last.events).toContainEqual(expect.objectContaining({ type: 'AwardPaid', seat: 2 }));
    expect(last.playing.takenUp).toEqual([1]);
    expect(last.netOf('Ada')).toBe(ada);
    expect(last.ends().netOf('Ada') - ada).toBe(100_000);
  });

  it('[SD-CSP-21g-iii] not while a hand that nobody envies still lies on the felt', () => {
    const PROGRESSIVE = { ante: 500, progressive: 100 };
    const flush = Table.open('sd/caribbean-stud')
      .bets({ 1: PROGRESSIVE, 2: PROGRESSIVE })
      .deals({ dealer: 'As Kd 9s 7d 2c', 1: 'Kc Jc 7c 4c 3c', 2: 'Th Jh Qh Kh Ah' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles()
      .follow((next) => next.kind === 'take-up');
    expect(pendingOf(flush)).toEqual([]);
    expect(flush.next).toMatchObject({ place: 1 });
    expect(flush.refuses({ type: 'PayEnvy' })).toBe(
      'envy-last [SD-CSP-21g-iii] envy is paid at the end of the round',
    );
    const racked = flush.do({ type: 'TakeUp', place: 1, counted: 5 });
    expect(racked.refuses({ type: 'PayEnvy' })).toBeNull();
  });

  /** Seats 2 and 3 have seven in a run, and everybody envies the others. */
  const twoRuns = (): Table =>
    Table.open('md/high-card-flush')
      .bets({ 1: PLAYS, 2: PLAYS, 3: PLAYS })
      .deals({
        dealer: 'Ac Kd 9c 7d 2c 3c 4d',
        1: 'Kh Qc Jd 8c 5c 2d 3d',
        2: SEVEN_IN_A_RUN,
        3: '2s 3s 4s 5s 6s 7s 8s',
      })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .settles();
  const envy = (table: Table, kind: 'EnvyPaid' | 'EnvyWithdrawn'): readonly string[] =>
    table.events.flatMap((event) =>
      event.type === kind ? event.lines.map(({ seat, envies }) => `${seat} for ${envies}`) : [],
    );
  const isPayEnvy = (next: NextStep): boolean =>
    next.kind === 'do' && next.gesture.type === 'PayEnvy';

  it('[MD-HCF-11B(9)(e)] is paid to each for each hand of another', () => {
    const ended = twoRuns().ends();
    expect(envy(ended, 'EnvyPaid')).toEqual(['3 for 2', '2 for 3', '1 for 3', '1 for 2']);
    expect(envy(ended, 'EnvyWithdrawn')).toEqual([]);
  });

  it('what corrected cards do not give any more is not paid, and what they give is', () => {
    const paid = twoRuns().follow(isPayEnvy);
    const cards = '2s 3s 4s 5s 6s 7s Td'.split(' ');
    const corrected = paid.do({ type: 'CorrectCards', place: 3, cards, reason: 'mistyped' }, FLOOR);
    const before = ['Ada', 'Ben', 'Cleo'].map((by) => corrected.netOf(by));
    const after = corrected.do({ type: 'PayEnvy' });
    expect(envy(after, 'EnvyPaid')).toEqual(['3 for 2', '1 for 2']);
    expect(envy(after, 'EnvyWithdrawn')).toEqual(['2 for 3', '1 for 3']);
    expect(after.events.at(-1)).toMatchObject({ cite: 'house:corrections' });
    const gained = ['Ada', 'Ben', 'Cleo'].map((by, at) => after.netOf(by) - (before[at] ?? 0));
    expect(gained).toEqual([25_000, 0, 25_000]);
  });

  it('all of it is withdrawn where no hand is left that anybody envies', () => {
    const paid = settled().follow(isPayEnvy);
    const cards = '2h 3h 4h 5h 6h 7h Td'.split(' ');
    const none = paid
      .do({ type: 'CorrectCards', place: 2, cards, reason: 'mistyped' }, FLOOR)
      .do({ type: 'PayEnvy' });
    expect(none.events.some(({ type }) => type === 'EnvyPaid')).toBe(false);
    expect(envy(none, 'EnvyWithdrawn')).toEqual(['1 for 2']);
    expect(none.netOf('Ada')).toBe(paid.netOf('Ada'));
  });

  it('the cards of a void round are not looked at again', () => {
    const table = Table.open('wa/ricochet-poker')
      .bets({ 1: { ante: 1_000, 'mini-royal': 100 }, 2: { ante: 1_000, 'mini-royal': 100 } })
      .deals({ 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' })
      .do({ type: 'VoidRound', reason: 'a fire' }, FLOOR);
    const ended = table.ends();
    expect(envy(ended, 'EnvyPaid')).toEqual(['2 for 1']);
    expect(ended.netOf('Ben')).toBe(-100 + 10_000);
  });
});
