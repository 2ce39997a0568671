/** `npm run simulate-house -- --seed N`: bundles the simulation with the sources it runs on, and runs it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { SABOTAGES } from './simulate-house/sabotages.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--sabotage');
const name = at < 0 ? null : args[at + 1];
const sabotage = name === null ? null : SABOTAGES[name];
if (sabotage === undefined) {
  console.error(`no sabotage is called "${name}"; there are: ${Object.keys(SABOTAGES).join(', ')}`);
  process.exit(2);
}

/** Puts a known bug back, in what is bundled and nowhere else. */
const putBack = ({ edits }) => {
  const left = new Map(Object.entries(edits));
  return {
    name: 'put-a-bug-back',
    enforce: 'pre',
    transform(code, id) {
      const file = [...left.keys()].find((one) => id.endsWith(one));
      if (file === undefined) return null;
      const { find, write } = left.get(file);
      if (!code.includes(find)) throw new Error(`${file} has no "${find}" any more`);
      left.delete(file);
      return { code: code.replace(find, write), map: null };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) {
        throw new Error(`not bundled: ${[...left.keys()].join(', ')}`);
      }
    },
  };
};

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
