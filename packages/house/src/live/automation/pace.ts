import type { NextStep } from '@baize/table';

/** How long the automatic dealer waits before a gesture, so that people can follow; in milliseconds. */
const BEFORE = {
  Cards: 250,
  OpenRound: 1_500,
  CloseBetting: 400,
  DoStep: 300,
  CountChips: 300,
  SettleBonuses: 1_200,
  Settle: 800,
  AtJackpot: 1_500,
  KeyWinner: 1_500,
  PayEnvy: 1_500,
  OpenAction: 800,
  EndRound: 3_000,
} as const;

const DEAL = 800;
const TURN = 900;
/** Before steps that players need not follow. */
export const QUIET = 200;
const RULING = 1_500;

/** Before a practice player bets or decides. */
export const PRACTICE_MS = 700;

/** Before the next step of the procedure; null where players are asked. */
export const beforeStep = (next: NextStep): number | null => {
  switch (next.kind) {
    case 'do':
      // A seat follows the turning of its hand at once.
      if (next.gesture.type === 'Settle' && next.gesture.seat !== undefined) return QUIET;
      return (BEFORE as Readonly<Record<string, number>>)[next.gesture.type] ?? QUIET;
    case 'deal':
      return DEAL;
    case 'turn':
      return TURN;
    case 'rack-stub':
    case 'take-up':
      return QUIET;
    case 'floorperson':
      return RULING;
    case 'players':
      return null;
  }
};
