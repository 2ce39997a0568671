import type { Result } from '@baize/result';
import colors from 'picocolors';
import { fourColours, twoColours } from '../../felt/cards.js';
import { gameOf } from '../../games.js';
import { isTyped, LeftTable, openConversation } from '../../input/conversation.js';
import { readRecordedFile } from '../../record/read-file.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { REPLAY } from './command.js';
import { playAgain } from './play-again.js';
import type { Parting, ReplayedRound } from './replayed.js';
import {
  type ReplayOptions,
  replayHeading,
  replayJson,
  replaySettlement,
  replaySteps,
} from './tell.js';

type Replayed = Result<ReplayedRound, Parting>;

export const run = async (
  terminal: Terminal,
  file: string,
  options: Given<typeof REPLAY>,
): Promise<void> => {
  const replayed = readRecordedFile(file, terminal).map(playAgain);
  const whole = replayed.every(({ ok }) => ok);
  terminal.exitCode = whole ? 0 : 1;
  if (options.json) terminal.printJson({ version: 1, ok: whole, rounds: replayed.map(replayJson) });
  else await tellAll(terminal, replayed, options);
};

const tellAll = async (
  terminal: Terminal,
  replayed: readonly Replayed[],
  options: Given<typeof REPLAY>,
): Promise<void> => {
  const pause = options.step ? pauses(terminal) : noPause;
  const shown = {
    paint: options.fourColour ? fourColours : twoColours,
    columns: terminal.proseColumns,
  };
  try {
    for (const [index, one] of replayed.entries()) {
      if (index > 0) terminal.print('\n');
      if (one.ok) await tellRound(terminal, one.value, shown, pause.next);
      else terminal.print(partingText(index + 1, one.error));
    }
  } catch (error) {
    if (!(error instanceof LeftTable)) throw error;
  } finally {
    pause.end();
  }
};

const tellRound = async (
  terminal: Terminal,
  round: ReplayedRound,
  options: ReplayOptions,
  next: () => Promise<unknown>,
): Promise<void> => {
  terminal.print(replayHeading(round).join('\n'));
  const game = await gameOf(round.rules.inForce.rulebook);
  for (const lines of replaySteps(round, game, options)) {
    terminal.print(lines.join('\n'));
    await next();
  }
  terminal.print(replaySettlement(round, options).join('\n'));
};

const partingText = (number: number, { message, details }: Parting): string =>
  [
    colors.red(`Round ${number} does not replay: ${message}.`),
    ...details.map((line) => `  ${line}`),
  ].join('\n');

interface Pauses {
  readonly next: () => Promise<unknown>;
  readonly end: () => void;
}

const noPause: Pauses = { next: () => Promise.resolve(), end: () => undefined };

/** Pauses only at a terminal. */
const pauses = (terminal: Terminal): Pauses => {
  if (!isTyped(terminal)) return noPause;
  const talk = openConversation(terminal);
  return { next: () => talk.ask(colors.dim('Enter goes on, q stops >')), end: talk.end };
};
