import { micros } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { trayCents, viewTable } from '../../src/index.js';
import { checkWorld } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { Room } from '../support/room.js';
import { pinned } from '../support/tables.js';

const PROGRESSIVE = 'progressive';

const at = (room: Room, step: object, as: 'operator' | 'floorperson' | 'dealer' = 'operator') =>
  room.tries({ type: 'AtJackpot', jackpot: PROGRESSIVE, step } as never, as)?.code;

const ask = (room: Room, petition: string, asks: string, granted = true) => {
  expect(
    at(room, { type: 'Petition', petition, asks, reason: 'the pit is rebuilt' }),
  ).toBeUndefined();
  expect(
    at(room, { type: 'RecordDecision', petition, granted, reference: 'letter 12' }),
  ).toBeUndefined();
};

const displayed = (room: Room): number =>
  viewTable(room.world, { kind: 'spectator' }, room.at).jackpots[0]?.display?.amountCents ?? -1;

const played = (id: RulebookId): Room => Room.open(id, { seed: 12 }).playRound().playRound();

/** The document of the stud game; the other two leave it open and follow it. */
const BY: readonly (readonly [string, RulebookId])[] = [
  ['SD-CSP-7#1', 'sd/caribbean-stud'],
  ['SD-HCF-gap-discontinuing', 'sd/high-card-flush'],
  ['MD-HCF-gap-discontinuing', 'md/high-card-flush'],
];

describe('a jackpot that ends, from the table', () => {
  test.each(BY)('[%s] %s: not at will while its highest award has not been won', (_clause, id) => {
    const room = played(id);
    expect(at(room, { type: 'Discontinue', petition: null, reason: 'the pit closes' })).toBe(
      'top-award-not-won',
    );
    expect(at(room, { type: 'Discontinue', petition: 'P-1', reason: 'r' })).toBe('not-permitted');
    ask(room, 'P-0', 'discontinue', false);
    expect(at(room, { type: 'Discontinue', petition: 'P-0', reason: 'r' })).toBe('not-permitted');
  });

  test.each(BY)(
    '[%s] %s: by a recorded permission, between rounds, and then no round begins',
    (_clause, id) => {
      const room = played(id);
      ask(room, 'P-1', 'discontinue');
      room.until('betting');
      for (const seat of [1, 2, 3]) room.bet(seat);
      room.until('deciding');
      expect(at(room, { type: 'Discontinue', petition: 'P-1', reason: 'r' })).not.toBeUndefined();
      room.until('between');
      const amount = displayed(room);
      expect(at(room, { type: 'Discontinue', petition: 'P-1', reason: 'r' })).toBeUndefined();
      // What the players paid in stays held for them.
      expect(displayed(room)).toBe(amount);
      while (room.tries({ type: 'OpenRound' })?.code !== 'jackpot-ended') room.advance();
      checkWorld(room.world);
      expect(worldText(replayed(room.rules, room.happened))).toBe(worldText(room.world));
    },
  );

  test('only the operator asks, records and ends', () => {
    const room = played('sd/caribbean-stud');
    for (const as of ['dealer', 'floorperson'] as const) {
      expect(
        at(room, { type: 'Petition', petition: 'P', asks: 'discontinue', reason: 'r' }, as),
      ).toBe('not-allowed');
      expect(at(room, { type: 'Discontinue', petition: null, reason: 'r' }, as)).toBe(
        'not-allowed',
      );
    }
  });
});

