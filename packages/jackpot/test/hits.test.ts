import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { awardInOrder, decide, displayOf, type MeterRules, pendingHits } from '../src/index.js';
import {
  centsOf,
  countedRound,
  type Draft,
  dollars,
  eventsOf,
  expectRefusal,
  fixed,
  gate,
  given,
  key,
  later,
  meterOf,
  opened,
  pay,
  play,
  reject,
  reserveOf,
  reset,
  round,
  share,
  stamped,
  verify,
} from './support/meter.js';
import {
  caribbean,
  maryland,
  southDakotaFlush,
  washington,
  washingtonHouse,
} from './support/rules.js';

const CSP = caribbean();
const MD = maryland();

/** Three seats of one table with the wager: the meter shows $1,000.60, the reserve holds $0.15. */
const dealt = later(() => given(CSP, opened(), round('t1', 1, [2, 4, 6])));

describe('keying', () => {
  it('[SD-CSP-20a, SD-CSP-20f#1, AMB-58] fixes the amount and lowers the meter by it', () => {
    const [keyed] = eventsOf(CSP, dealt, key('t1', 1, share(4, 10)));
    expect(keyed).toEqual({
      type: 'WinnersKeyed',
      jackpot: 'main',
      at: '2026-03-01T20:00:00Z',
      by: 'dana',
      table: 't1',
      round: 't1/1',
      winners: [
        {
          hit: 'main/1',
          seat: 4,
          player: 't1-p4',
          hand: 'a hand of 10 percent',
          cite: 'SD-CSP-21a',
          percent: 10,
          cents: 10_006,
          from: 'meter',
          waits: true,
        },
      ],
      multiHit: 'sequential',
      seedMicros: dollars(1000),
      effect: { meterMicros: dollars(-100.06), awardsMicros: dollars(100.06) },
      gates: [
        { gate: 'hand-wins', cite: 'SD-CSP-4#2' },
        { gate: 'light-lit', cite: 'SD-CSP-5' },
        { gate: 'keyed', cite: 'SD-CSP-20c' },
      ],
      cite: 'SD-CSP-20a',
    });
    expect(meterOf(play(CSP, dealt, key('t1', 1, share(4, 10))))).toBe(900.54);
  });

  it('[SD-CSP-20f#1] the whole meter leaves the seed and any reserve', () => {
    const played = play(CSP, dealt, key('t1', 1, share(4, 100)));
    expect(centsOf(played)).toEqual({ 'main/1': 100_060 });
    expect([meterOf(played), reserveOf(played)]).toEqual([1000.15, 0]);
  });

  it('[SD-CSP-20b] a fixed award comes from the tray and leaves the meter alone', () => {
    const [keyed] = eventsOf(CSP, dealt, key('t1', 1, fixed(4, 10_000)));
    expect(keyed).toMatchObject({
      winners: [{ percent: null, cents: 10_000, from: 'tray', waits: false }],
      effect: {},
    });
    const played = play(CSP, dealt, key('t1', 1, fixed(4, 10_000)));
    expect(played.state.ledger).toEqual(dealt.state.ledger);
  });

  it('[SD-CSP-20d, SD-HCF-12c] any winner brings a supervisor, on record', () => {
    const called = eventsOf(CSP, dealt, key('t1', 1, fixed(6, 5_000), share(2, 10)))[1];
    expect(called).toMatchObject({
      type: 'SupervisorCalled',
      table: 't1',
      round: 't1/1',
      hits: ['main/1', 'main/2'],
      cite: 'SD-CSP-20d',
    });
    const flush = southDakotaFlush();
    const played = given(flush, opened(), round('t1', 1, [3]));
    expect(eventsOf(flush, played, key('t1', 1, fixed(3, 300)))[1]).toMatchObject({
      type: 'SupervisorCalled',
      cite: 'SD-HCF-12c',
    });
  });

  it('numbers the hits of a jackpot without gaps, over all its tables', () => {
    const played = given(
      CSP,
      opened('t1', 't2'),
      round('t1', 1, [2, 4]),
      round('t2', 1, [2]),
      key('t1', 1, fixed(4, 5_000), fixed(2, 5_000)),
      key('t2', 1, fixed(2, 5_000)),
    );
    expect(played.state.hits.map(({ hit, table, player }) => [hit, table, player])).toEqual([
      ['main/1', 't1', 't1-p4'],
      ['main/2', 't1', 't1-p2'],
      ['main/3', 't2', 't2-p2'],
    ]);
  });

  it('asks for a lit light', () => {
    expectRefusal(CSP, dealt, key('t1', 1, share(3, 10)), 'no-light', 'SD-CSP-5');
    const both = key('t1', 1, share(4, 10), share(3, 10));
    expectRefusal(CSP, dealt, both, 'no-light', 'SD-CSP-5');
  });

  it('takes a seat once', () => {
    const played = play(CSP, dealt, key('t1', 1, share(4, 10)));
    expectRefusal(CSP, played, key('t1', 1, share(4, 10)), 'seat-already-keyed', 'baize:orders');
    expectRefusal(CSP, played, key('t1', 1, fixed(4, 500)), 'seat-already-keyed', 'baize:orders');
    const twice = key('t1', 1, share(4, 10), fixed(4, 500));
    expectRefusal(CSP, dealt, twice, 'seat-already-keyed', 'baize:orders');
    const paid = play(CSP, played, verify('main/1'), pay('main/1'));
    expectRefusal(CSP, paid, key('t1', 1, share(4, 10)), 'seat-already-keyed', 'baize:orders');
  });

  it('takes only shares that the table pays, and amounts', () => {
    expectRefusal(CSP, dealt, key('t1', 1, share(4, 50)), 'not-on-the-table', 'SD-CSP-21b');
    for (const amount of [0, -1]) {
      expectRefusal(CSP, dealt, key('t1', 1, fixed(4, amount)), 'not-an-amount', 'baize:forms');
    }
    const half = { ...fixed(4, 1), due: { kind: 'fixed', cents: 0.5 as never } } as const;
    expectRefusal(CSP, dealt, key('t1', 1, half), 'not-an-amount', 'baize:forms');
    play(CSP, dealt, key('t1', 1, fixed(4, 1)));
  });

  it('is of the round that is in play', () => {
    const other = key('t1', 2, share(4, 10));
    expectRefusal(CSP, dealt, other, 'not-in-play', 'baize:steps');
    const locked = given(CSP, opened('t1', 't2'), round('t1', 1, [4]).slice(0, 2));
    expectRefusal(CSP, locked, key('t1', 1, share(4, 10)), 'not-in-play', 'baize:steps');
    expectRefusal(CSP, locked, key('t2', 1, share(4, 10)), 'not-in-play', 'baize:steps');
    expectRefusal(CSP, locked, key('t3', 1, share(4, 10)), 'not-linked', 'house:jackpots');
    expectRefusal(CSP, dealt, key('t1', 1), 'nobody-won', 'baize:orders');
  });

  it("[SD-CSP-20f#2, SD-HCF-12e#2] goes counterclockwise from the dealer's right", () => {
    const upwards = key('t1', 1, share(4, 10), share(6, 10));
    expectRefusal(CSP, dealt, upwards, 'out-of-order', 'SD-CSP-20f#2');
    const one = play(CSP, dealt, key('t1', 1, share(4, 10)));
    expectRefusal(CSP, one, key('t1', 1, share(6, 10)), 'out-of-order', 'SD-CSP-20f#2');
    const flush = southDakotaFlush();
    const played = given(flush, opened(), round('t1', 1, [1, 2]));
    const wrong = key('t1', 1, share(1, 10), share(2, 10));
    expectRefusal(flush, played, wrong, 'out-of-order', 'SD-HCF-12e#2');
    const both = play(CSP, one, key('t1', 1, share(2, 10)));
    expect(centsOf(both)).toEqual({ 'main/1': 10_006, 'main/2': 9_005 });
  });

  it('goes in any order for fixed awards, for other tables, and past what is decided', () => {
    play(CSP, dealt, key('t1', 1, fixed(2, 500), fixed(6, 500)));
    play(CSP, dealt, key('t1', 1, share(2, 10)), key('t1', 1, fixed(6, 500)));
    play(CSP, dealt, key('t1', 1, fixed(2, 500)), key('t1', 1, share(6, 10)));
    play(CSP, dealt, key('t1', 1, share(2, 10)), verify('main/1'), key('t1', 1, share(6, 10)));
    const two = given(CSP, opened('t1', 't2'), round('t1', 1, [2]), round('t2', 1, [6]));
    play(CSP, two, key('t1', 1, share(2, 10)), key('t2', 1, share(6, 10)));
  });

  it('[SD-CSP-20c] the button again turns it off, before it is confirmed', () => {
    const unkey: Draft = { type: 'UnkeyWinner', hit: 'main/1' };
    const played = play(CSP, dealt, key('t1', 1, share(4, 100)));
    const [off] = eventsOf(CSP, played, unkey);
    expect(off).toMatchObject({
      type: 'WinnerUnkeyed',
      hit: 'main/1',
      effect: {
        meterMicros: dollars(0.45),
        reserveMicros: dollars(0.15),
        awardsMicros: dollars(-1000.6),
        seedsMicros: dollars(-1000),
      },
      recomputed: [],
      cite: 'SD-CSP-20c',
    });
    const undone = play(CSP, played, unkey);
    expect(undone.state.ledger).toEqual(dealt.state.ledger);
    expect(undone.state.hits).toEqual([]);
    expectRefusal(CSP, undone, unkey, 'no-such-hit', 'baize:orders');
    const again = play(CSP, undone, key('t1', 1, share(4, 100)));
    expect(centsOf(again)).toEqual({ 'main/2': 100_060 });
    const verified = play(CSP, played, verify('main/1'));
    expectRefusal(CSP, verified, unkey, 'already-decided', 'house:corrections');
    const paid = play(CSP, verified, pay('main/1'));
    expectRefusal(CSP, paid, unkey, 'already-decided', 'house:corrections');
  });

  it('undoes where the key is no gate of the document, by the clause of the shares', () => {
    const played = given(MD, opened(), countedRound('t1', 1, [3]), key('t1', 1, share(3, 10)));
    expect(eventsOf(MD, played, { type: 'UnkeyWinner', hit: 'main/1' })).toMatchObject([
      { type: 'WinnerUnkeyed', cite: 'house:jackpots' },
    ]);
  });
});

