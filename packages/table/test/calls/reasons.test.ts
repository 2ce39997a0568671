import { expect, test } from 'vitest';
import { secondsToVoidAlone } from '../../src/calls/void-alone.js';
import { viewMatters } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, raise, Table } from '../support/table.js';

const BETS = { 1: { ante: 1_000 } };
const decided = (): Table =>
  Table.open('md/high-card-flush').bets(BETS).deals(aceHigh).decides(1, raise(1_000));
const corrects = (table: Table): Table =>
  table.do(
    {
      type: 'CorrectCards',
      place: 'dealer',
      cards: '8s 3s 2s Qc 4c Td Jd'.split(' '),
      reason: 'mistyped',
    },
    FLOOR,
  );
const settled = (): Table => decided().settles();

test.each<[string, () => Table, string | null]>([
  ['is not told while the cards may be hidden', () => corrects(decided().turns('dealer')), null],
  ['is told when their round is settled', () => corrects(settled()), 'mistyped'],
  ['is told when their round is over', () => corrects(settled().ends()), 'mistyped'],
  [
    'is told while the next round is played',
    () => corrects(settled().ends().bets(BETS)),
    'mistyped',
  ],
  [
    'is told when a later round is settled',
    () => corrects(settled().ends()).bets(BETS).deals(aceHigh),
    'mistyped',
  ],
])('why cards were corrected %s', (_when, table, reason) => {
  expect(viewMatters(table().world)).toMatchObject([{ kind: 'cards-corrected', reason }]);
});

test('an irregularity of no place is told without one', () => {
  const found = Table.open('md/high-card-flush')
    .bets(BETS)
    .closes()
    .calls({ kind: 'card-face-up-in-deck', card: '5c' });
  expect(viewMatters(found.world)[0]?.words).toBe(
    'A card lies face up in the deck: the round goes on',
  );
});

test('a dealer voids no round alone by a time that is none', () => {
  const { world, now } = decided().do({ type: 'CallFloor', about: 'void', note: 'a fire alarm' });
  if (world.table.phase !== 'open') throw new Error('the table is closed');
  expect(secondsToVoidAlone(world.table, now)).toBe(900);
  expect(secondsToVoidAlone(world.table, 'now')).toBeNull();
});