describe('a liability that passes on, from the table', () => {
  const other = { kind: 'jackpot', jackpot: 'pit-9-progressive' };

  test('[SD-CSP-7#3] to the jackpot of another game, by permission, all of it', () => {
    const room = played('sd/caribbean-stud');
    const out = { type: 'TransferOut', petition: 'P-2', transfer: 'T-1', to: other };
    expect(at(room, out)).toBe('not-permitted');
    ask(room, 'P-2', 'transfer-to-game');
    const tray = trayCents(room.world);
    expect(at(room, out)).toBeUndefined();
    expect(displayed(room)).toBe(0);
    expect(trayCents(room.world)).toBe(tray);
    checkWorld(room.world);
    expect(at(room, { ...out, transfer: 'T-2' })).toBe('not-permitted');
  });

  test('[SD-CSP-7#4] with its fund to another licensee, by a permission of its own', () => {
    const room = played('sd/caribbean-stud');
    const to = { kind: 'licensee', licensee: 'another house' };
    const out = { type: 'TransferOut', petition: 'P-3', transfer: 'T-3', to };
    ask(room, 'P-3', 'transfer-to-game');
    expect(at(room, out)).toBe('not-permitted');
    ask(room, 'P-4', 'transfer-to-licensee');
    expect(at(room, { ...out, petition: 'P-4' })).toBeUndefined();
    expect(displayed(room)).toBe(0);
    checkWorld(room.world);
  });

  test('[SD-CSP-7#3] arrives once, on record, and is on the display', () => {
    const room = played('sd/caribbean-stud');
    const before = displayed(room);
    const into = {
      type: 'TransferIn',
      transfer: 'T-9',
      from: other,
      meterMicros: micros(1_000_000_000),
      reserveMicros: micros(0),
      reference: 'letter 9',
    };
    expect(at(room, { ...into, reference: ' ' })).toBe('no-reference');
    expect(at(room, { ...into, meterMicros: Number.MAX_SAFE_INTEGER })).toBe('not-an-amount');
    expect(at(room, into)).toBeUndefined();
    expect(at(room, into)).toBe('transfer-received');
    expect(displayed(room)).toBe(before + 100_000);
    checkWorld(room.world);
  });

  test('[SD-CSP-7#2] winning is made easier only by a recorded permission', () => {
    const room = played('sd/caribbean-stud');
    const easier = {
      type: 'ReduceCriteria',
      petition: 'P-5',
      hand: 'straight-flush',
      percent: 100,
    };
    expect(at(room, easier)).toBe('not-permitted');
    ask(room, 'P-5', 'reduce-criteria');
    expect(at(room, easier)).toBeUndefined();
  });
});

describe('corrections of a meter, from the table', () => {
  test('take two people above the floor, and amounts that a jackpot can hold', () => {
    const room = played('md/high-card-flush');
    const step = { type: 'Adjust', of: 'meter', changeMicros: 50_000, second: 'Fay', reason: 'r' };
    expect(at(room, step, 'floorperson')).toBe('not-allowed');
    for (const changeMicros of [Number.NaN, 1e300, Number.MAX_SAFE_INTEGER, 0.5]) {
      expect(at(room, { ...step, changeMicros })).toBe('not-an-amount');
    }
    expect(at(room, step)).toBeUndefined();
    checkWorld(room.world);
  });
});

describe('the jackpots of Ricochet Poker, from the table', () => {
  const house = () => {
    const rules = pinned('wa/ricochet-poker', ({ jackpots }) => {
      for (const jackpot of Object.values(jackpots)) {
        Object.assign(jackpot as object, { type: 'house', rate: 0 });
      }
    });
    return Room.open('wa/ricochet-poker', { seed: 12, rules }).playRound();
  };
  const atMini = (room: Room, step: object) =>
    room.tries({ type: 'AtJackpot', jackpot: 'mini-royal', step } as never, 'operator')?.code;

  test('[WA-RP-DEF-house#3] a house jackpot is changed at any time, with a reason', () => {
    const room = house();
    const prize = { type: 'ModifyPrize', prizeCents: 250_000, reason: 'a summer prize' };
    expect(atMini(room, { ...prize, reason: '' })).toBe('no-reason');
    expect(atMini(room, prize)).toBeUndefined();
    const { jackpots } = viewTable(room.world, { kind: 'spectator' }, room.at);
    expect(jackpots[0]?.display).toMatchObject({ type: 'house', amountCents: 250_000 });
    expect(jackpots[0]?.display?.notice?.value).not.toBe('');
  });

  test('[WA-RP-DEF-house#3] and ended at any time, on record; then no round begins', () => {
    const room = house();
    expect(atMini(room, { type: 'Discontinue', petition: null, reason: '' })).toBe('no-reason');
    expect(atMini(room, { type: 'Discontinue', petition: null, reason: 'autumn' })).toBeUndefined();
    expect(room.happened.at(-1)?.events[0]).toMatchObject({ type: 'Discontinued', by: 'operator' });
    expect(room.tries({ type: 'OpenRound' })?.code).toBe('jackpot-ended');
  });

  test('[WA-RP-DEF-prog#2] a progressive is not ended at will', () => {
    const room = played('wa/ricochet-poker');
    expect(atMini(room, { type: 'Discontinue', petition: null, reason: 'autumn' })).toBe(
      'top-award-not-won',
    );
  });
});
