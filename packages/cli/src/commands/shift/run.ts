import { Stuck } from '@baize/table';
import { countOf, seedOf } from '../../input/arguments.js';
import { tableNamed } from '../../input/house-table.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { SHIFT } from './command.js';
import { type ShiftOrder, shiftDone } from './play-shift.js';
import { shiftText } from './text.js';

const USUAL_ROUNDS = 200;

export const run = (terminal: Terminal, id: string, options: Given<typeof SHIFT>): void => {
  const order: ShiftOrder = {
    rounds: roundsOf(options),
    seed: seedOf(options.seed),
    felt: options.felt,
    table: tableNamed(id, options.house, terminal),
  };
  const { seed, felt } = order;
  const done = shiftDone(order, terminal);
  if (done instanceof Stuck) {
    const { round, what } = done;
    terminal.exitCode = 1;
    if (options.json) terminal.printJson({ version: 1, seed, felt, stuck: { round, what } });
    else terminal.print(`Stuck in round ${round}, seed "${seed}": ${what}.`);
    return;
  }
  terminal.exitCode = done.replay.same ? 0 : 1;
  if (options.json) terminal.printJson({ version: 1, seed, felt, ...done });
  else terminal.print(shiftText(order, done, terminal.columns).join('\n'));
};

const roundsOf = ({ rounds: given, untilStuck }: Given<typeof SHIFT>): number => {
  if (given === undefined) return untilStuck === true ? Number.POSITIVE_INFINITY : USUAL_ROUNDS;
  return countOf(given, Number.MAX_SAFE_INTEGER, '--rounds: a shift has 1 round or more');
};
