import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import {
  evolveBooked,
  evolveTable,
  type Happened,
  type TableEvent,
  viewTable,
} from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { dealtBy } from '../support/maryland.js';
import { Room } from '../support/room.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const MD = 'md/high-card-flush';
const PLAYS = { ante: 1_000 };
const played = (table: Table): Table =>
  table.bets({ 1: PLAYS }).deals(aceHigh).decides(1, raise(1_000)).ends();
const tally = ({ world }: Table): number => world.table.stub.roundsSinceCount;

describe('the tally of rounds since the stub was counted', () => {
  const opened = (): Table => Table.open(MD, dealtBy('manual-shoe', false));

  test('[MD-HCF-8G] rises with each round, and begins anew with a stub that was counted', () => {
    const two = played(played(opened()));
    expect(tally(two)).toBe(2);
    const dealt = two.bets({ 1: PLAYS }).deals(aceHigh);
    const counted = dealt.do({ type: 'RackStub', counted: 38 }).decides(1, raise(1_000)).ends();
    expect(tally(counted)).toBe(0);
    expect(tally(dealt.decides(1, raise(1_000)).ends())).toBe(3);
  });

  test('[MD-HCF-8G] begins anew with a deck that was counted between rounds, and not with one that was not', () => {
    const one = played(opened());
    const id = one.world.table.cards.decks[0]?.id ?? '';
    const counted = one.do({
      type: 'Cards',
      gesture: { type: 'CountDeck', deck: id, counted: 52 },
    });
    expect(tally(counted)).toBe(0);
    const removed = one.do({
      type: 'Cards',
      gesture: { type: 'RemoveDeck', deck: id, reason: 'worn' },
    });
    expect(tally(removed)).toBe(1);
  });

  test('[MD-HCF-8G] a count in the round begins it anew at once, right or wrong', () => {
    const two = played(opened()).bets({ 1: PLAYS }).deals(aceHigh);
    expect(tally(two)).toBe(1);
    expect(tally(two.do({ type: 'RackStub', counted: 38 }))).toBe(0);
    expect(tally(two.do({ type: 'RackStub', counted: 37 }))).toBe(0);
  });

  test('[MD-HCF-8G] begins anew with a deck that was counted as it was removed', () => {
    const one = played(opened());
    const deck = one.world.table.cards.decks[0]?.id ?? '';
    const gesture = { type: 'RemoveDeck', deck, reason: 'worn' } as const;
    const [removed] = one.do({ type: 'Cards', gesture }).events.slice(-1);
    if (removed?.type !== 'InCards') throw new Error('no deck was removed');
    const counted = { ...removed, event: { ...removed.event, counted: 51 } } as TableEvent;
    const { rules, table } = one.world;
    expect(evolveTable(rules.inForce, table, removed).stub.roundsSinceCount).toBe(1);
    expect(evolveTable(rules.inForce, table, counted).stub.roundsSinceCount).toBe(0);
  });

  test('does not rise where a shuffler counts', () => {
    expect(tally(played(Table.open(MD)))).toBe(0);
  });
});

describe('a seat after a round', () => {
  test('is free where its player left in the round', () => {
    const over = Table.open(MD)
      .bets({ 1: PLAYS, 2: PLAYS })
      .deals(aceHigh)
      .do({ type: 'Leave', seat: 2 })
      .do({ type: 'RuleAbandoned', seat: 2, lost: true, reason: 'gone' }, FLOOR)
      .decides(1, raise(1_000))
      .ends();
    const { table } = over.world;
    expect(table.phase === 'open' ? Object.keys(table.seats) : []).toEqual(['1', '3']);
  });
});

