import { describe, expect, it } from 'vitest';
import { aceHigh } from '../support/irregularity.js';
import { playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { DEALER, FLOOR, raise, Table } from '../support/table.js';

const HANDS = { 1: 'Ac 3s', 2: 'Kd 2d', dealer: STAYS };
const PAIR = { 1: 'Ac Ah', 2: 'Kd 2d', dealer: STAYS };

const callsOf = ({ world }: Table) => world.table.floor?.calls ?? [];

/** Bonuses are settled, and then the dealer sees that a card of seat 1 was read wrong. */
const corrected = (cards: string): Table => {
  const opened = ricochet()
    .bets({ 1: { ante: 1_000, pocket: 500 }, 2: { ante: 1_000 } })
    .deals(HANDS)
    .follow((next) => next.kind === 'players');
  const order = { type: 'CorrectCards', place: 1, reason: 'an ace read as a three' } as const;
  return opened.do({ ...order, cards: cards.split(' ') });
};

describe('what was paid by cards that were put right since', () => {
  it('stays paid, and the floor is called with the settlement', () => {
    const settled = playedOut(corrected(PAIR[1]), PAIR, { 1: 'play', 2: 'fold' }).settles();
    expect(callsOf(settled)).toMatchObject([{ call: 1, about: 'unsettled', round: 't1/1' }]);
    expect(settled.lines).toContain('1 pocket lose [WA-RP-AppE]');
    const again = settled.do({ type: 'Resettle', reason: 'a pair of aces', second: 'Fay' }, FLOOR);
    expect(callsOf(again)).toEqual([]);
    expect(again.netOf('Ada')).toBeGreaterThan(settled.netOf('Ada'));
  });

  it('calls nobody where it was right all the same', () => {
    const hands = { ...HANDS, 1: 'Ac 4s' };
    const settled = playedOut(corrected(hands[1]), hands, { 1: 'play', 2: 'fold' }).settles();
    expect(callsOf(settled)).toEqual([]);
  });

  it('leaves no list without a word: whoever closes the call says why the payments stay', () => {
    const settled = playedOut(corrected(PAIR[1]), PAIR, { 1: 'play', 2: 'fold' }).settles();
    const close = { type: 'CloseCall', call: 1 } as const;
    expect(settled.refuses(close, DEALER)).toContain('not-allowed');
    expect(settled.refuses(close, FLOOR)).toBe(
      'no-reason [house:corrections] round t1/1 is paid as its cards were before: settle it again, or say why that stays',
    );
    expect(callsOf(settled.do({ ...close, note: 'paid at the cage' }, FLOOR))).toEqual([]);
  });

  it('can be closed when the next round is settled, and nothing is left to settle again', () => {
    const settled = playedOut(corrected(PAIR[1]), PAIR, { 1: 'play', 2: 'fold' }).settles();
    const next = settled.ends().bets({ 2: { ante: 1_000 } });
    const close = { type: 'CloseCall', call: 1 } as const;
    expect(next.refuses(close, FLOOR)).toMatch(/^no-reason/);
    const later = playedOut(next, HANDS, { 2: 'fold' }).settles();
    expect(callsOf(later)).toHaveLength(1);
    expect(callsOf(later.do(close, FLOOR))).toEqual([]);
  });

  it('is put right with the settlement where one player is finished before the next', () => {
    const paid = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000, 'straight-flush': 500 } })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .follow((next) => next.kind === 'turn' && next.place === 2)
      .turns(2)
      .do({ type: 'Settle', seat: 2 });
    const [, ...others] = (aceHigh[2] ?? '').split(' ');
    const cards = ['5c', ...others];
    const fixed = paid.do({ type: 'CorrectCards', place: 2, cards, reason: 'a nine, not a five' });
    const settled = fixed.settles();
    expect(settled.lines).toContain('2 straight-flush lose [MD-HCF-12C(7)]');
    expect(settled.netOf('Ben')).toBe(1_500);
    expect(callsOf(settled)).toEqual([]);
  });
});
