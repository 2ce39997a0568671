import { expect, it } from 'vitest';
import { type Lies, whereHandsLie } from '../../src/rounds/where-hands-lie.js';
import { aceHigh } from '../support/irregularity.js';
import { fold, raise, Table } from '../support/table.js';

const lie = ({ world, playing }: Table): Readonly<Record<string, Lies>> =>
  Object.fromEntries(whereHandsLie(world.rules.inForce, playing));

const dealt = (id: 'sd/high-card-flush' | 'md/high-card-flush'): Table =>
  Table.open(id)
    .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } })
    .deals(aceHigh);

it('[SD-HCF-7#4] a raised hand waits face down under its ante, the raise in its own area', () => {
  const raised = dealt('sd/high-card-flush').decides(1, raise(1_000)).decides(2, fold);
  expect(lie(raised)).toEqual({
    1: 'under-the-ante',
    2: 'folded',
    3: 'face-down',
    dealer: 'face-down',
  });
  const hand = raised.playing.game.hands.find(({ seat }) => seat === 1);
  expect(hand?.stakes).toMatchObject({ ante: 1_000, raise: 1_000 });
});

it('where the document does not say, a raised hand lies face down', () => {
  expect(lie(dealt('md/high-card-flush').decides(1, raise(1_000)))[1]).toBe('face-down');
});

it('the dealer turns first, then the raised hands; folded ones are in the rack by then', () => {
  const all = dealt('sd/high-card-flush')
    .decides(1, raise(1_000))
    .decides(2, fold)
    .decides(3, raise(1_000));
  const turned = all.follow((next) => next.kind === 'turn' && next.place === 1);
  expect(lie(turned)).toEqual({
    1: 'under-the-ante',
    2: 'in-the-rack',
    3: 'face-up',
    dealer: 'face-up',
  });
});

it('before the deal no hand lies anywhere, and in Washington every card lies face up', () => {
  const table = Table.open('wa/ricochet-poker').bets({ 1: { ante: 1_000 } });
  expect(lie(table)).toEqual({});
  expect(lie(table.deals({ 1: '7c 8d', dealer: '2c 5d 9h Js Kc' }))).toEqual({
    1: 'face-up',
    dealer: 'face-up',
  });
});
