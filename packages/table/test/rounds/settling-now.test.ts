import type { ContestHandInPlay } from '@baize/games';
import { describe, expect, it } from 'vitest';
import type { RoundAtTable, TableGesture } from '../../src/index.js';
import {
  comesTo,
  contestAs,
  eventsOf,
  handAt,
  NOON,
  roundAs,
  tableAs,
} from '../support/moments.js';
import { pinned } from '../support/tables.js';

/** What the dealer may settle, turn and take up at one moment, and what it comes to. */

const plain = (id: Parameters<typeof pinned>[0]) =>
  pinned(id, (house) => {
    delete house.paytables.progressive;
    delete house.jackpots;
    house.equipment.sensors = [];
  });
const maryland = plain('md/high-card-flush');
const southDakota = plain('sd/high-card-flush');

const FOLD = { kind: 'fold', claims: [] } as const;
const TUCK = { kind: 'fold', claims: ['straight-flush'] } as const;
const NAMED = { ...TUCK, tucked: { 'straight-flush': ['9d', '8d', '7d'] } } as const;
const SEVEN = ['Ah Qh Th 8h 6h 4h 2c', '9d 8d 7d Kc Jc 4s 6s', 'Ad Kd 8c 5s 7s 3h 2h'] as const;
const DEALER = '9s 3s 2s Qc 4c Td Jd';
const VOIDED = { deck: 'kept', cite: 'house:reasons' } as const;

const raised = (seat: 1 | 2 | 3, turned = false): ContestHandInPlay =>
  handAt(seat, SEVEN[seat - 1], {
    decision: { kind: 'raise', cents: 1_000 as never },
    stakes: { raise: 1_000 },
    turned,
  });
const folded = (seat: 1 | 2 | 3): ContestHandInPlay =>
  handAt(seat, SEVEN[seat - 1], { decision: FOLD });
const tucked = (
  decision: typeof TUCK | typeof NAMED,
  cards: string = SEVEN[1],
): ContestHandInPlay => handAt(2, cards, { decision, stakes: { 'straight-flush': 500 } });

interface At {
  readonly open?: boolean;
  readonly phase?: 'dealing' | 'deciding' | 'revealing' | 'settled';
  readonly settled?: readonly number[];
  readonly givenUp?: readonly number[];
  readonly more?: Partial<RoundAtTable>;
  readonly away?: 'away' | 'lost';
  readonly cards?: string;
}

const at = (
  rules: typeof maryland,
  hands: readonly ContestHandInPlay[],
  {
    open = true,
    phase = 'revealing',
    settled = [],
    givenUp = [],
    more = {},
    away,
    cards = DEALER,
  }: At = {},
) => {
  const paid = [
    ...settled.map((seat) => ({ seat, lines: [], tips: [] })),
    ...givenUp.map((seat) => ({ seat, lines: [], tips: [], givenUp: true })),
  ];
  const game = contestAs('high-card-flush', { phase, hands, dealer: cards, turned: open, paid });
  const world = tableAs(rules, roundAs(game, { stub: 'racked', ...more }));
  const { seats } = world.table;
  if (away === undefined) return world;
  return {
    ...world,
    table: { ...world.table, seats: { ...seats, 1: { player: 'player 1', away } } },
  };
};

const both = [raised(1), raised(2, true)];
const SETTLE: TableGesture = { type: 'Settle' };
const settle = (seat: number): TableGesture => ({ type: 'Settle', seat });
const turns = (place: 'dealer' | number, cards?: string): TableGesture => ({
  type: 'Turn',
  place: place as never,
  ...(cards === undefined ? {} : { cards: cards.split(' ') }),
});

type Row = readonly [string, ReturnType<typeof at>, TableGesture, string];
const says = (
  _title: string,
  world: ReturnType<typeof at>,
  gesture: TableGesture,
  expected: string,
): void => {
  expect(comesTo(world, gesture)).toBe(expected);
};

