import type { Cents } from '@baize/money';
import { cents } from '@baize/money';
import type { Corrected, EventOf, TableEvent } from '../../table/events.js';
import { movedBy } from '../postings.js';
import { atTable, type Entries, total } from './journal.js';

/** What was put right after it had been paid: new postings beside the old, never in their place. */
export interface CorrectionResult {
  readonly cardsCorrected: number;
  readonly resettled: number;
  /** To the players, less from them. */
  readonly resettledCents: Cents;
  /** To the dealers' box, less from it. */
  readonly resettledTipCents: Cents;
  readonly adjusted: number;
  readonly adjustedCents: Cents;
  readonly winCents: Cents;
}

export const correctionResult = (journal: Entries): CorrectionResult => {
  const events = atTable(journal).map(({ event }) => event);
  const resettled = only(events, 'RoundResettled');
  const adjusted = only(events, 'PaymentAdjusted');
  const resettledCents = total(
    resettled.flatMap(({ changes }) => changes),
    movedBy,
  );
  const tipCents = resettledTipCents(events);
  const adjustedCents = total(adjusted, (adjustment) => adjustment.cents);
  return {
    cardsCorrected: only(events, 'CardsCorrected').length,
    resettled: resettled.length,
    resettledCents,
    resettledTipCents: tipCents,
    adjusted: adjusted.length,
    adjustedCents,
    winCents: cents(-resettledCents - tipCents - adjustedCents),
  };
};

/** What settling rounds again brought the dealers' box, less what it took from it. */
export const resettledTipCents = (events: readonly TableEvent[]): Cents =>
  total(
    only(events, 'RoundResettled').flatMap(({ tipChanges }) => tipChanges),
    ({ before, after }) => worth(after) - worth(before),
  );

const only = <T extends TableEvent['type']>(
  events: readonly TableEvent[],
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

const worth = (line: Corrected['before']): number =>
  line === null ? 0 : line.paysCents + line.returnedCents;
