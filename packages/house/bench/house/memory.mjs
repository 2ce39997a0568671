import { setTimeout as sleep } from 'node:timers/promises';
import { startHouse } from './start.mjs';

const FIRST = 10_000;
const LAST = 100_000;
const TABLES = 20;

const mb = (bytes) => (bytes / 1_048_576).toFixed(1);

/** The heap of a house after 10,000 and after 100,000 rounds, dealt as fast as it goes. */
export const memory = async () => {
  const house = await startHouse({ tables: TABLES, pace: 0, practice: 1 });
  house.tell('follow');
  const started = Date.now();
  const at = async (rounds) => {
    for (;;) {
      const counts = await house.ask('counts');
      if (counts.rounds >= rounds) return house.ask('memory');
      const rate = counts.rounds / ((Date.now() - started) / 1000);
      process.stderr.write(`\r${counts.rounds} rounds, ${rate.toFixed(0)} a second `);
      await sleep(2_000);
    }
  };
  const first = await at(FIRST);
  console.log(`\n${first.rounds} rounds: heap ${mb(first.heapUsed)} MB, rss ${mb(first.rss)} MB`);
  const last = await at(LAST);
  console.log(`\n${last.rounds} rounds: heap ${mb(last.heapUsed)} MB, rss ${mb(last.rss)} MB`);
  await house.stop();
  const more = (100 * (last.heapUsed / first.heapUsed - 1)).toFixed(1);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`the heap changed by ${more} % (bar: within 20 %), in ${minutes} minutes`);
};
