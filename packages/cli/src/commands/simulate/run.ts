import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { readyMadeHouse } from '@baize/house/ready-made';
import type { RulesInForce } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { gameOf } from '../../games.js';
import { openTable } from '../../input/house-table.js';
import type { Stdin } from '../../input/input-file.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import { counted } from '../../render/ledger.js';
import type { Terminal } from '../../terminal.js';
import type { SimulateOrder } from './order.js';
import { runSimulation } from './threads.js';

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
export const run = async (
  terminal: Terminal,
  id: string,
  options: SimulateOptions,
): Promise<void> => {
  const order = orderOf(id, options, terminal);
  const { rulebook } = order.table.rules;
  const simulation = await (await gameOf(rulebook)).simulation?.();
  if (simulation === undefined) throw new BadInput(`${rulebook.name} cannot be simulated yet`);
  const { tally, seconds } = await runSimulation(order, simulation, terminal);
  const played = tally?.rounds ?? 0;
  const complete = played === order.rounds;
  terminal.exitCode = complete ? 0 : INTERRUPTED;
  const { json, lines } = simulation.told(order, tally, { complete, played });
  if (options.json) terminal.printJson({ ...aboutJson(order), ...json });
  else terminal.print(lines(seconds, terminal.columns).join('\n'));
};

const aboutJson = ({ table, seed, rounds, players, through }: SimulateOrder) => ({
  version: 1,
  rulebook: table.rules.rulebook.id,
  seed,
  rounds,
  players,
  through,
});

const orderOf = (id: string, options: SimulateOptions, stdin: Stdin): SimulateOrder => {
  const { id: wanted } = rulebookNamed(id);
  const table = openTable(options.house ?? readyMadeHouse(wanted), wanted, stdin);
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
