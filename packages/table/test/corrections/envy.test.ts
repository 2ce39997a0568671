import { pendingHits } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { bet, FLOOR, Table } from '../support/table.js';

const ROYAL = 'Th Jh Qh Kh Ah';
const RUN = '5s 6s 7s 8s 9s';
const NOTHING = 'Qc Jd 9d 5h 6d';
const DEALER = 'As Kd 9c 7d 2c';
const PAIR = 'Kc Ks 7c 4d 2h';
const AGAIN = { type: 'Resettle', reason: 'mistyped', second: 'Fay' } as const;

/** Ada has a progressive wager and so gets envy; Ben has none, and his hand may bring it all the same. */
const settled = (bens: string): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
    .deals({ 1: PAIR, 2: bens, dealer: DEALER })
    .decides(1, bet(1_000))
    .decides(2, bet(1_000))
    .settles();

const isEnvy = (gesture: TableGesture): boolean => gesture.type === 'PayEnvy';
const paid = (table: Table): Table =>
  table.follow((next) => next.kind === 'do' && isEnvy(next.gesture)).do({ type: 'PayEnvy' });

const corrects = (table: Table, place: number, cards: string): Table =>
  table.do({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }, FLOOR);

describe('envy of a round that is settled again', () => {
  it.each<[string, Table, string, number, number]>([
    ['the hand brings it, the round is at the table', settled(NOTHING), ROYAL, 0, 100_000],
    ['the hand brings it, the round is over', settled(NOTHING).ends(), ROYAL, 100_000, 100_000],
    ['the hand does not bring it, and it was not paid', settled(ROYAL), NOTHING, 0, 0],
    [
      'the hand does not bring it, and it was paid',
      paid(settled(ROYAL)),
      NOTHING,
      -100_000,
      -100_000,
    ],
    ['the same, the round is over', settled(ROYAL).ends(), NOTHING, -100_000, -100_000],
    ['the hand brings less, and it was not paid', settled(ROYAL), RUN, 0, 30_000],
    ['the hand brings less, and it was paid', paid(settled(ROYAL)), RUN, -100_000, -70_000],
    ['the same, the round is over', settled(ROYAL).ends(), RUN, -70_000, -70_000],
  ])('%s', (_what, table, bens, atOnce, byTheEnd) => {
    const corrected = corrects(table, 2, bens);
    const before = corrected.netOf('Ada');
    const again = corrected.do(AGAIN, FLOOR);
    expect(again.netOf('Ada') - before).toBe(atOnce);
    const waits = again.round?.awards?.envy.reduce((sum, due) => sum + due.cents, 0) ?? 0;
    expect(waits).toBe(byTheEnd - atOnce);
    const ended = again.ends();
    expect(ended.netOf('Ada') - before).toBe(byTheEnd);
    expect(ended.round).toBeNull();
  });

  it('the next round has begun: it is paid at once', () => {
    const next = corrects(
      settled(NOTHING)
        .ends()
        .bets({ 1: { ante: 500 } }),
      2,
      ROYAL,
    );
    const again = next.do(AGAIN, FLOOR);
    expect(again.netOf('Ada') - next.netOf('Ada')).toBe(100_000);
    expect(again.playing.awards?.envy ?? []).toEqual([]);
  });

  it.each<[string, Table, number]>([
    ['waits still', settled(ROYAL), 100_000],
    ['is not paid twice', paid(settled(ROYAL)), 0],
    ['stays paid when the round is over', settled(ROYAL).ends(), 0],
  ])('it %s where another line changes', (_what, table, byTheEnd) => {
    const again = corrects(table, 1, 'Qs Jc 8d 5c 3s').do(AGAIN, FLOOR);
    // The pair beat the dealer: ante and bet were paid and are now taken.
    expect(again.netOf('Ada') - table.netOf('Ada')).toBe(-3_000);
    expect(again.ends().netOf('Ada') - again.netOf('Ada')).toBe(byTheEnd);
  });
});

describe('envy that was withdrawn with its award', () => {
  /** Ben and Cleo both hold hands that bring envy; Ben's award is rejected, Cleo has no wager for one. */
  const table = Table.open('sd/caribbean-stud')
    .bets({
      1: { ante: 500, progressive: 100 },
      2: { ante: 500, progressive: 100 },
      3: { ante: 500 },
    })
    .deals({ 1: PAIR, 2: ROYAL, 3: RUN, dealer: DEALER })
    .decides(1, bet(1_000))
    .decides(2, bet(1_000))
    .decides(3, bet(1_000))
    .settles();
  const [hit] = pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');
  const step = { type: 'RejectHit', hit: hit?.hit ?? '', reason: 'it is no royal' } as const;
  const rejected = table.do({ type: 'AtJackpot', jackpot: 'progressive', step } as never, FLOOR);
  const nets = (of: Table) => [of.netOf('Ada'), of.netOf('Ben')] as const;
  const moved = (from: Table, to: Table) => nets(to).map((net, at) => net - (nets(from)[at] ?? 0));

  it('does not come back with the cards', () => {
    const again = corrects(rejected, 2, NOTHING).do(AGAIN, FLOOR);
    expect(again.netOf('Ada')).toBe(rejected.netOf('Ada'));
  });

  it('nor when the round is over', () => {
    const again = corrects(rejected.ends(), 2, NOTHING).do(AGAIN, FLOOR);
    expect(again.netOf('Ada')).toBe(rejected.ends().netOf('Ada'));
  });

  it('takes no other envy with it', () => {
    const allPaid = paid(rejected);
    expect(moved(rejected, allPaid)).toEqual([30_000, 30_000]);
    const again = corrects(allPaid, 3, NOTHING).do(AGAIN, FLOOR);
    expect(moved(allPaid, again)).toEqual([-30_000, -30_000]);
    const afterwards = corrects(rejected.ends(), 3, NOTHING).do(AGAIN, FLOOR);
    expect(moved(rejected, afterwards)).toEqual([0, 0]);
  });
});

describe('envy for two hands, of which one was found late', () => {
  /** Ben's royal has brought envy, and Cleo's run brings more: it waits while the other is paid. */
  const late = (): Table => {
    const first = paid(
      Table.open('sd/caribbean-stud')
        .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 }, 3: { ante: 500 } })
        .deals({ 1: PAIR, 2: ROYAL, 3: NOTHING, dealer: DEALER })
        .decides(1, bet(1_000))
        .decides(2, bet(1_000))
        .decides(3, bet(1_000))
        .settles(),
    );
    return corrects(first, 3, RUN).do(AGAIN, FLOOR);
  };

  it('what was paid is taken back with its hand, and what waits is paid', () => {
    const table = late();
    const again = corrects(table, 2, 'Qh Jc 8d 5c 3s').do(AGAIN, FLOOR);
    expect(again.netOf('Ada') - table.netOf('Ada')).toBe(-100_000);
    expect(again.ends().netOf('Ada') - again.netOf('Ada')).toBe(30_000);
  });

  it('what waits is not taken back with its hand: it was never paid', () => {
    const table = late();
    const again = corrects(table, 3, NOTHING).do(AGAIN, FLOOR);
    expect(again.netOf('Ada')).toBe(table.netOf('Ada'));
    expect(again.ends().netOf('Ada')).toBe(table.netOf('Ada'));
  });
});
