import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { readyMadeHouse } from '@baize/house/ready-made';
import {
  countRicochet,
  exactWagers,
  NO_ROUNDS,
  ricochetEstimate,
  ricochetFigures,
  ricochetGame,
  summaryOf,
} from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { openTable } from '../play/practice-table.js';
import { counted } from '../render/ledger.js';
import { simulationText } from '../render/simulate.js';
import { potText } from '../render/simulate-pot.js';
import { rulebookNamed } from '../rulebook-named.js';
import { CONTEST, POT } from '../simulate/kinds.js';
import type { SimulateOrder } from '../simulate/order.js';
import { runSimulation } from '../simulate/run.js';
import { print, printJson, terminalColumns } from '../terminal.js';

interface SimulateOptions {
  readonly rounds: string;
  readonly players: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly house?: string;
  readonly core?: true;
  readonly json?: true;
}

/** Sums of so many rounds stay within the whole numbers that a double holds. */
const MOST_ROUNDS = 1_000_000_000_000;
const MOST_THREADS = 64;
/** As a shell says it of a command that was ended by Ctrl-C. */
const INTERRUPTED = 130;

/** `baize simulate`: rounds by chance, beside what all deals say. */
export const registerSimulate = (baize: Command): void => {
  baize
    .command('simulate')
    .summary('play millions of rounds by chance, beside the exact odds')
    .description(
      'Plays rounds with the best decisions, on every thread of the machine, and sets what they ' +
        'brought beside the exact count of all deals. Every seat knows what it may see only. The same ' +
        'seed gives the same rounds, however many threads play them. Ctrl-C prints what there is.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .requiredOption('--rounds <count>', 'how many rounds')
    .option('--players <count>', 'how many seats play against the dealer', '1')
    .option('--seed <text>', 'the same text gives the same rounds, on any machine')
    .option('--threads <count>', 'how many threads play (otherwise as many as there are cores)')
    .option('--house <file>', 'pay tables by these house rules (otherwise by ready-made ones)')
    .option('--core', 'play every round as a table does, by its clauses: the same, but slow')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize simulate md/high-card-flush --rounds 10000000\n' +
        '  baize simulate sd/caribbean-stud --rounds 1000000 --players 7 --seed tuesday\n' +
        '  baize simulate wa/ricochet-poker --rounds 100000 --players 7\n' +
        '  baize simulate oh/high-card-flush --rounds 20000 --core --json\n\n' +
        'Exit codes: 0 done; 2 bad input; 130 stopped by Ctrl-C.',
    )
    .action(async (id: string, options: SimulateOptions) => {
      const order = orderOf(id, options);
      if (order.table.rules.rulebook.game === 'ricochet-poker') await simulatePot(order, options);
      else await simulateContest(order, options);
    });
};

/** Against the dealer: every figure beside the exact one. */
const simulateContest = async (order: SimulateOrder, { json }: SimulateOptions): Promise<void> => {
  const { tally: played, seconds } = await runSimulation(order, CONTEST);
  const tally = played ?? NO_ROUNDS;
  const complete = endedWith(order, tally.rounds);
  const wagers = summaryOf(tally, tally.rounds === 0 ? [] : exactWagers(order.table.rules));
  const done = { complete, played: tally.rounds, wagers };
  if (json) printJson({ ...aboutJson(order), ...done });
  else print(simulationText(order, done, seconds, terminalColumns()).join('\n'));
};

/** For a pot: by place in the order of action, and exact for one player alone. */
const simulatePot = async (order: SimulateOrder, { json }: SimulateOptions): Promise<void> => {
  const { tally, seconds } = await runSimulation(order, POT);
  const played = tally?.rounds ?? 0;
  const complete = endedWith(order, played);
  const estimate = tally === null || played < 2 ? null : ricochetEstimate(tally);
  const exact = order.players === 1 ? exactHouseEdge(order) : null;
  const done = { complete, played, estimate, exact };
  if (json) printJson({ ...aboutJson(order), ...done });
  else print(potText(order, done, seconds, terminalColumns()).join('\n'));
};

const exactHouseEdge = ({ table: { rules } }: SimulateOrder): number => {
  const game = ricochetGame(rules);
  return ricochetFigures(game, countRicochet(game)).edge;
};

const endedWith = ({ rounds }: SimulateOrder, played: number): boolean => {
  const complete = played === rounds;
  process.exitCode = complete ? 0 : INTERRUPTED;
  return complete;
};

const aboutJson = ({ table, seed, rounds, players, through }: SimulateOrder) => ({
  version: 1,
  rulebook: table.rules.rulebook.id,
  seed,
  rounds,
  players,
  through,
});

const orderOf = (id: string, options: SimulateOptions): SimulateOrder => {
  const { id: wanted } = rulebookNamed(id);
  const table = openTable(options.house ?? readyMadeHouse(wanted), wanted);
  const seats = seatsOf(table.rules);
  return {
    table,
    rounds: wholeNumber('--rounds', options.rounds, MOST_ROUNDS, 'rounds'),
    players: wholeNumber('--players', options.players, seats, 'players at this table'),
    threads:
      options.threads === undefined
        ? Math.min(MOST_THREADS, availableParallelism())
        : wholeNumber('--threads', options.threads, MOST_THREADS, 'threads'),
    seed: seedOf(options.seed),
    through: options.core === true ? 'core' : 'fast',
  };
};

const seatsOf = ({ posted, rulebook }: RulesInForce): number =>
  posted?.positions ?? rulebook.seats.max.value;

const wholeNumber = (option: string, given: string, most: number, what: string): number => {
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw new BadInput(`${option}: 1 to ${counted(most)} ${what}, not "${given}"`);
};

/** Without one it is drawn, and told, so that the rounds can be played again. */
const seedOf = (given: string | undefined): string => {
  if (given === '') throw new BadInput('--seed: an empty text is no seed');
  return given ?? randomBytes(4).toString('hex');
};
