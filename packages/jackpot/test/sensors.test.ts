import { cents } from '@baize/money';
import type { DealingMethod } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { Office } from '../src/commands.js';
import {
  acceptedWagers,
  blocksDeal,
  blocksRound,
  type CountResolution,
  lights,
} from '../src/index.js';
import {
  accept,
  contribute,
  count,
  countedRound,
  type Draft,
  dollars,
  eventsOf,
  expectRefusal,
  fixed,
  given,
  key,
  later,
  lock,
  meterOf,
  opened,
  type Played,
  pay,
  play,
  reserveOf,
  reset,
  round,
  share,
  verify,
} from './support/meter.js';
import { caribbean, maryland, southDakotaFlush, washington } from './support/rules.js';

const CSP = caribbean();
const MD = maryland();
const WA = washington();

describe('sensors', () => {
  it('[MD-HCF-7F(4)(b)] show what they have accepted; another chip is no wager', () => {
    const played = given(MD, opened('t1', 't2'), accept('t1', 1, [2, 5]));
    expect(acceptedWagers(played.state, 't1').map(({ seat }) => seat)).toEqual([2, 5]);
    expect(acceptedWagers(played.state, 't2')).toEqual([]);
  });

  it('take a new layout in place of the old one until they lock', () => {
    const played = given(
      CSP,
      opened(),
      accept('t1', 1, [2, 5]),
      accept('t1', 1, [5]),
      lock('t1', 1),
    );
    expect(lights(played.state, 't1')).toEqual([5]);
  });

  it('[SD-CSP-5] light up when the key locks them, and not before', () => {
    const betting = given(CSP, opened('t1', 't2'), accept('t1', 1, [2, 5]));
    expect(lights(betting.state, 't1')).toEqual([]);
    const locked = play(CSP, betting, lock('t1', 1));
    expect(locked.events.at(-1)).toMatchObject({ type: 'SensorsLocked', cite: 'SD-CSP-5' });
    expect(lights(locked.state, 't1')).toEqual([2, 5]);
    expect(lights(locked.state, 't2')).toEqual([]);
  });

  it('[SD-HCF-4#3] lock the bet in and light up; no cards before the wagers are taken in', () => {
    const rules = southDakotaFlush();
    const betting = given(rules, opened(), accept('t1', 1, [2, 5]));
    const blocked = (played: Played) => blocksDeal(rules, played.state, 't1', 't1/1')?.code;
    expect(blocked(betting)).toBe('not-locked');
    const locked = play(rules, betting, lock('t1', 1));
    expect(locked.events.at(-1)).toMatchObject({ type: 'SensorsLocked', cite: 'SD-HCF-4#3' });
    expect(lights(locked.state, 't1')).toEqual([2, 5]);
    expect(blocked(locked)).toBe('not-contributed');
    expect(blocked(play(rules, locked, contribute('t1', 1)))).toBeUndefined();
  });

  it('[SD-HCF-6#2] stay lit through the round', () => {
    const rules = southDakotaFlush();
    const played = given(rules, opened(), round('t1', 1, [2, 5]), key('t1', 1, share(5, 10)));
    expect(lights(played.state, 't1')).toEqual([2, 5]);
    expect(
      lights(play(rules, given(rules, opened(), round('t1', 1, [2])), reset('t1', 1)).state, 't1'),
    ).toEqual([]);
  });

  const LOCKS: readonly [DealingMethod | undefined, string][] = [
    [undefined, 'MD-HCF-8C(1)'],
    ['manual-shoe', 'MD-HCF-8C(1)'],
    ['hand', 'MD-HCF-9A(3)(b)'],
    ['automated-shoe', 'MD-HCF-10A(2)(b)'],
  ];
  it.each(LOCKS)(
    '[MD-HCF-8C(1), MD-HCF-9A(3)(b), MD-HCF-10A(2)(b)] lock at "no more bets", dealt by %s: %s',
    (method, cite) => {
      const rules = maryland(method === undefined ? {} : { method });
      const played = given(rules, opened(), accept('t1', 1, [1]), lock('t1', 1));
      expect(played.events.at(-1)).toMatchObject({ type: 'SensorsLocked', cite });
    },
  );

  it('[MD-HCF-2C(2)] recognise no wager after the lock, to the end of the round', () => {
    const late = accept('t1', 1, [1, 3]);
    const locked = given(MD, opened(), accept('t1', 1, [1]), lock('t1', 1));
    expectRefusal(MD, locked, late, 'sensors-locked', 'MD-HCF-8C(1)');
    expectRefusal(MD, locked, lock('t1', 1), 'sensors-locked', 'MD-HCF-8C(1)');
    const dealt = play(MD, locked, count('t1', 1, 1), contribute('t1', 1));
    expectRefusal(MD, dealt, late, 'sensors-locked', 'MD-HCF-8C(1)');
    expect(lights(dealt.state, 't1')).toEqual([1]);
  });

  it('[WA-RP-DEF-prog#5] take the fixed amount and no other', () => {
    const played = given(WA, opened());
    for (const stake of [99, 101, 200]) {
      const other = accept('t1', 1, [3], cents(stake));
      expectRefusal(WA, played, other, 'not-the-fixed-amount', 'WA-RP-AppG-n7');
    }
  });

  it('belong to seats that exist, one wager each', () => {
    const played = given(MD, opened());
    for (const seat of [0, 7, 1.5]) {
      expectRefusal(MD, played, accept('t1', 1, [seat]), 'no-such-seat', 'MD-HCF-2A');
    }
    expectRefusal(MD, played, accept('t1', 1, [2, 2]), 'seat-twice', 'baize:orders');
    play(MD, played, accept('t1', 1, [1, 6]));
  });

  it('hold no round that is not one of the table', () => {
    const played = given(CSP, opened());
    for (const name of [
      't1',
      't1/',
      't2/1',
      't1/0',
      't1/01',
      't1/x',
      't1/1/1',
      't1/1234567890123456',
    ]) {
      const draft: Draft = { type: 'LockSensors', table: 't1', round: name };
      expectRefusal(CSP, played, draft, 'not-a-round', 'baize:orders');
    }
    play(CSP, played, { type: 'LockSensors', table: 't1', round: 't1/123456789012345' });
  });

  it('hold no round that is over', () => {
    const played = given(CSP, opened(), round('t1', 5, [1]), reset('t1', 5));
    for (const number of [4, 5]) {
      expectRefusal(CSP, played, accept('t1', number, [1]), 'round-is-over', 'baize:orders');
    }
    play(CSP, played, accept('t1', 6, [1]));
  });

  it('lock with nobody on them too', () => {
    const played = given(CSP, opened(), lock('t1', 1), contribute('t1', 1));
    expect(lights(played.state, 't1')).toEqual([]);
    expect(meterOf(played)).toBe(1000);
    expect(played.state.tables.t1?.lastRound).toBe(1);
  });
});

