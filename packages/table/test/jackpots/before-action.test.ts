import { pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import type { TableGesture } from '../../src/index.js';
import { FLOOR, Table } from '../support/table.js';

const PLAYS = { ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 };
const MINI_ROYAL = { 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' };
/** Three in a run with the dealer's first card and four with all of them: fixed awards. */
const FIXED = { 1: '6h 7h', 2: 'Ac Kd', dealer: '8h 9h 2c Qs 3d' };

const dealt = (hands: Readonly<Record<string, string>>, holds?: boolean): Table =>
  Table.open('wa/ricochet-poker', (house) => {
    if (holds !== undefined) house.settings.verificationHoldsAction = holds;
  })
    .bets({ 1: PLAYS, 2: PLAYS })
    .deals(hands);

const settled = (hands: Readonly<Record<string, string>>, holds?: boolean): Table =>
  dealt(hands, holds).do({ type: 'SettleBonuses' });

const pending = (table: Table, jackpot: WagerId) =>
  pendingHits(table.world.meters[jackpot] ?? { phase: 'unopened' }, 't1');

const gesture = ({ next }: Table): string | undefined =>
  next?.kind !== 'do'
    ? next?.kind
    : next.gesture.type === 'AtJackpot'
      ? `${next.who} ${next.gesture.step.type}`
      : next.gesture.type;

const isOpen = ({ playing: { game } }: Table): boolean => 'order' in game && game.order.length > 0;

const CONTINUE: TableGesture = { type: 'RuleContinue', reason: 'the surveillance has it' };

/** Somebody folds where there is anybody to ask. */
const playsOut = (table: Table): Table => {
  let now = table.follow(({ kind }) => kind === 'players' || kind === 'deal');
  while (now.next?.kind === 'players') {
    const [seat = 0] = now.next.seats;
    now = now.decides(seat, 'fold').follow(({ kind }) => kind === 'players' || kind === 'deal');
    if (now.next?.kind === 'deal') break;
  }
  return now;
};

describe('[WA-RP-3, WA-RP-4, AMB-77] everything is reconciled before the kickout test and the action', () => {
  it('without an award the action opens with the bonuses', () => {
    const table = settled({ 1: '4c 9d', 2: '5c Jd', dealer: 'Qh 3d 8s 2c Th' });
    expect(isOpen(table)).toBe(true);
    expect(table.refuses({ type: 'OpenAction' })).toMatch(/^not-now /);
  });

  it('a fixed award is paid first', () => {
    const table = settled(FIXED);
    expect(isOpen(table)).toBe(false);
    expect(table.refuses({ type: 'OpenAction' })).toMatch(/^award-unpaid \[WA-RP-3\]/);
    expect(table.refuses({ type: 'Decide', seat: 1, decision: 'fold' })).toMatch(/^not-now /);
    const before = table.netOf('Ada');
    const paid = table.follow((next) => next.kind === 'do' && next.gesture.type === 'OpenAction');
    expect(paid.netOf('Ada') - before).toBe(11_000);
    const open = paid.do({ type: 'OpenAction' });
    expect(isOpen(open)).toBe(true);
    expect(open.events).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ type: 'ActionOpened' }) }),
    );
  });

  it('a share of the meter holds the action until a floorperson has verified it', () => {
    const table = settled(MINI_ROYAL);
    expect(pending(table, 'mini-royal')).toMatchObject([{ seat: 1, percent: 100 }]);
    expect(table.refuses({ type: 'OpenAction' })).toMatch(/^award-waits \[AMB-77\]/);
    const ready = table.follow((_next, now) => gesture(now) === 'floorperson VerifyHit');
    const verified = ready.follow((next) => next.kind === 'do' && next.gesture.type === 'PayEnvy');
    expect(pending(verified, 'mini-royal')).toEqual([]);
    expect(verified.refuses({ type: 'OpenAction' })).toMatch(/^envy-unpaid \[WA-RP-3\]/);
    const open = verified.do({ type: 'PayEnvy' }).do({ type: 'OpenAction' });
    expect(isOpen(open)).toBe(true);
  });

  it('rejected: no award, no envy, and the receipts say so from the first', () => {
    const table = settled(MINI_ROYAL);
    const [hit] = pending(table, 'mini-royal');
    const step = { type: 'RejectHit', hit: hit?.hit ?? '', reason: 'a card was marked' } as const;
    const rejected = table.do({ type: 'AtJackpot', jackpot: 'mini-royal', step }, FLOOR);
    const open = rejected.follow((_next, now) => isOpen(now));
    const done = ends(open);
    const round = done.world.table.settled;
    if (round === null) throw new Error('not settled');
    for (const [seat, by] of [
      [1, 'Ada'],
      [2, 'Ben'],
    ] as const) {
      const receipt = receiptOf(round, seat);
      expect(receipt).toMatchObject({ issue: 1, replaces: null });
      expect(done.netOf(by)).toBe(receipt?.netCents);
    }
  });

  it('a floorperson may rule that play goes on: the award is verified at the end', () => {
    const table = settled(MINI_ROYAL);
    expect(table.refuses({ ...CONTINUE, reason: ' ' }, FLOOR)).toMatch(
      /^no-reason \[house:reasons\]/,
    );
    expect(table.refuses(CONTINUE)).toMatch(/^not-allowed /);
    const ruled = table.do(CONTINUE, FLOOR);
    const open = ruled.follow((_next, now) => isOpen(now));
    expect(pending(open, 'mini-royal')).toHaveLength(1);
    const done = ends(open);
    expect(pending(done, 'mini-royal')).toEqual([]);
    expect(done.round).toBeNull();
  });

  it('verificationHoldsAction off: play goes on without a ruling', () => {
    const table = settled(MINI_ROYAL, false);
    const open = table.follow((_next, now) => isOpen(now));
    expect(pending(open, 'mini-royal')).toMatchObject([{ status: 'keyed' }]);
    expect(open.refuses(CONTINUE, FLOOR)).toMatch(/^not-stopped /);
    expect(ends(open).round).toBeNull();
  });

  it('a round that is voided while an award waits still comes to its end', () => {
    const voided = settled(MINI_ROYAL).do({ type: 'VoidRound', reason: 'a fire' }, FLOOR);
    expect(voided.ends().round).toBeNull();
  });

  it('nor does a void round end before its award is paid', () => {
    const voided = Table.open('wa/ricochet-poker')
      .bets({ 1: PLAYS, 2: { ante: 1_000 } })
      .deals(MINI_ROYAL)
      .do({ type: 'SettleBonuses' })
      .do({ type: 'VoidRound', reason: 'a fire' }, FLOOR)
      .do({ type: 'Settle' });
    expect(voided.refuses({ type: 'EndRound' })).toBe(
      'hit-pending [house:jackpots] the hit of seat 1 is not paid yet',
    );
  });

  it('[AMB-81] a winner taken off before the action waits for the floor, or is keyed again', () => {
    const table = settled(MINI_ROYAL);
    const [hit] = pending(table, 'mini-royal');
    const step = { type: 'UnkeyWinner', hit: hit?.hit ?? '' } as const;
    const off = table.do({ type: 'AtJackpot', jackpot: 'mini-royal', step });
    expect(off.next).toMatchObject({ kind: 'floorperson' });
    expect(off.refuses({ type: 'OpenAction' })).toMatch(/^award-waits /);
    const on = off.do({ type: 'KeyWinner', jackpot: 'mini-royal', seat: 1 });
    expect(pending(on, 'mini-royal')).toMatchObject([{ cents: hit?.cents }]);
    expect(ends(on.follow((_next, now) => isOpen(now))).round).toBeNull();
  });
});

/** To the end of the round: everybody folds, whoever draws draws. */
const ends = (open: Table): Table => {
  let table = playsOut(open);
  if (table.next?.kind === 'deal') {
    const places = table.next.places;
    const cards = ['2h', '5s', 'Jd'];
    table = table.do({
      type: 'Deal',
      cards: places.map((to, at) => ({ to, card: cards[at] ?? '' })),
    });
  }
  return table.ends();
};