describe('the procedure of the house', () => {
  const meter = (multiHit: string): MeterRules => caribbean({ settings: { multiHit } });

  it('[MD-HCF-12E(3), AMB-13] Maryland: at the amount on the meter at the turn of each player', () => {
    expect(MD.multiHit).toBe('sequential');
    const played = given(
      MD,
      opened(),
      countedRound('t1', 1, [2, 5]),
      key('t1', 1, share(5, 100), share(2, 100)),
    );
    expect(centsOf(played)).toEqual({ 'main/1': 3_000_040, 'main/2': 3_000_010 });
    expect([meterOf(played), reserveOf(played)]).toEqual([30_000, 0]);
  });

  it('[SD-CSP-20e] in turn, unless the house has set another', () => {
    expect(CSP.multiHit).toBe('sequential');
    const together = play(CSP, dealt, key('t1', 1, share(6, 100), share(2, 10)));
    const apart = play(CSP, dealt, key('t1', 1, share(6, 100)), key('t1', 1, share(2, 10)));
    expect(centsOf(together)).toEqual({ 'main/1': 100_060, 'main/2': 10_001 });
    expect(together.state).toEqual(apart.state);
  });

  it('[SD-CSP-20e, AMB-13] split: the shares of a round are keyed together and divide the meter', () => {
    const rules = meter('split');
    const played = play(rules, dealt, key('t1', 1, share(6, 100), share(4, 100)));
    expect(centsOf(played)).toEqual({ 'main/1': 50_030, 'main/2': 50_030 });
    expect([meterOf(played), reserveOf(played)]).toEqual([1000.15, 0]);
    const third = key('t1', 1, share(2, 10));
    expectRefusal(rules, played, third, 'not-keyed-together', 'SD-CSP-20e');
    play(rules, played, key('t1', 1, fixed(2, 500)));
    const first = play(rules, dealt, key('t1', 1, fixed(2, 500)), key('t1', 1, share(6, 100)));
    expect(centsOf(first)).toMatchObject({ 'main/2': 100_060 });
  });

  it('[SD-CSP-20e, AMB-13] same basis: each of the meter at the lock, the house makes up the rest', () => {
    const rules = meter('sameBasis');
    const played = play(rules, dealt, key('t1', 1, share(6, 100), share(4, 100), share(2, 10)));
    expect(centsOf(played)).toEqual({ 'main/1': 100_060, 'main/2': 100_060, 'main/3': 10_006 });
    expect(meterOf(played)).toBe(1000.15);
    expect(played.state.ledger.books).toMatchObject({
      injectionsMicros: dollars(1100.66),
      awardsMicros: dollars(2101.26),
      seedsMicros: dollars(2000),
    });
  });

  const PERCENTS: readonly (readonly number[])[] = [[100], [10, 100], [100, 10], [100, 100, 10]];
  it.each(['sequential', 'split', 'sameBasis'] as const)(
    '[AMB-13] %s: keys what a settlement of the same round awards',
    (multiHit) => {
      const rules = meter(multiHit);
      for (const percents of PERCENTS) {
        const winners = percents.map((percent, index) => share(6 - 2 * index, percent));
        const played = play(rules, dealt, key('t1', 1, ...winners));
        const { meterMicros, reserveMicros } = dealt.state.ledger.books;
        const { awards, meters } = awardInOrder(
          [{ id: 'progressive', type: 'progressive', seedCents: rules.terms.seedCents }],
          { progressive: { meterMicros, reserveMicros } },
          percents.map((percent, index) => ({
            seat: 6 - 2 * index,
            jackpot: 'progressive',
            percent,
          })),
          multiHit,
        );
        expect(played.state.hits.map((hit) => [hit.seat, hit.cents])).toEqual(
          awards.map((award) => [award.seat, award.cents]),
        );
        expect(played.state.ledger.books).toMatchObject(meters.progressive as object);
      }
    },
  );

  it('[AMB-13, AMB-58] same basis is the meter when this table locked, whatever linked tables did since', () => {
    const rules = meter('sameBasis');
    const played = given(
      rules,
      opened('t1', 't2'),
      round('t1', 1, [2]),
      round('t2', 1, [2]),
      key('t2', 1, share(2, 100)),
      key('t1', 1, share(2, 10)),
    );
    // $1,000.20 at its own lock, $1,000.40 at the other's; the other took that and left $1,000.10.
    expect(centsOf(played)).toEqual({ 'main/1': 100_040, 'main/2': 10_002 });
    expect(meterOf(played)).toBe(900.08);
  });

  it('[AMB-13] a split shares no more than is left of it', () => {
    const rules = caribbean({ settings: { multiHit: 'split' }, jackpot: { initial: 500_000 } });
    const played = given(
      rules,
      opened('t1', 't2'),
      round('t1', 1, [2]),
      round('t2', 1, [2]),
      key('t2', 1, share(2, 100)),
      key('t1', 1, share(2, 100)),
    );
    expect(centsOf(played)).toEqual({ 'main/1': 500_040, 'main/2': 100_010 });
    expect(played.state.ledger.books.injectionsMicros).toBe(0);
    const grown = given(
      rules,
      opened('t1', 't2'),
      round('t1', 1, [2]),
      round('t2', 1, [2]),
      key('t1', 1, share(2, 100)),
    );
    // What a linked table added after the lock stays for the next.
    expect(centsOf(grown)).toEqual({ 'main/1': 500_020 });
    expect(meterOf(grown)).toBe(1000.3);
  });
});