describe('one seat is settled', () => {
  it.each<Row>([
    ['in its turn', at(maryland, both), settle(2), 'SeatSettled'],
    [
      'not before the seat that is next',
      at(maryland, both),
      settle(1),
      'out-of-order [MD-HCF-11B(5)] seat 2 is finished before seat 1',
    ],
    [
      'not where nobody plays',
      at(maryland, both),
      settle(5),
      'out-of-order [MD-HCF-11B(5)] seat 2 is finished before seat 5',
    ],
    [
      'not before it is turned',
      at(maryland, [raised(1), raised(2)]),
      settle(2),
      'hand-not-turned [MD-HCF-11B(5)] seat 2 is turned first',
    ],
    [
      'that folded, out of turn',
      at(maryland, [folded(1), raised(2, true)]),
      settle(1),
      'SeatSettled',
    ],
    [
      'that folded and tucked: what it gave up, out of turn',
      at(southDakota, [raised(1), tucked(NAMED), raised(3)]),
      settle(2),
      'SeatSettled',
    ],
    [
      'that folded and tucked, not before its turn once that is taken',
      at(southDakota, [raised(1), tucked(NAMED), raised(3)], { givenUp: [2] }),
      settle(2),
      'out-of-order [SD-HCF-9b-i] seat 3 is finished before seat 2',
    ],
    [
      'not while it was left, and nobody has ruled',
      at(maryland, both, { away: 'away' }),
      settle(2),
      'abandoned-not-ruled [MD-HCF-7C(2)] seat 1 was left: a floorperson rules on its wagers first',
    ],
    ['where it was ruled', at(maryland, both, { away: 'lost' }), settle(2), 'SeatSettled'],
    [
      'not in a void round',
      at(maryland, both, { more: { voided: VOIDED } }),
      settle(2),
      'settled-as-a-whole [baize:steps] the round is settled as a whole now',
    ],
  ])('%s', says);

  it('of one that tucked cards, what it gave up is told apart', () => {
    const world = at(southDakota, [raised(1), tucked(NAMED), raised(3)]);
    expect(eventsOf(world, settle(2))).toMatchObject([{ event: { seat: 2, givenUp: true } }]);
  });
});

describe('the round is settled', () => {
  const done = { settled: [1, 2] };
  it.each<Row>([
    [
      'when all are finished',
      at(maryland, [raised(1, true), raised(2, true)], done),
      SETTLE,
      'RoundSettled',
    ],
    [
      'not before the last seat is',
      at(maryland, [raised(1, true), raised(2, true)], { settled: [2] }),
      SETTLE,
      'seat-not-finished [MD-HCF-11B(5)] seat 1 is settled first',
    ],
    [
      'not before a hand is turned',
      at(maryland, [raised(1), raised(2, true)], { settled: [2] }),
      SETTLE,
      'hand-not-turned [MD-HCF-11B(5)] the hand of seat 1 is turned first',
    ],
    [
      'not before the dealer’s hand is turned',
      at(maryland, [raised(1), raised(2)], { open: false }),
      SETTLE,
      "hand-not-turned [MD-HCF-11B(4)(b)] the dealer's hand is turned first",
    ],
    [
      'not before a ruling on what was left',
      at(maryland, [raised(1, true), raised(2, true)], { ...done, away: 'away' }),
      SETTLE,
      'abandoned-not-ruled [MD-HCF-7C(2)] seat 1 was left: a floorperson rules on its wagers first',
    ],
    [
      'not while players decide',
      at(maryland, [handAt(1, SEVEN[0]), raised(2)], { phase: 'deciding', open: false }),
      SETTLE,
      'not-now [MD-HCF-11B(4)(b)] a round is settled when everybody has decided',
    ],
    [
      'not twice',
      at(maryland, [raised(1, true), raised(2, true)], { ...done, phase: 'settled' }),
      SETTLE,
      'not-now [MD-HCF-11B(4)(b)] a round is settled when everybody has decided',
    ],
  ])('%s', says);

  it('is told with its lines, and with no envy where nobody has any', () => {
    const [event] = eventsOf(at(maryland, [raised(1, true), raised(2, true)], done), SETTLE);
    expect(Object.keys(event as object).toSorted()).toEqual(['as', 'at', 'by', 'event', 'type']);
  });
});

