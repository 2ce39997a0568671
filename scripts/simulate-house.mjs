/** `npm run simulate-house -- --seed N`: bundles the simulation with the sources it runs on, and runs it. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const folder = path.resolve('node_modules/.cache/simulation');
mkdirSync(folder, { recursive: true });
await build({
  configFile: false,
  logLevel: 'silent',
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
const child = spawn(process.execPath, ['--enable-source-maps', script, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
