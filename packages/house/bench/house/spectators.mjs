import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Guest, quantile } from './guest.mjs';
import { startHouse } from './start.mjs';

const SPECTATORS = 1_000;
const EVENTS = 200;

/** From the order of a player until the last of 1,000 spectators has the message that it brought about. */
export const spectators = async () => {
  const house = await startHouse({ tables: 1, pace: 100, practice: 0 });
  const guest = await Guest.join(house.address);
  await guest.must('table-1', { type: 'Sit', seat: 1 });
  await guest.must('table-1', { type: 'BuyIn', cents: 500_000 });
  const waiting = new Map();
  const seen = (version) => {
    for (const [wanted, wait] of waiting) {
      if (version < wanted) continue;
      wait.left -= 1;
      if (wait.left === 0) {
        waiting.delete(wanted);
        wait.done(performance.now());
      }
    }
  };
  const watcher = new Guest(house.address);
  for (let number = 0; number < SPECTATORS; number += 1) await watcher.follow('table-1', seen);
  const times = [];
  for (let number = 0; number < EVENTS; number += 1) {
    const [first] = waiting.keys();
    if (first !== undefined) throw new Error(`version ${first} did not reach everybody`);
    const { version } = await now(guest);
    const last = new Promise((done) => waiting.set(version + 1, { left: SPECTATORS, done }));
    const started = performance.now();
    await guest.must('table-1', { type: 'TipDealer', cents: 1 });
    times.push((await last) - started);
    await sleep(50);
  }
  await house.stop();
  const q = (share) => quantile(times, share).toFixed(1);
  console.log(
    `${EVENTS} events to ${SPECTATORS} spectators, from the order to the last of them: ` +
      `p50 ${q(0.5)} ms, p99 ${q(0.99)} ms (bar: p99 within 250 ms)`,
  );
};

const now = async (guest) => {
  const answer = await fetch(`${guest.address}/api/tables/table-1`);
  return answer.json();
};