describe('a hand is turned', () => {
  const closed = { open: false } as const;
  it.each<Row>([
    [
      'the dealer’s first',
      at(southDakota, [raised(1), raised(2)], closed),
      turns('dealer'),
      'Turned',
    ],
    [
      'no other before the dealer’s',
      at(southDakota, [raised(1), raised(2)], closed),
      turns(2),
      "out-of-order [SD-HCF-9#2] the dealer's hand is turned next",
    ],
    ['from the dealer’s right', at(southDakota, [raised(1), raised(2)]), turns(2), 'Turned'],
    [
      'no other before it',
      at(southDakota, [raised(1), raised(2)]),
      turns(1),
      'out-of-order [SD-HCF-9a#2] the hand of seat 2 is turned next',
    ],
    [
      'no other before the one that is turned is settled',
      at(southDakota, [raised(1), raised(2, true)]),
      turns(1),
      'out-of-order [SD-HCF-9b-i] seat 2 is settled first',
    ],
    [
      'not the dealer’s before what was given up is in the tray',
      at(maryland, [folded(1), raised(2)], closed),
      turns('dealer'),
      'folded-hands-first [MD-HCF-11B(4)(a)] take the wagers that seat 1 gave up first',
    ],
    [
      'not the dealer’s before what was given up is in the rack',
      at(maryland, [folded(1), raised(2)], { ...closed, givenUp: [1] }),
      turns('dealer'),
      'folded-hands-first [MD-HCF-11B(4)(a)] take the cards that seat 1 gave up first',
    ],
    [
      'the dealer’s, when all of it is',
      at(maryland, [folded(1), raised(2)], { ...closed, givenUp: [1], more: { takenUp: [1] } }),
      turns('dealer'),
      'Turned',
    ],
    [
      'the dealer’s in a void round, whatever was given up',
      at(maryland, [folded(1), raised(2)], { ...closed, more: { voided: VOIDED } }),
      turns('dealer'),
      'Turned',
    ],
    [
      'not before its discards are counted',
      at(southDakota, [raised(1), tucked(NAMED)], { givenUp: [2] }),
      turns(2),
      'discards-not-racked [SD-HCF-8#2] count and rack the discards of seat 2 first',
    ],
    [
      'with as many cards as were tucked',
      at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
        givenUp: [2],
        more: { tucked: { 2: 3 } },
      }),
      turns(2, '9d 8d'),
      'wrong-number-of-cards [baize:cards-on-the-felt] seat 2 tucked 3 cards, and 2 are named',
    ],
    [
      'with those cards',
      at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
        givenUp: [2],
        more: { tucked: { 2: 3 } },
      }),
      turns(2, '9d 8d 7d'),
      'Turned',
    ],
    [
      'not with another number of cards than lie there',
      at(southDakota, [raised(1)], { open: false, cards: '?? ?? ?? ?? ?? ?? ??' }),
      turns('dealer', '9s 3s'),
      'wrong-number-of-cards [SD-HCF-5#1] the dealer has 7 cards, and 2 are named: if no more and no fewer lie there, call it',
    ],
    [
      'not with another number than lies at a seat',
      at(southDakota, [
        handAt(1, '?? ?? ?? ?? ?? ?? ??', {
          decision: { kind: 'raise', cents: 1_000 as never },
          stakes: { raise: 1_000 },
        }),
      ]),
      turns(1, 'Ah Qh'),
      'wrong-number-of-cards [SD-HCF-5#1] seat 1 has 7 cards, and 2 are named: if no more and no fewer lie there, call it',
    ],
    [
      'not with a card that is dead',
      at(southDakota, [raised(1)], {
        open: false,
        cards: '?? ?? ?? ?? ?? ?? ??',
        more: { dead: [{ card: '9s', cite: 'SD-HCF-10' }] },
      }),
      turns('dealer', DEALER),
      'card-is-dead [SD-HCF-10] 9s was found face up: it is not used in this round',
    ],
    [
      'whose raise is too large: the excess goes back, and a floorperson is called',
      at(southDakota, [
        handAt(1, '?? ?? ?? ?? ?? ?? ??', {
          decision: { kind: 'raise', cents: 3_000 as never },
          stakes: { raise: 3_000 },
        }),
      ]),
      turns(1, SEVEN[2]),
      'Turned, RaiseCut, IrregularityCalled [SD-HCF-7#1]',
    ],
  ])('%s', says);
});

