import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { baize } from './baize.js';

// Every test here starts processes, on machines that may be busy.

/** A settled line, as a recorded round has it. */
export interface Line {
  readonly seat: number;
  readonly wager: string;
  readonly stakeCents: number;
  readonly paysCents: number;
  readonly returnedCents: number;
  readonly outcome: string;
  readonly from: string;
  readonly cite: string;
}

/** An event of the game. */
interface Event {
  readonly type: string;
  readonly lines?: readonly Line[];
  readonly anteBonus?: Line | null;
  readonly cards?: readonly { readonly card: string; readonly to: number | 'dealer' }[];
  readonly decision?: unknown;
}

/** An event of the table or of one of its jackpots. */
interface TableEvent {
  readonly type: string;
  readonly at: string;
  readonly event?: Event;
  readonly round?: string;
}

interface Ledger {
  readonly books: {
    readonly meterMicros: number;
    readonly reserveMicros: number;
    readonly seedsMicros: number;
  };
}

/** A recorded round as it stands in its file. */
export interface OnFile {
  readonly rulebook: string;
  readonly rules: string;
  readonly before: {
    readonly meters: Readonly<Record<string, { readonly ledger: Ledger; readonly base: Ledger }>>;
  };
  readonly happened: readonly { readonly stream: string; readonly events: readonly TableEvent[] }[];
}

/** The same, and what it says of the game. */
export interface Recorded extends OnFile {
  readonly events: readonly Event[];
}

/** What happened in the round, on all streams. */
export const happenedIn = ({ happened }: OnFile): readonly TableEvent[] =>
  happened.flatMap(({ events }) => events);

/** Not a field of its own, so that the record goes back into a file as it came. */
export const withEvents = (record: OnFile): Recorded =>
  Object.defineProperty({ ...record }, 'events', {
    get: () => happenedIn(record).flatMap(({ event }) => (event === undefined ? [] : [event])),
  }) as Recorded;

/** A folder that is gone when the test is over. */
export const scratch = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-play-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Plays with these answers, one to a question, and leaves when they are used up. */
export const play = (args: readonly string[], answers: readonly string[]) =>
  baize(['play', ...args], { input: answers.map((answer) => `${answer}\n`).join('') });

/** The same, and what was recorded of it. */
export const playRecorded = async (args: readonly string[], answers: readonly string[]) => {
  const file = path.join(scratch(), 'rounds.jsonl');
  const played = await play([...args, '--record', file], answers);
  const rounds = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => withEvents(JSON.parse(line) as OnFile));
  return { ...played, file, rounds };
};

/** Every line of a recorded round, in the order in which the dealer settles them. */
export const linesOf = ({ events }: Pick<Recorded, 'events'>): readonly Line[] =>
  // What was settled seat by seat is in the settlement of the round, too.
  events.flatMap(({ type, lines = [], anteBonus }) => [
    ...(type === 'SeatSettled' ? [] : lines),
    ...(anteBonus === null || anteBonus === undefined ? [] : [anteBonus]),
  ]);

export const stakedIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0);

export const backIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { paysCents, returnedCents }) => sum + paysCents + returnedCents, 0);

/** `$1,234.50`, written apart from the code that is tested. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
