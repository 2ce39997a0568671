import { defineConfig } from 'vitest/config';
import { MAY_IMPORT } from './workspace-map.mjs';

// Tests run on the sources: the packages' exports name them under this condition.
const resolve = { conditions: ['baize:source'] };
const ssr = { resolve: { conditions: ['baize:source'], externalConditions: ['baize:source'] } };

// Nothing is timed here: this only ends what hangs, on however busy a machine.
const TEST_MS = 120_000;

// Tests in a browser need the web, built once for all of them.
const SETUP: Readonly<Record<string, string>> = {
  floor: 'packages/floor/test/browser/build-web.ts',
};

const project = (name: string) => ({
  resolve,
  ssr,
  test: {
    name,
    include: [`packages/${name}/test/**/*.test.ts`],
    testTimeout: TEST_MS,
    ...(SETUP[name] === undefined ? {} : { globalSetup: SETUP[name] }),
  },
});

export default defineConfig({
  test: {
    // Left to itself it takes one core fewer than there are.
    maxWorkers: '100%',
    projects: [
      ...Object.keys(MAY_IMPORT).map(project),
      {
        resolve,
        ssr,
        test: { name: 'workspace', include: ['test/**/*.test.ts'], testTimeout: TEST_MS },
      },
    ],
  },
});