describe('from the key to payment', () => {
  it('[MD-HCF-11B(9)(a), MD-HCF-11B(9)(b), MD-HCF-11B(9)(d)] four gates in order, each with user and time', () => {
    const keyed = given(MD, opened(), countedRound('t1', 1, [3]), key('t1', 1, share(3, 100)));
    const [a, b, c, d] = [
      gate('main/1', 'hand-wins'),
      gate('main/1', 'light-lit'),
      verify('main/1'),
      pay('main/1'),
    ];
    for (const early of [b, c, d]) {
      expectRefusal(MD, keyed, early, 'gate-out-of-order', 'MD-HCF-11B(9)(a)');
    }
    expect(decide(MD, keyed.state, stamped(d))).toMatchObject({
      error: { message: 'first see that the hand wins' },
    });
    const one = play(MD, keyed, { ...a, at: '2026-03-01T20:01:00Z' });
    for (const wrong of [a, c, d]) {
      expectRefusal(MD, one, wrong, 'gate-out-of-order', 'MD-HCF-11B(9)(b)');
    }
    const two = play(MD, one, { ...b, at: '2026-03-01T20:02:00Z' });
    for (const wrong of [a, b, d]) {
      expectRefusal(MD, two, wrong, 'gate-out-of-order', 'MD-HCF-11B(9)(c)');
    }
    const three = play(MD, two, { ...c, at: '2026-03-01T20:03:00Z' });
    for (const wrong of [a, b, c]) {
      expectRefusal(MD, three, wrong, 'gate-out-of-order', 'MD-HCF-11B(9)(d)');
    }
    const four = play(MD, three, { ...d, at: '2026-03-01T20:04:00Z' });
    expect(four.state.hits[0]?.gates).toEqual([
      { gate: 'hand-wins', cite: 'MD-HCF-11B(9)(a)', by: 'dana', at: '2026-03-01T20:01:00Z' },
      { gate: 'light-lit', cite: 'MD-HCF-11B(9)(b)', by: 'dana', at: '2026-03-01T20:02:00Z' },
      {
        gate: 'floorperson-validates',
        cite: 'MD-HCF-11B(9)(c)',
        by: 'flo',
        at: '2026-03-01T20:03:00Z',
      },
      { gate: 'pay', cite: 'MD-HCF-11B(9)(d)', by: 'dana', at: '2026-03-01T20:04:00Z' },
    ]);
    expect(four.state.hits[0]?.status).toBe('paid');
    for (const late of [a, b, c, d]) {
      expectRefusal(MD, four, late, 'already-decided', 'baize:orders');
    }
    expect(four.events.slice(-4).map((event) => event.type)).toEqual([
      'GatePassed',
      'GatePassed',
      'HitVerified',
      'HitPaid',
    ]);
  });

  it('[SD-CSP-20c] where the key is a gate, keying passes those before it too', () => {
    const keyed = play(CSP, dealt, key('t1', 1, share(4, 10)));
    expect(keyed.state.hits[0]?.gates.map((passed) => [passed.gate, passed.by])).toEqual([
      ['hand-wins', 'dana'],
      ['light-lit', 'dana'],
      ['keyed', 'dana'],
    ]);
    const early = pay('main/1');
    expectRefusal(CSP, keyed, early, 'gate-out-of-order', 'SD-CSP-20d');
    const paid = play(CSP, keyed, verify('main/1'), pay('main/1'));
    expect(paid.events.at(-1)).toMatchObject({
      type: 'HitPaid',
      hit: 'main/1',
      table: 't1',
      player: 't1-p4',
      cents: 10_006,
      from: 'meter',
      cite: 'SD-CSP-20a',
    });
  });

  it('[MD-HCF-11B(9)(c)] a floorperson or above validates, and not who keyed it', () => {
    const keyed = given(
      MD,
      opened(),
      countedRound('t1', 1, [3]),
      key('t1', 1, share(3, 100)),
      gate('main/1', 'hand-wins'),
      gate('main/1', 'light-lit'),
    );
    const cite = 'MD-HCF-11B(9)(c)';
    const by = (by: string, office: 'dealer' | 'floorperson' | 'operator'): Draft => ({
      type: 'VerifyHit',
      hit: 'main/1',
      office,
      by,
    });
    expectRefusal(MD, keyed, by('don', 'dealer'), 'not-a-floorperson', cite);
    expectRefusal(MD, keyed, by('dana', 'floorperson'), 'same-person', 'house:roles');
    const verified = play(MD, keyed, by('opal', 'operator'));
    expect(verified.events.at(-1)).toMatchObject({
      type: 'HitVerified',
      hit: 'main/1',
      office: 'operator',
      by: 'opal',
      cite,
    });
    expect(verified.state.hits[0]?.status).toBe('verified');
    expectRefusal(MD, keyed, verify('main/9'), 'no-such-hit', 'baize:orders');
    expectRefusal(MD, keyed, gate('main/9', 'hand-wins'), 'no-such-hit', 'baize:orders');
    expectRefusal(MD, keyed, pay('main/9'), 'no-such-hit', 'baize:orders');
  });

  const HCF = southDakotaFlush();
  const WAITING: readonly [string, MeterRules, number, boolean][] = [
    ['High Card Flush, below the amount', HCF, 59_999, false],
    ['High Card Flush, at the amount', HCF, 60_000, true],
    ['Maryland, every award', MD, 300, true],
    ['below the amount of the house', CSP, 59_999, false],
    ['at the amount of the house', CSP, 60_000, true],
    ['above it', CSP, 60_001, true],
    ['another amount of the house', caribbean({ settings: { validateFrom: 500 } }), 500, true],
    ['just below that one', caribbean({ settings: { validateFrom: 500 } }), 499, false],
  ];
  it.each(WAITING)(
    '[SD-CSP-20d, SD-HCF-12c] a fixed award waits: %s',
    (_, rules, amount, waits) => {
      const seats = rules === MD ? countedRound('t1', 1, [3]) : round('t1', 1, [3]);
      const played = given(rules, opened(), seats, key('t1', 1, fixed(3, amount)));
      expect(played.state.hits[0]?.waits).toBe(waits);
      if (rules === MD || rules === HCF) return;
      if (waits) {
        expectRefusal(rules, played, pay('main/1'), 'gate-out-of-order', 'SD-CSP-20d');
        play(rules, played, verify('main/1'), pay('main/1'));
      } else {
        expectRefusal(rules, played, verify('main/1'), 'gate-out-of-order', 'SD-CSP-20a');
        play(rules, played, pay('main/1'));
      }
    },
  );

  it('every award waits where the document says so, or the house has set no amount', () => {
    const every = { ...MD, validateFromCents: cents(60_000) };
    const one = given(every, opened(), countedRound('t1', 1, [3]), key('t1', 1, fixed(3, 300)));
    expect(one.state.hits[0]?.waits).toBe(true);
    const none = { ...CSP, validateFromCents: null };
    const two = given(none, opened(), round('t1', 1, [3]), key('t1', 1, fixed(3, 1)));
    expect(two.state.hits[0]?.waits).toBe(true);
  });

  it('[SD-CSP-20d] a share of the meter waits, however small', () => {
    const rules = caribbean({ jackpot: { seed: 100 } });
    const played = given(rules, opened(), round('t1', 1, [3]), key('t1', 1, share(3, 10)));
    expect(played.state.hits[0]).toMatchObject({ cents: 12, waits: true });
  });

  it('pays one hit and leaves the others as they are', () => {
    const played = play(CSP, dealt, key('t1', 1, fixed(6, 500), fixed(4, 500)), pay('main/2'));
    expect(played.state.hits.map(({ status }) => status)).toEqual(['keyed', 'paid']);
    expect(pendingHits(played.state, 't1').map(({ hit }) => hit)).toEqual(['main/1']);
    expect(pendingHits(played.state, 't2')).toEqual([]);
  });

  it('is pending until paid, verified or not', () => {
    const verified = play(CSP, dealt, key('t1', 1, share(4, 10)), verify('main/1'));
    expect(pendingHits(verified.state, 't1').length).toBe(1);
    expectRefusal(CSP, verified, reset('t1', 1), 'hit-pending', 'SD-CSP-22');
    const paid = play(CSP, verified, pay('main/1'));
    expect(pendingHits(paid.state, 't1')).toEqual([]);
    play(CSP, paid, reset('t1', 1));
  });
});

