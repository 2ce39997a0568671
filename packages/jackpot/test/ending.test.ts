import { type Account, balanceOf, NO_BALANCES, post } from '@baize/money';
import { describe, expect, it } from 'vitest';
import type { Party, PetitionFor } from '../src/commands.js';
import { decide, type MeterRules, postingsOf } from '../src/index.js';
import {
  accept,
  type Draft,
  dollars,
  eventsOf,
  expectRefusal,
  given,
  key,
  later,
  lock,
  meterOf,
  opened,
  pay,
  play,
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

const discontinue = (petition: string | null = null, reason = 'the game closes'): Draft => ({
  type: 'Discontinue',
  petition,
  reason,
});

const petition = (asks: PetitionFor, name = 'P-1', reason = 'few players'): Draft => ({
  type: 'Petition',
  petition: name,
  asks,
  reason,
});

const decided = (granted: boolean, name = 'P-1', reference = 'letter of 3 March'): Draft => ({
  type: 'RecordDecision',
  petition: name,
  granted,
  reference,
});

const permitted = (asks: PetitionFor): readonly Draft[] => [petition(asks), decided(true)];

const linkAgain = ({ terms }: MeterRules): Draft => ({
  type: 'LinkTable',
  table: 't9',
  terms: {
    game: terms.game,
    wager: terms.wager,
    jackpotType: terms.type,
    paytable: terms.paytable,
    wagerCents: terms.wagerCents,
    suit: terms.suit,
  },
});

const top = (table: string, number: number, hit: string): readonly Draft[] => [
  key(table, number, share(4, 100)),
  verify(hit),
  pay(hit),
  reset(table, number),
];

/** A round was played: $1,000.20 on the meter, 5 cents in the reserve. */
const played = later(() => given(CSP, opened(), round('t1', 1, [4]), reset('t1', 1)));

describe('discontinuing a progressive', () => {
  it('[SD-CSP-7#1] is refused until the highest award has been won', () => {
    expectRefusal(CSP, given(CSP, opened()), discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
    expectRefusal(CSP, played, discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
    const tenth = given(
      CSP,
      opened(),
      round('t1', 1, [4]),
      key('t1', 1, share(4, 10)),
      verify('main/1'),
      pay('main/1'),
      reset('t1', 1),
    );
    expectRefusal(CSP, tenth, discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
  });

  it('[SD-CSP-7#1] is accepted when it has been won: the seed goes back, the rest stays held', () => {
    const won = given(CSP, opened(), round('t1', 1, [4]), top('t1', 1, 'main/1'));
    expect([meterOf(won), reserveOf(won)]).toEqual([1000.05, 0]);
    expect(eventsOf(CSP, won, discontinue())).toMatchObject([
      {
        type: 'Discontinued',
        petition: null,
        reason: 'the game closes',
        effect: { meterMicros: dollars(-1000), recoveredMicros: dollars(1000) },
        heldMicros: dollars(0.05),
        cite: 'SD-CSP-7#1',
      },
    ]);
    const done = play(CSP, won, discontinue());
    expect([done.state.phase, meterOf(done)]).toEqual(['discontinued', 0.05]);
  });

  it('[SD-CSP-7#1] is refused again once wagers have gone onto the meter since', () => {
    const again = given(
      CSP,
      opened(),
      round('t1', 1, [4]),
      top('t1', 1, 'main/1'),
      round('t1', 2, [4]),
      reset('t1', 2),
    );
    expectRefusal(CSP, again, discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
    const empty = given(
      CSP,
      opened(),
      round('t1', 1, [4]),
      top('t1', 1, 'main/1'),
      round('t1', 2, []),
      reset('t1', 2),
    );
    play(CSP, empty, discontinue());
  });

  it('[SD-CSP-7#1] is not opened again by a lesser award', () => {
    const again = given(
      CSP,
      opened(),
      round('t1', 1, [4]),
      top('t1', 1, 'main/1'),
      round('t1', 2, [4]),
      key('t1', 2, share(4, 10)),
      verify('main/2'),
      pay('main/2'),
      reset('t1', 2),
    );
    const refused = decide(CSP, again.state, stamped(discontinue()));
    expect(refused).toMatchObject({ error: { message: expect.stringMatching(/since/) } });
    const never = decide(CSP, played.state, stamped(discontinue()));
    expect(never).toMatchObject({ error: { message: expect.stringMatching(/until/) } });
    expect(again.state.ledger).toMatchObject({ resets: 1, lastSeedMicros: dollars(1000) });
  });

  it('[SD-CSP-7#1] counts what linked tables added between the key and payment', () => {
    const won = given(
      CSP,
      opened('t1', 't2'),
      round('t1', 1, [4]),
      key('t1', 1, share(4, 100)),
      round('t2', 1, [1]),
      verify('main/1'),
      pay('main/1'),
      reset('t1', 1),
      reset('t2', 1),
    );
    expectRefusal(CSP, won, discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
  });

  it('gives back no more of the seed than is left', () => {
    const rules = caribbean({ jackpot: { reserveRate: 0 } });
    const won = given(
      rules,
      opened(),
      round('t1', 1, [4, 2]),
      key('t1', 1, share(4, 100), share(2, 10)),
      verify('main/1'),
      pay('main/1'),
      verify('main/2'),
      pay('main/2'),
      reset('t1', 1),
      discontinue(),
    );
    expect(won.events.at(-1)).toMatchObject({
      effect: { meterMicros: dollars(-900), recoveredMicros: dollars(900) },
      heldMicros: 0,
    });
  });

  it('waits for every table, takes a reason, and happens once', () => {
    const won = given(CSP, opened('t1', 't2'), round('t1', 1, [4]), top('t1', 1, 'main/1'));
    const betting = play(CSP, won, accept('t2', 1, [1]));
    expectRefusal(CSP, betting, discontinue(), 'round-in-progress', 'house:jackpots');
    expectRefusal(CSP, won, discontinue(null, ''), 'no-reason', 'house:reasons');
    const done = play(CSP, won, discontinue());
    expectRefusal(CSP, done, discontinue(), 'discontinued', 'baize:orders');
  });

  it('takes no wagers, tables or terms afterwards', () => {
    const done = given(CSP, opened(), round('t1', 1, [4]), top('t1', 1, 'main/1'), discontinue());
    expectRefusal(CSP, done, accept('t1', 2, [4]), 'discontinued', 'baize:orders');
    expectRefusal(CSP, done, lock('t1', 2), 'discontinued', 'baize:orders');
    expectRefusal(CSP, done, linkAgain(CSP), 'discontinued', 'baize:orders');
    expectRefusal(CSP, done, { type: 'ChangeTerms', reason: 'x' }, 'discontinued', 'baize:orders');
  });

  it('[SD-CSP-7#1] by permission leaves everything held for the players', () => {
    const done = play(CSP, played, permitted('discontinue'), discontinue('P-1'));
    expect(done.events.at(-1)).toMatchObject({
      type: 'Discontinued',
      petition: 'P-1',
      effect: {},
      heldMicros: dollars(1000.25),
    });
    expect([meterOf(done), reserveOf(done)]).toEqual([1000.2, 0.05]);
    const moved = play(
      CSP,
      done,
      petition('transfer-to-game', 'P-2'),
      decided(true, 'P-2'),
      transferOut({ kind: 'jackpot', jackpot: 'other' }, 'P-2'),
    );
    expect(meterOf(moved)).toBe(0);
  });

  const GAPS: readonly [string, MeterRules, string][] = [
    ['SD-HCF-gap-discontinuing', southDakotaFlush(), 'AMB-41'],
    ['MD-HCF-gap-discontinuing', maryland(), 'AMB-41'],
    ['WA-RP-DEF-prog#2', washington(), 'WA-RP-DEF-prog#2'],
  ];
  it.each(GAPS)('[%s] follows the same procedure', (_, rules, cite) => {
    const open = given(rules, opened());
    expectRefusal(rules, open, discontinue(), 'top-award-not-won', cite);
    expectRefusal(rules, open, discontinue('P-1'), 'not-permitted', cite);
    play(rules, open, permitted('discontinue'), discontinue('P-1'));
  });
});

describe('discontinuing a house jackpot', () => {
  const rules = washingtonHouse();

  it('[WA-RP-DEF-house#3] at any time, on record; rounds that were locked are still settled', () => {
    const locked = given(rules, opened(), round('t1', 1, [4]));
    const done = play(rules, locked, discontinue('whatever'));
    expect(done.events.at(-1)).toMatchObject({
      type: 'Discontinued',
      petition: null,
      effect: {},
      heldMicros: 0,
      cite: 'WA-RP-DEF-house#3',
    });
    const keyed = play(rules, done, key('t1', 1, share(4, 100)));
    expect(keyed.state.hits[0]?.cents).toBe(250_000);
    expectRefusal(rules, keyed, reset('t1', 1), 'hit-pending', 'house:jackpots');
    expectRefusal(
      rules,
      play(rules, done, reset('t1', 1)),
      accept('t1', 2, [4]),
      'discontinued',
      'baize:orders',
    );
    const modify: Draft = { type: 'ModifyPrize', prizeCents: 5 as never, reason: 'x' };
    expectRefusal(rules, done, modify, 'discontinued', 'baize:orders');
  });

  it('knows no petitions and holds no fund', () => {
    const open = given(rules, opened());
    expectRefusal(rules, open, petition('discontinue'), 'no-fund', 'WA-RP-DEF-house#2');
    expectRefusal(rules, open, transferIn(), 'no-fund', 'WA-RP-DEF-house#2');
  });
});

describe('a petition', () => {
  const CLAUSES: readonly [PetitionFor, string][] = [
    ['reduce-criteria', 'SD-CSP-7#2'],
    ['transfer-to-game', 'SD-CSP-7#3'],
    ['transfer-to-licensee', 'SD-CSP-7#4'],
    ['discontinue', 'SD-CSP-7#1'],
  ];
  it.each(CLAUSES)('to %s is on record with its clause', (asks, cite) => {
    expect(eventsOf(CSP, played, petition(asks))).toMatchObject([
      { type: 'Petitioned', petition: 'P-1', asks, reason: 'few players', cite },
    ]);
    expectRefusal(CSP, played, petition(asks, 'P-1', ''), 'no-reason', 'house:reasons');
    const asked = play(CSP, played, petition(asks));
    expect(asked.state.petitions).toEqual([{ petition: 'P-1', asks, status: 'asked' }]);
    expectRefusal(CSP, asked, petition(asks), 'petition-known', 'baize:orders');
    expectRefusal(CSP, asked, decided(true, 'P-1', ' '), 'no-reference', cite);
    play(CSP, asked, petition(asks, 'P-2'));
  });

  it('is decided once, with a reference', () => {
    expectRefusal(CSP, played, decided(true), 'no-open-petition', 'baize:orders');
    const asked = play(CSP, played, petition('discontinue'));
    expectRefusal(CSP, asked, decided(true, 'P-2'), 'no-open-petition', 'baize:orders');
    const granted = play(CSP, asked, decided(true));
    expect(granted.events.at(-1)).toMatchObject({
      type: 'PetitionDecided',
      petition: 'P-1',
      granted: true,
      reference: 'letter of 3 March',
    });
    expect(granted.state.petitions[0]?.status).toBe('granted');
    expectRefusal(CSP, granted, decided(true), 'no-open-petition', 'baize:orders');
    const denied = play(CSP, asked, decided(false));
    expect(denied.state.petitions[0]?.status).toBe('denied');
    expectRefusal(CSP, denied, decided(true), 'no-open-petition', 'baize:orders');
  });

  it('gives leave for what it asked, when granted, and once', () => {
    const cite = 'SD-CSP-7#1';
    expectRefusal(CSP, played, discontinue('P-1'), 'not-permitted', cite);
    const asked = play(CSP, played, petition('discontinue'));
    expectRefusal(CSP, asked, discontinue('P-1'), 'not-permitted', cite);
    expectRefusal(CSP, play(CSP, asked, decided(false)), discontinue('P-1'), 'not-permitted', cite);
    const other = play(CSP, played, permitted('reduce-criteria'));
    expectRefusal(CSP, other, discontinue('P-1'), 'not-permitted', cite);
    const two = play(CSP, other, petition('discontinue', 'P-2'));
    expect(two.state.petitions.map(({ status }) => status)).toEqual(['granted', 'asked']);
    const done = play(CSP, two, decided(true, 'P-2'), discontinue('P-2'));
    expect(done.state.petitions.map(({ status }) => status)).toEqual(['granted', 'used']);
  });
});

describe('making it easier to win', () => {
  const reduce = (
    hand: 'straight-flush' | 'royal-flush' | 'four-of-a-kind' | 'pair',
    percent: number,
  ): Draft => ({ type: 'ReduceCriteria', petition: 'P-1', hand, percent });
  const may = later(() => play(CSP, played, permitted('reduce-criteria')));

  it('[SD-CSP-7#2] needs a permission on record', () => {
    expectRefusal(CSP, played, reduce('straight-flush', 100), 'not-permitted', 'SD-CSP-7#2');
  });

  it('[SD-CSP-7#2] lets a lower hand take a larger share, and is used up by it', () => {
    expect(eventsOf(CSP, may, reduce('straight-flush', 50))).toMatchObject([
      {
        type: 'CriteriaReduced',
        petition: 'P-1',
        hand: 'straight-flush',
        percent: 50,
        cite: 'SD-CSP-7#2',
      },
    ]);
    const done = play(CSP, may, reduce('straight-flush', 50), round('t1', 2, [3]));
    expect(done.state.criteria).toEqual([{ hand: 'straight-flush', percent: 50 }]);
    expectRefusal(CSP, done, reduce('straight-flush', 100), 'not-permitted', 'SD-CSP-7#2');
    const keyed = play(CSP, done, key('t1', 2, share(3, 50)));
    expect(keyed.state.hits[0]?.cents).toBe(50_020);
    play(CSP, may, reduce('four-of-a-kind', 100));
    play(CSP, may, reduce('straight-flush', 11));
  });

  it('[SD-CSP-7#2] is for hands of the table, and upwards', () => {
    expectRefusal(CSP, may, reduce('pair', 100), 'not-on-the-table', 'SD-CSP-21b');
    expectRefusal(CSP, may, reduce('straight-flush', 10), 'not-a-reduction', 'SD-CSP-7#2');
    expectRefusal(CSP, may, reduce('royal-flush', 100), 'not-a-reduction', 'SD-CSP-7#2');
    for (const percent of [0, 101, 1.5]) {
      expectRefusal(CSP, may, reduce('straight-flush', percent), 'not-a-percent', 'baize:forms');
    }
    play(CSP, may, reduce('four-of-a-kind', 1));
    const ended = play(
      CSP,
      may,
      petition('discontinue', 'P-2'),
      decided(true, 'P-2'),
      discontinue('P-2'),
    );
    expectRefusal(CSP, ended, reduce('straight-flush', 100), 'discontinued', 'baize:orders');
  });
});

const transferOut = (to: Party, name = 'P-1'): Draft => ({
  type: 'TransferOut',
  petition: name,
  transfer: 'T-1',
  to,
});

const transferIn = (
  meter = 1000.2,
  reserve = 0.05,
  reference = 'letter of 3 March',
  from: Party = { kind: 'jackpot', jackpot: 'main' },
): Draft => ({
  type: 'TransferIn',
  transfer: 'T-1',
  from,
  meterMicros: dollars(meter),
  reserveMicros: dollars(reserve),
  reference,
});

const TO_GAME: Party = { kind: 'jackpot', jackpot: 'flush' };
const TO_LICENSEE: Party = { kind: 'licensee', licensee: 'Silver Spur' };

describe('transferring the liability', () => {
  const HCF = southDakotaFlush();
  const receiving = later(() => given(HCF, { type: 'Open', jackpot: 'flush', tables: [] }));

  it("[SD-CSP-7#3] to another game's jackpot by permission, in balanced entries", () => {
    const out = play(CSP, played, permitted('transfer-to-game'), transferOut(TO_GAME));
    expect(out.events.at(-1)).toMatchObject({
      type: 'TransferredOut',
      petition: 'P-1',
      transfer: 'T-1',
      to: TO_GAME,
      effect: {
        meterMicros: dollars(-1000.2),
        reserveMicros: dollars(-0.05),
        transfersOutMicros: dollars(1000.25),
      },
      cite: 'SD-CSP-7#3',
    });
    expect([out.state.phase, meterOf(out), reserveOf(out)]).toEqual(['discontinued', 0, 0]);
    expect(out.state.petitions[0]?.status).toBe('used');
    const arrived = play(HCF, receiving, transferIn());
    expect(arrived.events.at(-1)).toMatchObject({
      type: 'TransferredIn',
      transfer: 'T-1',
      from: { kind: 'jackpot', jackpot: 'main' },
      reference: 'letter of 3 March',
      effect: {
        meterMicros: dollars(1000.2),
        reserveMicros: dollars(0.05),
        transfersInMicros: dollars(1000.25),
      },
      cite: 'AMB-41',
    });
    expect([meterOf(arrived), reserveOf(arrived)]).toEqual([2000.2, 0.05]);
    const balances = post(NO_BALANCES, [...out.events, ...arrived.events].flatMap(postingsOf));
    const of = (account: Account) => balanceOf(balances, account);
    const sent = post(NO_BALANCES, out.events.flatMap(postingsOf));
    expect(balanceOf(sent, 'house/transfer/T-1')).toBe(dollars(1000.25));
    expect(of('house/transfer/T-1')).toBe(0);
    expect([of('meter/main'), of('meter/flush')]).toEqual([0, dollars(2000.2)]);
  });

  it('[SD-CSP-7#4] with the fund to another licensee by permission', () => {
    const out = play(CSP, played, permitted('transfer-to-licensee'), transferOut(TO_LICENSEE));
    expect(out.events.at(-1)).toMatchObject({ to: TO_LICENSEE, cite: 'SD-CSP-7#4' });
    const balances = post(NO_BALANCES, out.events.flatMap(postingsOf));
    expect(balanceOf(balances, 'house/licensee/Silver Spur')).toBe(dollars(1000.25));
    const from = given(CSP, { type: 'Open', jackpot: 'spur', tables: [] });
    expect(eventsOf(CSP, from, transferIn())).toMatchObject([{ cite: 'SD-CSP-7#3' }]);
    expect(eventsOf(CSP, from, transferIn(1, 0, 'order 7', TO_LICENSEE))).toMatchObject([
      { from: TO_LICENSEE, cite: 'SD-CSP-7#4' },
    ]);
  });

  it('is refused without the permission it needs', () => {
    expectRefusal(CSP, played, transferOut(TO_GAME), 'not-permitted', 'SD-CSP-7#3');
    expectRefusal(CSP, played, transferOut(TO_LICENSEE), 'not-permitted', 'SD-CSP-7#4');
    const game = play(CSP, played, permitted('transfer-to-game'));
    expectRefusal(CSP, game, transferOut(TO_LICENSEE), 'not-permitted', 'SD-CSP-7#4');
    const licensee = play(CSP, played, permitted('transfer-to-licensee'));
    expectRefusal(CSP, licensee, transferOut(TO_GAME), 'not-permitted', 'SD-CSP-7#3');
  });

  it('is refused to itself, and while anybody plays', () => {
    const may = play(CSP, played, permitted('transfer-to-game'));
    const itself = transferOut({ kind: 'jackpot', jackpot: 'main' });
    expectRefusal(CSP, may, itself, 'to-itself', 'SD-CSP-7#3');
    const playing = play(CSP, may, round('t1', 2, [1]));
    expectRefusal(CSP, playing, transferOut(TO_GAME), 'round-in-progress', 'house:jackpots');
  });

  it('arrives once, with a reference and an amount, at a progressive that runs', () => {
    const arrived = play(HCF, receiving, transferIn());
    expectRefusal(HCF, arrived, transferIn(), 'transfer-received', 'baize:orders');
    play(HCF, arrived, { ...transferIn(), transfer: 'T-2' } as Draft);
    expectRefusal(HCF, receiving, transferIn(1, 1, ' '), 'no-reference', 'AMB-41');
    expectRefusal(HCF, receiving, transferIn(-1, 1), 'not-an-amount', 'baize:forms');
    expectRefusal(HCF, receiving, transferIn(1, -1), 'not-an-amount', 'baize:forms');
    const half = { ...transferIn(), meterMicros: 0.5 } as Draft;
    expectRefusal(HCF, receiving, half, 'not-an-amount', 'baize:forms');
    play(HCF, receiving, transferIn(0, 0));
    const ended = play(HCF, receiving, permitted('discontinue'), discontinue('P-1'));
    expectRefusal(HCF, ended, transferIn(), 'discontinued', 'baize:orders');
  });

  it('arrives while a hit is undecided, and stays when it is rejected', () => {
    const hit = play(CSP, played, round('t1', 2, [4]), key('t1', 2, share(4, 100)));
    const arrived = play(CSP, hit, transferIn(500, 0));
    expect(meterOf(arrived)).toBe(1500.1);
    const rejected = play(CSP, arrived, {
      type: 'RejectHit',
      hit: 'main/1',
      office: 'operator',
      reason: 'misread',
    });
    expect([meterOf(rejected), reserveOf(rejected)]).toEqual([1500.4, 0.1]);
  });

  it('[SD-CSP-7#1] brings players’ money, so that the jackpot runs on', () => {
    const won = given(CSP, opened(), round('t1', 1, [4]), top('t1', 1, 'main/1'));
    const arrived = play(CSP, won, transferIn(500, 0));
    expectRefusal(CSP, arrived, discontinue(), 'top-award-not-won', 'SD-CSP-7#1');
  });
});
