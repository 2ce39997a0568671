import path from 'node:path';
import { build } from 'vite';
import { putBack } from '../put-back.mjs';
import { SABOTAGES } from './sabotages.mjs';

/** Bundles the simulation with the sources it runs on, with one known bug put back or none; its script. */
export const bundleSimulation = async (sabotage) => {
  const folder = path.resolve(`node_modules/.cache/simulation/${sabotage ?? 'sound'}`);
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: sabotage === null ? [] : [putBack(SABOTAGES[sabotage])],
    ssr: { resolve: { conditions: ['baize:source'] }, noExternal: [/^@baize\//] },
    build: {
      ssr: path.resolve('packages/house/simulation/main.ts'),
      outDir: folder,
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
    },
  });
  return path.join(folder, 'main.js');
};
