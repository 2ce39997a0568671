import { type Cents, cents } from '@baize/money';
import { resettledTipCents } from './corrections.js';
import { atTable, type Entries, total } from './journal.js';
import { betsIn, tipLinesOf } from './lines.js';

/** What players gave the dealers: accounted apart from drop and from the win of the games. */
export interface TipResult {
  readonly wagers: number;
  readonly wageredCents: Cents;
  readonly voidCents: Cents;
  /** Stakes and winnings of tip wagers that went to the dealers. */
  readonly wonCents: Cents;
  /** What settling rounds again brought the dealers, less what it took from them. */
  readonly resettledCents: Cents;
  readonly inBox: number;
  readonly inBoxCents: Cents;
  readonly toDealersCents: Cents;
  /** Tip wagers that lost to the tray, less what the tray paid on others. */
  readonly trayCents: Cents;
}

export const tipResult = (journal: Entries): TipResult => {
  const lines = tipLinesOf(journal);
  const live = lines.filter(({ outcome }) => outcome !== 'void');
  const boxed = atTable(journal).flatMap(({ event }) =>
    event.type === 'DealerTipped' ? [event.cents] : [],
  );
  const inBoxCents = total(boxed, (tip) => tip);
  const wonCents = total(live, ({ returnedCents, paysCents }) => returnedCents + paysCents);
  const resettledCents = resettledTipCents(atTable(journal).map(({ event }) => event));
  return {
    wagers: betsIn(live),
    wageredCents: total(live, ({ stakeCents }) => stakeCents),
    voidCents: total(lines, ({ outcome, returnedCents }) =>
      outcome === 'void' ? returnedCents : 0,
    ),
    wonCents,
    resettledCents,
    inBox: boxed.length,
    inBoxCents,
    toDealersCents: cents(wonCents + resettledCents + inBoxCents),
    trayCents: total(
      lines,
      ({ stakeCents, returnedCents, paysCents }) => stakeCents - returnedCents - paysCents,
    ),
  };
};
