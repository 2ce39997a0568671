/** `npm run simulate-house -- --seed N`: bundles the simulation with the sources it runs on, and runs it. */
import { spawn } from 'node:child_process';
import { bundleSimulation } from './simulate-house/bundle.mjs';
import { findSabotages } from './simulate-house/find-sabotages.mjs';
import { SABOTAGES } from './simulate-house/sabotages.mjs';

const args = process.argv.slice(2);
const checkNamed = (names) => {
  const unknown = names.find((name) => SABOTAGES[name] === undefined);
  if (unknown === undefined) return;
  const there = Object.keys(SABOTAGES).join(', ');
  console.error(`no sabotage is called "${unknown}"; there are: ${there}`);
  process.exit(2);
};
if (args[0] === '--sabotages') {
  const named = args.slice(1);
  checkNamed(named);
  await findSabotages(named.length > 0 ? named : Object.keys(SABOTAGES));
  process.exit(0);
}
const at = args.indexOf('--sabotage');
const name = at < 0 ? null : (args[at + 1] ?? '');
if (name !== null) checkNamed([name]);

const script = await bundleSimulation(name);
const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
