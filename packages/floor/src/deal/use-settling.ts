import type { LiveView } from '@baize/house/client';
import { useState } from 'react';
import { type Line, type Pile, pilesOf, settledLines } from './settle-piles.js';

/** The dealer's way round the seats, taking and paying. */
export interface Settling {
  /** Every pile of the round, in order. */
  readonly piles: readonly Pile[];
  /** The one that is paid now; null when none is left. */
  readonly now: Pile | null;
  /** How many lines are behind the dealer. */
  readonly doneLines: number;
  readonly goOn: () => void;
}

/** Where the dealer is stays on this screen: the chips are booked already. */
export const useSettling = (view: LiveView, mine: boolean): Settling => {
  const round = view.round?.round ?? '';
  const [kept, setKept] = useState<{ readonly round: string; readonly lines: number }>({
    round,
    lines: 0,
  });
  const lines: readonly Line[] = settledLines(view);
  const doneLines = kept.round === round ? kept.lines : 0;
  const now = mine ? (pilesOf(lines.slice(doneLines))[0] ?? null) : null;
  return {
    piles: pilesOf(lines),
    now,
    doneLines,
    goOn: () => setKept({ round, lines: doneLines + (now?.lines.length ?? 0) }),
  };
};
