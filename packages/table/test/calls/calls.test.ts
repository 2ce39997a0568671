import { describe, expect, test } from 'vitest';
import { type TableEvent, tellTable, viewMatters, viewTable } from '../../src/index.js';
import { holdings } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { Room } from '../support/room.js';

const FLOOR = 'floorperson';

const callsSeen = (room: Room, kind: 'dealer' | 'spectator' = 'dealer') =>
  viewTable(room.world, { kind }, room.at).floor?.calls;

const lastEvent = (room: Room): TableEvent => {
  const last = room.happened.at(-1);
  const event = last === undefined || 'jackpot' in last ? undefined : last.events.at(-1);
  if (event === undefined) throw new Error('nothing happened');
  return event;
};

describe('a call for the floor', () => {
  test('is on record with who, when and why, until a floorperson has closed it', () => {
    const room = Room.open('md/high-card-flush');
    room.do({ type: 'CallFloor', about: 'help', note: 'a guest asks for you' });
    const [call] = callsSeen(room) ?? [];
    expect(call).toMatchObject({
      call: 1,
      about: 'help',
      note: 'a guest asks for you',
      by: 'Dana',
      at: room.at,
      answered: null,
    });
    expect(tellTable(room.world, lastEvent(room), { kind: 'spectator' })).toBeNull();
    room.do({ type: 'AnswerCall', call: 1 }, FLOOR);
    expect(callsSeen(room)?.[0]?.answered).toEqual({ at: room.at, by: 'Flo' });
    room.do({ type: 'CloseCall', call: 1, note: 'helped' }, FLOOR);
    expect(callsSeen(room)).toEqual([]);
    expect(lastEvent(room)).toMatchObject({ type: 'CallClosed', call: 1, note: 'helped' });
    room.do({ type: 'CallFloor', about: 'help' });
    expect(callsSeen(room)?.[0]?.call).toBe(2);
    expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
  });

  test('is told to staff alone', () => {
    const room = Room.open('md/high-card-flush');
    room.do({ type: 'CallFloor', about: 'help' });
    expect(callsSeen(room, 'spectator')).toBeUndefined();
    const ann = viewTable(room.world, { kind: 'player', player: 'player-1' }, room.at);
    expect(ann.floor).toBeNull();
  });

  test('is made once for a matter, answered once, and by the floor', () => {
    const room = Room.open('md/high-card-flush');
    room.do({ type: 'CallFloor', about: 'help' });
    expect(room.tries({ type: 'CallFloor', about: 'help' })?.code).toBe('floor-is-called');
    expect(room.tries({ type: 'CallFloor', about: 'correction' })).toBeNull();
    expect(room.tries({ type: 'AnswerCall', call: 1 })?.code).toBe('not-allowed');
    expect(room.tries({ type: 'AnswerCall', call: 7 }, FLOOR)?.code).toBe('no-such-call');
    room.do({ type: 'AnswerCall', call: 1 }, FLOOR);
    expect(room.tries({ type: 'AnswerCall', call: 1 }, FLOOR)?.code).toBe('call-is-answered');
    expect(room.tries({ type: 'CloseCall', call: 1 })).toBeNull();
    expect(room.tries({ type: 'CloseCall', call: 1 }, FLOOR)?.code).toBe('no-such-call');
  });

  test('does not give anybody more time to decide, and outlives the closing of the table', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    const { since } = room.round;
    room.do({ type: 'CallFloor', about: 'help' });
    expect(room.round.since).toBe(since);
    room.do({ type: 'VoidRound', reason: 'the end of the day' }, FLOOR);
    while (!room.isBetween) room.advance();
    room.do({ type: 'CloseTable', trayCents: 1 as never }, FLOOR);
    expect(callsSeen(room)).toHaveLength(1);
    expect(room.tries({ type: 'CloseCall', call: 1 }, FLOOR)).toBeNull();
  });
});

