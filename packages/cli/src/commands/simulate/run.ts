import { availableParallelism } from 'node:os';
import type { RulesInForce } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { gameOf } from '../../games.js';
import { countOf, seedOf } from '../../input/arguments.js';
import { tableNamed } from '../../input/house-table.js';
import type { Stdin } from '../../input/input-file.js';
import { counted } from '../../render/numbers.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { SIMULATE } from './command.js';
import type { SimulateOrder } from './game.js';
import { runSimulation } from './threads.js';

/** Sums over this many rounds stay exact in a double. */
const MOST_ROUNDS = 1_000_000_000_000;
const MOST_THREADS = 64;
/** The exit code of a command ended by Ctrl-C. */
const INTERRUPTED = 130;

export const run = async (
  terminal: Terminal,
  id: string,
  options: Given<typeof SIMULATE>,
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

const orderOf = (id: string, options: Given<typeof SIMULATE>, stdin: Stdin): SimulateOrder => {
  const table = tableNamed(id, options.house, stdin);
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

const wholeNumber = (option: string, given: string, most: number, what: string): number =>
  countOf(given, most, `${option}: 1 to ${counted(most)} ${what}`);
