import { type SettledLine, seatsPaid } from '@baize/games';
import { cents } from '@baize/money';
import type { GameRound } from '../rounds/game.js';

/** What was paid in a round that is not settled as a whole: seat by seat, or its bonuses. */
export const paidIn = (game: GameRound, of: 'lines' | 'tips'): readonly SettledLine[] => {
  if ('bonuses' in game) return of === 'lines' ? game.bonuses : [];
  return 'paid' in game ? seatsPaid(game).flatMap((seat) => seat[of]) : [];
};

/** The same chips move by both. */
export const isSameLine = (left: SettledLine, right: SettledLine): boolean =>
  left.outcome === right.outcome &&
  left.stakeCents === right.stakeCents &&
  left.paysCents === right.paysCents &&
  left.returnedCents === right.returnedCents;

/** The lines that a settlement adds to those paid before; one that changed is counted back first. */
export const linesBeyond = (
  lines: readonly SettledLine[],
  paid: readonly SettledLine[],
): readonly SettledLine[] =>
  lines.flatMap((line) => {
    const before = paid.find((one) => one.seat === line.seat && one.wager === line.wager);
    if (before === undefined) return [line];
    return isSameLine(before, line) ? [] : [countedBack(before), line];
  });

const countedBack = (line: SettledLine): SettledLine => ({
  ...line,
  stakeCents: cents(-line.stakeCents),
  paysCents: cents(-line.paysCents),
  returnedCents: cents(-line.returnedCents),
});
