import { balanceOf, cents } from '@baize/money';
import { expect, it } from 'vitest';
import { reportOf, trayCents } from '../../src/index.js';
import { FLOOR, raise, Table } from '../support/table.js';

const LOW = 'Kh Qh Jh 8c 5c 2d 3d';
const HIGH = 'Kh Qh Jh 8h 5c 2d 3d';
const DEALER = 'As Qs 9s 7d 2c 3c 4d';

it('[SD-HCF-3#1] a tip that rode on a hand is settled again with it, out of the tray', () => {
  const opened = Table.open('sd/high-card-flush').bets({ 1: { ante: 1_000 } });
  const slug = opened.world.table.slug;
  const tipped = opened.do({
    type: 'PlaceWagers',
    seat: 1,
    stakes: { ante: cents(1_000) },
    tips: { ante: cents(500) },
  });
  const settled = tipped.deals({ 1: LOW, dealer: DEALER }).decides(1, raise(1_000)).settles();
  const box = (table: Table) => balanceOf(table.world.books, `tips/${slug}`) / 10_000;
  expect(settled.world.table.settled?.tips.map(({ outcome }) => outcome)).toEqual(['lose']);
  expect(box(settled)).toBe(0);
  const again = settled
    .do({ type: 'CorrectCards', place: 1, cards: HIGH.split(' '), reason: 'typed wrong' }, FLOOR)
    .do({ type: 'Resettle', reason: 'the cards were typed wrong', second: 'Fay' }, FLOOR);
  expect(again.world.table.settled?.tips.map(({ outcome }) => outcome)).toEqual(['win']);
  expect(box(again)).toBe(1_000);
  // Ante and raise pay 1,000 each with their stakes, and the tip 500 with its own.
  expect(trayCents(settled.world) - trayCents(again.world)).toBe(5_000);
  const { tips, corrections } = reportOf(again.world.rules, slug, again.happened);
  expect(tips).toMatchObject({ resettledCents: 1_000, toDealersCents: 1_000 });
  expect(corrections).toMatchObject({ resettledTipCents: 1_000, winCents: -5_000 });
});
