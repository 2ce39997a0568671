import {
  flushLength,
  fourOfAKind,
  longestFlush,
  longestStraightFlush,
  type Rank,
  rankMaskOf,
  shortDeck,
} from '@baize/cards';
import { payTable, RULEBOOKS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { HitCounter } from '../../src/index.js';
import { handsByFlush, handsByRun } from '../../src/wagers/flush-readings.js';
import { combinations } from '../support/combinations.js';

const RANKS: readonly (readonly Rank[])[] = [
  [2, 3, 4, 5, 14],
  [9, 10, 11, 12, 13],
  [2, 4, 6, 8, 10],
];

const tallied = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

describe('seven cards of a short deck, counted and dealt', () => {
  test.each(RANKS)('by their longest flush: %s %s %s %s %s', (...ranks) => {
    const dealt = tallied(
      [...combinations(shortDeck({ ranks }), 7)].map((cards) =>
        String(flushLength(longestFlush(cards))),
      ),
    );
    const counted = handsByFlush(rankMaskOf(ranks), 7).map(({ of, hands }): [string, number] => [
      String(flushLength(of)),
      hands,
    ]);
    expect(new Map(counted)).toEqual(dealt);
  });

  test.each([
    [RANKS[0], true],
    [RANKS[0], false],
    [RANKS[1], true],
    [RANKS[2], true],
  ] as const)('by their best run and four of a kind: %s, ace low %s', (ranks = [], aceLow) => {
    const dealt = tallied(
      [...combinations(shortDeck({ ranks }), 7)].map(
        (cards) => `${longestStraightFlush(cards, { aceLow })} ${fourOfAKind(cards) !== undefined}`,
      ),
    );
    const counted = handsByRun(rankMaskOf(ranks), 7, { aceLow }).map(
      ({ of, hands }): [string, number] => [`${of.run} ${of.quads !== undefined}`, hands],
    );
    expect(new Map(counted)).toEqual(dealt);
  });
});

describe('a full deck', () => {
  const md = RULEBOOKS.find(({ id }) => id === 'md/high-card-flush');
  const table = (wager: 'flush' | 'straight-flush' | 'progressive', id: string) => {
    const found = md === undefined ? undefined : payTable(md, wager, id);
    if (found === undefined) throw new Error(`${wager} ${id}`);
    return found;
  };
  const counter = new HitCounter('high-card-flush', { aceLow: true, suit: null });
  const counts = (rows: readonly { hand: string; count: number }[]) =>
    Object.fromEntries(rows.map(({ hand, count }) => [hand, count]));

  test('[AMB-10] four of a kind takes its row, but for the 176 hands that have four in a row as well', () => {
    const { rows } = counter.hitsOf(table('straight-flush', 'G'));
    const quads = 13 * 17_296;
    expect(counts(rows)['four-of-a-kind']).toBe(quads - 176);
  });

  test('[AMB-14] six cards to the ace and six others are as many as six cards where they are one row', () => {
    const one = counts(counter.hitsOf(table('progressive', 'C')).rows);
    const two = counts(counter.hitsOf(table('progressive', 'D')).rows);
    expect((two['straight-flush-6-ace-high'] ?? 0) + (two['straight-flush-6'] ?? 0)).toBe(
      one['straight-flush-6'],
    );
  });

  test('seven of a suit are as many as four times thirteen choose seven', () => {
    const { rows, combinations: all } = counter.hitsOf(table('flush', 'A'));
    expect(all).toBe(133_784_560);
    expect(counts(rows)['flush-7']).toBe(4 * 1716);
  });
});
