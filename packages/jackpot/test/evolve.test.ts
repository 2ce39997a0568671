import { cents, micros } from '@baize/money';
import { AssertionFailure } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { assertBooks, EMPTY_BOOKS, entered } from '../src/books.js';
import { type EventOf, evolve, initial, type MeterEvent } from '../src/index.js';
import {
  AT,
  eventsOf,
  given,
  key,
  later,
  opened,
  type Played,
  pay,
  play,
  reject,
  round,
  share,
  verify,
} from './support/meter.js';
import { caribbean, washingtonHouse } from './support/rules.js';

const CSP = caribbean();
const dealt = later(() => given(CSP, opened('t1', 't2'), round('t1', 1, [2, 4])));
const keyed = later(() =>
  play(CSP, dealt, key('t1', 1, share(4, 100)), key('t1', 1, share(2, 10))),
);

const stamp = { at: AT, by: 'dana', jackpot: 'main' } as const;

/** An event as a slip of ours might make it: it stops the meter rather than being believed. */
const expectStop = ({ state }: Played, event: MeterEvent, words: string): void => {
  expect(() => evolve(state, event)).toThrow(AssertionFailure);
  expect(() => evolve(state, event)).toThrow(words);
};

const eventOf = <T extends MeterEvent['type']>(
  events: readonly MeterEvent[],
  type: T,
): EventOf<T> => events.find((event): event is EventOf<T> => event.type === type) as EventOf<T>;

