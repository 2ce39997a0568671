import type { SettledLine } from '@baize/games';
import { cents } from '@baize/money';
import { assertNever } from '@baize/result';
import type { Corrected, EventOf } from './events.js';
import type { Reissue, SettledRound } from './state.js';

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
      const after = {
        ...settled,
        lines: event.lines,
        tips: event.tips,
        reissues: settled.reissues.map((one) => superseded(one, event.changes)),
      };
      const replaced = { ...after.replaced, ...linesOf(settled, seats) };
      return reissued(
        { ...after, replaced },
        seats.map((seat) => ({
          seat,
          why: 'resettled',
          cents: cents(backOf(after, seat) - backOf(settled, seat)),
          reason,
          cite,
        })),
      );
    }
    case 'PaymentAdjusted':
      return reissued(withReplaced(settled, [event.seat]), [
        { seat: event.seat, why: 'adjusted', cents: event.cents, reason, cite },
      ]);
    default:
      return assertNever(event);
  }
};

/** By seat, the lines of the receipts that are replaced. */
const linesOf = (
  { lines }: SettledRound,
  seats: readonly number[],
): NonNullable<SettledRound['replaced']> =>
  Object.fromEntries(seats.map((seat) => [seat, lines.filter((line) => line.seat === seat)]));

const withReplaced = (settled: SettledRound, seats: readonly number[]): SettledRound => ({
  ...settled,
  replaced: { ...settled.replaced, ...linesOf(settled, seats) },
});

/** What was noted of a line that is made anew, the new line says itself. */
const superseded = (one: Reissue, changes: readonly Corrected[]): Reissue =>
  changes.some(({ before, after }) => isLineOf(one, before) || isLineOf(one, after))
    ? { ...one, superseded: true }
    : one;

const isLineOf = ({ seat, line, envies }: Reissue, of: SettledLine | null): boolean =>
  of !== null && seat === of.seat && line === of.wager && envies === of.envies;

/** What a seat has back of the round by its receipt: lines, and changes beside them. */
const backOf = ({ lines, reissues }: SettledRound, seat: number): number =>
  lines
    .filter((line) => line.seat === seat)
    .reduce((sum, { paysCents, returnedCents }) => sum + paysCents + returnedCents, 0) +
  changesOf(reissues, seat).reduce((sum, one) => sum + one.cents, 0);

/** The changes of a seat's receipt that its lines do not say. */
export const changesOf = (reissues: readonly Reissue[], seat: number): readonly Reissue[] =>
  reissues.filter((one) => one.seat === seat && one.why !== 'resettled' && one.superseded !== true);

export const reissued = (settled: SettledRound, reissues: readonly Reissue[]): SettledRound => ({
  ...settled,
  receipts: {
    ...settled.receipts,
    ...Object.fromEntries(reissues.map(({ seat }) => [seat, (settled.receipts[seat] ?? 1) + 1])),
  },
  reissues: [...settled.reissues, ...reissues],
});
