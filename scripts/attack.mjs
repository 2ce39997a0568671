/**
 * `npm run attack`: bundles the attack with the sources that it attacks, and runs it. With `--sabotage NAME`
 * a known hole is put back first; with `--sabotages` all of them, one after another, and each must be found.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { SABOTAGES } from './attack/sabotages.mjs';
import { putBack } from './put-back.mjs';

const here = (file) => path.resolve('packages/house', file);

/** The attack and the house, with a hole or without, in a folder of its own. */
const bundled = async (name) => {
  const folder = path.resolve(`node_modules/.cache/attack/${name ?? 'sound'}/bundle`);
  const into = {
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { vitest: here('attack/outside-tests.ts') } },
    ssr: { resolve: { conditions: ['baize:source'] }, noExternal: [/^@baize\//, 'vitest'] },
  };
  const output = { ssr: true, outDir: folder, emptyOutDir: false, sourcemap: true, minify: false };
  const input = { main: here('attack/main.ts'), serve: here('attack/serve.ts') };
  await build({
    ...into,
    plugins: name === null ? [] : [putBack(SABOTAGES[name])],
    build: { ...output, rolldownOptions: { input } },
  });
  // The command finds its version beside the folder of its modules.
  copyFileSync('packages/cli/package.json', path.join(folder, '../package.json'));
  return folder;
};

/** In memory where there is room: what a killed process has written is there in both places. */
const scratch = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= 1024 ** 3 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** The exit code, and what was printed where it is not to be seen. */
const run = (folder, name, args, stdio) =>
  new Promise((resolve) => {
    // A command that runs within the attack paints nothing.
    const env = { ...process.env, TMPDIR: scratch(), NO_COLOR: '1' };
    if (name !== null) env.BAIZE_ATTACKED = path.join(folder, 'serve.js');
    const script = ['--enable-source-maps', path.join(folder, 'main.js')];
    const child = spawn(process.execPath, [...script, ...args], { stdio, env });
    let printed = '';
    child.stdout?.on('data', (part) => {
      printed += part;
    });
    child.on('close', (code) => resolve({ code: code ?? 1, printed }));
  });

const STOPPED = /: the part itself: /;

/** Each hole is put back by itself, and its part must find it, by more than breaking down. */
const runSabotages = async (args) => {
  let missed = 0;
  for (const [name, { part, what }] of Object.entries(SABOTAGES)) {
    const folder = await bundled(name);
    const given = ['--quick', '--only', part, ...args];
    const { code, printed } = await run(folder, name, given, ['ignore', 'pipe', 'inherit']);
    const found = code === 1 && !STOPPED.test(printed);
    if (!found) missed += 1;
    console.log(`${found ? 'found ' : 'MISSED'} ${name} by ${part}: ${what}`);
    if (!found) console.log(printed);
  }
  return missed === 0 ? 0 : 1;
};

const args = process.argv.slice(2);
const at = args.indexOf('--sabotage');
const name = at < 0 ? null : args[at + 1];
if (name !== null && SABOTAGES[name] === undefined) {
  console.error(`no sabotage is called "${name}"; there are: ${Object.keys(SABOTAGES).join(', ')}`);
  process.exit(2);
}
if (args.includes('--sabotages')) {
  process.exitCode = await runSabotages(args.filter((one) => one !== '--sabotages'));
} else {
  const { code } = await run(await bundled(name), name, args, 'inherit');
  process.exitCode = code;
}
