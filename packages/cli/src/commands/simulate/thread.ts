import { parentPort, workerData } from 'node:worker_threads';
import { roundsOfBlock } from '@baize/odds';
import { assert, present } from '@baize/result';
import { putInForce, rulebookById, rulebookInForce } from '@baize/rulebook';
import { gameOf } from '../../games.js';
import type { BlockRange, ThreadOrder } from './game.js';

/** One thread of a simulation: receives blocks, answers with their tally. */
const order = workerData as ThreadOrder;
const port = present(parentPort, 'a thread that was started');
const { house, rounds } = order;
const rulebook = rulebookInForce(house.rulebook, house.effective) ?? rulebookById(house.rulebook);
const put = putInForce(rulebook, house);
assert(put.ok, 'house rules that a table may open on');
const rules = put.value;

const game = await gameOf(rulebook);
const { start, add, blockRounds } = await present(game.simulation, 'a simulation')();
const simulation = start(rules, order);
port.on('message', ({ first, count }: BlockRange) => {
  const tallies = Array.from({ length: count }, (_, at) =>
    simulation.run(first + at, roundsOfBlock(rounds, first + at, blockRounds)),
  );
  port.postMessage(tallies.reduce(add));
});