describe('the count of chips', () => {
  const locked = later(() => given(MD, opened(), accept('t1', 1, [1, 3, 6]), lock('t1', 1)));

  it.each([
    [undefined, 'MD-HCF-8C(2)(b)'],
    ['hand', 'MD-HCF-9A(4)(b)'],
    ['automated-shoe', 'MD-HCF-10A(3)(b)'],
  ] as const)(
    '[MD-HCF-8C(2)(b), MD-HCF-9A(4)(b), MD-HCF-10A(3)(b)] is stored beside the accepted wagers, dealt by %s: %s',
    (method, cite) => {
      const rules = maryland(method === undefined ? {} : { method });
      expect(eventsOf(rules, locked, count('t1', 1, 3))).toMatchObject([
        { type: 'ChipsCounted', chips: 3, accepted: 3, cite },
      ]);
      expectRefusal(rules, locked, contribute('t1', 1), 'not-counted', cite);
      const short = play(rules, locked, count('t1', 1, 2));
      expectRefusal(rules, short, contribute('t1', 1), 'count-differs', cite);
    },
  );

  it('[MD-HCF-8C(2)(b)] stops the deal until it is made and equal', () => {
    expect(blocksDeal(MD, locked.state, 't1', 't1/1')).toMatchObject({ code: 'not-counted' });
    const equal = play(MD, locked, count('t1', 1, 3));
    expect(blocksDeal(MD, equal.state, 't1', 't1/1')).toMatchObject({ code: 'not-contributed' });
    const ready = play(MD, equal, contribute('t1', 1));
    expect(blocksDeal(MD, ready.state, 't1', 't1/1')).toBeNull();
    const betting = given(MD, opened(), accept('t1', 1, [1]));
    expect(blocksDeal(MD, betting.state, 't1', 't1/1')).toMatchObject({
      code: 'not-locked',
      cite: 'MD-HCF-8C(1)',
    });
    expect(blocksDeal(MD, ready.state, 't1', 't1/2')).toMatchObject({ code: 'not-this-round' });
    expect(blocksDeal(MD, ready.state, 't9', 't9/1')).toMatchObject({ code: 'not-linked' });
  });

  it('may be made again', () => {
    const played = play(MD, locked, count('t1', 1, 2), count('t1', 1, 3), contribute('t1', 1));
    expect(meterOf(played)).toBe(30_000.6);
  });

  it('is a whole number, of locked sensors', () => {
    for (const chips of [-1, 2.5]) {
      expectRefusal(MD, locked, count('t1', 1, chips), 'not-a-count', 'baize:forms');
    }
    const betting = given(MD, opened(), accept('t1', 1, [1]));
    expectRefusal(MD, betting, count('t1', 1, 1), 'not-locked', 'MD-HCF-8C(1)');
    expectRefusal(MD, locked, count('t1', 2, 1), 'not-this-round', 'baize:orders');
    const done = play(MD, locked, count('t1', 1, 3), contribute('t1', 1));
    expectRefusal(MD, done, count('t1', 1, 3), 'already-contributed', 'baize:orders');
    play(MD, given(MD, opened(), lock('t1', 1)), count('t1', 1, 0), contribute('t1', 1));
  });

  const resolve = (
    seat: number,
    how: CountResolution,
    office: Office = 'floorperson',
    reason = 'seen on camera',
  ): Draft => ({
    type: 'ResolveCount',
    table: 't1',
    round: 't1/1',
    seat,
    how,
    office,
    reason,
    by: 'flo',
  });

  it('[AMB-36] one chip too many: a supervisor gives it back, on record', () => {
    const played = play(MD, locked, count('t1', 1, 4));
    expectRefusal(MD, played, contribute('t1', 1), 'count-differs', 'MD-HCF-8C(2)(b)');
    expect(blocksDeal(MD, played.state, 't1', 't1/1')).toMatchObject({ code: 'count-differs' });
    const done = play(MD, played, resolve(4, 'return-chip'), contribute('t1', 1));
    expect(done.events.at(-2)).toMatchObject({
      type: 'CountResolved',
      seat: 4,
      how: 'return-chip',
      office: 'floorperson',
      reason: 'seen on camera',
      by: 'flo',
      cite: 'AMB-36',
    });
    expect(lights(done.state, 't1')).toEqual([1, 3, 6]);
    expect(meterOf(done)).toBe(30_000.6);
  });

  it('[AMB-36] one chip too few: a supervisor voids a sensor, and it contributes nothing', () => {
    const done = play(
      MD,
      locked,
      count('t1', 1, 2),
      resolve(3, 'void-sensor', 'operator'),
      contribute('t1', 1),
    );
    expect(lights(done.state, 't1')).toEqual([1, 6]);
    expect(meterOf(done)).toBe(30_000.4);
    expectRefusal(MD, done, key('t1', 1, share(3, 10)), 'no-light', 'MD-HCF-7F(4)(b)');
  });

  it('[AMB-36] two chips too few take two resolutions', () => {
    const one = play(MD, locked, count('t1', 1, 1), resolve(3, 'void-sensor'));
    expectRefusal(MD, one, contribute('t1', 1), 'count-differs', 'MD-HCF-8C(2)(b)');
    const two = play(MD, one, resolve(6, 'void-sensor'), contribute('t1', 1));
    expect(meterOf(two)).toBe(30_000.2);
  });

  it('[AMB-36] is resolved by a supervisor, with a reason, where it differs and as it differs', () => {
    const many = play(MD, locked, count('t1', 1, 4));
    const few = play(MD, locked, count('t1', 1, 2));
    const cite = 'AMB-36';
    expectRefusal(MD, many, resolve(4, 'return-chip', 'dealer'), 'not-a-floorperson', cite);
    expectRefusal(
      MD,
      many,
      resolve(4, 'return-chip', 'floorperson', ' '),
      'no-reason',
      'house:reasons',
    );
    expectRefusal(MD, many, resolve(3, 'void-sensor'), 'no-wager-too-many', 'baize:orders');
    expectRefusal(MD, few, resolve(3, 'return-chip'), 'no-chip-too-many', 'baize:orders');
    expectRefusal(MD, few, resolve(2, 'void-sensor'), 'no-light', 'MD-HCF-7F(4)(b)');
    const equal = play(MD, locked, count('t1', 1, 3));
    expectRefusal(MD, equal, resolve(3, 'void-sensor'), 'nothing-to-resolve', 'baize:orders');
    expectRefusal(MD, locked, resolve(3, 'void-sensor'), 'nothing-to-resolve', 'baize:orders');
    const done = play(MD, equal, contribute('t1', 1));
    expectRefusal(MD, done, resolve(3, 'void-sensor'), 'already-contributed', 'baize:orders');
  });

  it('is not asked for everywhere; where it is made it must agree', () => {
    const played = given(CSP, opened(), accept('t1', 1, [1, 3]), lock('t1', 1));
    const counted = play(CSP, played, count('t1', 1, 1));
    expect(counted.events.at(-1)).toMatchObject({ cite: 'house:jackpots' });
    expectRefusal(CSP, counted, contribute('t1', 1), 'count-differs', 'house:jackpots');
    play(CSP, counted, resolve(3, 'void-sensor'), contribute('t1', 1));
    play(CSP, played, contribute('t1', 1));
  });
});

