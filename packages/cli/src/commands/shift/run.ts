import { randomBytes } from 'node:crypto';
import { readyMadeHouse } from '@baize/house/ready-made';
import { Stuck } from '@baize/table';
import { BadInput } from '../../bad-input.js';
import { openTable } from '../../input/house-table.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import type { Terminal } from '../../terminal.js';
import { type ShiftOrder, shiftDone } from './play-shift.js';
import { shiftText } from './text.js';

interface ShiftOptions {
  readonly rounds?: string;
  readonly untilStuck?: true;
  readonly seed?: string;
  readonly house?: string;
  readonly felt: ShiftOrder['felt'];
  readonly json?: true;
}

const USUAL_ROUNDS = 200;

/** `baize shift`: a whole shift of a table, with what goes wrong in one, and the report of its day. */
export const run = (terminal: Terminal, id: string, options: ShiftOptions): void => {
  const { id: wanted } = rulebookNamed(id);
  const order: ShiftOrder = {
    rounds: roundsOf(options),
    seed: seedOf(options.seed),
    felt: options.felt,
    table: openTable(options.house ?? readyMadeHouse(wanted), wanted, terminal),
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

const roundsOf = ({ rounds: given, untilStuck }: ShiftOptions): number => {
  if (given === undefined) return untilStuck === true ? Number.POSITIVE_INFINITY : USUAL_ROUNDS;
  const rounds = /^\d+$/.test(given) ? Number(given) : 0;
  if (rounds >= 1 && Number.isSafeInteger(rounds)) return rounds;
  throw new BadInput(`--rounds: a shift has 1 round or more, not "${given}"`);
};

/** Without one it is drawn, and told, so that the shift can be run again. */
const seedOf = (given: string | undefined): string => {
  if (given === '') throw new BadInput('--seed: an empty text is no seed');
  return given ?? randomBytes(4).toString('hex');
};
