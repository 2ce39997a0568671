/**
 * `npm run static`: types, lint, directions and unused code, as many at once as there are cores. A check that
 * holds is one line; of one that does not, everything it says follows.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first; the command is bundled from what the compiler wrote. */
const CHECKS = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'eslint', command: ['eslint', '.'] },
  { name: 'command', command: ['npm', 'run', 'build', '-w', 'packages/cli'], after: 'types' },
  { name: 'directions', command: ['npm', 'run', 'directions'] },
  { name: 'unused', command: ['npm', 'run', 'unused'] },
  { name: 'biome', command: ['biome', 'ci', '.'] },
];

const passed = new Map();

const run = ({ command: [file, ...args] }) =>
  new Promise((resolve) => {
    // npm has put the tools of the project on the path.
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const told = [];
    child.stdout.on('data', (part) => told.push(part));
    child.stderr.on('data', (part) => told.push(part));
    child.once('error', (error) => resolve({ isGood: false, told: String(error) }));
    child.once('close', (code) =>
      resolve({ isGood: code === 0, told: Buffer.concat(told).toString('utf8') }),
    );
  });

const check = async (one) => {
  const startedAt = performance.now();
  const { isGood, told } = await run(one);
  passed.set(one.name, isGood);
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isGood ? '✓' : '✗'} ${one.name}  ${took} s`);
  if (!isGood) console.log(told.trimEnd());
};

const waiting = [...CHECKS];
const underWay = new Set();

while (waiting.length > 0 || underWay.size > 0) {
  const at = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
  if (at >= 0 && underWay.size < availableParallelism()) {
    const [one] = waiting.splice(at, 1);
    // Without types the rest would tell of the same again.
    if (passed.get(one.after) === false) continue;
    const work = check(one).finally(() => underWay.delete(work));
    underWay.add(work);
  } else await Promise.race(underWay);
}

process.exitCode = CHECKS.every(({ name }) => passed.get(name) === true) ? 0 : 1;
