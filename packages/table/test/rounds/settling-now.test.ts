import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import {
  at,
  both,
  folded,
  maryland,
  NAMED,
  type Row,
  raised,
  SEVEN,
  says,
  southDakota,
  tucked,
  VOIDED,
} from '../support/flush-revealed.js';
import { eventsOf, handAt } from '../support/moments.js';

/** What may be settled at one moment, and what it comes to. */

const SETTLE: TableGesture = { type: 'Settle' };
const settle = (seat: number): TableGesture => ({ type: 'Settle', seat });

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