describe('the time to bet', () => {
  const empty = (): Room => {
    const room = Room.open('oh/high-card-flush', { players: 1 }).until('betting');
    room.do({ type: 'Leave', seat: 1 }, 'player', 'player-1');
    return room;
  };

  test('begins with the first player who sits down, and not anew with the second', () => {
    const room = empty();
    room.seconds += 100;
    room.do({ type: 'Sit', seat: 2, player: 'Zoe' });
    const since = room.at;
    expect(room.round.bettingSince).toBe(since);
    room.seconds += 10;
    room.do({ type: 'Sit', seat: 3, player: 'Yan' });
    expect(room.round.bettingSince).toBe(since);
  });

  test('nor with the first one who comes once the round is settled', () => {
    const table = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ 1: 'Kc Ks 7c 4d 2h', dealer: 'As Kd 9c 7d 2c' })
      .decides(1, bet(1_000))
      .settles();
    const empty = [1, 2, 3].reduce((now, seat) => now.do({ type: 'Leave', seat }), table);
    const joined = empty.later(3).do({ type: 'Sit', seat: 4, player: 'Zoe' });
    expect(joined.playing.bettingSince).toBe(table.playing.bettingSince);
  });

  test('nor with the first one who comes while cards are dealt', () => {
    const room = Room.open('oh/high-card-flush', { players: 1 }).until('betting');
    const since = room.round.bettingSince;
    room.bet(1);
    room.do({ type: 'CloseBetting' });
    room.do({ type: 'Sit', seat: 2, player: 'Zoe' });
    expect(room.round.bettingSince).toBe(since);
  });
});

describe('a table that closes', () => {
  test('keeps what the floor was called for, and nothing where it was not called', () => {
    const closes = (table: Table) =>
      table.do({ type: 'CloseTable', trayCents: cents(10_000_000) }, FLOOR).world.table;
    expect(closes(Table.open(MD))).not.toHaveProperty('floor');
    const called = Table.open(MD).do({ type: 'CallFloor', about: 'help' });
    expect(closes(called).floor).toEqual(called.world.table.floor);
  });
});

