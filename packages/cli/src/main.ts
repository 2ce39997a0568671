import process from 'node:process';
import { CommanderError } from 'commander';
import { BadInput } from './bad-input.js';
import { program } from './program.js';
import { safeLine } from './safe-text.js';
import { Terminal } from './terminal.js';

/** Runs a command line. Exit codes: 0 done, 1 the answer is no, 2 bad input. */
export const run = async (
  argv: readonly string[],
  terminal: Terminal = new Terminal(process),
): Promise<void> => {
  leaveQuietlyWhenNobodyReads(terminal);
  try {
    await program(terminal).parseAsync(argv);
  } catch (error) {
    terminal.exitCode = tell(error, terminal);
  }
};

const tell = (error: unknown, terminal: Terminal): number => {
  // Commander has printed the error; help and version are not errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof BadInput) {
    const details = error.details.map((line) => `  ${safeLine(line)}`);
    terminal.complain([safeLine(error.message), ...details].join('\n'));
    return 2;
  }
  const why = error instanceof Error ? error.message : String(error);
  terminal.complain(`baize made a mistake of its own, please report it: ${safeLine(why)}`);
  return 2;
};

/** `baize rules show … | head` closes the pipe before everything is written. */
const leaveQuietlyWhenNobodyReads = ({ stdout }: Terminal): void => {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
};