describe('contributions', () => {
  it('[WA-RP-DEF-prog#1, AMB-58] the display grows with every accepted wager, before the deal', () => {
    const played = given(WA, opened(), round('t1', 1, [1, 4, 7]));
    expect(played.events.at(-1)).toEqual({
      type: 'Contributed',
      jackpot: 'main',
      at: '2026-03-01T20:00:00Z',
      by: 'dana',
      table: 't1',
      round: 't1/1',
      wagers: 3,
      effect: {
        meterMicros: dollars(0.6),
        reserveMicros: dollars(0.15),
        contributionsMicros: dollars(0.75),
      },
      displayMicros: dollars(1000.6),
      cite: 'AMB-48',
    });
    expect([meterOf(played), reserveOf(played)]).toEqual([1000.6, 0.15]);
  });

  it('are exact at any rate in basis points', () => {
    const rules = caribbean({ jackpot: { rate: 1, reserveRate: 9999 } });
    const played = given(rules, opened(), round('t1', 1, [1]));
    expect(played.state.ledger.books).toMatchObject({
      meterMicros: dollars(1000) + 100,
      reserveMicros: 999_900,
      contributionsMicros: 1_000_000,
    });
  });

  it('come once for each jackpot and round', () => {
    const played = given(CSP, opened(), round('t1', 1, [1]));
    expectRefusal(CSP, played, contribute('t1', 1), 'already-contributed', 'baize:orders');
    const over = play(CSP, played, reset('t1', 1));
    expectRefusal(CSP, over, contribute('t1', 1), 'not-this-round', 'baize:orders');
  });

  it('come after the lock', () => {
    const played = given(CSP, opened(), accept('t1', 1, [1]));
    expectRefusal(CSP, played, contribute('t1', 1), 'not-locked', 'SD-CSP-5');
    expectRefusal(CSP, given(CSP, opened()), contribute('t1', 1), 'not-this-round', 'baize:orders');
    expectRefusal(CSP, played, contribute('t9', 1), 'not-linked', 'house:jackpots');
  });

  it('[AMB-29] stay when the round is void: a displayed jackpot never falls because of a misdeal', () => {
    const played = given(MD, opened(), countedRound('t1', 1, [1, 2]));
    const done = play(MD, played, reset('t1', 1, 'void'));
    expect(meterOf(done)).toBe(30_000.4);
    expect(done.events.at(-1)).toMatchObject({ type: 'SensorsReset', outcome: 'void' });
  });
});

