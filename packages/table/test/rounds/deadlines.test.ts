import { describe, expect, test } from 'vitest';
import {
  automaticStep,
  bettingDeadline,
  decidingDeadlines,
  nextStep,
  type OpenWorld,
  secondsLeft,
} from '../../src/index.js';
import { AUTOMATIC, Room } from '../support/room.js';

const SECONDS = AUTOMATIC.decisionSeconds ?? 0;

const open = (room: Room): OpenWorld => {
  const { world } = room;
  if (world.table.phase !== 'open') throw new Error('the table is closed');
  return { ...world, table: world.table };
};

const bettingLeft = (room: Room): number | null => {
  const deadline = bettingDeadline(open(room), room.round);
  return deadline === null ? null : secondsLeft(deadline, room.at);
};

const decidingLeft = (room: Room): Readonly<Record<number, number>> =>
  Object.fromEntries(
    decidingDeadlines(open(room), room.round).map((one) => [one.seat, secondsLeft(one, room.at)]),
  );

describe('the time to bet', () => {
  test('runs from the opening, whatever is placed in between', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC }).until('betting');
    const opened = room.round.bettingSince;
    room.seconds += 8;
    room.bet(2);
    room.seconds += 8;
    room.bet(2);
    expect(room.round.bettingSince).toBe(opened);
    const left = bettingLeft(room) ?? 0;
    room.seconds += 8;
    room.bet(2);
    expect(bettingLeft(room)).toBe(left - 9);
  });

  test('is over for a seat that never bets while another places its wagers anew', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC, players: 2 }).until(
      'betting',
    );
    for (let placed = 0; placed < 5; placed += 1) {
      room.bet(2);
      room.seconds += 8;
    }
    expect(automaticStep(room.world, room.at, room.stack)).toMatchObject({
      type: 'SitOut',
      seat: 1,
      why: 'time',
    });
  });

  test('begins anew where nobody has bet, and everybody has missed a round', () => {
    const room = Room.open('sd/caribbean-stud', { policy: AUTOMATIC, players: 2 }).until('betting');
    room.seconds += SECONDS + 1;
    for (let step = 0; step < 3; step += 1) {
      const own = automaticStep(room.world, room.at, room.stack);
      if (own === null) throw new Error('nothing is done');
      expect(room.issue(own)).toBeNull();
    }
    expect(room.events().at(-1)).toMatchObject({
      type: 'BettingPassed',
      cite: 'house:time-to-bet',
    });
    expect(bettingLeft(room)).toBe(SECONDS);
    expect(open(room).table.seats[1]?.missed).toEqual({ rounds: 1, idle: 1, away: 0 });
    expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
  });

  test('is not over before it is: nobody is sat out early, not even by the table itself', () => {
    const room = Room.open('sd/caribbean-stud', { policy: AUTOMATIC }).until('betting');
    expect(room.refuses({ type: 'SitOut', seat: 1, why: 'time' })).toBe(
      'not-yet-due house:time-to-bet',
    );
    expect(room.refuses({ type: 'PassBetting' }, 'house')).toBe('not-yet-due house:time-to-bet');
    expect(room.refuses({ type: 'SitOut', seat: 1, why: 'away' }, 'house')).toBe(
      'not-away house:presence',
    );
  });
});

describe('the time to decide', () => {
  test('runs for all seats at once where they decide in any order, and nobody moves another', () => {
    const room = Room.open('sd/caribbean-stud', { policy: AUTOMATIC, players: 3 }).until(
      'deciding',
    );
    const seats = Object.keys(decidingLeft(room)).map(Number);
    const [first] = seats;
    if (first === undefined) throw new Error('nobody decides');
    room.seconds += 10;
    room.decide(first);
    const before = decidingLeft(room);
    room.seconds += 5;
    for (const [seat, left] of Object.entries(decidingLeft(room))) {
      expect(left).toBe((before[Number(seat)] ?? 0) - 5);
    }
  });

  test.each(['md/high-card-flush', 'oh/high-card-flush', 'wa/ricochet-poker'] as const)(
    '%s: in turn, it runs from when the turn has come',
    (id) => {
      const room = Room.open(id, { policy: AUTOMATIC, players: 3, seed: 2 });
      room.until(id === 'wa/ricochet-poker' ? 'acting' : 'deciding');
      while (Object.keys(decidingLeft(room)).length === 0) room.advance();
      const [first] = Object.keys(decidingLeft(room)).map(Number);
      if (first === undefined) throw new Error('nobody decides');
      room.seconds += 20;
      room.decide(first, false);
      while (Object.keys(decidingLeft(room)).length === 0) room.advance();
      const after = decidingLeft(room);
      expect(after[first]).toBeUndefined();
      for (const left of Object.values(after)) expect(left).toBeGreaterThan(SECONDS - 5);
    },
  );

  test('who is folded for it reads why, and by which rule', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC, players: 1 }).until(
      'deciding',
    );
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    room.seconds += SECONDS + 1;
    const own = automaticStep(room.world, room.at, room.stack);
    if (own === null) throw new Error('nothing is done');
    expect(room.issue(own)).toBeNull();
    expect(room.events().at(-1)).toMatchObject({
      type: 'InRound',
      event: { type: 'Decided', seat: 1 },
      why: 'time',
      cite: 'house:time-to-decide',
    });
  });
});
