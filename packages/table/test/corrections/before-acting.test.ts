import { describe, expect, it } from 'vitest';
import { asked, playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { FLOOR, type Table } from '../support/table.js';

const BETS = { 1: { ante: 1_000 }, 2: { ante: 1_000 }, 3: { ante: 1_000 } };
const TYPED = { 1: 'Ac 3s', 2: 'Kd 2d', 3: '8h 6d', dealer: STAYS };

/** Everything is reconciled, and the player with the lowest two cards is asked. */
const opened = (hands: Record<string, string> = TYPED): Table =>
  ricochet()
    .bets(BETS)
    .deals(hands)
    .follow((next) => next.kind === 'players');

const corrects = (table: Table, place: number | 'dealer', cards: string): Table =>
  table.do({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }, FLOOR);

describe('cards that are put right when the action is open', () => {
  it('[WA-RP-6] before anybody acts, the lowest of the true hands is asked first', () => {
    const table = opened();
    expect(asked(table)).toBe(3);
    const fixed = corrects(table, 1, '4c 3s');
    expect(asked(fixed)).toBe(1);
    const over = playedOut(fixed, { ...TYPED, 1: '4c 3s' }, { 1: 'fold', 2: 'fold', 3: 'fold' });
    expect(over.lines.filter((line) => line.includes('ante'))).toEqual([
      '3 ante lose [WA-RP-7a]',
      '2 ante lose [WA-RP-7a]',
      '1 ante lose [WA-RP-7a]',
    ]);
    expect(over.ends().onTheFelt).toBe(0);
  });

  it('[WA-RP-4a] a dealer whose true hand reaches the kickout folds, and not one whose does not', () => {
    const kickedOut = 'Tc Td 2h 2s 9c';
    const folds = corrects(opened(), 'dealer', kickedOut).playing.game;
    expect(folds).toMatchObject({ dealerFold: { cite: 'WA-RP-4a' } });
    const stays = corrects(opened({ ...TYPED, dealer: kickedOut }), 'dealer', STAYS).playing.game;
    expect(stays).toMatchObject({ dealerFold: null });
  });

  it('[WA-RP-6, AMB-72] once somebody has acted the order stays, and the round goes on to its end', () => {
    const table = opened().do({ type: 'Decide', seat: 3, decision: 'play' });
    const drawn = table.deals({ 3: '8h 6d 8c Qc Qh' });
    expect(asked(drawn)).toBe(2);
    const fixed = corrects(drawn, 1, '4c 3s');
    expect(asked(fixed)).toBe(2);
    const over = playedOut(fixed, TYPED, { 1: 'fold', 2: 'fold' });
    expect(over.lines).toContain('3 pot win, pays $30 [WA-RP-9]');
    expect(over.ends().onTheFelt).toBe(0);
  });

  it('[WA-RP-9a] a lone player whom the corrected dealer leaves alone is not asked', () => {
    const alone = { 1: 'Qc 3s', dealer: STAYS };
    const table = ricochet()
      .bets({ 1: { ante: 1_000 } })
      .deals(alone)
      .follow((next) => next.kind === 'players');
    const fixed = corrects(table, 'dealer', 'Ac Ad Kh 2s 9c');
    const over = playedOut(fixed, { 1: 'Qc 3s 8d 9d 2c' });
    expect(over.lines).toContain('1 ante push, $10 back [WA-RP-9a]');
  });
});
