import { type Account, balanceOf, NO_BALANCES, post } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { postingsOf, wonAccount } from '../src/index.js';
import {
  dollars,
  fixed,
  given,
  key,
  later,
  opened,
  type Played,
  pay,
  play,
  reject,
  reset,
  round,
  share,
  verify,
} from './support/meter.js';
import { caribbean, washingtonHouse } from './support/rules.js';

const CSP = caribbean({ jackpot: { reserve: 5_000 } });

/** The postings of the last event that has any. */
const lastPosting = ({ events }: Played) =>
  events
    .flatMap(postingsOf)
    .slice(-1)
    .map(({ reason, entries }) => ({
      reason,
      entries: Object.fromEntries(entries.map(({ account, micros }) => [account, micros])),
    }))[0];

const balancesOf = ({ events }: Played) => {
  const balances = post(NO_BALANCES, events.flatMap(postingsOf));
  return (account: Account) => balanceOf(balances, account);
};

describe('money of a jackpot', () => {
  const open = later(() => given(CSP, opened()));
  const dealt = later(() => play(CSP, open, round('t1', 1, [2, 4])));
  const keyed = later(() => play(CSP, dealt, key('t1', 1, share(4, 100))));

  it('the seed and the first reserve are put up by the house', () => {
    expect(lastPosting(open)).toEqual({
      reason: 'SD-CSP-20f#1: Opened',
      entries: {
        'meter/main': dollars(1000),
        'reserve/main': dollars(50),
        'seed/main': dollars(-1050),
      },
    });
  });

  it('[WA-RP-DEF-prog#4] a contribution is paid by the house, out of the wagers of the table', () => {
    expect(lastPosting(dealt)).toEqual({
      reason: 'AMB-48: Contributed',
      entries: {
        'meter/main': dollars(0.4),
        'reserve/main': dollars(0.1),
        'house/contributions/t1': dollars(-0.5),
      },
    });
  });

  it('an award leaves the meter when it is keyed, and the new seed and the reserve come onto it', () => {
    expect(lastPosting(keyed)).toEqual({
      reason: 'SD-CSP-20a: WinnersKeyed',
      entries: {
        'meter/main': dollars(49.7),
        'reserve/main': dollars(-50.1),
        'meter/main/won': dollars(1000.4),
        'seed/main': dollars(-1000),
      },
    });
    expect(wonAccount('main')).toBe('meter/main/won');
  });

  it('[SD-CSP-20a] and goes to the player when it is paid', () => {
    const paid = play(CSP, keyed, verify('main/1'), pay('main/1'));
    expect(lastPosting(paid)).toEqual({
      reason: 'SD-CSP-20a: main/1 paid',
      entries: { 'meter/main/won': dollars(-1000.4), 'player/t1-p4': dollars(1000.4) },
    });
    expect(balancesOf(paid)('meter/main/won')).toBe(0);
  });

  it('a rejected award goes back the way it came', () => {
    const rejected = play(CSP, keyed, reject('main/1'));
    const before = balancesOf(dealt);
    const after = balancesOf(rejected);
    for (const account of ['meter/main', 'reserve/main', 'meter/main/won', 'seed/main'] as const) {
      expect(after(account), account).toBe(before(account));
    }
  });

  it('[SD-CSP-20b] a fixed award goes from the tray to the player, when it is paid', () => {
    const wins = play(CSP, dealt, key('t1', 1, fixed(2, 10_000)));
    expect(wins.events.slice(-2).flatMap(postingsOf)).toEqual([]);
    expect(lastPosting(play(CSP, wins, pay('main/1')))).toEqual({
      reason: 'SD-CSP-20b: main/1 paid',
      entries: { 'tray/t1': dollars(-100), 'player/t1-p2': dollars(100) },
    });
  });

  it('what the house makes up is its own', () => {
    const rules = caribbean({ settings: { multiHit: 'sameBasis' } });
    const both = play(rules, dealt, key('t1', 1, share(4, 100), share(2, 10)));
    expect(lastPosting(both)?.entries).toMatchObject({
      'meter/main/won': dollars(1100.44),
      'house/jackpot/main': dollars(-100.04),
    });
  });

  it('corrections and recoveries are between the house and the meter', () => {
    const people = { second: 'flo', reason: 'so' };
    const adjusted = play(CSP, dealt, {
      type: 'Adjust',
      of: 'reserve',
      changeMicros: dollars(2),
      ...people,
    });
    expect(lastPosting(adjusted)?.entries).toEqual({
      'reserve/main': dollars(2),
      'house/jackpot/main': dollars(-2),
    });
    const recovered = play(CSP, dealt, {
      type: 'RecoverSeed',
      amountMicros: dollars(0.4),
      document: 'memo',
      ...people,
    });
    expect(lastPosting(recovered)?.entries).toEqual({
      'meter/main': dollars(-0.4),
      'seed/main': dollars(0.4),
    });
  });

  it('[AMB-29] a void round moves none of it', () => {
    const voided = play(CSP, dealt, reset('t1', 1, 'void'));
    expect(voided.events.slice(-1).flatMap(postingsOf)).toEqual([]);
  });

  it('events without money have no postings', () => {
    const none = dealt.events.filter((event) => postingsOf(event).length === 0);
    expect(none.map(({ type }) => type)).toEqual(['WagersAccepted', 'SensorsLocked']);
  });

  it('[WA-RP-DEF-house#1] wagers on a house jackpot stay in the tray; its prize comes from there', () => {
    const rules = washingtonHouse();
    const won = given(
      rules,
      opened(),
      round('t1', 1, [2]),
      key('t1', 1, share(2, 100)),
      { type: 'PassGate', hit: 'main/1', gate: 'hand-wins' },
      { type: 'PassGate', hit: 'main/1', gate: 'light-lit' },
      verify('main/1'),
      pay('main/1'),
    );
    expect(won.events.flatMap(postingsOf).map(({ entries }) => entries)).toEqual([
      [
        { account: 'tray/t1', micros: dollars(-2500) },
        { account: 'player/t1-p2', micros: dollars(2500) },
      ],
    ]);
  });
});
