import { describe, expect, test } from 'vitest';
import { whyFreed } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { round, STAYS } from '../support/ricochet.js';
import { Room } from '../support/room.js';
import { DEALER, FLOOR, player, raise, Table } from '../support/table.js';

const MD = 'md/high-card-flush';
const PLAYS = { ante: 1_000 };
const sit = (seat: number, by = 'Zoe') => ({ type: 'Sit', seat, player: by }) as const;

describe('a seat of the table', () => {
  const opened = (): Table => Table.open(MD);

  test.each([
    [0, 'no-such-seat'],
    [-1, 'no-such-seat'],
    [1.5, 'no-such-seat'],
    [1, 'seat-taken'],
    [6, null],
    [7, 'no-such-seat'],
  ])('%d: %s', (seat, code) => {
    expect(opened().refuses(sit(seat))?.split(' ')[0] ?? null).toBe(code);
  });

  test('says which seats there are', () => {
    expect(opened().refuses(sit(7))).toMatch(/there is no seat 7; seats are 1 to 6$/);
  });

  test('is not for who deals, nor for nobody', () => {
    expect(opened().refuses(sit(4, DEALER.by))).toMatch(/^dealer-plays \[house:dealers\]/);
    expect(opened().refuses(sit(4, ''))).toMatch(/^dealer-plays /);
  });

  test('is taken also for the player who sits there', () => {
    expect(opened().refuses(sit(1, 'Ada'))).toMatch(/^seat-taken \[house:seats\]/);
  });

  test('nobody leaves a seat where nobody sits, nor twice', () => {
    expect(opened().refuses({ type: 'Leave', seat: 5 })).toBe(
      'nobody-sits [baize:orders] nobody sits at seat 5',
    );
    const gone = opened().bets({ 1: PLAYS }).deals(aceHigh).do({ type: 'Leave', seat: 1 });
    expect(gone.refuses({ type: 'Leave', seat: 1 })).toMatch(/^nobody-sits /);
  });

  test('is left by a player without wagers while others play', () => {
    const left = opened().bets({ 1: PLAYS }).deals(aceHigh).do({ type: 'Leave', seat: 2 });
    expect(left.events.at(-1)).toMatchObject({ seat: 2, midRound: false, cite: 'MD-HCF-7C' });
    expect(left.refuses(sit(2))).toBeNull();
  });

  test('is left by a player who is paid, though the round is not over', () => {
    const decided = opened()
      .bets({ 1: PLAYS, 2: PLAYS })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000));
    const first = decided
      .follow((next) => next.kind === 'do' && next.gesture.type === 'Settle')
      .do({ type: 'Settle', seat: 2 });
    expect(first.do({ type: 'Leave', seat: 2 }).events.at(-1)).toMatchObject({ midRound: false });
    expect(first.do({ type: 'Leave', seat: 1 }).events.at(-1)).toMatchObject({ midRound: true });
    const settled = decided.settles();
    expect(settled.do({ type: 'Leave', seat: 1 }).events.at(-1)).toMatchObject({ midRound: false });
  });

  test('is left by a player of Ricochet Poker once the round is settled', () => {
    const played = round(
      { 1: PLAYS, 2: PLAYS },
      { 1: '7c 8d', 2: 'Ac 3d', dealer: STAYS },
      { 1: 'fold', 2: 'play' },
    );
    const settled = played.follow((_next, now) => now.playing.game.phase === 'settled');
    expect(settled.do({ type: 'Leave', seat: 1 }).events.at(-1)).toMatchObject({ midRound: false });
  });

  test('[SD-CSP-1#1] a player who comes back to their hand has one seat, not two', () => {
    const left = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ dealer: 'As Kd 9c 7d 2c', 1: '9h Jh Qh 3d Ah' })
      .do({ type: 'Leave', seat: 1 });
    expect(left.refuses(sit(1, 'Ada'))).toBeNull();
    expect(left.refuses(sit(4, 'Ada'))).toMatch(/^too-many-hands /);
  });

  test('why the floor does not free it is said', () => {
    const betting = opened().bets({ 1: PLAYS });
    const free = (seat: number) => ({ type: 'Leave', seat, why: 'away' }) as const;
    expect(betting.refuses(free(1), FLOOR)).toBe('not-freed [house:presence] wagers lie at seat 1');
    expect(betting.deals(aceHigh).refuses(free(1), FLOOR)).toBe(
      'not-freed [house:presence] wagers lie at seat 1',
    );
    expect(betting.refuses(free(2), player('Ben'))).toBe(
      'not-freed [house:presence] the floor frees a seat',
    );
  });
});