describe('a round that is void', () => {
  const wrongCount = { type: 'CallIrregularity', kind: 'wrong-count-to-dealer', cards: 8 } as const;

  test('by the book, on a dealer’s call, brings the floor; only the floor closes that call', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    room.do(wrongCount);
    expect(room.round.voided).not.toBeNull();
    expect(callsSeen(room)).toMatchObject([{ call: 1, about: 'irregularity', by: 'Dana' }]);
    expect(room.tries({ type: 'CloseCall', call: 1 })?.code).toBe('not-allowed');
    expect(room.tries({ type: 'CloseCall', call: 1, note: 'seen' }, FLOOR)).toBeNull();
  });

  test('on a floorperson’s own call brings nobody else', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    room.do(wrongCount, FLOOR);
    expect(callsSeen(room)).toEqual([]);
  });

  test('for a reason that no rule foresees is a floorperson’s matter', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    const voids = { type: 'VoidRound', reason: 'a drink was spilt' } as const;
    expect(room.tries(voids)?.code).toBe('floor-not-called');
    expect(room.tries({ type: 'CallFloor', about: 'void' })?.code).toBe('no-reason');
    room.do({ type: 'CallFloor', about: 'void', note: 'a drink was spilt' });
    expect(room.tries(voids)?.code).toBe('not-yet-due');
    expect(room.tries(voids, FLOOR)).toBeNull();
  });

  test('is left to the dealer a quarter of an hour after a call that brought nobody', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    const voids = { type: 'VoidRound', reason: 'nobody came' } as const;
    room.do({ type: 'CallFloor', about: 'void', note: 'a drink was spilt' });
    const since = room.at;
    expect(viewTable(room.world, { kind: 'dealer' }, room.at).floor?.voidAlone).toEqual({
      since,
      seconds: 900,
    });
    room.seconds += 600;
    // Somebody is on the way: they have the whole time again.
    room.do({ type: 'AnswerCall', call: 1 }, FLOOR);
    room.seconds += 890;
    expect(room.tries(voids)?.code).toBe('not-yet-due');
    room.seconds += 10;
    expect(room.refuses(voids, 'dealer', 'somebody else')).toContain('not-the-dealer');
    room.do(voids);
    expect(room.round.voided?.cite).toBe('house:void-round');
    while (!room.isBetween) room.advance();
    expect(holdings(room.world, 'player-1')).toBe(2_000_000 * 10_000);
    // The floor still learns of it.
    expect(callsSeen(room)).toHaveLength(1);
    expect(viewMatters(room.world)[0]).toMatchObject({ kind: 'void', by: 'Dana' });
  });

  test('does not follow from a call about something else, or about another round', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    const voids = { type: 'VoidRound', reason: 'nobody came' } as const;
    room.do({ type: 'CallFloor', about: 'help' });
    room.seconds += 1_000;
    expect(room.tries(voids)?.code).toBe('floor-not-called');
  });
});

describe('what the floor should know of', () => {
  test('is listed with who, when, why and the clause, the latest first', () => {
    const room = Room.open('md/high-card-flush').until('deciding');
    room.do({ type: 'CallFloor', about: 'help', note: 'please' });
    room.do({ type: 'CallIrregularity', kind: 'wrong-count-to-dealer', cards: 8, note: 'eight' });
    const [wrong, called] = viewMatters(room.world);
    expect(wrong).toMatchObject({
      kind: 'irregularity',
      by: 'Dana',
      at: room.at,
      round: 'pit-1/1',
      reason: 'eight',
      cite: 'MD-HCF-13D',
    });
    expect(wrong?.words).toBe('The dealer has the wrong number of cards: the round is void');
    expect(called).toMatchObject({ words: 'The floor was called', reason: 'please', cite: null });
  });

  test('does not name the cards of a hand that is still hidden', () => {
    const room = Room.open('oh/high-card-flush', { players: 1 }).until('deciding');
    const [hand] = room.round.game.hands;
    const lying = viewTable(room.world, { kind: 'player', player: 'player-1' }, room.at).round?.game
      .hands[0]?.cards as readonly string[];
    const unused = room.stack.find((card) => !lying.includes(card)) as string;
    const cards = [unused, ...lying.slice(1)];
    const reason = `it is the ${unused}`;
    room.do({ type: 'CorrectCards', place: hand?.seat ?? 1, cards, reason });
    expect(viewMatters(room.world)[0]).toMatchObject({ kind: 'cards-corrected', reason: null });
    room.decide(1, false);
    room.until('settled');
    const matter = viewMatters(room.world).find(({ kind }) => kind === 'cards-corrected');
    expect(matter?.reason).toBe(reason);
  });
});
