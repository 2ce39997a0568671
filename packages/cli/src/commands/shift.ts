import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { readyMadeHouse } from '@baize/house/ready-made';
import { type Command, Option } from 'commander';
import { BadInput } from '../bad-input.js';
import { openTable } from '../play/practice-table.js';
import { shiftText } from '../render/shift.js';
import { rulebookNamed } from '../rulebook-named.js';
import { type ShiftOrder, shiftDone } from '../shift/run.js';
import { print, printJson, terminalColumns } from '../terminal.js';

interface ShiftOptions {
  readonly rounds: string;
  readonly seed?: string;
  readonly house?: string;
  readonly felt: ShiftOrder['felt'];
  readonly json?: true;
}

/** A shift keeps to the days of one month. */
const MOST_ROUNDS = 10_000;

/** `baize shift`: a whole shift of a table, with what goes wrong in one, and the report of its day. */
export const registerShift = (baize: Command): void => {
  baize
    .command('shift')
    .summary('run a whole shift of a table, and report its day')
    .description(
      'Runs a whole shift of a table by the book, from the opening to the count at the close, with ' +
        'irregularities, fills, tips and corrections. Then it replays every event, says whether ' +
        'the replay comes out the same, and prints the report of the day.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--rounds <count>', 'how many rounds', '200')
    .option('--seed <text>', 'the same text gives the same shift, on any machine')
    .option('--house <file>', 'run by these house rules (otherwise by ready-made ones)')
    .addOption(
      new Option('--felt <kind>', 'real: cards lie unseen until they are turned')
        .choices(['virtual', 'real'])
        .default('virtual'),
    )
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize shift md/high-card-flush --seed tuesday\n' +
        '  baize shift wa/ricochet-poker --rounds 1000 --seed 7 --json\n' +
        '  baize shift sd/caribbean-stud --house house.json --felt real\n\n' +
        'Exit codes: 0 replayed the same; 1 the replay differs; 2 bad input.',
    )
    .action((id: string, options: ShiftOptions) => {
      const { id: wanted } = rulebookNamed(id);
      const order: ShiftOrder = {
        rounds: roundsOf(options.rounds),
        seed: seedOf(options.seed),
        felt: options.felt,
        table: openTable(options.house ?? readyMadeHouse(wanted), wanted),
      };
      const done = shiftDone(order);
      process.exitCode = done.replay.same ? 0 : 1;
      const { seed, felt } = order;
      if (options.json) printJson({ version: 1, seed, felt, ...done });
      else print(shiftText(order, done, terminalColumns()).join('\n'));
    });
};

const roundsOf = (given: string): number => {
  const rounds = /^\d+$/.test(given) ? Number(given) : 0;
  if (rounds >= 1 && rounds <= MOST_ROUNDS) return rounds;
  throw new BadInput(`--rounds: a shift has 1 to ${MOST_ROUNDS} rounds, not "${given}"`);
};

/** Without one it is drawn, and told, so that the shift can be run again. */
const seedOf = (given: string | undefined): string => {
  if (given === '') throw new BadInput('--seed: an empty text is no seed');
  return given ?? randomBytes(4).toString('hex');
};
