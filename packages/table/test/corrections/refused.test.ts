import { expect, it } from 'vitest';
import { FLOOR, raise, Table } from '../support/table.js';

const correct = (table: Table, place: number | 'dealer', cards: string): Table =>
  table.do({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'typed wrong' }, FLOOR);

const AGAIN = { type: 'Resettle', reason: 'typed wrong', second: 'Fay' } as const;

it('a correction that changes a jackpot award needs the meter to hold the round', () => {
  const settled = Table.open('md/high-card-flush')
    .bets({ 1: { ante: 1_000, progressive: 100 } })
    .deals({ 1: 'Kh Qc Jd 8c 5c 2d 3s', dealer: 'As Qs 9s 7d 2c 3c 4d' })
    .decides(1, raise(1_000))
    .settles();
  const straight = '9h 8h 7h 6h 5h 2d 3s';
  expect(correct(settled, 1, straight).refuses(AGAIN, FLOOR)).toBeNull();
  const corrected = correct(settled.ends(), 1, straight);
  expect(corrected.refuses(AGAIN, FLOOR)).toMatch(/^award-changes \[house:corrections\]/);
  expect(corrected.world.table.settled?.lines).toEqual(settled.world.table.settled?.lines);
});

it('a round that would have been played otherwise is not settled again', () => {
  const settled = Table.open('wa/ricochet-poker')
    .bets({ 1: { ante: 1_000 } })
    .deals({ 1: '8c 9d', dealer: 'As Ah Kc Kd 7s' })
    .deals({ 1: '8c 9d 3h 4s 5d' })
    .settles();
  const corrected = correct(settled, 'dealer', '2s 4h 6c Td Js');
  expect(corrected.refuses(AGAIN, FLOOR)).toMatch(/^cannot-resettle /);
});