describe('events that cannot be', () => {
  it('nothing before the opening, which happens once and in one stream', () => {
    const [first, second] = dealt.events as [MeterEvent, MeterEvent];
    expect(() => evolve(initial, second)).toThrow('before the jackpot opened');
    expectStop(dealt, first, 'a jackpot opens once');
    expectStop(dealt, { ...second, jackpot: 'other' }, 'an event of other in main');
  });

  it('[WA-RP-DEF-prog#3] a meter falls for an award, a correction, a transfer or a recovery alone', () => {
    const lowered: MeterEvent = {
      ...stamp,
      type: 'TransferredIn',
      transfer: 'T',
      from: { kind: 'licensee', licensee: 'x' },
      reference: 'r',
      effect: { meterMicros: micros(-5), transfersInMicros: micros(-5) },
      cite: 'AMB-48',
    };
    expectStop(dealt, lowered, 'TransferredIn may not lower a meter');
    const reserve = {
      ...lowered,
      effect: { reserveMicros: micros(-5), transfersInMicros: micros(-5) },
    };
    expectStop(dealt, reserve, 'TransferredIn may not lower a meter');
    const neither = {
      ...lowered,
      effect: { meterMicros: micros(0), transfersInMicros: micros(0) },
    };
    evolve(dealt.state, neither);
  });

  it('[WA-RP-DEF-prog#4] what does not balance', () => {
    const [contributed] = [eventOf(dealt.events, 'Contributed')];
    const locked = given(CSP, opened('t1', 't2'), round('t1', 1, [2, 4]).slice(0, 2));
    const more = { ...contributed.effect, meterMicros: micros(400_001) };
    expectStop(locked, { ...contributed, effect: more }, 'out of balance by -1 micros');
    const debt: MeterEvent = {
      ...stamp,
      type: 'Adjusted',
      of: 'meter',
      second: 'flo',
      reason: 'x',
      effect: { meterMicros: micros(-2_000_000_000), adjustmentsMicros: micros(-2_000_000_000) },
      cite: 'AMB-48',
    };
    expectStop(dealt, debt, 'a meter is never negative');
    const owed = {
      ...debt,
      effect: { reserveMicros: micros(-100_001), adjustmentsMicros: micros(-100_001) },
    };
    expectStop(dealt, owed, 'a reserve is never negative');
  });

  it('a display that shows something else', () => {
    const contributed = eventOf(dealt.events, 'Contributed');
    const locked = given(CSP, opened('t1', 't2'), round('t1', 1, [2, 4]).slice(0, 2));
    evolve(locked.state, contributed);
    expectStop(locked, { ...contributed, displayMicros: micros(7) }, 'the display shows');
  });

  it('an award that is not what the meter makes it', () => {
    const [event] = eventsOf(CSP, dealt, key('t1', 1, share(4, 10)));
    const winners = eventOf([event as MeterEvent], 'WinnersKeyed');
    const [winner] = winners.winners;
    const wrong = { ...winners, winners: [{ ...winner, cents: cents(1) }] } as MeterEvent;
    // The amount follows from the steps; what the event says of it must be the same.
    expectStop(dealt, wrong, 'the hit main/1 is 10004 cents, not 1');
    const silent = { ...winners, effect: {} };
    expectStop(dealt, silent, 'WinnersKeyed does not say what it does to the books');
  });

  it('a rejection that recomputes wrongly, or of nothing', () => {
    const [event] = eventsOf(CSP, keyed, reject('main/1'));
    const rejected = eventOf([event as MeterEvent], 'HitRejected');
    expect(rejected.recomputed).toEqual([{ hit: 'main/2', cents: 10_004 }]);
    const wrong = { ...rejected, recomputed: [{ hit: 'main/2', cents: cents(5) }] };
    expectStop(keyed, wrong, 'the hit main/2 is 10004 cents, not 5');
    expectStop(keyed, { ...rejected, hit: 'main/9' }, 'the hit main/9 was there');
    const unknown = { ...rejected, recomputed: [{ hit: 'main/9', cents: cents(5) }] };
    expectStop(keyed, unknown, 'the hit main/9 is undefined cents, not 5');
  });

  it('a round at a table that is not there, or contributions before the lock', () => {
    const contributed = eventOf(dealt.events, 'Contributed');
    expectStop(dealt, { ...contributed, table: 't9', round: 't9/1' }, 'table t9 at the meter');
    expectStop(dealt, contributed, 'round t1/1 is locked');
    const open = given(CSP, opened('t1'));
    expectStop(open, contributed, 'round t1/1 is locked');
    const betting = given(CSP, opened('t1'), round('t1', 1, [1]).slice(0, 1));
    expectStop(betting, contributed, 'round t1/1 is locked');
  });

  it('a pending hit that is forgotten', () => {
    const gone: MeterEvent = {
      ...stamp,
      type: 'SensorsReset',
      table: 't1',
      round: 't1/1',
      outcome: 'complete',
      cite: 'AMB-48',
    };
    expectStop(keyed, gone, 'a pending hit of t1 is not forgotten');
    const next: MeterEvent = {
      ...stamp,
      type: 'WagersAccepted',
      table: 't1',
      round: 't1/2',
      wagers: [],
    };
    expectStop(keyed, next, 'a pending hit of t1 is not forgotten');
    evolve(keyed.state, { ...next, round: 't1/1' });
    evolve(keyed.state, { ...next, table: 't2', round: 't2/1' });
    const paid = play(CSP, keyed, verify('main/1'), pay('main/1'), verify('main/2'), pay('main/2'));
    evolve(paid.state, gone);
    evolve(paid.state, next);
  });

  it('a returned chip that nobody counted', () => {
    const locked = given(CSP, opened('t1'), round('t1', 1, [2]).slice(0, 2));
    expectStop(
      locked,
      {
        ...stamp,
        type: 'CountResolved',
        table: 't1',
        round: 't1/1',
        seat: 2,
        how: 'return-chip',
        office: 'floorperson',
        reason: 'x',
        cite: 'AMB-48',
      },
      'a count',
    );
  });

  it('[WA-RP-DEF-house#1] money in the books of a house jackpot', () => {
    const rules = washingtonHouse();
    const locked = given(rules, opened('t1'), round('t1', 1, [2]).slice(0, 2));
    expectStop(
      locked,
      {
        ...stamp,
        type: 'Contributed',
        table: 't1',
        round: 't1/1',
        wagers: 1,
        effect: { meterMicros: micros(5), contributionsMicros: micros(5) },
        displayMicros: micros(2_500_000_000),
        cite: 'AMB-48',
      },
      'a house jackpot has no books',
    );
  });
});

describe('the books', () => {
  const LINES = Object.keys(EMPTY_BOOKS) as (keyof typeof EMPTY_BOOKS)[];
  const HELD = [
    'meterMicros',
    'reserveMicros',
    'awardsMicros',
    'transfersOutMicros',
    'recoveredMicros',
  ];

  it.each(LINES)('[WA-RP-DEF-prog#4] %s alone is out of balance', (line) => {
    const sign = HELD.includes(line) ? '-' : '';
    expect(() => entered(EMPTY_BOOKS, { [line]: micros(3) })).toThrow(
      `out of balance by ${sign}3 micros`,
    );
  });

  it('balance when as much came in as is accounted for, on each pair of lines', () => {
    for (const held of LINES.filter((line) => HELD.includes(line))) {
      for (const line of LINES.filter((one) => !HELD.includes(one))) {
        const books = entered(EMPTY_BOOKS, { [held]: micros(3), [line]: micros(3) });
        expect([books[held], books[line]]).toEqual([3, 3]);
        assertBooks(books);
      }
    }
  });
});
