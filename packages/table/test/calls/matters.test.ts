import { describe, expect, test } from 'vitest';
import { viewMatters, viewTable } from '../../src/index.js';
import { RUNS } from '../support/flush-hands.js';
import { bet, DEALER, FLOOR, raise, Table } from '../support/table.js';

const PLAYS = { ante: 1_000, progressive: 100 };
const HANDS = {
  1: 'As Kc Qd 8d 6d 4d 2h',
  2: '4c 5c 6c 7c Ts Jd Qs',
  3: RUNS[4],
  dealer: '9s 3s 2s Qc 4h Td 3d',
};

const opened = (): Table => Table.open('md/high-card-flush');
const dealt = (): Table => opened().bets({ 1: PLAYS, 2: PLAYS, 3: PLAYS }).deals(HANDS);
const settled = (): Table =>
  [1, 2, 3].reduce((table, seat) => table.decides(seat, raise(1_000)), dealt()).settles();

const callsOf = ({ world, now }: Table) => viewTable(world, { kind: 'dealer' }, now).floor;
const latest = ({ world }: Table) => viewMatters(world)[0];
const calls = (about: 'help' | 'ruling' | 'correction' | 'void', note?: string) =>
  ({ type: 'CallFloor', about, ...(note === undefined ? {} : { note }) }) as const;

describe('what the floor should know of, in words', () => {
  const CORRECT = { type: 'CorrectCards', place: 1, reason: 'misread' } as const;
  const ANOTHER = 'As Kc Qd 8d 6d 4d 2c'.split(' ');

  test.each<readonly [string, () => Table, object]>([
    [
      'a hand that was wrongly dealt',
      () => dealt().calls({ kind: 'wrong-count-to-player', place: 2, cards: 8, note: 'eight' }),
      {
        kind: 'irregularity',
        round: 't1/1',
        words: 'A player has the wrong number of cards, seat 2: the round is void',
        reason: 'eight',
        second: null,
      },
    ],
    [
      'a stub with a card too few',
      () => dealt().do({ type: 'RackStub', counted: 23 }),
      {
        kind: 'stub-count',
        round: 't1/1',
        words: 'The stub counts 1 card too few: the round is stopped',
        reason: null,
        cite: 'MD-HCF-10E',
      },
    ],
    [
      'a stub with two cards too many',
      () => dealt().do({ type: 'RackStub', counted: 26 }),
      { words: 'The stub counts 2 cards too many: the round is stopped' },
    ],
    [
      'a round that a floorperson voided',
      () => dealt().do({ type: 'VoidRound', reason: 'a fire' }, FLOOR),
      {
        kind: 'void',
        by: 'Flo',
        round: 't1/1',
        words: 'The round was voided',
        reason: 'a fire',
        cite: 'house:void-round',
      },
    ],
    [
      'cards that were corrected, of a player',
      () => settled().do({ ...CORRECT, cards: ANOTHER }, FLOOR),
      {
        kind: 'cards-corrected',
        round: 't1/1',
        words: 'The cards of seat 1 were corrected',
        reason: 'misread',
        cite: null,
      },
    ],
    [
      'cards that were corrected, of the dealer',
      () =>
        settled().do(
          { ...CORRECT, place: 'dealer', cards: '9s 3s 2s Qc 4h Td 3c'.split(' ') },
          FLOOR,
        ),
      { words: "The cards of the dealer's hand were corrected" },
    ],
    [
      'a payment that was adjusted',
      () =>
        settled()
          .ends()
          .do(
            {
              type: 'AdjustPayment',
              round: 't1/1',
              seat: 1,
              player: 'Ada',
              cents: -500 as never,
              reason: 'overpaid',
              second: 'Fay',
            },
            FLOOR,
          ),
      {
        kind: 'adjusted',
        round: 't1/1',
        words: 'Seat 1 gives back $5',
        reason: 'overpaid',
        second: 'Fay',
      },
    ],
    [
      'a payment that was adjusted upwards',
      () =>
        settled()
          .ends()
          .do(
            {
              type: 'AdjustPayment',
              round: 't1/1',
              seat: 2,
              player: 'Ben',
              cents: 500 as never,
              reason: 'underpaid',
              second: 'Fay',
            },
            FLOOR,
          ),
      { words: 'Seat 2 receives $5' },
    ],
    [
      'a call for a ruling',
      () => dealt().do(calls('ruling')),
      { words: 'The floor was called for a ruling', reason: null, round: 't1/1' },
    ],
    [
      'a call for a correction',
      () => dealt().do(calls('correction')),
      { words: 'The floor was called for a correction' },
    ],
    [
      'a call to void a round',
      () => dealt().do(calls('void', 'a fire')),
      { words: 'The floor was asked to void the round', reason: 'a fire' },
    ],
    [
      'a call between rounds',
      () => opened().do(calls('help')),
      { words: 'The floor was called', round: null },
    ],
  ])('%s', (_what, table, matter) => {
    expect(latest(table())).toMatchObject(matter);
  });

  test('a round that was settled again, with the lines that change', () => {
    const table = Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500 } })
      .deals({ dealer: 'As Kd 9c 7d 2c', 1: '5s 6s 7s 8s 9s' })
      .decides(1, bet(1_000))
      .settles();
    const again = (cards: string): Table =>
      table
        .do({ type: 'CorrectCards', place: 1, cards: cards.split(' '), reason: 'misread' }, FLOOR)
        .do({ type: 'Resettle', reason: 'misread', second: 'Fay' }, FLOOR);
    expect(latest(again('5s 6s 7s 8s 9d'))).toMatchObject({
      kind: 'resettled',
      words: 'The round was settled again: 1 line changes',
      second: 'Fay',
      reason: 'misread',
    });
    expect(latest(again('3s 6s 7s 8d Td'))?.words).toBe(
      'The round was settled again: 2 lines change',
    );
  });

  test('only the thirty latest are kept', () => {
    let table = opened();
    for (let call = 1; call <= 31; call += 1) {
      table = table.do(calls('help', `call ${call}`)).do({ type: 'CloseCall', call }, FLOOR);
    }
    const reasons = viewMatters(table.world).map(({ reason }) => reason);
    expect([reasons.length, reasons[0], reasons.at(-1)]).toEqual([30, 'call 31', 'call 2']);
  });
});

