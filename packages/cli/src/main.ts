import process from 'node:process';
import { CommanderError } from 'commander';
import { BadInput } from './bad-input.js';
import { program } from './program.js';

/** Runs a command line and sets the exit code: 0 done, 1 the answer is no, 2 bad input. */
export const run = async (argv: readonly string[]): Promise<void> => {
  leaveQuietlyWhenNobodyReads();
  try {
    await program().parseAsync(argv);
  } catch (error) {
    process.exitCode = tell(error);
  }
};

const tell = (error: unknown): number => {
  // Commander has said it already; help and version are no mistakes.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof BadInput) {
    process.stderr.write(
      `${[error.message, ...error.details.map((line) => `  ${line}`)].join('\n')}\n`,
    );
    return 2;
  }
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`baize made a mistake of its own, please report it: ${why}\n`);
  return 2;
};

/** `baize rules show … | head` closes the pipe before everything is written. */
const leaveQuietlyWhenNobodyReads = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
};