describe('money that moves', () => {
  const moved = (table: Table, one: Happened): readonly string[] =>
    evolveBooked(table.world, one).postings.map(({ reason }) => reason);

  test('is told with every event that moves it, and with no other', () => {
    const table = Table.open(MD);
    const at = { at: table.now, by: 'Dana', as: 'dealer' } as const;
    const filled = (slip: string): TableEvent => ({
      type: 'TrayFilled',
      cents: cents(100),
      slip,
      ...at,
    });
    const relieved = { type: 'DealerRelieved', from: 'Dana', to: 'Drew', ...at } as const;
    const events = [filled('F-1'), relieved, filled('F-2')];
    expect(moved(table, { stream: 'table/t1', events })).toEqual(['fill F-1', 'fill F-2']);
    expect(moved(table, { stream: 'table/t1', events: [relieved] })).toEqual([]);
  });

  test('is told with every event at a meter', () => {
    const before = Table.open('sd/caribbean-stud');
    const over = before
      .bets({ 1: { ante: 500, progressive: 100 } })
      .deals({ 1: 'Th Jh Qh Kh Ah', dealer: 'As Kd 9c 7d 2c' })
      .decides(1, bet(1_000))
      .settles()
      .ends();
    const atMeter = over.since(before).filter((one) => 'jackpot' in one);
    const events = atMeter.flatMap((one) => ('jackpot' in one ? one.events : []));
    const all = { stream: 'jackpot/t1-progressive', jackpot: 'progressive', events } as const;
    let { world } = before;
    const oneByOne = atMeter.flatMap((one) => {
      const booked = evolveBooked(world, one);
      world = booked.world;
      return booked.postings;
    });
    expect(oneByOne.length).toBeGreaterThan(1);
    expect(evolveBooked(before.world, all).postings).toEqual(oneByOne);
  });

  test('no stream is named on which nothing happens', () => {
    const { happened } = Table.open('wa/ricochet-poker')
      .bets({ 1: { ...PLAYS, 'mini-royal': 100 } })
      .deals({ 1: 'Ah Kh', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' });
    expect(happened.filter(({ events }) => events.length === 0)).toEqual([]);
  });
});

describe('who acted in a round', () => {
  test('is on record once, and is not away any more', () => {
    const room = Room.open('sd/high-card-flush', { players: 2 }).until('betting');
    room.do({ type: 'SitOut', seat: 1, why: 'away' });
    expect(room.round.absent).toEqual([1]);
    room.bet(1);
    room.bet(1);
    expect(room.round).toMatchObject({ acted: [1] });
    expect(room.round.absent).toBeUndefined();
    expect(room.round.sitsOut).toBeUndefined();
  });

  test('leaves the others as they are', () => {
    const room = Room.open('sd/high-card-flush', { players: 3 }).until('betting');
    room.do({ type: 'SitOut', seat: 1, why: 'away' });
    room.do({ type: 'SitOut', seat: 2, why: 'away' });
    room.bet(1);
    expect(room.round).toMatchObject({ absent: [2], sitsOut: { 2: 'away' }, acted: [1] });
  });
});

describe('a card that is dead', () => {
  test('[MD-HCF-13A] stays dead when the round is settled and its cards are corrected', () => {
    const closed = Table.open(MD).bets({ 1: PLAYS }).closes();
    const dead = closed.calls({ kind: 'card-face-up-in-deck', card: '5c' } as never);
    expect(dead.playing).toMatchObject({ deadCards: 1, dead: [{ card: '5c' }] });
    const settled = dead.deals(aceHigh).decides(1, raise(1_000)).settles();
    expect(settled.world.table.settled?.dead).toMatchObject([{ card: '5c' }]);
    const cards = '5c Kh Qh Jh 9h 3h 2d'.split(' ');
    expect(
      settled.refuses({ type: 'CorrectCards', place: 1, cards, reason: 'misread' }, FLOOR),
    ).not.toBeNull();
  });
});

describe('the view of a table', () => {
  test('has receipts once a round is settled, and says why a round is stopped', () => {
    const dealt = Table.open(MD).bets({ 1: PLAYS }).deals(aceHigh);
    const seen = ({ world, now }: Table) => viewTable(world, { kind: 'dealer' }, now);
    expect(seen(dealt)).toMatchObject({ receipts: [], round: { stopped: null } });
    const stopped = dealt.do({ type: 'RackStub', counted: 30 });
    expect(seen(stopped).round?.stopped).toMatchObject({
      kind: 'stub-count-misdealt',
      place: null,
      cite: 'MD-HCF-10E',
    });
    const settled = dealt.decides(1, raise(1_000)).settles();
    expect(seen(settled).receipts.map(({ seat }) => seat)).toEqual([1]);
  });

  test('tells a spectator of no seat what it may do', () => {
    const betting = Table.open(MD).bets({ 1: PLAYS });
    const { world, now } = betting;
    expect(viewTable(world, { kind: 'spectator' }, now).round?.legal).toEqual({});
    expect(
      Object.keys(viewTable(world, { kind: 'player', player: 'Ben' }, now).round?.legal ?? {}),
    ).toEqual(['2']);
    expect(Object.keys(viewTable(world, { kind: 'dealer' }, now).round?.legal ?? {})).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});

describe('commands and rules', () => {
  test('a table does nothing under other rules than its own', () => {
    const table = Table.open(MD);
    const world = { ...table.world, rules: { ...table.world.rules, digest: 'rules 2' } };
    const other = Object.assign(Object.create(Object.getPrototypeOf(table)), table, { world });
    expect(other.refuses({ type: 'OpenRound' })).toBe(
      'other-rules [baize:records] this table runs on other rules than these',
    );
  });

  test('an event that is no matter of the floor leaves its record as it is', () => {
    const table = Table.open(MD).do({ type: 'CallFloor', about: 'help' });
    const { rules, table: state } = table.world;
    const bought = { type: 'BoughtIn', player: 'Ada', cents: cents(100), at: table.now } as never;
    expect(evolveTable(rules.inForce, state, bought)).toBe(state);
  });
});
