import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { Citation } from '@baize/rulebook';
import { keptWith } from '../kept.js';
import { changesOf } from '../table/reissue.js';
import type { Reissue, SettledRound } from '../table/state.js';

/** A payment beside the lines: an adjustment, or an award that was named and is not paid. */
interface ReceiptChange {
  readonly why: Exclude<Reissue['why'], 'resettled'>;
  readonly cents: Cents;
  readonly reason: string;
  readonly cite: Citation;
}

/** The receipt that this one takes the place of. */
interface Replaced {
  readonly issue: number;
  /** Its lines; left out where an award or envy alone was changed. */
  readonly lines?: readonly SettledLine[];
  readonly netCents: Cents;
  readonly reason: string;
  readonly cite: Citation;
}

/** What a player has in hand of a settled round. */
export interface Receipt {
  readonly round: string;
  readonly seat: number;
  readonly player: string;
  /** 1, and one more with every correction. */
  readonly issue: number;
  readonly lines: readonly SettledLine[];
  readonly changes: readonly ReceiptChange[];
  readonly stakedCents: Cents;
  /** Stakes that went back and everything paid, changes included. */
  readonly backCents: Cents;
  readonly netCents: Cents;
  readonly replaces: Replaced | null;
}

/** The receipt of a seat as it stands now; null for a seat that was not in the round. */
export const receiptOf = (settled: SettledRound, seat: number): Receipt | null => {
  const hand = settled.game.hands.find((one) => one.seat === seat);
  if (hand === undefined) return null;
  const lines = settled.lines.filter((line) => line.seat === seat);
  const reissues = settled.reissues.filter((one) => one.seat === seat);
  const changes = changesOf(settled.reissues, seat).flatMap(
    ({ why, cents: amount, reason, cite }): ReceiptChange[] =>
      why === 'resettled' ? [] : [{ why, cents: amount, reason, cite }],
  );
  const issue = settled.receipts[seat] ?? 1;
  const stakedCents = sum(lines, ({ stakeCents }) => stakeCents);
  const backCents = cents(
    sum(lines, ({ paysCents, returnedCents }) => paysCents + returnedCents) +
      sum(changes, (change) => change.cents),
  );
  const netCents = cents(backCents - stakedCents);
  const last = reissues.at(-1);
  return {
    round: settled.round,
    seat,
    player: hand.player,
    issue,
    lines,
    changes,
    stakedCents,
    backCents,
    netCents,
    replaces:
      last === undefined || issue === 1
        ? null
        : {
            issue: issue - 1,
            ...replacedLines(settled, seat, last),
            netCents: cents(netCents - last.cents),
            reason: last.reason,
            cite: last.cite,
          },
  };
};

const replacedLines = (
  { replaced }: SettledRound,
  seat: number,
  { why }: Reissue,
): Pick<Replaced, 'lines'> => {
  const lines = replaced?.[seat];
  return lines === undefined || (why !== 'resettled' && why !== 'adjusted') ? {} : { lines };
};

/** One receipt for every seat of the round, in the order of the seats. */
export const receiptsOf = keptWith((settled: SettledRound): readonly Receipt[] =>
  settled.game.hands
    .map(({ seat }) => seat)
    .toSorted((left, right) => left - right)
    .flatMap((seat) => receiptOf(settled, seat) ?? []),
);

const sum = <T>(of: readonly T[], amount: (one: T) => number): Cents =>
  cents(of.reduce((total, one) => total + amount(one), 0));