describe('a hand is taken up', () => {
  const takes = (place: 'dealer' | number, more: object = {}): TableGesture =>
    ({ type: 'TakeUp', place, ...more }) as TableGesture;
  const over = { phase: 'settled' } as const;
  const tuckedAt = (more: At = {}) =>
    at(southDakota, [raised(1), tucked(TUCK, '?? ?? ?? ?? ?? ?? ??')], {
      givenUp: [2],
      open: false,
      ...more,
    });
  const namedAt = (more: At = {}) =>
    at(southDakota, [raised(1), tucked(NAMED)], { givenUp: [2], open: false, ...more });
  it.each<Row>([
    [
      'that was folded, and counted',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 7 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'that was folded, uncounted where nobody counts',
      at(maryland, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2),
      'TakenUp [MD-HCF-11B(4)(a)]',
    ],
    [
      'not before its wagers are',
      at(southDakota, [raised(1), folded(2)], { open: false }),
      takes(2, { counted: 7 }),
      'wagers-first [SD-HCF-8#1] the wagers that seat 2 gave up are taken first',
    ],
    [
      'not uncounted',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2),
      'not-counted [SD-HCF-8#2] spread the hand and count its cards',
    ],
    [
      'in whole cards',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 6.5 }),
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    ],
    [
      'and a wrong count waits for a floorperson',
      at(southDakota, [raised(1), folded(2)], { open: false, givenUp: [2] }),
      takes(2, { counted: 6 }),
      'IrregularityCalled [SD-HCF-8#2]',
    ],
    [
      'not while it plays',
      at(southDakota, [raised(1), folded(2)], { givenUp: [2] }),
      takes(1, { counted: 7 }),
      'not-settled [SD-HCF-8#2] before the settlement only folded hands are taken up, when all have decided',
    ],
    [
      'not twice',
      at(southDakota, [raised(1), folded(2)], { givenUp: [2], more: { takenUp: [2] } }),
      takes(2, { counted: 7 }),
      'taken-up [baize:orders] these cards are in the rack already',
    ],
    [
      'not where none lies',
      at(southDakota, [raised(1)]),
      takes(5, { counted: 7 }),
      'no-hand [baize:orders] no cards lie there',
    ],
    [
      'not the dealer’s before the settlement',
      at(southDakota, [raised(1)]),
      takes('dealer'),
      'not-settled [baize:steps] the cards lie until the round is settled',
    ],
    [
      'not while a bonus of it plays',
      at(
        maryland,
        [raised(1), handAt(2, SEVEN[1], { decision: TUCK, stakes: { 'straight-flush': 500 } })],
        { givenUp: [2], open: false },
      ),
      takes(2),
      'cards-stay [MD-HCF-11B(4)(a)] a bonus of seat 2 still plays: its cards stay',
    ],
    [
      'not while a flush bonus of it plays',
      at(
        maryland,
        [
          raised(1),
          handAt(2, SEVEN[1], {
            decision: { kind: 'fold', claims: ['flush'] },
            stakes: { flush: 500 },
          }),
        ],
        { givenUp: [2], open: false },
      ),
      takes(2),
      'cards-stay [MD-HCF-11B(4)(a)] a bonus of seat 2 still plays: its cards stay',
    ],
    [
      'after the settlement, each player’s',
      at(southDakota, [raised(1), raised(2)], over),
      takes(1),
      'TakenUp [AMB-57]',
    ],
    [
      'the dealer’s last',
      at(southDakota, [raised(1), raised(2)], over),
      takes('dealer'),
      'out-of-order [baize:steps] the hand of seat 2 is taken up first',
    ],
    [
      'the dealer’s, when the others are in the rack',
      at(southDakota, [raised(1), raised(2)], { ...over, more: { takenUp: [1, 2] } }),
      takes('dealer'),
      'TakenUp [AMB-57]',
    ],
    [
      'and the rest of one that is tucked, with both counts',
      tuckedAt(),
      takes(2, { counted: 4, tucked: 3 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'not before its wagers',
      tuckedAt({ givenUp: [] }),
      takes(2, { counted: 4, tucked: 3 }),
      'wagers-first [SD-HCF-8#1] the wagers that seat 2 gave up are taken first',
    ],
    [
      'not without the count of what is tucked',
      tuckedAt(),
      takes(2, { counted: 4 }),
      'tucked-not-counted [SD-HCF-8#2] say how many cards are tucked under the wager',
    ],
    [
      'not without the count of the discards',
      tuckedAt(),
      takes(2, { tucked: 3 }),
      'not-counted [SD-HCF-8#2] spread the discards and count them',
    ],
    [
      'with what is tucked in whole cards',
      tuckedAt(),
      takes(2, { counted: 4, tucked: 2.5 }),
      'not-a-count [baize:forms] cards are counted in whole numbers from 0',
    ],
    [
      'with what is tucked from none',
      tuckedAt(),
      takes(2, { counted: 4, tucked: -1 }),
      'not-a-count [baize:forms] cards are counted in whole numbers from 0',
    ],
    [
      'with as many tucked as were named',
      namedAt(),
      takes(2, { counted: 4, tucked: 4 }),
      'not-a-count [baize:cards-on-the-felt] 3 cards were tucked under the wager',
    ],
    [
      'with those that were named, unsaid',
      namedAt(),
      takes(2, { counted: 4 }),
      'TakenUp [SD-HCF-8#2]',
    ],
    [
      'with discards in whole cards',
      namedAt(),
      takes(2, { counted: 53 }),
      'not-a-count [baize:forms] a hand is counted in whole cards, 0 to 52',
    ],
    [
      'and a wrong count of them waits for a floorperson',
      namedAt(),
      takes(2, { counted: 3 }),
      'IrregularityCalled [SD-HCF-8#2]',
    ],
    [
      'whole, where nothing was tucked',
      tuckedAt(),
      takes(2, { counted: 7, tucked: 0 }),
      'Turned, TakenUp [SD-HCF-8#2]',
    ],
  ])('%s', says);

  it('tells how many were counted, and how many are tucked', () => {
    const stamp = { by: 'Dana', as: 'dealer', at: NOON };
    expect(eventsOf(namedAt(), takes(2, { counted: 4 }))).toEqual([
      { ...stamp, type: 'TakenUp', place: 2, counted: 4, cite: 'SD-HCF-8#2', tucked: 3 },
    ]);
    const miscounted = eventsOf(namedAt(), takes(2, { counted: 3 }));
    expect(miscounted).toMatchObject([
      {
        type: 'IrregularityCalled',
        kind: 'folded-cards-miscounted',
        place: 2,
        cards: 3,
        outcome: { round: 'blocked' },
      },
    ]);
  });
});

