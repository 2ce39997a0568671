import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { linesBeyond } from '../paid-lines.js';
import { atTable, type Entries, type TableEntry, total } from './journal.js';

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

/** How many wagers these lines are: one that was paid and then counted back is none. */
export const betsIn = (lines: readonly SettledLine[]): number =>
  lines.reduce((bets, { stakeCents }) => bets + (stakeCents < 0 ? -1 : 1), 0);

export const tipLinesOf = (journal: Entries): readonly SettledLine[] =>
  atTable(journal).flatMap(({ event, round }) => {
    if (event.type !== 'InRound') return [];
    if (event.event.type === 'SeatSettled') return event.event.tips;
    return event.event.type === 'RoundSettled'
      ? linesBeyond(event.event.tips, paidBefore(round, 'tips'))
      : [];
  });

const paidBefore = (round: TableEntry['round'], of: 'lines' | 'tips'): readonly SettledLine[] =>
  round?.paid.flatMap((seat) => seat[of]) ?? [];

const settledBy = ({ event, round }: TableEntry): readonly SettledLine[] => {
  if (event.type !== 'InRound') return [];
  switch (event.event.type) {
    case 'BonusesSettled':
    case 'SeatSettled':
      return event.event.lines;
    case 'RoundSettled':
      return linesBeyond(event.event.lines, paidBefore(round, 'lines'));
    case 'HandCompleted':
      return event.event.anteBonus === null ? [] : [event.event.anteBonus];
    default:
      return [];
  }
};

/** Envy of a jackpot as it was paid: with the lines, or after the award it hung on. */
export const envyPaid = (journal: Entries, jackpot: WagerId): Cents => {
  const entries = atTable(journal);
  const line: SettledLine['wager'] = `${jackpot}:envy`;
  const withLines = entries
    .filter(({ event }) => event.type === 'InRound' && event.envy !== 'waits')
    .flatMap(settledBy)
    .filter(({ wager }) => wager === line);
  const after = entries
    .flatMap(({ event }) => (event.type === 'EnvyPaid' ? event.lines : []))
    .filter((envy) => envy.jackpot === jackpot);
  return cents(total(withLines, ({ paysCents }) => paysCents) + total(after, (envy) => envy.cents));
};
