import type { SettledLine } from '@baize/games';
import type { WagerId } from '@baize/rulebook';
import { atTable, type Entries, type TableEntry } from './journal.js';

/** A line as it was settled, and where the chips of its stake lay then. */
export interface DayLine extends SettledLine {
  /** Jackpot wagers were in the tray already, when the sensors had locked. */
  readonly collected: boolean;
}

/** Every line of the day, of whichever step of the settlement. */
export const linesOf = (journal: Entries): readonly DayLine[] =>
  atTable(journal).flatMap((entry) => {
    const collected = entry.round?.collected === true;
    return settledBy(entry).map((line) => ({ ...line, collected }));
  });

export const tipLinesOf = (journal: Entries): readonly SettledLine[] =>
  atTable(journal).flatMap(({ event }) =>
    event.type === 'InRound' && event.event.type === 'RoundSettled' ? event.event.tips : [],
  );

const settledBy = ({ event }: TableEntry): readonly SettledLine[] => {
  if (event.type !== 'InRound') return [];
  switch (event.event.type) {
    case 'BonusesSettled':
    case 'RoundSettled':
      return event.event.lines;
    case 'HandCompleted':
      return event.event.anteBonus === null ? [] : [event.event.anteBonus];
    default:
      return [];
  }
};

export const envyOf = (jackpot: WagerId): SettledLine['wager'] => `${jackpot}:envy`;
