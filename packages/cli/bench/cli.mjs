/**
 * `npm run bench -- cli`: how long the command takes to start, beside `node -e 0` in the same run. The starts
 * are taken in turns, so that whatever else the machine does falls on all of them alike.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/baize.js', import.meta.url));
const EXAMPLE = fileURLToPath(
  new URL('../../rulebook/examples/md-high-card-flush.json', import.meta.url),
);

const STARTS = 31;
const BAR = 3;

const NOTHING = 'node -e 0';
const COMMANDS = new Map([
  [NOTHING, ['-e', '0']],
  ['baize --help', [BIN, '--help']],
  ['baize rules list', [BIN, 'rules', 'list']],
  ['baize rules check', [BIN, 'rules', 'check', EXAMPLE]],
  ['baize serve --help', [BIN, 'serve', '--help']],
]);

const timed = (args) => {
  const before = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args);
  const took = performance.now() - before;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return took;
};

const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

export const run = () => {
  const times = new Map([...COMMANDS.keys()].map((name) => [name, []]));
  for (let start = 0; start < STARTS; start += 1) {
    for (const [name, args] of COMMANDS) times.get(name).push(timed(args));
  }
  const nothing = median(times.get(NOTHING));
  console.log(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}; median of ${STARTS} starts`,
  );
  for (const [name, all] of times) {
    const middle = median(all);
    console.log(
      `${name.padEnd(20)} ${middle.toFixed(0).padStart(5)} ms  ${(middle / nothing).toFixed(2).padStart(5)} x ${NOTHING}`,
    );
  }
  console.log(`bar: --help and rules list at most ${BAR} x ${NOTHING}`);
};
