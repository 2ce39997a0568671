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

interface Event {
  readonly type: string;
  readonly lines?: readonly Line[];
  readonly anteBonus?: Line | null;
  readonly cards?: readonly { readonly card: string; readonly to: number | 'dealer' }[];
  readonly decision?: unknown;
}

export interface Recorded {
  readonly rulebook: string;
  readonly rules: string;
  readonly meters: Readonly<Record<string, { readonly meterMicros: number }>>;
  readonly events: readonly Event[];
}

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
    .map((line) => JSON.parse(line) as Recorded);
  return { ...played, file, rounds };
};

/** Every line of a recorded round, in the order in which chips moved. */
export const linesOf = ({ events }: Recorded): readonly Line[] =>
  events.flatMap(({ lines = [], anteBonus }) => [
    ...lines,
    ...(anteBonus === null || anteBonus === undefined ? [] : [anteBonus]),
  ]);

export const stakedIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { stakeCents }) => sum + stakeCents, 0);

export const backIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { paysCents, returnedCents }) => sum + paysCents + returnedCents, 0);

/** `$1,234.50`, written apart from the code that is tested. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
