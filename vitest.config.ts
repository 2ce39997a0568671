import { statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { markDrives } from './scripts/levels/mark-drives.mjs';
import LongestFirst from './scripts/longest-first.mjs';

// Tests run on the sources: the packages' exports name them under this condition.
const resolve = { conditions: ['baize:source'] };
const ssr = { resolve: { conditions: ['baize:source'], externalConditions: ['baize:source'] } };

// Nothing is timed here: this only ends what hangs, on however busy a machine.
const TIMES = { testTimeout: 300_000, hookTimeout: 300_000 };

const IN_BROWSER = 'packages/*/test/browser/**/*.test.ts';

/** Files of a game that is not there: they are tests in a copy of the project. */
const FIXTURES = 'test/fourth-game/files/**';

const SETUP = 'packages/floor/test/browser';

/** Each test tells what it drove: a part, a table, a house or a screen. */
const NOTE_LEVEL = 'scripts/levels/note-level.mjs';

/** Files of a worker share what is loaded: to load the sources anew for each took longer than the tests. */
const isolate = false;

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 1024 ** 3;

/**
 * Where tests keep their files: in memory where there is room for them. A house waits for the disk at every
 * step, and nothing that is proved here needs one: what a killed process has written is there in both places.
 */
const scratch = (): string => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

const TMPDIR = scratch();

export default defineConfig({
  test: {
    // Left to itself it takes one core fewer than there are.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        plugins: [markDrives()],
        test: {
          name: 'unit',
          setupFiles: [NOTE_LEVEL],
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [IN_BROWSER, FIXTURES],
          isolate,
          // A command that runs within a test paints nothing, also on a build machine.
          env: { NO_COLOR: '1', TMPDIR },
          ...TIMES,
        },
      },
      {
        resolve,
        ssr,
        plugins: [markDrives()],
        test: {
          name: 'browser',
          setupFiles: [NOTE_LEVEL, `${SETUP}/note-screen.ts`],
          include: [IN_BROWSER],
          isolate,
          env: { TMPDIR },
          // While one waits for Chromium, another works.
          maxWorkers: availableParallelism() + 1,
          // One web and one Chromium serve every file.
          globalSetup: [`${SETUP}/build-web.ts`, `${SETUP}/serve-chromium.ts`],
          // After all others, so that it has the machine to itself.
          sequence: { groupOrder: 1 },
          ...TIMES,
        },
      },
    ],
  },
});
