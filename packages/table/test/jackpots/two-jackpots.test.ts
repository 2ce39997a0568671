import { type Hit, pendingHits } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { DEALER, FLOOR, Table } from '../support/table.js';

type Jackpot = 'mini-royal' | 'straight-flush';

const PLAYS = { ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 };

/** Seats 1 and 2 both win of both jackpots, with four different hands; others envy only the mini-royal. */
const settled = (): Table =>
  Table.open('wa/ricochet-poker')
    .bets({ 1: PLAYS, 2: PLAYS, 3: PLAYS })
    .deals({ 1: 'Ah Kh', 2: 'Jh Th', 3: '4c 9d', dealer: 'Qh 9h 8h 2c 3d' })
    .do({ type: 'SettleBonuses' });

const hitAt = (table: Table, jackpot: Jackpot, seat: number): Hit => {
  const meter = table.world.meters[jackpot] ?? { phase: 'unopened' };
  const hit = pendingHits(meter, 't1').find((one) => one.seat === seat);
  if (hit === undefined) throw new Error(`seat ${seat} has no hit`);
  return hit;
};

const seatsKeyed = (table: Table, jackpot: Jackpot): readonly number[] =>
  pendingHits(table.world.meters[jackpot] ?? { phase: 'unopened' }, 't1').map(({ seat }) => seat);

const takeOff = (table: Table, jackpot: Jackpot, seat: number): Table => {
  const step = { type: 'UnkeyWinner', hit: hitAt(table, jackpot, seat).hit } as const;
  return table.do({ type: 'AtJackpot', jackpot, step });
};

const reject = (table: Table, jackpot: Jackpot, seat: number): Table => {
  const { hit } = hitAt(table, jackpot, seat);
  const step = { type: 'RejectHit', hit, reason: 'a card was marked' } as const;
  return table.do({ type: 'AtJackpot', jackpot, step }, FLOOR);
};

const key = (jackpot: Jackpot, seat: number): TableGesture => ({
  type: 'KeyWinner',
  jackpot,
  seat,
});
const ruleOut = (jackpot: Jackpot, seat: number): TableGesture => ({
  type: 'RuleNoAward',
  jackpot,
  seat,
  reason: 'the cards were touched',
});

const envied = (table: Table): readonly string[] =>
  (table.playing.awards?.envy ?? []).map(
    ({ seat, player, jackpot, envies }) => `${seat} ${player} ${jackpot} ${envies}`,
  );

/** Every award and all envy reconciled, up to the action. */
const toAction = (table: Table): Table =>
  table.follow((next) => next.kind === 'do' && next.gesture.type === 'OpenAction');

const ALL: readonly (readonly [Jackpot, number])[] = [
  ['mini-royal', 1],
  ['mini-royal', 2],
  ['straight-flush', 1],
  ['straight-flush', 2],
];

