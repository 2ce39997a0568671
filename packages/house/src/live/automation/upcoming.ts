import { nextStep, type RoundAtTable, type World } from '@baize/table';
import { type Desk, roundInProgress } from '../desk.js';
import { isPractice } from '../people.js';
import { beforeStep, PRACTICE_MS } from './pace.js';
import { practiceToBet, practiceToDecide, reseating } from './practice-seats.js';

/** Whether anybody is there to play for, and whether the house takes new rounds at all. */
export interface Mood {
  readonly lively: boolean;
  readonly draining: boolean;
}

/** Somebody sits there who is no practice player. */
export const hasPeople = ({ table }: Desk): boolean =>
  table.phase === 'open' && Object.values(table.seats).some(({ player }) => !isPractice(player));

/** When a step may be due at a table that deals by itself; `deadline` is a player's time running out. */
export type Upcoming = { readonly kind: 'step' | 'deadline'; readonly inMs: number } | null;

export const upcoming = (desk: Desk, world: World, at: string, mood: Mood): Upcoming => {
  const { table, settings } = desk;
  if (table.phase === 'closed' || settings.dealing !== 'automatic') return null;
  const round = roundInProgress(desk);
  if (round === null && (mood.draining || settings.halted || !mood.lively)) return null;
  if (mood.lively && !mood.draining && reseating(desk) !== null) return step(PRACTICE_MS);
  if (practiceToBet(desk) !== null && mayBet(mood, round)) return step(PRACTICE_MS);
  const next = nextStep(world, at);
  if (next === null) return null;
  if (next.kind === 'players') {
    if (practiceToDecide(desk, next.seats) !== null) return step(PRACTICE_MS);
    return next.what === 'decide' ? deadline(desk, round, at) : null;
  }
  if (next.kind === 'do' && next.gesture.type === 'CloseBetting' && !everybodyBet(desk, round)) {
    return deadline(desk, round, at);
  }
  const inMs = beforeStep(next);
  return inMs === null ? null : step(inMs);
};

/** A round that has wagers is played to its end, whoever still looks on. */
export const mayBet = ({ lively, draining }: Mood, round: RoundAtTable | null): boolean =>
  (lively && !draining) || (round?.game.hands.length ?? 0) > 0;

const step = (inMs: number): Upcoming => ({ kind: 'step', inMs });

const everybodyBet = ({ table }: Desk, round: RoundAtTable | null): boolean => {
  const bets = new Set(round?.game.hands.map(({ seat }) => seat));
  return (
    table.phase === 'open' &&
    Object.entries(table.seats).every(
      ([seat, { away }]) => away !== 'here' || bets.has(Number(seat)),
    )
  );
};

const deadline = ({ table }: Desk, round: RoundAtTable | null, at: string): Upcoming => {
  const seconds = table.phase === 'open' ? table.policy.decisionSeconds : null;
  if (seconds === null || round === null) return null;
  const gone = Date.parse(at) - Date.parse(round.since);
  return { kind: 'deadline', inMs: Math.max(0, seconds * 1000 - gone) };
};