describe('rejecting', () => {
  const keyed = later(() => play(CSP, dealt, key('t1', 1, share(4, 100))));

  it('restores the amount and takes back the seed and the reserve that replaced it', () => {
    const [event] = eventsOf(CSP, keyed, reject('main/1'));
    expect(event).toMatchObject({
      type: 'HitRejected',
      hit: 'main/1',
      office: 'floorperson',
      reason: 'the hand was misread',
      by: 'flo',
      effect: {
        meterMicros: dollars(0.45),
        reserveMicros: dollars(0.15),
        awardsMicros: dollars(-1000.6),
        seedsMicros: dollars(-1000),
      },
      recomputed: [],
      cite: 'SD-CSP-20d',
    });
    const done = play(CSP, keyed, reject('main/1'));
    expect(done.state.ledger).toEqual(dealt.state.ledger);
    expect([done.state.open, done.state.hits]).toEqual([[], []]);
    play(CSP, done, key('t1', 1, share(4, 10)));
  });

  it('takes a floorperson, a reason, and a hit that nobody has verified', () => {
    const cite = 'SD-CSP-20d';
    const draft = (office: 'dealer' | 'operator', reason: string): Draft => ({
      type: 'RejectHit',
      hit: 'main/1',
      office,
      reason,
    });
    expectRefusal(CSP, keyed, draft('dealer', 'so'), 'not-a-floorperson', cite);
    expectRefusal(CSP, keyed, draft('operator', ''), 'no-reason', 'house:reasons');
    expectRefusal(CSP, keyed, reject('main/7'), 'no-such-hit', 'baize:orders');
    const verified = play(CSP, keyed, verify('main/1'));
    expectRefusal(CSP, verified, reject('main/1'), 'already-decided', 'house:corrections');
    expectRefusal(
      CSP,
      play(CSP, verified, pay('main/1')),
      reject('main/1'),
      'already-decided',
      'house:corrections',
    );
    play(CSP, keyed, draft('operator', 'so'));
  });

  it('of a fixed award moves nothing', () => {
    const played = play(CSP, dealt, key('t1', 1, fixed(4, 500)), reject('main/1'));
    expect(played.state.ledger).toEqual(dealt.state.ledger);
    expect(played.events.at(-1)).toMatchObject({ effect: {}, recomputed: [] });
  });

  it('recomputes later pending hits in order, those of linked tables and verified ones too', () => {
    const played = given(
      CSP,
      opened('t1', 't2', 't3'),
      round('t1', 1, [2, 4]),
      round('t2', 1, [3]),
      key('t1', 1, share(4, 100)), // $1,000.60 of the meter; then $1,000.15
      round('t3', 1, [5, 6]), // and 40 cents
      key('t2', 1, share(3, 10)), // $100.05
      key('t1', 1, share(2, 10)), // $90.05 of $900.50
      key('t3', 1, share(5, 100)), // the $810.45 left, to the seed and the reserve's 10 cents
      verify('main/2'),
    );
    expect(centsOf(played)).toEqual({
      'main/1': 100_060,
      'main/2': 10_005,
      'main/3': 9_005,
      'main/4': 81_045,
    });
    expect(meterOf(played)).toBe(1000.1);
    const done = play(CSP, played, reject('main/1'));
    // As if it had never been keyed: $1,001.00 on the meter when the second one was.
    expect(done.events.at(-1)).toMatchObject({
      recomputed: [
        { hit: 'main/2', cents: 10_010 },
        { hit: 'main/3', cents: 9_009 },
        { hit: 'main/4', cents: 81_081 },
      ],
    });
    expect(centsOf(done)).toEqual({ 'main/2': 10_010, 'main/3': 9_009, 'main/4': 81_081 });
    expect([meterOf(done), reserveOf(done)]).toEqual([1000.25, 0]);
  });

  it('leaves fixed awards and decided ones as they are', () => {
    const played = given(
      CSP,
      opened('t1', 't2'),
      round('t1', 1, [2, 4, 6]),
      round('t2', 1, [5]),
      key('t1', 1, share(6, 10)),
      verify('main/1'),
      key('t1', 1, share(4, 100), fixed(2, 5_000)),
      key('t2', 1, share(5, 10)),
      reject('main/2'),
    );
    expect(played.events.at(-1)).toMatchObject({ recomputed: [{ hit: 'main/4', cents: 9_007 }] });
    expect(centsOf(played)).toEqual({ 'main/1': 10_008, 'main/3': 5_000, 'main/4': 9_007 });
  });

  it('recomputes nothing that was keyed before it', () => {
    const played = play(CSP, dealt, key('t1', 1, share(6, 10)), key('t1', 1, share(4, 10)));
    expect(eventsOf(CSP, played, reject('main/2'))).toMatchObject([{ recomputed: [] }]);
    expect(centsOf(play(CSP, played, reject('main/2')))).toEqual({ 'main/1': 10_006 });
  });

  it('leaves no trace of it, whatever comes before or after', () => {
    const rules = caribbean({ settings: { multiHit: 'split' } });
    const first = given(
      rules,
      opened('t1', 't2'),
      round('t1', 1, [4]),
      round('t2', 1, [3, 5]),
      key('t1', 1, share(4, 10)),
    );
    const more = play(rules, first, key('t2', 1, fixed(5, 500)));
    expect(more.state.open).toEqual(first.state.open);
    const both = play(rules, more, key('t2', 1, share(3, 10)), reject('main/3'));
    expect(both.state.open).toEqual(first.state.open);
  });

  it('recomputes one of a split among those that are left', () => {
    const rules = caribbean({ settings: { multiHit: 'split' } });
    const played = play(rules, dealt, key('t1', 1, share(6, 100), share(4, 100), share(2, 100)));
    expect(centsOf(played)).toEqual({ 'main/1': 33_353, 'main/2': 33_353, 'main/3': 33_353 });
    const two = play(rules, played, verify('main/1'), reject('main/2'));
    expect(centsOf(two)).toEqual({ 'main/1': 50_030, 'main/3': 50_030 });
    expectRefusal(rules, two, pay('main/1'), 'earlier-hit-undecided', 'AMB-58');
    const one = play(rules, two, reject('main/3'), pay('main/1'));
    expect(centsOf(one)).toEqual({ 'main/1': 100_060 });
    expect(meterOf(one)).toBe(1000.15);
  });

  it('recomputes the basis of a later lock with it', () => {
    const rules = caribbean({ settings: { multiHit: 'sameBasis' }, jackpot: { initial: 500_000 } });
    const played = given(
      rules,
      opened('t1', 't2'),
      round('t1', 1, [1]),
      key('t1', 1, share(1, 100)),
      round('t2', 1, [1]),
      key('t2', 1, share(1, 10)),
    );
    expect(centsOf(played)).toEqual({ 'main/1': 500_020, 'main/2': 10_002 });
    const done = play(rules, played, reject('main/1'));
    expect(centsOf(done)).toEqual({ 'main/2': 50_004 });
  });

  it('is why a share is paid only when nothing before it can change', () => {
    const played = given(
      CSP,
      opened('t1', 't2'),
      round('t1', 1, [4]),
      round('t2', 1, [3]),
      key('t1', 1, share(4, 100)),
      key('t2', 1, share(3, 10)),
      verify('main/2'),
    );
    expectRefusal(CSP, played, pay('main/2'), 'earlier-hit-undecided', 'AMB-58');
    const decided = play(CSP, played, verify('main/1'));
    expect(
      play(CSP, decided, pay('main/2'), pay('main/1')).state.hits.map(({ status }) => status),
    ).toEqual(['paid', 'paid']);
    const rejected = play(CSP, played, reject('main/1'), pay('main/2'));
    expect(rejected.events.at(-1)).toMatchObject({ type: 'HitPaid', cents: 10_004 });
  });

  it('does not hold up a fixed award', () => {
    const played = play(CSP, dealt, key('t1', 1, share(6, 100), fixed(4, 500)), pay('main/2'));
    expect(played.events.at(-1)).toMatchObject({ type: 'HitPaid', from: 'tray', cents: 500 });
  });
});

