import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { Room } from '../support/room.js';
import type { Draft } from '../support/rounds.js';
import { pinned } from '../support/tables.js';

const MD = 'md/high-card-flush';
const WA = 'wa/ricochet-poker';

const jackpot =
  (id: string, terms: Readonly<Record<string, unknown>>) =>
  (house: Draft): void => {
    Object.assign(house.jackpots[id], terms);
  };

const house = (house: Draft): void => {
  for (const terms of Object.values<Record<string, unknown>>(house.jackpots)) {
    terms.type = 'house';
    for (const field of ['rate', 'reserve', 'reserveRate']) delete terms[field];
  }
};

/** What the meters of the table were told since. */
const metersSince = (room: Room, before: number): readonly string[] =>
  room.happened
    .slice(before)
    .flatMap((one) =>
      'jackpot' in one ? one.events.map(({ type }) => `${one.jackpot} ${type}`) : [],
    );

describe('the meter of a table runs on other terms than its rules', () => {
  test.each<readonly [string, RulebookId, (house: Draft) => void, string, string]>([
    [
      'another pay table',
      MD,
      (rules) => {
        rules.paytables.progressive = 'E';
      },
      'another pay table, wager or suit',
      'AMB',
    ],
    [
      'another wager',
      WA,
      jackpot('mini-royal', { wager: 500 }),
      'another pay table, wager or suit',
      'AMB',
    ],
    [
      'another suit',
      WA,
      jackpot('mini-royal', { suit: 's' }),
      'another pay table, wager or suit',
      'AMB',
    ],
    [
      'another rate',
      MD,
      jackpot('progressive', { rate: 5_000 }),
      'a rate of 20 %, and the rules of this table were approved with a rate of 50 %',
      'MD-HCF-12E(2)(a)',
    ],
    [
      'another rate for the reserve',
      MD,
      jackpot('progressive', { reserveRate: 1_000 }),
      'for the reserve',
      'MD-HCF-12E(2)(a)',
    ],
    [
      'another seed',
      MD,
      jackpot('progressive', { seed: 4_000_000 }),
      'a seed of $30,000, and the rules of this table were approved with a seed of $40,000',
      'house:jackpots',
    ],
  ])('%s begins no round', (_what, id, change, words, cite) => {
    const room = Room.open(id);
    room.world = { ...room.world, rules: pinned(id, change, 'rules-1') };
    const refused = room.tries({ type: 'OpenRound' });
    expect(refused).toMatchObject({ code: 'jackpot-terms-differ' });
    expect(refused?.message).toContain(words);
    expect(refused?.cite).toContain(cite);
  });

  test('the prize of a House Jackpot is no term that tables must share', () => {
    const room = Room.open(WA, { rules: pinned(WA, house) });
    const higher = (rules: Draft): void => {
      house(rules);
      jackpot('mini-royal', { seed: 250_000 })(rules);
    };
    room.world = { ...room.world, rules: pinned(WA, higher, 'rules-1') };
    expect(room.tries({ type: 'OpenRound' })?.code).toBe('no-deck');
  });
});

describe('House and Progressive are never linked', () => {
  test.each<readonly [string, (house: Draft) => void, (house: Draft) => void]>([
    ['a House table on a Progressive meter', () => undefined, house],
    ['a Progressive table on a House meter', house, () => undefined],
  ])('[WA-RP-JP-3] %s begins no round, whatever its terms are', (_what, was, is) => {
    const room = Room.open(WA, { rules: pinned(WA, was) });
    room.world = { ...room.world, rules: pinned(WA, is, 'rules-1') };
    expect(room.tries({ type: 'OpenRound' })).toMatchObject({
      code: 'types-linked',
      cite: 'WA-RP-JP-3',
    });
  });
});

describe('rules that are approved become the terms of the meters', () => {
  test.each<
    readonly [string, RulebookId, (house: Draft) => void, (house: Draft) => void, readonly string[]]
  >([
    [
      'nothing of the jackpots changed',
      MD,
      () => undefined,
      (rules) => {
        rules.paytables.flush = 'B';
      },
      [],
    ],
    [
      'another seed',
      MD,
      () => undefined,
      jackpot('progressive', { seed: 4_000_000 }),
      ['progressive TermsChanged'],
    ],
    [
      'another rate of one of two',
      WA,
      () => undefined,
      jackpot('straight-flush', { rate: 1_000 }),
      ['straight-flush TermsChanged'],
    ],
    [
      'another prize of one of two',
      WA,
      house,
      (rules) => {
        house(rules);
        jackpot('mini-royal', { seed: 250_000 })(rules);
      },
      ['mini-royal TermsChanged', 'mini-royal PrizeModified'],
    ],
  ])('%s', (_what, id, was, is, events) => {
    const room = Room.open(id, { rules: pinned(id, was) });
    room.world = { ...room.world, rules: pinned(id, is, 'rules-2') };
    room.do({ type: 'ChangeRules', rules: 'rules-2', reason: 'a new season' }, 'operator');
    const before = room.happened.length;
    room.do({ type: 'ApproveRules', reference: 'RS-2' }, 'operator');
    expect(metersSince(room, before)).toEqual(events);
  });

  test('before their meter is open, rules change without one', () => {
    const room = new Room(pinned(MD));
    room.world = { ...room.world, rules: pinned(MD, () => undefined, 'rules-2') };
    room.do({ type: 'ChangeRules', rules: 'rules-2', reason: 'a new season' }, 'operator');
    expect(room.tries({ type: 'ApproveRules', reference: 'RS-2' }, 'operator')?.code).toBe(
      'jackpot-not-open',
    );
  });
});

describe('amounts that no jackpot holds', () => {
  const MOST = 10_000_000_000_000;
  test.each([
    ['adjusted', { type: 'Adjust', changeMicros: MOST + 1, reason: 'r', second: 'Fay' }],
    ['adjusted downwards', { type: 'Adjust', changeMicros: -MOST - 1, reason: 'r', second: 'Fay' }],
    ['recovered', { type: 'RecoverSeed', amountMicros: MOST + 1, reason: 'r' }],
    ['half a micro recovered', { type: 'RecoverSeed', amountMicros: 0.5, reason: 'r' }],
    ['transferred', { type: 'TransferIn', from: 'x', meterMicros: MOST + 1, reserveMicros: 0 }],
    [
      'transferred to the reserve',
      { type: 'TransferIn', from: 'x', meterMicros: 0, reserveMicros: MOST + 1 },
    ],
  ])('%s', (_what, step) => {
    const gesture = { type: 'AtJackpot', jackpot: 'progressive', step } as never;
    expect(Room.open(MD).tries(gesture, 'operator')).toMatchObject({
      code: 'not-an-amount',
      cite: 'baize:forms',
    });
  });

  test('the most that one may hold is an amount', () => {
    const step = { type: 'Adjust', changeMicros: MOST, reason: 'r', second: 'Fay' };
    const gesture = { type: 'AtJackpot', jackpot: 'progressive', step } as never;
    expect(Room.open(MD).tries(gesture, 'operator')?.code).not.toBe('not-an-amount');
  });
});