test('[SD-CSP-10#2] a round that plays for the jackpot alone brings the floor, as a void one does', () => {
  const table = Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 } })
    .deals({ dealer: 'As Kd 9c 7d 2c', 1: '5s 6s 7s 8s 9s' });
  const called = table.calls({ kind: 'wrong-count-to-dealer', cards: 6 });
  expect(callsOf(called)?.calls).toMatchObject([{ call: 1, about: 'irregularity', round: 't1/1' }]);
  expect(latest(called)?.words).toMatch(/: the round is void but for the jackpot$/);
  expect(
    callsOf(table.calls({ kind: 'wrong-count-to-player', place: 1, cards: 6 }))?.calls,
  ).toEqual([]);
});

describe('two calls at a table', () => {
  const both = (): Table => dealt().do(calls('help')).do(calls('void', 'a fire'));

  test('are answered and closed each by its number', () => {
    const answered = both().do({ type: 'AnswerCall', call: 2 }, FLOOR);
    expect(callsOf(answered)?.calls.map(({ call, answered }) => [call, answered?.by])).toEqual([
      [1, undefined],
      [2, 'Flo'],
    ]);
    const closed = answered.do({ type: 'CloseCall', call: 1 }, FLOOR);
    expect(callsOf(closed)?.calls.map(({ call }) => call)).toEqual([2]);
    expect(closed.do(calls('help')).events.at(-1)).toMatchObject({ call: 3, note: null });
  });

  test('a dealer closes a call of their own, and the note is kept without its blanks', () => {
    const closed = both().do({ type: 'CloseCall', call: 1, note: ' not needed ' });
    expect(closed.events.at(-1)).toMatchObject({ ...DEALER, call: 1, note: 'not needed' });
    expect(both().do({ type: 'CloseCall', call: 1, note: ' ' }).events.at(-1)).toMatchObject({
      note: null,
    });
  });

  test('only one that asks for the end of this round lets the dealer void it alone', () => {
    expect(callsOf(dealt().do(calls('help')))?.voidAlone).toBeNull();
    const asked = both();
    expect(callsOf(asked)?.voidAlone).toEqual({ since: asked.now, seconds: 900 });
    const earlier = dealt().do(calls('ruling')).later(5).do(calls('void', 'a fire'));
    expect(callsOf(earlier)?.voidAlone?.since).toBe(dealt().now);
    const next = [1, 2, 3]
      .reduce((table, seat) => table.decides(seat, raise(1_000)), asked)
      .ends()
      .bets({ 1: PLAYS });
    expect(callsOf(next)?.calls).toHaveLength(2);
    expect(callsOf(next)?.voidAlone).toBeNull();
  });

  test('nor is there anything to void in a round that is settled, or void', () => {
    const voided = both().do({ type: 'VoidRound', reason: 'a fire' }, FLOOR);
    expect(callsOf(voided)?.voidAlone).toBeNull();
    expect(callsOf(settled().do(calls('void', 'a fire')))?.voidAlone).toBeNull();
  });
});