describe('South Dakota High Card Flush', () => {
  const rules = southDakotaFlush();
  const played = later(() => given(rules, opened(), round('t1', 1, [2, 5])));

  it('[SD-HCF-12a, SD-HCF-12e#1] percents come off the displayed meter, the whole leaves seed and reserve', () => {
    const [tenth] = eventsOf(rules, played, key('t1', 1, share(5, 10)));
    expect(tenth).toMatchObject({
      winners: [{ cents: 10_004, from: 'meter' }],
      effect: { meterMicros: dollars(-100.04), awardsMicros: dollars(100.04) },
      cite: 'SD-HCF-12a',
    });
    const whole = play(rules, played, key('t1', 1, share(5, 100)));
    expect([meterOf(whole), reserveOf(whole)]).toEqual([1000.1, 0]);
  });

  it('[SD-HCF-12b] other hands are paid from the tray and the meter is untouched', () => {
    const fixedHand = play(
      rules,
      played,
      key('t1', 1, fixed(5, 25_000)),
      gate('main/1', 'hand-wins'),
      gate('main/1', 'light-lit'),
      pay('main/1'),
    );
    expect(fixedHand.events.at(-1)).toMatchObject({ from: 'tray', cents: 25_000 });
    expect(fixedHand.state.ledger).toEqual(played.state.ledger);
  });

  it('[SD-HCF-12d] several hits on the meter follow the procedure the house has set', () => {
    const amounts = (multiHit: string) => {
      const set = southDakotaFlush({ settings: { multiHit } });
      const both = key('t1', 1, share(5, 100), share(2, 100));
      return Object.values(centsOf(play(set, played, both)));
    };
    expect(amounts('sequential')).toEqual([100_040, 100_010]);
    expect(amounts('split')).toEqual([50_020, 50_020]);
    expect(amounts('sameBasis')).toEqual([100_040, 100_040]);
  });
});