describe('two players who win of two jackpots', () => {
  it('[WA-RP-3] are all paid before the action, and so is envy', () => {
    const table = settled();
    const before = ['Ada', 'Ben', 'Cleo'].map((by) => table.netOf(by));
    const paid = toAction(table);
    const gained = ['Ada', 'Ben', 'Cleo'].map((by, at) => paid.netOf(by) - (before[at] ?? 0));
    expect(gained).toEqual([100_060 + 300, 7_000 + 25_000 + 10_000, 10_000]);
  });

  it.each(ALL)('%s of seat %i, taken off, leaves the other awards alone', (jackpot, seat) => {
    const off = takeOff(settled(), jackpot, seat);
    for (const [other, at] of ALL) {
      const isIt = other === jackpot && at === seat;
      expect(off.refuses(ruleOut(other, at), FLOOR)?.split(' ')[0] ?? null).toBe(
        isIt ? null : 'not-taken-off',
      );
      expect(off.refuses(key(other, at))?.split(' ')[0] ?? null).toBe(
        isIt ? null : 'seat-already-keyed',
      );
      expect(seatsKeyed(off, other).includes(at)).toBe(!isIt);
    }
    expect(off.refuses({ type: 'OpenAction' })).toMatch(/^award-waits \[AMB-77\]/);
    expect(off.playing.awards?.off).toMatchObject([{ jackpot, seat, ruled: false }]);
    const ended = toAction(off.do(key(jackpot, seat)));
    expect(ended.netOf('Ada')).toBe(toAction(settled()).netOf('Ada'));
    expect(ended.netOf('Ben')).toBe(toAction(settled()).netOf('Ben'));
  });

  it.each(ALL)('%s of seat %i, ruled out, bars no other award', (jackpot, seat) => {
    const ruled = takeOff(settled(), jackpot, seat).do(ruleOut(jackpot, seat), FLOOR);
    expect(ruled.refuses(key(jackpot, seat))).toMatch(/^ruled-on /);
    const [other, at] = [
      jackpot === 'mini-royal' ? 'straight-flush' : 'mini-royal',
      3 - seat,
    ] as const;
    const again = takeOff(ruled, other, at).do(key(other, at));
    expect(seatsKeyed(again, other)).toContain(at);
    expect(toAction(again).playing.awards?.envy).toEqual([]);
  });

  it.each(ALL)('%s of seat %i, rejected: only its own envy is gone', (jackpot, seat) => {
    const table = settled();
    expect(envied(table)).toEqual(['3 Cleo mini-royal 1', '2 Ben mini-royal 1']);
    const rejected = reject(table, jackpot, seat);
    const isEnvied = jackpot === 'mini-royal' && seat === 1;
    expect(envied(rejected)).toEqual(isEnvied ? [] : envied(table));
    expect(rejected.refuses(key(jackpot, seat))).toMatch(/^ruled-on /);
    expect(rejected.refuses(ruleOut(jackpot, seat), FLOOR)).toMatch(/^not-taken-off /);
  });

  it('a hand that was taken off keeps its envy waiting until somebody has ruled', () => {
    const off = takeOff(settled(), 'mini-royal', 1);
    expect(envied(off)).toEqual(['3 Cleo mini-royal 1', '2 Ben mini-royal 1']);
    expect(off.refuses({ type: 'PayEnvy' })).toMatch(/^award-first /);
    const ruled = off.do(ruleOut('mini-royal', 1), FLOOR);
    expect(envied(ruled)).toEqual([]);
    expect(ruled.events.at(-1)).toMatchObject({ type: 'EnvyWithdrawn', by: 'Flo' });
  });

  it('envy of one jackpot does not wait for the awards of another', () => {
    const open = settled().follow((_next, now) => !seatsKeyed(now, 'mini-royal').some(() => true));
    expect(seatsKeyed(open, 'straight-flush')).toEqual([2, 1]);
    expect(open.refuses({ type: 'PayEnvy' })).toBeNull();
    const off = takeOff(open, 'straight-flush', 2);
    expect(off.refuses({ type: 'PayEnvy' })).toBeNull();
    expect(off.do({ type: 'PayEnvy' }).playing.awards?.envy).toEqual([]);
  });
});

describe('refused', () => {
  it.each([
    ['no seat was keyed', key('mini-royal', 3), DEALER, 'does-not-win'],
    ['no such jackpot', { ...key('mini-royal', 1), jackpot: 'five-card' }, DEALER, 'not-offered'],
    [
      'no such jackpot',
      { ...ruleOut('mini-royal', 1), jackpot: 'five-card' },
      FLOOR,
      'not-offered',
    ],
  ] as const)('%s', (_what, gesture, person, code) => {
    expect(
      settled()
        .refuses(gesture as TableGesture, person)
        ?.split(' ')[0],
    ).toBe(code);
  });

  it.each(['', ' '])('a ruling that gives no reason: %j', (reason) => {
    const off = takeOff(settled(), 'mini-royal', 1);
    const gesture = { ...ruleOut('mini-royal', 1), reason } as TableGesture;
    expect(off.refuses(gesture, FLOOR)).toBe('no-reason [house:reasons] say why it gets no award');
  });

  it('in a game without turns, nobody opens the action', () => {
    const md = Table.open('md/high-card-flush').bets({ 1: { ante: 1_000 } });
    expect(md.refuses({ type: 'OpenAction' })).toBe(
      'no-action [baize:steps] nobody acts in turn here',
    );
    expect(md.refuses({ type: 'PayEnvy' })).toBe(
      'no-envy [baize:orders] no envy is due in this round',
    );
  });
});