describe('the bonus for which folded cards stay', () => {
  const { inForce } = maryland;
  const { play } = inForce.rulebook;
  const stays = (cite: string) => ({ value: 'claimed', cite });
  const foldedBonus = { flush: stays('MD-HCF-12B'), 'straight-flush': stays('MD-HCF-12C') };
  const rulebook = {
    ...inForce.rulebook,
    play: {
      ...play,
      foldedBonus: { ...(play as never as { foldedBonus: object }).foldedBonus, ...foldedBonus },
    },
  };
  const apart = { ...maryland, inForce: { ...inForce, rulebook } } as never as typeof maryland;
  it.each([
    ['flush', { stakes: { flush: 500 } }, 'MD-HCF-12B'],
    ['straight-flush', { stakes: { 'straight-flush': 500 } }, 'MD-HCF-12C'],
    ['flush', { tips: { flush: 500 } }, 'MD-HCF-12B'],
  ] as const)('is the one that lies there: %s, %j', (wager, lies, cite) => {
    const hand = handAt(2, SEVEN[1], {
      decision: { kind: 'fold', claims: [wager] },
      ...(lies as object),
    });
    const world = at(apart, [raised(1), hand], { givenUp: [2], open: false });
    expect(comesTo(world, { type: 'TakeUp', place: 2 })).toBe(
      `cards-stay [${cite}] a bonus of seat 2 still plays: its cards stay`,
    );
  });
});
