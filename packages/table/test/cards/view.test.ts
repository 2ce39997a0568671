import { describe, expect, it } from 'vitest';
import { type CardsView, viewTable } from '../../src/index.js';
import { bring, byHand, cut, dealtBy, load, maryland } from '../support/maryland.js';
import { FLOOR, type Table } from '../support/table.js';

/** Decks and devices as a spectator sees them. */
const seen = ({ world, now }: Table): CardsView =>
  viewTable(world, { kind: 'spectator' }, now).cards;

const orders = (table: Table, ...gestures: Parameters<typeof gesture>[0][]): Table =>
  gestures.reduce((now, one) => now.do(gesture(one)), table);
const gesture = (order: ReturnType<typeof byHand>) => ({ type: 'Cards', gesture: order }) as const;

const isShuffle = (next: { readonly type: string }): boolean =>
  'gesture' in next && JSON.stringify(next.gesture).includes('"Shuffle"');

const RED = { id: 'red', colour: 'red', design: 'diamond' };

describe('what everybody sees of the cards', () => {
  const brought = orders(maryland(dealtBy('manual-shoe')), bring('red'));
  const opened = brought.follow((next) => next.kind === 'do' && isShuffle(next.gesture));
  const shuffled = orders(opened, byHand('red'));
  const wasCut = orders(shuffled, cut('red'));
  const loaded = orders(wasCut, load('red'));

  it.each([
    ['new', brought, { place: 'felt', shuffled: false, cut: false }],
    ['shuffled by hand', shuffled, { place: 'felt', shuffled: true, cut: false }],
    ['cut', wasCut, { place: 'felt', shuffled: true, cut: true }],
    ['in the shoe', loaded, { place: 'shoe', shuffled: true, cut: true }],
  ])('a deck that is %s', (_how, table, deck) => {
    expect(seen(table).decks).toEqual([{ ...RED, ...deck }]);
    expect(seen(table)).toMatchObject({ method: 'manual-shoe', idle: null, inPlay: null });
  });

  it('the deck that is dealt from', () => {
    expect(seen(loaded.bets({ 1: { ante: 1_000 } })).inPlay).toBe('red');
  });

  it('a device in trouble', () => {
    const jam = { type: 'ReportDevice', device: 'shoe', trouble: 'jam' } as const;
    expect(seen(loaded).devices).toMatchObject({ shoe: { trouble: null } });
    expect(seen(loaded.do(gesture(jam), FLOOR)).devices).toMatchObject({
      shoe: { trouble: 'jam' },
    });
  });

  it('the order of the cards is nowhere in it', () => {
    expect(Object.keys(seen(loaded).decks[0] ?? {})).toEqual([
      ...Object.keys(RED),
      'place',
      'shuffled',
      'cut',
    ]);
  });
});
