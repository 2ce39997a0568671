import process from 'node:process';
import type { Result } from '@baize/result';
import type { Command } from 'commander';
import colors from 'picocolors';
import { LeftTable, openConversation } from '../play/conversation.js';
import { readRecordedFile } from '../play/recorded-file.js';
import type { Parting } from '../play/replay-round.js';
import { type ReplayedRound, replayRecorded } from '../play/replayed-round.js';
import { fourColours, twoColours } from '../render/cards.js';
import { replayJson } from '../render/replay-json.js';
import {
  type ReplayOptions,
  replayHeading,
  replaySettlement,
  replaySteps,
} from '../render/replay-round.js';
import { print, printJson, proseColumns } from '../terminal.js';

interface Options {
  readonly step?: true;
  readonly json?: true;
  readonly fourColour?: true;
}

/** `baize replay`: recorded rounds played again, event by event, by the core that every table uses. */
export const registerReplay = (baize: Command): void => {
  baize
    .command('replay')
    .summary('replay recorded rounds and settle them again')
    .description(
      'Replays recorded rounds (see: baize play --record): each event in words, the felt after it, and ' +
        'the settlement. Every event and every line must be what the rules of the file give now.',
    )
    .argument(
      '<file>',
      'recorded rounds as JSON: one, a list, or one to a line; - for standard input',
    )
    .option('--step', 'wait for Enter after each event, on a terminal')
    .option('--json', 'print as JSON')
    .option('--four-colour', 'clubs green and diamonds blue')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize replay rounds.jsonl\n' +
        '  baize replay rounds.jsonl --step\n' +
        '  tail -n 1 rounds.jsonl | baize replay - --json\n\n' +
        'Exit codes: 0 every round replays; 1 one of them does not, and where it differs;\n' +
        '2 bad input, also when the rules are not those that a round was played by.',
    )
    .action(async (file: string, options: Options) => {
      const replayed = readRecordedFile(file).map(replayRecorded);
      const whole = replayed.every(({ ok }) => ok);
      process.exitCode = whole ? 0 : 1;
      if (options.json) printJson({ version: 1, ok: whole, rounds: replayed.map(replayJson) });
      else await tellAll(replayed, options);
    });
};

type Replayed = Result<ReplayedRound, Parting>;

const tellAll = async (replayed: readonly Replayed[], options: Options): Promise<void> => {
  const pause = options.step ? pauses() : noPause;
  const shown = {
    paint: options.fourColour ? fourColours : twoColours,
    columns: proseColumns(),
  };
  try {
    for (const [index, one] of replayed.entries()) {
      if (index > 0) print('\n');
      if (one.ok) await tellRound(one.value, shown, pause.next);
      else tellParting(index + 1, one.error);
    }
  } catch (error) {
    if (!(error instanceof LeftTable)) throw error;
  } finally {
    pause.end();
  }
};

const tellRound = async (
  round: ReplayedRound,
  options: ReplayOptions,
  next: () => Promise<unknown>,
): Promise<void> => {
  print(replayHeading(round).join('\n'));
  for (const lines of replaySteps(round, options)) {
    print(lines.join('\n'));
    await next();
  }
  print(replaySettlement(round, options).join('\n'));
};

const tellParting = (number: number, { message, details }: Parting): void =>
  print(
    [
      colors.red(`Round ${number} does not replay: ${message}.`),
      ...details.map((line) => `  ${line}`),
    ].join('\n'),
  );

interface Pauses {
  readonly next: () => Promise<unknown>;
  readonly end: () => void;
}

const noPause: Pauses = { next: () => Promise.resolve(), end: () => undefined };

/** Only somebody at a terminal can press Enter. */
const pauses = (): Pauses => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return noPause;
  const talk = openConversation();
  return { next: () => talk.ask(colors.dim('Enter goes on, q stops >')), end: talk.end };
};
