/** `npm run bench -- simulate`: simulated rounds a second on one thread, decisions exact. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { BLOCK_ROUNDS, flushSimulation, simulationOf, studSimulation } from '@baize/odds';
import { decodeHouseRules, putInForce, rulebookById } from '@baize/rulebook';

const BAR = 2e6;
const PASSES = 7;

const rulesOf = (id) => {
  const file = new URL(`../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  return putInForce(
    rulebookById(id),
    decodeHouseRules(JSON.parse(readFileSync(file, 'utf8'))).value,
  ).value;
};

/** The median of some passes, after one to warm up; by the clock, and by the processor's time. */
const rate = (simulation, blocks) => {
  const rates = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    for (let block = 0; block < blocks; block += 1) {
      simulation.run(pass * blocks + block, BLOCK_ROUNDS);
    }
    const { user, system } = process.cpuUsage(used);
    const rounds = blocks * BLOCK_ROUNDS;
    if (pass > 0) {
      rates.push({
        clock: (1000 * rounds) / (performance.now() - start),
        processor: (1e6 * rounds) / (user + system),
      });
    }
  }
  const median = (of) => rates.map(of).toSorted((left, right) => left - right)[PASSES >> 1];
  return { clock: median(({ clock }) => clock), processor: median(({ processor }) => processor) };
};

const words = (rounds) => Math.round(rounds).toLocaleString('en-US').padStart(11);

export const run = (print = console.log) => {
  print(`   ${cpus()[0]?.model ?? 'processor unknown'}, Node ${process.version}, one thread`);
  const start = performance.now();
  const md = rulesOf('md/high-card-flush');
  const one = flushSimulation(md, 'bench', 1);
  print(`   decisions of High Card Flush ready in ${(performance.now() - start).toFixed(0)} ms`);
  const told = (name, { clock, processor }) =>
    print(`   ${name.padEnd(46)}${words(clock)} rounds/s${words(processor)} by processor time`);
  const fast = rate(one, 200);
  told('High Card Flush, one seat, with side bets', fast);
  told('High Card Flush, six seats, with side bets', rate(flushSimulation(md, 'bench', 6), 50));
  const stud = rulesOf('sd/caribbean-stud');
  told('Caribbean Stud, one seat', rate(studSimulation(stud, 'bench', 1), 200));
  told(
    'High Card Flush through the round core',
    rate(simulationOf(md, { seed: 'bench', players: 1, through: 'core' }), 1),
  );
  print(
    `   bar: ${words(BAR).trim()} rounds/s of one seat: ${fast.clock >= BAR ? 'met' : 'MISSED'}`,
  );
};