describe('the end of a round', () => {
  it('[SD-CSP-22] the key resets the system, on record, and no round starts before it', () => {
    const played = given(CSP, opened(), round('t1', 1, [1]));
    expect(blocksRound(CSP, played.state, 't1')).toMatchObject({ code: 'not-reset' });
    expectRefusal(CSP, played, accept('t1', 2, [1]), 'not-reset', 'SD-CSP-22');
    expectRefusal(CSP, played, lock('t1', 2), 'not-reset', 'SD-CSP-22');
    const done = play(CSP, played, reset('t1', 1));
    expect(done.events.at(-1)).toEqual({
      type: 'SensorsReset',
      jackpot: 'main',
      at: '2026-03-01T20:00:00Z',
      by: 'dana',
      table: 't1',
      round: 't1/1',
      outcome: 'complete',
      cite: 'SD-CSP-22',
    });
    expect(blocksRound(CSP, done.state, 't1')).toBeNull();
    play(CSP, done, accept('t1', 2, [1]));
  });

  it('needs no key where the document asks for none', () => {
    const played = given(WA, opened(), round('t1', 1, [1]), round('t1', 2, [2]));
    expect(blocksRound(WA, played.state, 't1')).toBeNull();
    expect(lights(played.state, 't1')).toEqual([2]);
  });

  it('is not skipped: sensors that hold a round hold no other', () => {
    const betting = given(WA, opened(), accept('t1', 1, [1]));
    expectRefusal(WA, betting, accept('t1', 2, [1]), 'round-in-progress', 'baize:steps');
    const locked = play(WA, betting, lock('t1', 1));
    expectRefusal(WA, locked, lock('t1', 2), 'round-in-progress', 'baize:steps');
    expectRefusal(WA, locked, reset('t1', 1), 'not-contributed', 'baize:steps');
    expectRefusal(WA, locked, reset('t1', 2), 'not-this-round', 'baize:orders');
    // A round that is void before its wagers were taken in leaves nothing behind.
    const gone = play(WA, locked, reset('t1', 1, 'void'), accept('t1', 2, [1]));
    expect(meterOf(gone)).toBe(1000);
  });

  it('waits for every hit of the table, and of no other', () => {
    const played = given(
      WA,
      opened('t1', 't2'),
      round('t1', 1, [4]),
      round('t2', 1, [4]),
      key('t1', 1, share(4, 10)),
    );
    expect(blocksRound(WA, played.state, 't1')).toMatchObject({ code: 'hit-pending' });
    expectRefusal(WA, played, accept('t1', 2, [4]), 'hit-pending', 'house:jackpots');
    expectRefusal(WA, played, reset('t1', 1), 'hit-pending', 'house:jackpots');
    expectRefusal(WA, played, reset('t1', 1, 'void'), 'hit-pending', 'house:jackpots');
    play(WA, played, round('t2', 2, [4]));
    play(WA, played, reset('t2', 1));
    expect(blocksRound(WA, played.state, 't2')).toBeNull();
    expect(blocksRound(WA, played.state, 't9')).toMatchObject({ code: 'not-linked' });
  });

  it('clears the hits that were paid, of this table alone', () => {
    const played = given(
      CSP,
      opened('t1', 't2'),
      round('t1', 1, [4]),
      round('t2', 1, [4]),
      key('t1', 1, fixed(4, 5_000)),
      key('t2', 1, fixed(4, 5_000)),
      pay('main/1'),
    );
    expect(play(CSP, played, reset('t1', 1)).state.hits.map(({ hit }) => hit)).toEqual(['main/2']);
    const next = given(
      WA,
      opened(),
      round('t1', 1, [4]),
      key('t1', 1, share(4, 10)),
      { type: 'PassGate', hit: 'main/1', gate: 'hand-wins' },
      { type: 'PassGate', hit: 'main/1', gate: 'light-lit' },
      verify('main/1'),
      pay('main/1'),
      accept('t1', 2, [3]),
    );
    expect(next.state.hits).toEqual([]);
    // A second layout of the same round finds them gone already.
    expect(play(WA, next, accept('t1', 2, [4])).state.hits).toEqual([]);
  });
});
