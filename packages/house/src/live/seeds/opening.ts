import { type Desk, roundInProgress } from '../desk.js';
import type { Pledge, RoundsState } from '../streams/rounds-stream.js';

/** So long players have to open their seeds once betting is closed. */
export const OPENING_MS = 8_000;

/** Seeds that are still to be opened, and until when. */
export interface Opening {
  readonly until: string;
  readonly waitsFor: readonly Pledge[];
}

const notOpened = ({ list, opened }: RoundsState): readonly Pledge[] =>
  (list?.commitments ?? []).filter(({ seat }) => !opened.some((one) => one.seat === seat));

/** Nothing more can change the deck. */
export const isEveryOneOpen = (rounds: RoundsState): boolean => notOpened(rounds).length === 0;

/**
 * Null where no seed is awaited. While this process was not running no seed could be opened: the time counts
 * from its start, where that came later than the closing.
 */
export const openingOf = (desk: Desk, start?: string): Opening | null => {
  const { list, withheld } = desk.rounds;
  const round = roundInProgress(desk);
  if (list === null || round === null || round.voided !== null || withheld.length > 0) return null;
  const waitsFor = notOpened(desk.rounds);
  if (waitsFor.length === 0) return null;
  const fromStart = start === undefined ? 0 : Date.parse(start) + OPENING_MS;
  const until = new Date(Math.max(Date.parse(list.until), fromStart)).toISOString();
  return { until, waitsFor };
};

export const msLeft = ({ until }: Opening, at: string): number =>
  Math.max(0, Date.parse(until) - Date.parse(at));
