import { parentPort, workerData } from 'node:worker_threads';
import { mergeTallies, NO_ROUNDS, roundsOfBlock, simulationOf } from '@baize/odds';
import { assert, present } from '@baize/result';
import { putInForce, rulebookById, rulebookInForce } from '@baize/rulebook';
import type { BlockRange, ThreadOrder } from './order.js';

/** One thread of a simulation: it is sent blocks, and answers with their tally. */
const order = workerData as ThreadOrder;
const port = present(parentPort, 'a thread that was started');
const { house, rounds } = order;
const rulebook = rulebookInForce(house.rulebook, house.effective) ?? rulebookById(house.rulebook);
const rules = putInForce(rulebook, house);
assert(rules.ok, 'house rules that a table may open on');
const simulation = simulationOf(rules.value, order);

port.on('message', ({ first, count }: BlockRange) => {
  let tally = NO_ROUNDS;
  for (let block = first; block < first + count; block += 1) {
    tally = mergeTallies(tally, simulation.run(block, roundsOfBlock(rounds, block)));
  }
  port.postMessage(tally);
});
