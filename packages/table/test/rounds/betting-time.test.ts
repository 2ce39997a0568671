import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { automaticStep, nextStep } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { AUTOMATIC, Room } from '../support/room.js';
import { FLOOR, player, raise, Table } from '../support/table.js';

const betting = (players = 2): Room =>
  Room.open('sd/high-card-flush', { policy: AUTOMATIC, players }).until('betting');

const outAs = (room: Room, why?: 'time' | 'away', as: 'house' | 'dealer' = 'house', seat = 1) =>
  room.refuses({ type: 'SitOut', seat, ...(why === undefined ? {} : { why }) }, as);

describe('a seat sits out', () => {
  test('when its time is over, and not a second before', () => {
    const room = betting();
    room.seconds += 28;
    expect(outAs(room, 'time')).toBe('not-yet-due house:time-to-bet');
    room.seconds += 1;
    expect(outAs(room, 'time')).toBeNull();
    expect(room.events().at(-1)).toMatchObject({
      type: 'SatOut',
      seat: 1,
      player: 'player-1',
      why: 'time',
      cite: 'house:time-to-bet',
    });
  });

  test('when its player is away: the house must know it, a dealer sees it', () => {
    const room = betting();
    expect(outAs(room, 'away')).toBe('not-away house:presence');
    expect(outAs(room, undefined, 'dealer')).toBeNull();
    expect(room.events().at(-1)).toMatchObject({ why: 'away', cite: 'house:presence' });
  });

  test('only where somebody sits, and while bets are taken', () => {
    expect(outAs(betting(), 'away', 'dealer', 5)).toBe('nobody-sits baize:orders');
    const between = Room.open('sd/high-card-flush', { policy: AUTOMATIC });
    expect(outAs(between, 'away', 'dealer')).toBe('betting-is-closed baize:steps');
    const voided = betting();
    voided.do({ type: 'VoidRound', reason: 'a fire' }, 'floorperson');
    expect(outAs(voided, 'away', 'dealer')).toBe('betting-is-closed baize:steps');
    const closed = betting();
    closed.bet(2);
    closed.do({ type: 'CloseBetting' });
    expect(outAs(closed, 'away', 'dealer')).toBe('betting-is-closed baize:steps');
  });
});

describe('bets are taken anew', () => {
  const pass = { type: 'PassBetting' } as const;

  test('where nobody has bet in time', () => {
    const room = betting();
    expect(room.refuses(pass, 'house')).toBe('not-yet-due house:time-to-bet');
    room.seconds += 30;
    expect(room.refuses(pass, 'house')).toBeNull();
    expect(room.events().at(-1)).toMatchObject({
      type: 'BettingPassed',
      cite: 'house:time-to-bet',
    });
    // The time runs from now on again.
    expect(room.refuses(pass, 'house')).toBe('not-yet-due house:time-to-bet');
  });

  test('a dealer need not wait, and nobody does it with wagers on the layout or outside of betting', () => {
    const room = betting();
    expect(room.refuses(pass)).toBeNull();
    room.bet(1);
    expect(room.refuses(pass)).toBe('has-wagers baize:steps');
    room.do({ type: 'CloseBetting' });
    expect(room.refuses(pass)).toBe('betting-is-closed baize:steps');
    const voided = betting();
    voided.do({ type: 'VoidRound', reason: 'a fire' }, 'floorperson');
    expect(voided.refuses(pass)).toBe('betting-is-closed baize:steps');
    expect(Room.open('sd/high-card-flush').refuses(pass)).toBe('betting-is-closed baize:steps');
  });
});

describe('an automatic table', () => {
  const own = (room: Room) => automaticStep(room.world, room.at, room.stack);

  test('folds for the player whose time is over, and for no other', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, players: 2 });
    room.until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    expect(own(room)).toBeNull();
    room.seconds += 30;
    expect(own(room)).toMatchObject({ type: 'Decide', seat: 1, why: 'time' });
    // Seat 1 has acted: the time of seat 2 runs from then.
    room.decide(1, false);
    expect(own(room)).toBeNull();
  });

  test('neither closes nor opens anything at a closed table', () => {
    const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC });
    room.do({ type: 'CloseTable', trayCents: 1 as never }, 'floorperson');
    expect(own(room)).toBeNull();
    expect(nextStep(room.world, room.at)).toBeNull();
  });

  test('waits with a round in which nobody is there', () => {
    const room = betting();
    room.world = { ...room.world, away: [1, 2] };
    room.seconds += 60;
    expect(own(room)).toBeNull();
    room.world = { ...room.world, away: [1] };
    expect(own(room)).toMatchObject({ type: 'SitOut', seat: 1, why: 'away' });
  });
});

describe('wagers', () => {
  const MD = 'md/high-card-flush';
  const opened = (): Table => Table.open(MD).bets({ 1: { ante: 1_000 } });
  const place = (more: object = {}) =>
    ({ type: 'PlaceWagers', seat: 2, stakes: { ante: cents(1_000) }, ...more }) as never;

  test('are placed by who sits there', () => {
    expect(opened().refuses({ type: 'PlaceWagers', seat: 5, stakes: {} })).toBe(
      'not-seated [MD-HCF-7C] nobody sits at seat 5, and only a seated player wagers',
    );
    expect(opened().refuses(place(), player('Ben'))).toBeNull();
  });

  test('are not placed in a void round', () => {
    const voided = opened().do({ type: 'VoidRound', reason: 'a fire' }, FLOOR);
    expect(voided.refuses(place())).toBe(
      'round-is-void [house:void-round] no wager is placed in a void round',
    );
  });

  test('that lay there when the time was over are placed for their player, on record as such', () => {
    const late = (as: 'dealer' | 'player') =>
      opened()
        .do(place({ why: 'time' }), as === 'player' ? player('Ben') : undefined)
        .events.find(
          (event) =>
            event.type === 'InRound' &&
            event.event.type === 'WagersPlaced' &&
            event.event.seat === 2,
        );
    expect(late('dealer')).toMatchObject({ why: 'time', cite: 'house:time-to-bet' });
    expect(late('player')).not.toHaveProperty('why');
  });

  test('[MD-HCF-7A, MD-HCF-7B] are chips or plaques, not words and not cash', () => {
    expect(opened().refuses(place({ with: 'plaque' }))).toBeNull();
    expect(opened().refuses(place({ with: 'cash' }))).toMatch(/^not-an-instrument \[MD-HCF-7A\]/);
    expect(opened().refuses(place({ spoken: true }))).toMatch(/^spoken-wager \[MD-HCF-7B\]/);
  });
});

describe('a stub', () => {
  const dealt = (): Table =>
    Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
      .deals(aceHigh);

  test('is counted again where it was wrong, and nothing else goes on meanwhile', () => {
    const wrong = dealt().do({ type: 'RackStub', counted: 30 });
    expect(wrong.refuses({ type: 'Decide', seat: 1, decision: raise(1_000) })).toMatch(
      /^round-is-stopped \[MD-HCF-10E\] The count of the stub is wrong/,
    );
    expect(wrong.refuses({ type: 'RackStub' })).toMatch(/^round-is-stopped /);
    const right = wrong.do({ type: 'RackStub', counted: 31 });
    expect(right.playing).toMatchObject({ stub: 'racked', stopped: null, stubCounted: true });
    expect(right.refuses({ type: 'RackStub', counted: 31 })).toMatch(/^stub-is-racked /);
  });

  test('is not taken away before every hand is dealt', () => {
    const half = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 } })
      .deals(aceHigh, 3);
    expect(half.refuses({ type: 'RackStub' })).toMatch(/^not-dealt /);
  });
});