describe('who may act', () => {
  const betting = (): Table => Table.open(MD).bets({ 1: PLAYS });
  const wagers = { type: 'PlaceWagers', seat: 2, stakes: { ante: 1_000 as never } } as const;

  test('a player for their own seat, and for nobody else', () => {
    expect(betting().refuses(wagers, player('Ben'))).toBeNull();
    expect(betting().refuses(wagers, player('Ada'))).toBe(
      'not-your-seat [house:roles] Ada does not sit at seat 2',
    );
    expect(betting().refuses(sit(5, 'Zoe'), player('Ada'))).toBe(
      'not-you [house:roles] a player acts for nobody else',
    );
    expect(betting().refuses(sit(5, 'Zoe'), player('Zoe'))).toBeNull();
  });

  test('the dealer of this table, and no other', () => {
    const other = { by: 'Dora', as: 'dealer' } as const;
    expect(betting().refuses({ type: 'CloseBetting' }, other)).toBe(
      'not-the-dealer [house:roles] Dora does not deal at this table now',
    );
    expect(betting().refuses({ type: 'CloseBetting' })).toBeNull();
  });

  test('another dealer, to take the table over, and only for themselves', () => {
    const dora = { by: 'Dora', as: 'dealer' } as const;
    const relieve = (dealer: string) => ({ type: 'RelieveDealer', dealer }) as const;
    expect(betting().refuses(relieve('Dick'), dora)).toMatch(/^not-the-dealer /);
    const taken = betting().do(relieve('Dora'), dora);
    expect(taken.refuses({ type: 'CloseBetting' }, dora)).toBeNull();
    expect(taken.refuses({ type: 'CloseBetting' })).toMatch(/^not-the-dealer /);
  });

  test('nobody at a seat where nobody sits, or at a closed table', () => {
    const free = { ...wagers, seat: 5 };
    expect(betting().refuses(free, player('Ben'))).toBe(
      'not-your-seat [house:roles] Ben does not sit at seat 5',
    );
    const open = Table.open(MD);
    const closed = open.do({ type: 'CloseTable', trayCents: open.tray as never }, FLOOR);
    expect(closed.refuses(wagers, player('Ben'))).toMatch(/^table-is-closed /);
    const house = { by: 'house', as: 'house' } as const;
    expect(closed.refuses({ type: 'OpenRound' }, house)).toMatch(/^not-automatic /);
  });

  test('the table itself, only what its policy has', () => {
    const house = { by: 'house', as: 'house' } as never;
    expect(betting().refuses({ type: 'CloseBetting' }, house)).toBe(
      'not-automatic [house:roles] this table does not do CloseBetting by itself',
    );
  });

  test('an answer for a player is a fold, by the dealer only with a reason', () => {
    const room = Room.open('sd/caribbean-stud', { players: 1 }).until('deciding');
    const fold = { kind: 'fold', claims: [] } as const;
    const bets = { kind: 'bet', cents: 1_000 as never } as const;
    while (room.acts(1).length === 0) room.advance();
    expect(room.refuses({ type: 'Decide', seat: 1, decision: bets, why: 'time' })).toBe(
      'only-folds house:time-to-decide',
    );
    expect(room.refuses({ type: 'Decide', seat: 1, decision: fold, why: 'time' })).toBe(
      'not-yet-due house:time-to-decide',
    );
    // A reason that a player names is not the table's: the player has decided.
    expect(
      room.tries({ type: 'Decide', seat: 1, decision: fold, why: 'time' }, 'player', 'player-1'),
    ).toBeNull();
  });
});

describe('the rounds that a seat has missed', () => {
  const missedAfter = (acts: (room: Room) => void) => {
    const room = Room.open('sd/high-card-flush', { players: 2 }).until('betting');
    acts(room);
    room.bet(2);
    room.until('between');
    const { table } = room.world;
    return table.phase === 'open' ? table.seats[1]?.missed : undefined;
  };

  test('count where its player did nothing, and where they asked to sit out', () => {
    expect(missedAfter(() => undefined)).toEqual({ rounds: 1, idle: 1, away: 0 });
    expect(
      missedAfter((room) => room.do({ type: 'SitOut', seat: 1 }, 'player', 'player-1')),
    ).toEqual({ rounds: 1, idle: 0, away: 0 });
    expect(missedAfter((room) => room.bet(1))).toBeUndefined();
  });

  test('nothing is missed in a round that was voided', () => {
    const room = Room.open('sd/high-card-flush', { players: 2 }).until('betting');
    room.bet(2);
    room.do({ type: 'VoidRound', reason: 'a fire' }, 'floorperson');
    room.until('between');
    const { table } = room.world;
    expect(table.phase === 'open' ? table.seats[1]?.missed : null).toBeUndefined();
  });

  test('free a seat by each count alone', () => {
    const sits = { player: 'ann', away: 'here' } as const;
    expect(whyFreed(sits)).toBeNull();
    expect(whyFreed({ ...sits, missed: { rounds: 0, idle: 3, away: 0 } })).toBe('idle');
    expect(whyFreed({ ...sits, missed: { rounds: 0, idle: 0, away: 2 } })).toBe('away');
    expect(whyFreed({ ...sits, missed: { rounds: 0, idle: 0, away: 1 } })).toBeNull();
  });
});
