import { acceptedWagers } from '@baize/jackpot';
import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { viewTable } from '../../src/index.js';
import { kindsSince } from '../support/clauses.js';
import { FLOOR, player, Table } from '../support/table.js';

const MD = 'md/high-card-flush';
const LAYOUT = { ante: 1_000, progressive: 100 };

const jackpotAsSeen = (table: Table, by = 'Ada') =>
  viewTable(table.world, { kind: 'player', player: by }, table.now).jackpots[0];

const accepted = (table: Table): readonly number[] =>
  acceptedWagers(table.world.meters.progressive ?? { phase: 'unopened' }, 't1').map(
    ({ seat }) => seat,
  );

const sense = (seat: number, is: boolean) =>
  ({ type: 'SenseChip', seat, wager: 'progressive', accepted: is }) as const;

describe('the sensors of a table', () => {
  test.each<RulebookId>([MD, 'sd/high-card-flush', 'sd/caribbean-stud'])(
    '[MD-HCF-7F(4)(b)] %s: accept a chip when it is placed, and the player sees it',
    (id) => {
      const table = Table.open(id).bets({ 1: LAYOUT, 2: { ante: 1_000 } });
      expect(accepted(table)).toEqual([1]);
      expect(jackpotAsSeen(table)).toMatchObject({ accepted: [1], rejected: [], lit: [] });
      const taken = table.do(
        { type: 'PlaceWagers', seat: 1, stakes: { ante: cents(1_000) } },
        player('Ada'),
      );
      expect(accepted(taken)).toEqual([]);
    },
  );

  test('[WA-RP-DEF-prog#5] each jackpot by its own sensor', () => {
    const table = Table.open('wa/ricochet-poker').bets({
      1: { ante: 1_000, 'mini-royal': 100 },
      2: { ante: 1_000, 'straight-flush': 100 },
    });
    const seen = viewTable(table.world, { kind: 'spectator' }, table.now).jackpots;
    expect(seen.map((one) => [one.wager, one.accepted])).toEqual([
      ['mini-royal', [1]],
      ['straight-flush', [2]],
    ]);
  });

  test('[MD-HCF-7F(4)(b)] a chip that is not accepted is no wager, and goes back', () => {
    const table = Table.open(MD).bets({ 1: LAYOUT, 2: LAYOUT });
    const before = table.netOf('Ada');
    const rejected = table.do(sense(1, false));
    expect(rejected.netOf('Ada') - before).toBe(100);
    expect(jackpotAsSeen(rejected)).toMatchObject({ accepted: [2], rejected: [1] });
    expect(rejected.events.at(-1)).toMatchObject({
      type: 'ChipRejected',
      seat: 1,
      player: 'Ada',
      cite: 'MD-HCF-7F(4)(b)',
    });
    const locked = rejected.closes();
    expect(jackpotAsSeen(locked)).toMatchObject({ lit: [2], rejected: [1] });
    expect(locked.shown() - table.shown()).toBe(20);
  });

  test('[MD-HCF-7F(4)(b)] it may be accepted after all, or placed again', () => {
    const rejected = Table.open(MD).bets({ 1: LAYOUT }).do(sense(1, false));
    const after = rejected.do(sense(1, true), FLOOR);
    expect(jackpotAsSeen(after)).toMatchObject({ accepted: [1], rejected: [] });
    const again = rejected.do(
      { type: 'PlaceWagers', seat: 1, stakes: { ante: cents(1_000), progressive: cents(100) } },
      player('Ada'),
    );
    expect(jackpotAsSeen(again)).toMatchObject({ accepted: [1], rejected: [] });
    expect(after.netOf('Ada')).toBe(again.netOf('Ada'));
  });

  test('refuse what is not there, what is too late, and what is no sensor', () => {
    const table = Table.open(MD).bets({ 1: LAYOUT });
    expect(table.refuses(sense(2, false))).toMatch(/^no-chip \[baize:orders\]/);
    expect(table.refuses(sense(2, true))).toMatch(/^no-chip \[baize:orders\]/);
    expect(table.refuses(sense(1, true))).toMatch(/^already-accepted \[baize:orders\]/);
    expect(table.refuses({ ...sense(1, false), wager: 'flush' })).toBe(
      'no-such-sensor [house:elections] no sensor of this table takes Flush Bonus',
    );
    expect(table.refuses(sense(1, false), player('Ada'))).toMatch(/^not-allowed/);
    expect(table.closes().refuses(sense(1, false))).toMatch(/^sensors-locked \[MD-HCF-10A/);
  });

  test('a round that ends before the lock leaves the sensors free', () => {
    const table = Table.open(MD)
      .bets({ 1: LAYOUT })
      .do({ type: 'VoidRound', reason: 'the lights went out' }, FLOOR)
      .ends();
    expect(accepted(table)).toEqual([]);
    expect(accepted(table.bets({ 2: LAYOUT }))).toEqual([2]);
  });
});

describe('several sensors', () => {
  const BOTH = { ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 };
  const wa = (): Table => Table.open('wa/ricochet-poker').bets({ 1: BOTH, 2: BOTH });
  const at = (seat: number, wager: 'mini-royal' | 'straight-flush', is: boolean) =>
    ({ type: 'SenseChip', seat, wager, accepted: is }) as const;

  test('each chip that is not accepted goes back, and comes back, by itself', () => {
    const table = wa();
    const rejected = table.do(at(1, 'mini-royal', false)).do(at(2, 'straight-flush', false));
    expect(rejected.netOf('Ada') - table.netOf('Ada')).toBe(100);
    expect(rejected.netOf('Ben') - table.netOf('Ben')).toBe(100);
    expect(rejected.refuses(at(1, 'straight-flush', true))).toMatch(/^already-accepted /);
    expect(rejected.refuses(at(2, 'mini-royal', true))).toMatch(/^already-accepted /);
    expect(rejected.refuses(at(1, 'mini-royal', false))).toMatch(/^no-chip /);
    const taken = rejected.do({
      type: 'PlaceWagers',
      seat: 2,
      stakes: { ante: cents(1_000) },
    });
    // Ben has no mini-royal on the layout, and none was ever rejected.
    expect(taken.refuses(at(2, 'mini-royal', true))).toMatch(/^no-chip /);
    const back = taken.do(at(2, 'straight-flush', true)).do(at(1, 'mini-royal', true));
    expect(back.playing.game.hands.map(({ stakes }) => stakes)).toEqual([
      BOTH,
      { ante: 1_000, 'straight-flush': 100 },
    ]);
    expect(back.playing.rejected).toEqual([]);
  });

  test('two chips on sensors of one jackpot: each comes back to its own seat', () => {
    const table = Table.open(MD).bets({ 1: LAYOUT, 2: LAYOUT });
    const rejected = table.do(sense(1, false)).do(sense(2, false));
    const second = rejected.do(sense(2, true));
    expect(accepted(second)).toEqual([2]);
    expect(second.playing.rejected).toMatchObject([{ seat: 1, player: 'Ada' }]);
    expect(accepted(second.do(sense(1, true)))).toEqual([1, 2]);
  });

  test('a chip that was somebody else’s is not accepted for who sits there now', () => {
    const left = Table.open(MD)
      .bets({ 1: LAYOUT, 2: LAYOUT })
      .do(sense(1, false))
      .do({ type: 'PlaceWagers', seat: 1, stakes: {} })
      .do({ type: 'Leave', seat: 1 });
    const zoe = left
      .joins('Zoe', 1)
      .do({ type: 'PlaceWagers', seat: 1, stakes: { ante: cents(1_000) } });
    expect(zoe.refuses(sense(1, true))).toMatch(/^no-chip /);
  });

  test('say so only when something changed on them', () => {
    const one = Table.open(MD).bets({ 1: LAYOUT });
    const more = one.do({
      type: 'PlaceWagers',
      seat: 1,
      stakes: { ante: cents(2_000), progressive: cents(100) },
    });
    expect(kindsSince(more, one)).toEqual(['WagersPlaced']);
    const two = more.do({
      type: 'PlaceWagers',
      seat: 2,
      stakes: { ante: cents(1_000), progressive: cents(100) },
    });
    expect(kindsSince(two, more)).toEqual(['WagersPlaced', 'WagersAccepted']);
    expect(accepted(two)).toEqual([1, 2]);
    const first = two.do({ type: 'PlaceWagers', seat: 1, stakes: { ante: cents(2_000) } });
    expect(accepted(first)).toEqual([2]);
    expect(kindsSince(first.closes(), first).filter((kind) => kind === 'WagersAccepted')).toEqual(
      [],
    );
  });
});
