import type { Cents } from '@baize/money';
import { atTable, type Entries, total } from './journal.js';

/** Chips between the cage and the tray. */
export interface Slips {
  readonly fills: number;
  readonly fillsCents: Cents;
  readonly credits: number;
  readonly creditsCents: Cents;
}

export interface DropOfDay {
  readonly buyIns: number;
  /** Cash into the box. */
  readonly cents: Cents;
  readonly takenCents: Cents;
}

export const slipsOf = (journal: Entries): Slips => {
  const amounts = (type: 'TrayFilled' | 'TrayCredited'): readonly Cents[] =>
    atTable(journal).flatMap(({ event }) => (event.type === type ? [event.cents] : []));
  const [fills, credits] = [amounts('TrayFilled'), amounts('TrayCredited')];
  return {
    fills: fills.length,
    fillsCents: total(fills, (fill) => fill),
    credits: credits.length,
    creditsCents: total(credits, (credit) => credit),
  };
};

export const dropOfDay = (journal: Entries): DropOfDay => {
  const events = atTable(journal).map(({ event }) => event);
  const bought = events.flatMap((event) => (event.type === 'BoughtIn' ? [event.cents] : []));
  return {
    buyIns: bought.length,
    cents: total(bought, (cash) => cash),
    takenCents: total(events, (event) => (event.type === 'DropTaken' ? event.cents : 0)),
  };
};
