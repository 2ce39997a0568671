import { parseCards } from '@baize/cards';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { automaticStep, nextStep, type World, whyFreed } from '../../src/index.js';
import { AUTOMATIC, MANUAL, Room } from '../support/room.js';

/** What the table does by itself, done. */
const take = (room: Room): string | null => {
  const own = automaticStep(room.world, room.at, room.stack);
  if (own === null) return null;
  expect(room.issue(own)).toBeNull();
  if (own.type === 'Deal') room.stack.splice(0, own.cards.length);
  return own.type;
};

const away = (room: Room, ...seats: readonly number[]): void => {
  room.world = { ...room.world, away: seats };
};

const seatOf = (room: Room, seat: number) =>
  room.world.table.phase === 'open' ? room.world.table.seats[seat] : undefined;

describe('who is away while bets are taken', () => {
  test('sits out at once, and betting closes as soon as all who are there have bet', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 3 }).until(
      'betting',
    );
    away(room, 1, 3);
    room.bet(2);
    expect([take(room), take(room)]).toEqual(['SitOut', 'SitOut']);
    expect(room.events().at(-1)).toMatchObject({
      type: 'SatOut',
      seat: 3,
      why: 'away',
      cite: 'house:presence',
    });
    expect(take(room)).toBe('CloseBetting');
  });

  test('may come back and bet as long as bets are taken', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 2 }).until(
      'betting',
    );
    away(room, 1);
    take(room);
    away(room);
    room.bet(1);
    expect(room.round.sitsOut).toBeUndefined();
    expect(room.round.absent).toBeUndefined();
    expect(take(room)).toBeNull();
  });

  test('is not waited for where nobody else is there either: the table rests', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 2 }).until(
      'betting',
    );
    away(room, 1, 2);
    expect(take(room)).toBeNull();
    expect(nextStep(room.world, room.at)).toEqual({ kind: 'players', what: 'sit', seats: [] });
  });

  test('a player who asks to sit out is not waited for, and asks once', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 2 }).until(
      'betting',
    );
    room.bet(2);
    room.do({ type: 'SitOut', seat: 1 }, 'player', 'player-1');
    expect(room.events().at(-1)).toMatchObject({ type: 'SatOut', why: 'asked' });
    expect(room.refuses({ type: 'SitOut', seat: 1 }, 'player', 'player-1')).toContain('sits-out');
    expect(room.refuses({ type: 'SitOut', seat: 2 }, 'player', 'player-2')).toContain('has-wagers');
    expect(take(room)).toBe('CloseBetting');
  });
});

