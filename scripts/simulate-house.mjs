/** `npm run simulate-house -- --seed N`: bundles the simulation with the sources it runs on, and runs it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { putBack } from './put-back.mjs';
import { findSabotages } from './simulate-house/find-sabotages.mjs';
import { SABOTAGES } from './simulate-house/sabotages.mjs';

const args = process.argv.slice(2);
if (args[0] === '--sabotages') {
  findSabotages(args.length > 1 ? args.slice(1) : null);
  process.exit(0);
}
const at = args.indexOf('--sabotage');
const name = at < 0 ? null : args[at + 1];
const sabotage = name === null ? null : SABOTAGES[name];
if (sabotage === undefined) {
  console.error(`no sabotage is called "${name}"; there are: ${Object.keys(SABOTAGES).join(', ')}`);
  process.exit(2);
}

const folder = path.resolve(`node_modules/.cache/simulation/${name ?? 'sound'}`);
await build({
  configFile: false,
  logLevel: 'silent',
  plugins: sabotage === null ? [] : [putBack(sabotage)],
  ssr: { resolve: { conditions: ['baize:source'] }, noExternal: [/^@baize\//] },
  build: {
    ssr: path.resolve('packages/house/simulation/main.ts'),
    outDir: folder,
    emptyOutDir: false,
    sourcemap: true,
    minify: false,
  },
});
const script = path.join(folder, 'main.js');
const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
