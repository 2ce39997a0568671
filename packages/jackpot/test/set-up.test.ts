import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import type { TableTerms } from '../src/commands.js';
import { decide, displayOf, initial, lights, type MeterRules, pendingHits } from '../src/index.js';
import {
  accept,
  type Draft,
  dollars,
  eventsOf,
  expectRefusal,
  given,
  later,
  meterOf,
  opened,
  play,
  reserveOf,
  reset,
  round,
  stamped,
} from './support/meter.js';
import {
  caribbean,
  headsUp,
  maryland,
  miniRoyal,
  southDakotaFlush,
  washington,
  washingtonHouse,
} from './support/rules.js';

const NOTHING = { state: initial };

describe('opening', () => {
  it('starts from the seed, which the house puts up', () => {
    const [event] = eventsOf(caribbean(), NOTHING, opened('t1', 't2'));
    expect(event).toMatchObject({
      type: 'Opened',
      jackpot: 'main',
      tables: ['t1', 't2'],
      prizeCents: null,
      effect: { meterMicros: dollars(1000), reserveMicros: 0, seedsMicros: dollars(1000) },
      cite: 'SD-CSP-20f#1',
      by: 'dana',
    });
    const played = given(caribbean(), opened('t1', 't2'));
    expect(played.state).toEqual({
      phase: 'running',
      jackpot: 'main',
      terms: caribbean().terms,
      prizeCents: null,
      ledger: played.state.base,
      base: expect.objectContaining({ basesMicros: {}, resets: 0 }),
      open: [],
      tables: { t1: { lastRound: 0, round: null }, t2: { lastRound: 0, round: null } },
      hits: [],
      hitsKeyed: 0,
      petitions: [],
      criteria: [],
      transfersIn: [],
    });
    expect(lights(played.state, 't9')).toEqual([]);
    expect(displayOf(caribbean(), played.state)).toEqual({
      type: 'progressive',
      amountCents: 100_000,
      wagerCents: 100,
      suit: null,
      notice: null,
    });
  });

  it('starts from another amount the first time, and with a reserve, where the house says so', () => {
    const rules = caribbean({ jackpot: { initial: 150_000, reserve: 20_000 } });
    const played = given(rules, opened());
    expect([meterOf(played), reserveOf(played)]).toEqual([1500, 200]);
    expect(played.state.ledger.books.seedsMicros).toBe(dollars(1700));
  });

  it('is refused a second time, and nothing else comes before it', () => {
    const rules = caribbean();
    expectRefusal(rules, given(rules, opened()), opened(), 'already-open', 'baize:orders');
    expectRefusal(rules, NOTHING, accept('t1', 1, [1]), 'not-open', 'baize:orders');
    expect(pendingHits(initial, 't1')).toEqual([]);
    expect(lights(initial, 't1')).toEqual([]);
  });

  it('is refused with a table named twice', () => {
    expectRefusal(caribbean(), NOTHING, opened('t1', 't1'), 'table-twice', 'baize:orders');
  });

  it('[MD-HCF-12E(2)(a)] runs at the rates of the house rules', () => {
    const played = given(maryland({ jackpot: { rate: 1234, reserveRate: 56 } }), opened());
    expect(played.state.terms).toMatchObject({ rateBasisPoints: 1234, reserveRateBasisPoints: 56 });
  });

  it('cannot be asked for where it is not offered', () => {
    expect(() => washington({ paytable: 'PT-BJS-HCF-SF-99' })).toThrow();
  });
});

const tableTerms = ({ terms }: MeterRules, change: Partial<TableTerms> = {}): TableTerms => ({
  game: terms.game,
  wager: terms.wager,
  jackpotType: terms.type,
  paytable: terms.paytable,
  wagerCents: terms.wagerCents,
  suit: terms.suit,
  ...change,
});

const link = (table: string, terms: TableTerms): Draft => ({ type: 'LinkTable', table, terms });

