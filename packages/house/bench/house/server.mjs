/** A house in a process of its own, for the benchmarks: `node server.mjs DATA TABLES PACE PRACTICE`. */
import { readFileSync } from 'node:fs';
import { decodeHouseRules } from '@baize/rulebook';
import { runHouse } from '../../dist/index.js';

const [data, tables, pace, practice] = process.argv.slice(2);

const running = await runHouse({
  data,
  port: 0,
  host: '127.0.0.1',
  pace: Number(pace),
  firstTables: false,
  web: null,
  https: false,
  limits: { entrance: null, orders: null, reads: null },
  // Every guest comes from this machine.
  connectionLimits: { connectionsPerAddress: 1_000_000, streamsPerAddress: 1_000_000 },
  logLevel: 'error',
});
if (!running.ok) throw new Error(running.error.message);
const { house, address } = running.value;

const example = (id) =>
  decodeHouseRules(
    JSON.parse(
      readFileSync(new URL(`../../../rulebook/examples/${id}.json`, import.meta.url), 'utf8'),
    ),
  ).value;

const operator = { account: 's-bench', name: 'Benchmark', role: 'operator' };
const does = async (order) => {
  const done = await house.submit(operator, order, null);
  if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
};
const RULES = [
  'sd-high-card-flush',
  'md-high-card-flush',
  'sd-caribbean-stud',
  'wa-ricochet-poker',
];
for (let number = 1; number <= Number(tables); number += 1) {
  const slug = `table-${number}`;
  const rules = example(RULES[number % RULES.length]);
  await does({
    to: 'floor',
    order: {
      type: 'CreateTable',
      house: rules,
      slug,
      name: slug,
      dealing: 'automatic',
      cards: 'shuffler',
      jackpots: {},
      practice: Number(practice),
      decisionSeconds: 10,
    },
  });
  const trayCents = 100_000_000;
  await does({ to: 'table', table: slug, order: { type: 'OpenTable', trayCents } });
}
process.send({ address });
process.on('message', async (message) => {
  if (message === 'memory') {
    globalThis.gc();
    const { heapUsed, rss } = process.memoryUsage();
    const rounds = house.slugs().reduce((sum, slug) => sum + house.desk(slug).table.lastRound, 0);
    process.send({ heapUsed, rss, rounds });
  }
  if (message === 'follow')
    for (const slug of house.slugs()) house.follow(slug, null, null, () => {});
  if (message === 'counts') {
    const rounds = house.slugs().reduce((sum, slug) => sum + house.desk(slug).table.lastRound, 0);
    process.send({ rounds, ...house.counts });
  }
  if (message === 'stop') {
    await running.value.close(0);
    process.exit(0);
  }
});