describe('who is away when a decision is due', () => {
  test.each(['md/high-card-flush', 'sd/caribbean-stud', 'wa/ricochet-poker'] as const)(
    '%s: the hand is folded at once, by the policy of the house',
    (id) => {
      const room = Room.open(id, { policy: AUTOMATIC, players: 2, seed: 2 });
      room.until(id === 'wa/ricochet-poker' ? 'acting' : 'deciding');
      while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
      const next = nextStep(room.world, room.at);
      if (next?.kind !== 'players') throw new Error('nobody is asked');
      const [seat] = next.seats;
      if (seat === undefined) throw new Error('nobody is asked');
      expect(take(room)).toBeNull();
      away(room, seat);
      expect(take(room)).toBe('Decide');
      expect(room.events()).toContainEqual(
        expect.objectContaining({
          type: 'InRound',
          why: 'away',
          cite: 'house:presence',
          event: expect.objectContaining({ type: 'Decided', seat }),
        }),
      );
    },
  );

  test('at a table with a dealer, folding the hand is the dealer’s next step, with one gesture', () => {
    const room = Room.open('md/high-card-flush', { policy: MANUAL, players: 2 }).until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    const asked = nextStep(room.world, room.at);
    if (asked?.kind !== 'players') throw new Error('nobody is asked');
    const [seat] = asked.seats;
    if (seat === undefined) throw new Error('nobody is asked');
    away(room, seat);
    const next = nextStep(room.world, room.at);
    if (next?.kind !== 'do') throw new Error('no gesture');
    expect(next).toMatchObject({ who: 'dealer', gesture: { type: 'Decide', seat, why: 'away' } });
    room.do(next.gesture);
    expect(nextStep(room.world, room.at)).not.toEqual(next);
  });

  test.each(['oh/high-card-flush', 'sd/high-card-flush'] as const)(
    '%s: the dealer’s step claims every bonus of a hand that lies face down, and tells nothing of it',
    (id) => {
      const room = Room.open(id, { policy: AUTOMATIC, players: 1 }).until('betting');
      const stakes = { ante: cents(1_000), flush: cents(500) };
      room.do({ type: 'PlaceWagers', seat: 1, stakes }, 'player', 'player-1');
      room.until('deciding');
      while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
      away(room, 1);
      const holding = (text: string): World => {
        const { table } = room.world;
        if (table.phase !== 'open') throw new Error('the table is closed');
        const { game } = room.round;
        const hands = game.hands.map((hand) => ({ ...hand, cards: unwrap(parseCards(text)) }));
        const round = { ...room.round, game: { ...game, hands } as typeof game };
        return { ...room.world, table: { ...table, round } };
      };
      const wins = holding('2h 4h 6h 8h Th Qh Kc');
      const loses = holding('2h 4h 6c 8c Td Qd Ks');
      const folds = (...claims: string[]) => ({ seat: 1, decision: { kind: 'fold', claims } });
      for (const world of [wins, loses]) {
        expect(nextStep(world, room.at)).toMatchObject({ gesture: folds('flush') });
      }
      expect(automaticStep(wins, room.at, room.stack)).toMatchObject(folds('flush'));
      expect(automaticStep(loses, room.at, room.stack)).toMatchObject(folds());
    },
  );

  test('nobody folds for a player who is there', () => {
    const room = Room.open('sd/caribbean-stud', { policy: MANUAL, players: 1 }).until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    const folds = { kind: 'fold', claims: [] } as const;
    expect(room.refuses({ type: 'Decide', seat: 1, decision: folds, why: 'away' })).toBe(
      'not-away house:presence',
    );
  });

  test('in turn, a seat that is away later in the order does not hide who is asked now', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, players: 3 }).until(
      'deciding',
    );
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    const next = nextStep(room.world, room.at);
    if (next?.kind !== 'players') throw new Error('nobody is asked');
    // Seats behind the one whose turn it is are not asked yet.
    expect(next.seats).toHaveLength(1);
  });
});

describe('a seat', () => {
  test('is free after two rounds away, and an act of its player begins the count anew', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 2 });
    const round = (): void => {
      room.until('betting');
      room.bet(2);
      while (!room.isBetween) {
        if (take(room) === null) room.advance();
      }
    };
    away(room, 1);
    round();
    expect(seatOf(room, 1)?.missed).toEqual({ rounds: 1, idle: 1, away: 1 });
    expect(whyFreed(seatOf(room, 1)!)).toBeNull();
    round();
    expect(whyFreed(seatOf(room, 1)!)).toBe('away');
    away(room);
    room.until('betting');
    room.bet(1);
    round();
    expect(seatOf(room, 1)?.missed).toBeUndefined();
    expect(seatOf(room, 2)?.missed).toBeUndefined();
  });

  test('is free after three rounds in which its player, who is there, did nothing', () => {
    const sits = { player: 'ann', away: 'here' } as const;
    expect(whyFreed({ ...sits, missed: { rounds: 2, idle: 2, away: 0 } })).toBeNull();
    expect(whyFreed({ ...sits, missed: { rounds: 3, idle: 3, away: 0 } })).toBe('idle');
    expect(whyFreed({ ...sits, missed: { rounds: 9, idle: 0, away: 0 } })).toBeNull();
    expect(whyFreed({ ...sits, missed: { rounds: 10, idle: 0, away: 0 } })).toBe('idle');
  });

  test('is freed by the floor between hands, and never with wagers on it', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC, players: 2 }).until(
      'betting',
    );
    room.bet(1);
    const free = (seat: number) => ({ type: 'Leave', seat, why: 'away' }) as const;
    expect(room.refuses(free(1), 'floorperson')).toBe('not-freed house:presence');
    expect(room.refuses(free(2), 'player', 'player-2')).toBe('not-freed house:presence');
    room.do(free(2), 'floorperson');
    expect(room.events().at(-1)).toMatchObject({
      type: 'PlayerLeft',
      why: 'away',
      midRound: false,
      cite: 'house:presence',
    });
  });
});
