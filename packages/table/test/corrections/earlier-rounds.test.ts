import { cents } from '@baize/money';
import { expect, it } from 'vitest';
import { FLOOR, raise, Table } from '../support/table.js';

const HANDS = { 1: 'Kh 5h 3h Jc 2c 9d 6d', dealer: '9s 3s 2s Qc 4c Td Jd' };
const bets = (table: Table): Table => table.bets({ 1: { ante: 1_000 } });
const first = bets(Table.open('md/high-card-flush')).deals(HANDS).decides(1, raise(1_000)).ends();
const playing = bets(first).deals(HANDS);
const second = playing.decides(1, raise(1_000));

const adjust = (more: object) =>
  ({
    type: 'AdjustPayment',
    round: 't1/1',
    seat: 1,
    player: 'Ada',
    cents: cents(500),
    reason: 'a chip too few',
    ...more,
  }) as const;

it.each<[string, Table, object, string | null]>([
  ['the round before, its own hand', first, {}, null],
  ['the round before, no such hand', first, { seat: 2 }, 'no-hand'],
  ['the round before, somebody else', first, { player: 'Ben' }, 'no-hand'],
  ['the round before, while the next is played', playing, { seat: 2 }, 'no-hand'],
  ['the round that is played', playing, { round: 't1/2' }, 'not-settled'],
  ['the round that is settled', second.settles(), { round: 't1/2' }, null],
  ['the latest round', second.ends(), { round: 't1/2' }, null],
  ['a round that is not yet', second.ends(), { round: 't1/3' }, 'no-such-round'],
  ['an earlier round, whose hands are not kept', second.ends(), { seat: 2, player: 'Ben' }, null],
  ['an earlier round, no seat', second.ends(), { seat: 0 }, 'no-hand'],
  ['an earlier round, half a seat', second.ends(), { seat: 1.5 }, 'no-hand'],
  ['an earlier round, nobody', second.ends(), { player: '' }, 'no-hand'],
  ['a round of another table', second.ends(), { round: 'x1/1' }, 'no-such-round'],
])('a payment is adjusted: %s', (_what, table, more, expected) => {
  expect(table.refuses(adjust(more), FLOOR)?.split(' ')[0] ?? null).toBe(expected);
});

it('an adjustment says for which hand, by whom and why', () => {
  const adjusted = first.do(adjust({ second: 'Fay' }), FLOOR);
  expect(adjusted.events.at(-1)).toMatchObject({
    seat: 1,
    player: 'Ada',
    cents: 500,
    second: 'Fay',
  });
  expect(first.do(adjust({}), FLOOR).events.at(-1)).toMatchObject({ second: null });
});
