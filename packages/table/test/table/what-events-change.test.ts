import { type MeterEvent, pendingHits } from '@baize/jackpot';
import { cents } from '@baize/money';
import { expect, test } from 'vitest';
import {
  automaticStep,
  evolveWorld,
  type Happened,
  type TableEvent,
  type TableState,
  type World,
} from '../../src/index.js';
import { changesOf } from '../support/changes.js';
import { aceHigh } from '../support/irregularity.js';
import { dealtBy } from '../support/maryland.js';
import { AUTOMATIC, Room } from '../support/room.js';
import { bet, FLOOR, fold, player, raise, Table } from '../support/table.js';

const golden = (name: string): string =>
  new URL(`../golden/changes-${name}.txt`, import.meta.url).pathname;

/** Games and decks have tests of their own: here a game is its phase, and lines are as many as there are. */
const told = (state: TableState): object => {
  const { settled, cards: _cards, ...table } = state;
  const round = state.phase === 'open' ? state.round : null;
  return {
    ...table,
    ...(round === null ? {} : { round: { ...round, game: round.game.phase } }),
    settled: settled && {
      ...settled,
      game: settled.game.phase,
      lines: settled.lines.length,
      ...(settled.replaced && {
        replaced: Object.entries(settled.replaced).map(
          ([seat, lines]) => `${seat}: ${lines.map((line) => `${line.seat} ${line.wager}`)}`,
        ),
      }),
    },
  };
};

/** What a table's own event says; what is said of games, decks and lines has tests of its own. */
const bodyOf = (event: TableEvent): string => {
  if ('event' in event) return `${event.type} ${event.event.type}`;
  const { type, at: _at, by: _by, as: _as, ...body } = event;
  return ['RoundStarted', 'RoundResettled', 'TableOpened'].includes(type)
    ? type
    : `${type} ${JSON.stringify(body)}`;
};

const atMeter = (event: MeterEvent): string => {
  const {
    type,
    jackpot,
    at: _at,
    by: _by,
    ...body
  } = event as MeterEvent & Record<string, unknown>;
  return `at ${String(jackpot)}: ${type} ${JSON.stringify(body)}`;
};

/** Each event, and under it what it changes at the table. */
const changesIn = (begin: World, happened: readonly Happened[]): string => {
  let world = begin;
  const lines: string[] = [];
  for (const one of happened) {
    if ('jackpot' in one) {
      world = evolveWorld(world, one);
      lines.push(...one.events.map(atMeter));
      continue;
    }
    for (const event of one.events) {
      const before = world.table;
      world = evolveWorld(world, { ...one, events: [event] });
      const changes = changesOf(told(before), told(world.table));
      if (event.type === 'InCards' && changes.length === 0) continue;
      lines.push(bodyOf(event), ...changes.map((line) => `  ${line}`));
    }
  }
  return `${lines.join('\n')}\n`;
};

const PLAYS = { ante: 1_000 };
const STUD = { ante: 500, progressive: 100 };
const AGAIN = { type: 'Resettle', reason: 'mistyped', second: 'Fay' } as const;
const adjusts = (seat: number, by: string, amount: number) =>
  ({
    type: 'AdjustPayment',
    round: 't1/1',
    seat,
    player: by,
    cents: cents(amount),
    reason: 'a chip too many',
  }) as const;
const corrects = (place: number | 'dealer', cards: string) =>
  ({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }) as const;

const atHit = (table: Table, seat: number, step: object) => {
  const meter = table.world.meters.progressive ?? { phase: 'unopened' };
  const hit = pendingHits(meter, 't1').find((one) => one.seat === seat)?.hit;
  return { type: 'AtJackpot', jackpot: 'progressive', step: { ...step, hit } } as never;
};

const ROYAL = 'Th Jh Qh Kh Ah';
const RUN = '5s 6s 7s 8s 9s';
const [PAIR, NOTHING, LOW] = ['Kc Ks 7c 4d 2h', 'Qc Jd 9d 5h 6d', 'As Kd 9c 7d 2c'];

/** Ada has nothing that wins, Ben a royal flush and Cleo a straight flush. */
const winners = (): Table =>
  [1, 2, 3]
    .reduce(
      (table, seat) => table.decides(seat, bet(1_000)),
      Table.open('sd/caribbean-stud')
        .bets({ 1: STUD, 2: STUD, 3: STUD })
        .deals({ 1: PAIR, 2: ROYAL, 3: RUN, dealer: LOW }),
    )
    .settles();