describe('linking', () => {
  it('[SD-CSP-4#3, AMB-71] puts several tables of one game on a common meter', () => {
    const rules = caribbean();
    const played = given(
      rules,
      opened('t1'),
      link('t2', tableTerms(rules)),
      round('t1', 1, [1, 2]),
      round('t2', 1, [3]),
    );
    expect(played.events[1]).toMatchObject({
      type: 'TableLinked',
      table: 't2',
      cite: 'SD-CSP-4#3',
    });
    expect(meterOf(played)).toBe(1000.6);
  });

  const DIFFERENT: readonly [string, Partial<TableTerms>, string][] = [
    ['game', { game: 'high-card-flush' }, 'AMB-71'],
    ['option', { wager: 'straight-flush' }, 'AMB-71'],
    ['pay table', { paytable: 'PMG-01' }, 'AMB-71'],
    ['wager', { wagerCents: cents(500) }, 'AMB-71'],
    ['suit', { suit: 'h' }, 'AMB-71'],
  ];
  it.each(DIFFERENT)('[AMB-71] is refused to a table of another %s', (_, change, cite) => {
    const rules = caribbean();
    const terms = tableTerms(rules, change);
    expectRefusal(rules, given(rules, opened()), link('t2', terms), 'link-differs', cite);
  });

  it('[SD-CSP-6] is refused to a table of another game, with a jackpot of the same name', () => {
    const rules = caribbean();
    const flush = tableTerms(southDakotaFlush(), { paytable: rules.terms.paytable });
    expectRefusal(rules, given(rules, opened()), link('t2', flush), 'link-differs', 'AMB-71');
  });

  it('[WA-RP-JP-3] never joins House and Progressive', () => {
    const rules = washington();
    const house = tableTerms(rules, { jackpotType: 'house' });
    expectRefusal(rules, given(rules, opened()), link('t2', house), 'types-linked', 'WA-RP-JP-3');
    const other = washingtonHouse();
    const progressive = tableTerms(other, { jackpotType: 'progressive' });
    expectRefusal(
      other,
      given(other, opened()),
      link('t2', progressive),
      'types-linked',
      'WA-RP-JP-3',
    );
  });

  it('cites the types of a document that knows only one of them', () => {
    const rules = caribbean();
    const house = tableTerms(rules, { jackpotType: 'house' });
    expectRefusal(
      rules,
      given(rules, opened()),
      link('t2', house),
      'types-linked',
      'house:jackpots',
    );
  });

  it('happens once', () => {
    const rules = caribbean();
    const again = link('t1', tableTerms(rules));
    expectRefusal(rules, given(rules, opened()), again, 'already-linked', 'baize:orders');
  });

  it('says in words what differs', () => {
    const rules = miniRoyal('h');
    const played = given(rules, opened());
    const decided = (change: Partial<TableTerms>, words: string) => {
      const asked = stamped(link('t2', tableTerms(rules, change)));
      expect(decide(rules, played.state, asked)).toMatchObject({
        error: { code: 'link-differs', cite: 'AMB-71', message: expect.stringContaining(words) },
      });
    };
    decided({ suit: null }, 'the suit here is h, theirs none');
    decided({ suit: 's' }, 'the suit here is h, theirs s');
  });

  it('ends when the table asks, and not during a round', () => {
    const rules = caribbean();
    const unlink: Draft = { type: 'UnlinkTable', table: 't2' };
    const playing = given(rules, opened('t1', 't2'), round('t2', 1, [1]));
    expectRefusal(rules, playing, unlink, 'round-in-progress', 'house:jackpots');
    const done = play(rules, playing, reset('t2', 1), unlink);
    expect(Object.keys(done.state.tables)).toEqual(['t1']);
    expectRefusal(rules, done, unlink, 'not-linked', 'house:jackpots');
    expectRefusal(rules, done, accept('t2', 2, [1]), 'not-linked', 'house:jackpots');
    expect(meterOf(done)).toBe(1000.2);
  });

  it('is not fooled by names that objects have', () => {
    const rules = caribbean();
    expectRefusal(
      rules,
      given(rules, opened()),
      accept('constructor', 1, [1]),
      'not-linked',
      'house:jackpots',
    );
  });
});