describe('hits on a house jackpot', () => {
  const rules = washingtonHouse();
  const played = later(() => given(rules, opened(), round('t1', 1, [2, 4, 6])));

  it('[AMB-66] every winner gets the posted prize, in any order, and the display stays', () => {
    const done = play(rules, played, key('t1', 1, share(2, 100), share(6, 100), share(4, 10)));
    expect(done.state.hits.map((hit) => [hit.cents, hit.from, hit.waits])).toEqual([
      [250_000, 'tray', true],
      [250_000, 'tray', true],
      [25_000, 'tray', true],
    ]);
    expect(displayOf(rules, done.state).amountCents).toBe(250_000);
    expect(done.state.open).toEqual([]);
  });

  it('pays the prize that was posted at the lock', () => {
    const done = play(
      rules,
      played,
      { type: 'ModifyPrize', prizeCents: cents(100), reason: 'closing' },
      key('t1', 1, share(2, 100)),
    );
    expect(centsOf(done)).toEqual({ 'main/1': 250_000 });
  });

  it('still takes only shares that the table pays', () => {
    expectRefusal(rules, played, key('t1', 1, share(2, 50)), 'not-on-the-table', 'WA-RP-AppG');
  });
});

describe('Washington', () => {
  it('calls a supervisor and validates shares by the reading of the engine', () => {
    const rules = washington();
    const played = given(rules, opened(), round('t1', 1, [2]), key('t1', 1, share(2, 10)));
    expect(played.events.at(-1)).toMatchObject({ type: 'SupervisorCalled', cite: 'AMB-69' });
    expectRefusal(rules, played, pay('main/1'), 'gate-out-of-order', 'AMB-69');
  });
});