const STORIES: Readonly<Record<string, () => readonly [from: Table, to: Table]>> = {
  'a-round': () => {
    const from = Table.open('md/high-card-flush', dealtBy('manual-shoe'));
    const betting = from
      .do({ type: 'RelieveDealer', dealer: 'Drew' }, FLOOR)
      .do({ type: 'RelieveDealer', dealer: 'Dana' }, FLOOR)
      .bets({ 1: { ...PLAYS, progressive: 100 }, 2: { ...PLAYS, progressive: 100 } })
      .later(1)
      .do({ type: 'SenseChip', seat: 1, wager: 'progressive', accepted: false })
      .do({ type: 'SenseChip', seat: 2, wager: 'progressive', accepted: false })
      .do({ type: 'SenseChip', seat: 1, wager: 'progressive', accepted: true }, FLOOR)
      .do({ type: 'SitOut', seat: 3 }, player('Cleo'));
    const to = betting
      .deals(aceHigh)
      .later(1)
      .do({ type: 'CallTime' })
      .decides(1, raise(1_000))
      .decides(2, fold)
      .ends()
      .do({ type: 'CallFloor', about: 'help' })
      .do({ type: 'AnswerCall', call: 1 }, FLOOR)
      .do({ type: 'CloseCall', call: 1 }, FLOOR)
      .do({ type: 'CloseTable', trayCents: cents(9_000_000) }, FLOOR);
    return [from, to];
  },
  trouble: () => {
    const from = Table.open('md/high-card-flush', dealtBy('manual-shoe')).bets({
      1: PLAYS,
      2: PLAYS,
    });
    const to = from
      .closes()
      .calls({ kind: 'card-face-up-in-deck', card: '5c' })
      .deals(aceHigh)
      .do({ type: 'RackStub', counted: 29 })
      .later(1)
      .do({ type: 'RackStub', counted: 30 })
      .do({ type: 'Leave', seat: 2 })
      .do({ type: 'Sit', seat: 2, player: 'Ben' })
      .do({ type: 'Leave', seat: 2 })
      .do({ type: 'RuleAbandoned', seat: 2, lost: false, reason: 'is ill' }, FLOOR)
      .do({ type: 'VoidRound', reason: 'the shoe is broken' }, FLOOR)
      .ends();
    return [from, to];
  },
  corrections: () => {
    const from = Table.open('md/high-card-flush')
      .bets({ 1: { ...PLAYS, flush: 500 }, 2: PLAYS, 3: PLAYS })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .turns('dealer');
    const to = from
      .do(corrects('dealer', '9s 3s 2s Qc 4c Td 5d'), FLOOR)
      .settles()
      .do(corrects('dealer', '8s 3s 2s Qc 4c Td Jd'), FLOOR)
      .do(AGAIN, FLOOR)
      .do(adjusts(2, 'Ben', 700), FLOOR)
      .do(adjusts(2, 'Ben', -300), FLOOR)
      .do(corrects(1, 'Ah Qh Th 8h 6h 5c 2c'), FLOOR)
      .do(AGAIN, FLOOR)
      .ends()
      .do(adjusts(3, 'Cleo', 100), FLOOR);
    return [from, to];
  },
  'awards-keyed': () => {
    const from = winners();
    const to = from
      .do(atHit(from, 2, { type: 'UnkeyWinner' }))
      .do({ type: 'KeyWinner', jackpot: 'progressive', seat: 2 })
      .ends();
    return [from, to];
  },
  'awards-changed': () => {
    const from = winners();
    const off = from.do(atHit(from, 3, { type: 'UnkeyWinner' }));
    const to = off
      .do({ type: 'KeyWinner', jackpot: 'progressive', seat: 3 })
      .do(corrects(2, NOTHING), FLOOR)
      .do(corrects(1, ROYAL), FLOOR)
      .do(AGAIN, FLOOR)
      .ends();
    return [from, to];
  },
  'awards-ruled': () => {
    const from = winners();
    const off = from
      .do(atHit(from, 2, { type: 'UnkeyWinner' }))
      .do({ type: 'RuleNoAward', jackpot: 'progressive', seat: 2, reason: 'touched' }, FLOOR);
    const to = off
      .do(atHit(off, 3, { type: 'RejectHit', reason: 'it is no flush' }), FLOOR)
      .ends()
      .do(corrects(1, NOTHING), FLOOR)
      .do(AGAIN, FLOOR);
    return [from, to];
  },
};

/** Three players at a table that deals by itself: players who are away or late are not waited for. */
const presence = (): readonly [from: World, to: Room] => {
  const room = Room.open('sd/high-card-flush', { policy: AUTOMATIC }).until('betting');
  const from = room.world;
  const already = room.happened.length;
  const takes = (many: number): void => {
    for (let step = 0; step < many; step += 1) {
      const own = automaticStep(room.world, room.at, room.stack);
      if (own === null) throw new Error('nothing is done');
      expect(room.issue(own)).toBeNull();
    }
  };
  room.world = { ...from, away: [3] };
  takes(1);
  room.seconds += 60;
  takes(3);
  room.bet(1);
  room.do({ type: 'SitOut', seat: 2 }, 'player', 'player-2');
  room.bet(2);
  takes(1);
  room.until('deciding');
  room.world = { ...room.world, away: [2] };
  takes(1);
  room.world = { ...room.world, away: [] };
  room.seconds += 60;
  takes(1);
  room.happened.splice(0, already);
  return [from, room];
};

test.each(Object.entries(STORIES))('what each event changes: %s', async (name, story) => {
  const [from, to] = story();
  await expect(changesIn(from.world, to.since(from))).toMatchFileSnapshot(golden(name));
});

test('what each event changes: presence', async () => {
  const [from, { happened }] = presence();
  await expect(changesIn(from, happened)).toMatchFileSnapshot(golden('presence'));
});
