import { expect } from 'vitest';
import type { OpenTable, PinnedRules, RoundAtTable, TableGesture } from '../../src/index.js';
import { CUT_AT_20, cardsWith, deckAs } from './decks.js';
import { comesTo, contestAs, handAt, roundAs, type tableAs } from './moments.js';
import { pinned } from './tables.js';

/** High Card Flush without a jackpot, at one moment of a round. */

const plain = (id: Parameters<typeof pinned>[0]): PinnedRules =>
  pinned(id, (house) => {
    delete house.paytables.progressive;
    delete house.jackpots;
    house.equipment.sensors = [];
  });
export const maryland = plain('md/high-card-flush');
export const VOIDED = { deck: 'kept', cite: 'house:reasons' } as const;
const SEVEN = 'Ah Qh Th 8h 6h 4h 2c';
const DEALER = '9s 3s 2s Qc 4c Td Jd';
export const betting = (
  hands: readonly number[] = [],
  more: Partial<RoundAtTable> = {},
): RoundAtTable =>
  roundAs(
    contestAs('high-card-flush', { phase: 'betting', hands: hands.map((seat) => handAt(seat)) }),
    more,
  );
export const phase = (
  now: 'dealing' | 'deciding' | 'settled',
  more: Partial<RoundAtTable> = {},
): RoundAtTable =>
  roundAs(
    contestAs('high-card-flush', {
      phase: now,
      hands: [handAt(1, now === 'dealing' ? '' : SEVEN)],
      dealer: now === 'dealing' ? '' : DEALER,
    }),
    more,
  );

export const ready: Partial<OpenTable> = {
  cards: cardsWith(
    [
      deckAs('red', {
        opened: [
          'dealer-inspects',
          'floorperson-verifies',
          'spread-face-up',
          'first-player-looks',
          'turn-face-down',
          'wash',
          'stack',
        ],
        stack: CUT_AT_20,
        place: 'shoe',
      }),
      deckAs('blue', {
        opened: [
          'dealer-inspects',
          'floorperson-verifies',
          'spread-face-up',
          'first-player-looks',
          'turn-face-down',
          'wash',
          'stack',
        ],
        place: 'shuffler',
      }),
    ],
    { method: 'automated-shoe' },
  ),
};
export const away: OpenTable['seats'] = { 1: { player: 'player 1', away: 'away' } };
export const bets = (seat: number, more: object = {}): TableGesture =>
  ({ type: 'PlaceWagers', seat, stakes: { ante: 1_000 }, ...more }) as TableGesture;
export const out = (seat: number, why?: 'time' | 'away'): TableGesture => ({
  type: 'SitOut',
  seat,
  ...(why === undefined ? {} : { why }),
});
export const stub = (counted?: number): TableGesture => ({
  type: 'RackStub',
  ...(counted === undefined ? {} : { counted }),
});

export type Row = readonly [string, ReturnType<typeof tableAs>, TableGesture, string];
export const says = (
  _title: string,
  world: ReturnType<typeof tableAs>,
  gesture: TableGesture,
  expected: string,
): void => {
  expect(comesTo(world, gesture)).toBe(expected);
};

export const STUB = { method: 'automated-shoe', deviceCounts: false, roundsSinceCount: 5 } as const;
