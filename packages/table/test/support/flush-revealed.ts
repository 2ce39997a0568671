import type { ContestHandInPlay } from '@baize/games';
import { expect } from 'vitest';
import type { RoundAtTable, TableGesture } from '../../src/index.js';
import { comesTo, contestAs, handAt, roundAs, tableAs } from './moments.js';
import { pinned } from './tables.js';

/** High Card Flush when all have decided, at one moment. */

const plain = (id: Parameters<typeof pinned>[0]) =>
  pinned(id, (house) => {
    delete house.paytables.progressive;
    delete house.jackpots;
    house.equipment.sensors = [];
  });
export const maryland = plain('md/high-card-flush');
export const southDakota = plain('sd/high-card-flush');

const FOLD = { kind: 'fold', claims: [] } as const;
export const TUCK = { kind: 'fold', claims: ['straight-flush'] } as const;
export const NAMED = { ...TUCK, tucked: { 'straight-flush': ['9d', '8d', '7d'] } } as const;
export const SEVEN = [
  'Ah Qh Th 8h 6h 4h 2c',
  '9d 8d 7d Kc Jc 4s 6s',
  'Ad Kd 8c 5s 7s 3h 2h',
] as const;
export const DEALER = '9s 3s 2s Qc 4c Td Jd';
export const VOIDED = { deck: 'kept', cite: 'house:reasons' } as const;

export const raised = (seat: 1 | 2 | 3, turned = false): ContestHandInPlay =>
  handAt(seat, SEVEN[seat - 1], {
    decision: { kind: 'raise', cents: 1_000 as never },
    stakes: { raise: 1_000 },
    turned,
  });
export const folded = (seat: 1 | 2 | 3): ContestHandInPlay =>
  handAt(seat, SEVEN[seat - 1], { decision: FOLD });
export const tucked = (
  decision: typeof TUCK | typeof NAMED,
  cards: string = SEVEN[1],
): ContestHandInPlay => handAt(2, cards, { decision, stakes: { 'straight-flush': 500 } });

export interface At {
  readonly open?: boolean;
  readonly phase?: 'dealing' | 'deciding' | 'revealing' | 'settled';
  readonly settled?: readonly number[];
  readonly givenUp?: readonly number[];
  readonly more?: Partial<RoundAtTable>;
  readonly away?: 'away' | 'lost';
  readonly cards?: string;
}

export const at = (
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

export const both = [raised(1), raised(2, true)];
export type Row = readonly [string, ReturnType<typeof at>, TableGesture, string];
export const says = (
  _title: string,
  world: ReturnType<typeof at>,
  gesture: TableGesture,
  expected: string,
): void => {
  expect(comesTo(world, gesture)).toBe(expected);
};
