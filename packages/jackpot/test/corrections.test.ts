import { micros } from '@baize/money';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  dollars,
  eventsOf,
  expectRefusal,
  given,
  key,
  later,
  meterOf,
  opened,
  pay,
  play,
  reject,
  reserveOf,
  round,
  share,
  verify,
} from './support/meter.js';
import { caribbean, washington, washingtonHouse } from './support/rules.js';

const CSP = caribbean({ jackpot: { reserve: 5_000 } });
const WA = washington();
const HOUSE = washingtonHouse();

/** $1,000.40 on the meter, $50.10 in the reserve. */
const played = later(() => given(CSP, opened(), round('t1', 1, [2, 4])));

describe('a correction', () => {
  const adjust = (
    of: 'meter' | 'reserve',
    change: number,
    second = 'flo',
    reason = 'the display was keyed wrongly',
  ): Draft => ({ type: 'Adjust', of, changeMicros: change as never, second, reason });

  it('by two people moves meter or reserve either way, with its reason on record', () => {
    expect(eventsOf(CSP, played, adjust('meter', dollars(-0.4)))).toEqual([
      {
        type: 'Adjusted',
        jackpot: 'main',
        at: '2026-03-01T20:00:00Z',
        by: 'dana',
        second: 'flo',
        reason: 'the display was keyed wrongly',
        of: 'meter',
        effect: { meterMicros: dollars(-0.4), adjustmentsMicros: dollars(-0.4) },
        cite: 'house:corrections',
      },
    ]);
    expect(meterOf(play(CSP, played, adjust('meter', dollars(-0.4))))).toBe(1000);
    expect(meterOf(play(CSP, played, adjust('meter', 1)))).toBe(1000.400001);
    const reserve = play(CSP, played, adjust('reserve', dollars(-50.1)));
    expect([meterOf(reserve), reserveOf(reserve)]).toEqual([1000.4, 0]);
    const emptied = play(CSP, played, adjust('meter', dollars(-1000.4)));
    expect(meterOf(emptied)).toBe(0);
    expect(emptied.state.ledger.books.adjustmentsMicros).toBe(dollars(-1000.4));
  });

  it('takes two different people and a reason', () => {
    for (const second of ['dana', '', '  ']) {
      expectRefusal(CSP, played, adjust('meter', 1, second), 'not-two-people', 'house:two-people');
    }
    expectRefusal(CSP, played, adjust('meter', 1, 'flo', ' '), 'no-reason', 'house:reasons');
  });

  it('changes something, in whole micros, and takes no more than there is', () => {
    for (const change of [0, 0.5]) {
      expectRefusal(CSP, played, adjust('meter', change), 'not-an-amount', 'baize:forms');
    }
    expectRefusal(CSP, played, adjust('meter', dollars(-1000.4) - 1), 'below-zero', 'house:chips');
    expectRefusal(CSP, played, adjust('reserve', dollars(-50.1) - 1), 'below-zero', 'house:chips');
  });

  it('does not lower a meter under a hit that may still be rejected', () => {
    const keyed = play(CSP, played, key('t1', 1, share(4, 100)));
    expectRefusal(CSP, keyed, adjust('meter', -1), 'hit-undecided', 'house:jackpots');
    expectRefusal(CSP, keyed, adjust('reserve', -1), 'hit-undecided', 'house:jackpots');
    const raised = play(CSP, keyed, adjust('meter', dollars(1)));
    expect(meterOf(raised)).toBe(1051.1);
    expect(meterOf(play(CSP, raised, reject('main/1')))).toBe(1001.4);
    const decided = play(CSP, keyed, verify('main/1'));
    expect(meterOf(play(CSP, decided, adjust('meter', -1)))).toBe(1050.099999);
  });

  it('[WA-RP-DEF-prog#3] is accounted for as money held for the players', () => {
    const wa = given(WA, opened());
    expect(eventsOf(WA, wa, adjust('meter', 1))).toMatchObject([{ cite: 'AMB-43' }]);
  });

  it('has nothing to correct on a house jackpot', () => {
    const house = given(HOUSE, opened());
    expectRefusal(HOUSE, house, adjust('meter', 1), 'no-fund', 'WA-RP-DEF-house#2');
  });
});

describe('a documented seed recovery', () => {
  const recover = (
    amount: number,
    document = 'memo 12',
    second = 'flo',
    reason = 'the seed is covered by wagers',
  ): Draft => ({
    type: 'RecoverSeed',
    amountMicros: amount as never,
    document,
    second,
    reason,
  });
  /** $1,600 on the meter, of which $1,000 must stay; the house has put up $1,050. */
  const rich = later(() =>
    play(CSP, played, {
      type: 'Adjust',
      of: 'meter',
      changeMicros: dollars(599.6),
      second: 'flo',
      reason: 'carried over',
    }),
  );

  it('[AMB-43] takes back what the house put up, down to the seed', () => {
    expect(eventsOf(CSP, rich, recover(dollars(600)))).toMatchObject([
      {
        type: 'SeedRecovered',
        document: 'memo 12',
        second: 'flo',
        reason: 'the seed is covered by wagers',
        effect: { meterMicros: dollars(-600), recoveredMicros: dollars(600) },
        cite: 'house:corrections',
      },
    ]);
    expect(meterOf(play(CSP, rich, recover(dollars(600))))).toBe(1000);
    expectRefusal(CSP, rich, recover(dollars(600) + 1), 'below-the-seed', 'house:corrections');
    play(CSP, rich, recover(1));
  });

  it('[AMB-43] never takes back more than the house put up', () => {
    const more = play(CSP, rich, {
      type: 'Adjust',
      of: 'meter',
      changeMicros: dollars(5000),
      second: 'flo',
      reason: 'carried over',
    });
    expectRefusal(
      CSP,
      more,
      recover(dollars(1050) + 1),
      'more-than-the-seeds',
      'house:corrections',
    );
    const once = play(CSP, more, recover(dollars(1000)));
    expectRefusal(CSP, once, recover(dollars(50) + 1), 'more-than-the-seeds', 'house:corrections');
    expect(play(CSP, once, recover(dollars(50))).state.ledger.books.recoveredMicros).toBe(
      dollars(1050),
    );
  });

  it('[WA-RP-DEF-prog#3] takes a document, two people, a reason and an amount', () => {
    const wa = play(WA, given(WA, opened()), {
      type: 'Adjust',
      of: 'meter',
      changeMicros: dollars(10),
      second: 'flo',
      reason: 'carried over',
    });
    const cite = 'AMB-43';
    expectRefusal(WA, wa, recover(1, ' '), 'no-document', cite);
    expectRefusal(WA, wa, recover(1, 'memo', 'dana'), 'not-two-people', 'house:two-people');
    expectRefusal(WA, wa, recover(1, 'memo', 'flo', ''), 'no-reason', 'house:reasons');
    for (const amount of [0, -1, 0.5]) {
      expectRefusal(WA, wa, recover(amount), 'not-an-amount', 'baize:forms');
    }
    play(WA, wa, recover(1));
  });

  it('waits for undecided hits', () => {
    const keyed = play(CSP, rich, key('t1', 1, share(4, 10)));
    expectRefusal(CSP, keyed, recover(1), 'hit-undecided', 'house:jackpots');
    play(CSP, keyed, verify('main/1'), pay('main/1'), recover(1));
  });

  it('has nothing to take from a house jackpot', () => {
    const house = given(HOUSE, opened());
    expectRefusal(HOUSE, house, recover(1), 'no-fund', 'WA-RP-DEF-house#2');
    expect(micros(0)).toBe(house.state.ledger.books.seedsMicros);
  });
});
