import { performance } from 'node:perf_hooks';
import { Guest, quantile } from './guest.mjs';
import { rawCommits } from './raw-commits.mjs';
import { startHouse } from './start.mjs';

const SECONDS = 8;
const TABLES = 10;
const SENDERS = 50;

/** Orders one after another from so many senders at once, for so many seconds. */
const pound = async (guests, seconds) => {
  const until = performance.now() + seconds * 1000;
  const times = [];
  await Promise.all(
    guests.map(async ({ guest, table }) => {
      while (performance.now() < until) {
        const { ms, status, text } = await guest.order(table, { type: 'TipDealer', cents: 1 });
        if (status !== 200) throw new Error(`${status} ${text}`);
        times.push(ms);
      }
    }),
  );
  return { rate: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};

/** Durable commands a second through the API, beside the raw commits of the same store in the same run. */
export const commands = async () => {
  const house = await startHouse({ tables: TABLES, pace: 1, practice: 0 });
  const guests = [];
  for (let number = 0; number < SENDERS; number += 1) {
    const guest = await Guest.join(house.address);
    const table = `table-${1 + (number % TABLES)}`;
    await guest.must(table, { type: 'Sit', seat: 1 + Math.floor(number / TABLES) });
    await guest.must(table, { type: 'BuyIn', cents: 500_000 });
    guests.push({ guest, table });
  }
  const raw = [rawCommits(SECONDS / 2)];
  const alone = await pound(guests.slice(0, 1), SECONDS);
  const many = await pound(guests, SECONDS);
  raw.push(rawCommits(SECONDS / 2));
  await house.stop();
  const rate = (raw[0] + raw[1]) / 2;
  const line = (who, { rate: got, p50, p99 }) =>
    console.log(
      `${who}: ${got.toFixed(0)} orders/s, ${(got / rate).toFixed(2)} of raw; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
  console.log(
    `raw single-row durable commits: ${raw.map((one) => one.toFixed(0)).join(' and ')} /s`,
  );
  line('one sender', alone);
  line(`${SENDERS} senders`, many);
  console.log('bar: at least 0.50 of raw');
};
