import type { FloorTable } from '@baize/house/client';

const PHASES: Readonly<Record<string, string>> = {
  betting: 'bets are open',
  dealing: 'cards are dealt',
  bonuses: 'bonuses are settled',
  deciding: 'players decide',
  acting: 'players act in turn',
  revealing: 'hands are shown',
  over: 'hands are shown',
  settled: 'paid, and cleared away',
};

export const roundInWords = ({ phase, round, halted }: FloorTable): string => {
  if (phase === 'closed') return 'None';
  if (round === null) return halted ? 'Halted: no round begins' : 'Between rounds';
  const what = round.voided
    ? 'void'
    : round.stopped
      ? 'stopped'
      : (PHASES[round.phase] ?? round.phase);
  return `Round ${round.number}: ${what}`;
};

/** Which table, and which round of it is on. */
export const whereInWords = (table: FloorTable): string =>
  table.round === null ? table.name : `${table.name}, ${roundInWords(table)}`;

export const dealerInWords = ({ phase, dealing, dealer }: FloorTable): string => {
  if (dealing === 'automatic') return 'Deals by itself';
  if (phase === 'closed') return 'Attended';
  return dealer ?? 'No dealer yet';
};

export const standingOf = ({
  phase,
  round,
  halted,
}: FloorTable): 'open' | 'closed' | 'halted' | 'stopped' => {
  if (phase === 'closed') return 'closed';
  if (round?.stopped === true) return 'stopped';
  return halted ? 'halted' : 'open';
};