describe('changing the terms', () => {
  const change = (reason = 'new submission'): Draft => ({ type: 'ChangeTerms', reason });

  it('takes over other rates and another seed from the rules in force', () => {
    const played = given(southDakotaFlush(), opened(), round('t1', 1, [1]));
    const rules = southDakotaFlush({ jackpot: { rate: 3000, reserveRate: 0, seed: 200_000 } });
    const done = play(rules, played, change(), round('t1', 2, [1]));
    expect(done.events.at(-4)).toMatchObject({ type: 'TermsChanged', reason: 'new submission' });
    expect(meterOf(done)).toBe(1000.5);
    expect(reserveOf(done)).toBe(0.05);
    expect(done.state.terms.seedCents).toBe(200_000);
  });

  it('is refused without a reason', () => {
    const rules = southDakotaFlush();
    expectRefusal(rules, given(rules, opened()), change('  '), 'no-reason', 'house:reasons');
  });

  it('[SD-CSP-21b#2, AMB-64] leaves a frozen pay table alone while the jackpot runs', () => {
    const played = given(caribbean({ paytable: '21-10-percent' }), opened());
    const rules = caribbean({ paytable: '21-5000-dollars' });
    expectRefusal(rules, played, change(), 'frozen-while-running', 'SD-CSP-21b#2');
  });

  it('[WA-RP-AppF-n5#2] leaves the chosen suit alone while the jackpot runs', () => {
    const played = given(miniRoyal('h'), opened());
    expectRefusal(miniRoyal('s'), played, change(), 'frozen-while-running', 'WA-RP-AppF-n5#2');
  });

  it('[WA-RP-AppJ-n3] leaves the chosen suit of the flopped royal alone too', () => {
    const played = given(headsUp('h'), opened());
    expectRefusal(headsUp('s'), played, change(), 'frozen-while-running', 'WA-RP-AppJ-n3');
  });

  it('[SD-HCF-12#5] moves the seed in proportion to the wager', () => {
    const alone = given(southDakotaFlush(), opened(), { type: 'UnlinkTable', table: 't1' });
    const unscaled = southDakotaFlush({ jackpot: { wager: 500, seed: 400_000 } });
    expectRefusal(unscaled, alone, change(), 'seed-not-scaled', 'SD-HCF-12#5');
    const scaled = southDakotaFlush({ jackpot: { wager: 500, seed: 500_000 } });
    const done = play(scaled, alone, change());
    expect(done.state.terms).toMatchObject({ wagerCents: 500, seedCents: 500_000 });
    // What lies on the meter stays: only the next reset is at the new seed.
    expect(meterOf(done)).toBe(1000);
  });

  it('[SD-CSP-21f#3] moves the seed in proportion to the wager', () => {
    const alone = given(caribbean(), opened(), { type: 'UnlinkTable', table: 't1' });
    const rules = caribbean({ jackpot: { wager: 500 } });
    expectRefusal(rules, alone, change(), 'seed-not-scaled', 'SD-CSP-21f#3');
  });

  it('does not change the suit under linked tables, where a document would let it change', () => {
    const free = (suit: 'h' | 's'): MeterRules => {
      const rules = miniRoyal(suit);
      return { ...rules, law: { ...rules.law, frozenWhileRunning: [] } };
    };
    const played = given(free('h'), opened());
    expectRefusal(free('s'), played, change(), 'tables-linked', 'AMB-71');
  });

  it('lets the seed change alone, and where scaling is only recommended or not stated', () => {
    const played = given(washington(), opened(), { type: 'UnlinkTable', table: 't1' });
    const done = play(washington({ jackpot: { wager: 500 } }), played, change());
    expect(done.state.terms.wagerCents).toBe(500);
    const flush = given(southDakotaFlush(), opened());
    play(southDakotaFlush({ jackpot: { seed: 123_456 } }), flush, change());
  });

  const SHARED: readonly [string, MeterRules, MeterRules, string][] = [
    [
      'wager',
      southDakotaFlush(),
      southDakotaFlush({ jackpot: { wager: 500, seed: 500_000 } }),
      'AMB-71',
    ],
    ['pay table', southDakotaFlush(), southDakotaFlush({ paytable: '2' }), 'AMB-71'],
  ];
  it.each(SHARED)('does not change the %s under linked tables', (_, before, after, cite) => {
    const played = given(before, opened());
    expectRefusal(after, played, change(), 'tables-linked', cite);
    const alone = play(before, played, { type: 'UnlinkTable', table: 't1' });
    expect(play(after, alone, change()).state.terms).toEqual(after.terms);
  });

  const OTHERS: readonly [string, MeterRules, MeterRules][] = [
    ['rulebook', maryland(), southDakotaFlush()],
    ['option', washington(), miniRoyal('h')],
    ['type', washington(), washingtonHouse()],
  ];
  it.each(OTHERS)('is another jackpot under another %s', (_, before, after) => {
    expectRefusal(after, given(before, opened()), change(), 'another-jackpot', 'house:jackpots');
  });
});

