import { cents } from '@baize/money';
import { assertNever } from '@baize/result';
import type { Corrected, EventOf } from './events.js';
import type { OpenTable, Reissue, SettledRound } from './state.js';

type Correction = EventOf<'RoundResettled' | 'PaymentAdjusted'>;

/** A settled round that is corrected gets new lines, and its seats new receipts. */
export const afterCorrection = (
  settled: SettledRound | null,
  event: Correction,
): SettledRound | null => {
  if (settled === null || settled.round !== event.round) return settled;
  const { reason, cite } = event;
  switch (event.type) {
    case 'RoundResettled': {
      const seats = [...new Set(event.changes.map(({ seat }) => seat))];
      return reissued(
        { ...settled, lines: event.lines, tips: event.tips },
        seats.map((seat) => ({
          seat,
          why: 'resettled',
          cents: cents(changeFor(seat, event.changes)),
          reason,
          cite,
        })),
      );
    }
    case 'PaymentAdjusted':
      return reissued(settled, [
        { seat: event.seat, why: 'adjusted', cents: event.cents, reason, cite },
      ]);
    default:
      return assertNever(event);
  }
};

/** An award that is not paid after all is taken off the receipt that named it. */
export const afterWithdrawal = (
  { settled, round }: OpenTable,
  { jackpot, seat, cents: award, cite }: EventOf<'AwardPaid' | 'AwardWithdrawn'>,
): SettledRound | null => {
  if (settled === null || (round !== null && round.round !== settled.round)) return settled;
  const named = settled.lines.some(
    (line) => line.seat === seat && line.wager === jackpot && line.outcome === 'win',
  );
  const reason = `the ${jackpot} award is withdrawn`;
  return named
    ? reissued(settled, [{ seat, why: 'award-withdrawn', cents: cents(-award), reason, cite }])
    : settled;
};

const changeFor = (seat: number, changes: readonly Corrected[]): number =>
  changes
    .filter((change) => change.seat === seat)
    .reduce((sum, { before, after }) => sum + worth(after) - worth(before), 0);

const worth = (line: Corrected['before']): number =>
  line === null ? 0 : line.paysCents + line.returnedCents;

const reissued = (settled: SettledRound, reissues: readonly Reissue[]): SettledRound => ({
  ...settled,
  receipts: {
    ...settled.receipts,
    ...Object.fromEntries(reissues.map(({ seat }) => [seat, (settled.receipts[seat] ?? 1) + 1])),
  },
  reissues: [...settled.reissues, ...reissues],
});
