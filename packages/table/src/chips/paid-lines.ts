import type { SettledLine } from '@baize/games';
import { cents } from '@baize/money';

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