describe('a house jackpot', () => {
  const rules = washingtonHouse();
  const played = later(() => given(rules, opened()));
  const modify = (prize: number, reason = 'a quiet week'): Draft => ({
    type: 'ModifyPrize',
    prizeCents: cents(prize),
    reason,
  });

  it('[WA-RP-DEF-house#2] shows its prize and the prescribed notice', () => {
    expect(displayOf(rules, played.state)).toEqual({
      type: 'house',
      amountCents: 250_000,
      wagerCents: 100,
      suit: null,
      notice: {
        value:
          'House Jackpot prizes are paid by the casino and are not components of any progressive prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed House Jackpot prize may be modified or discontinued at any time without prior notice.',
        cite: 'WA-RP-DEF-house#2',
      },
    });
  });

  it('[WA-RP-DEF-house#2] which a progressive does not show', () => {
    const progressive = washington();
    const open = given(progressive, opened());
    expect(displayOf(progressive, open.state)).toMatchObject({ type: 'progressive', notice: null });
  });

  it('[WA-RP-DEF-house#1] does not grow even if its terms had a rate', () => {
    const wrong = { ...rules, terms: { ...rules.terms, rateBasisPoints: 2000 } };
    const done = given(wrong, opened(), round('t1', 1, [1, 2, 3]));
    expect(displayOf(wrong, done.state).amountCents).toBe(250_000);
  });

  it('[WA-RP-DEF-house#1] does not grow by wagers', () => {
    const done = play(rules, played, round('t1', 1, [1, 2, 3]));
    expect(displayOf(rules, done.state).amountCents).toBe(250_000);
    expect(done.state.ledger.books).toEqual(played.state.ledger.books);
    expect(done.events.at(-1)).toMatchObject({
      type: 'Contributed',
      wagers: 3,
      effect: {},
      displayMicros: dollars(2500),
    });
  });

  it('[WA-RP-DEF-house#3] is modified at any time, also during a round, on record', () => {
    const done = play(rules, played, round('t1', 1, [1]), modify(180_000));
    expect(done.events.at(-1)).toMatchObject({
      type: 'PrizeModified',
      prizeCents: 180_000,
      reason: 'a quiet week',
      by: 'dana',
      cite: 'WA-RP-DEF-house#3',
    });
    expect(displayOf(rules, done.state).amountCents).toBe(180_000);
    expect(displayOf(rules, play(rules, done, modify(1)).state).amountCents).toBe(1);
  });

  it('is not modified without a reason, or to no amount', () => {
    expectRefusal(rules, played, modify(180_000, ''), 'no-reason', 'house:reasons');
    for (const prize of [0, -5]) {
      expectRefusal(rules, played, modify(prize), 'not-an-amount', 'baize:forms');
    }
    const half: Draft = { type: 'ModifyPrize', prizeCents: 0.5 as never, reason: 'half' };
    expectRefusal(rules, played, half, 'not-an-amount', 'baize:forms');
  });

  it('[WA-RP-DEF-prog#2] while a progressive is not modified at will', () => {
    const progressive = washington();
    expectRefusal(
      progressive,
      given(progressive, opened()),
      modify(180_000),
      'not-a-house-jackpot',
      'WA-RP-DEF-prog#2',
    );
  });
});
