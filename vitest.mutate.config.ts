import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One flat project for the mutation run: the tests of the packages that are being broken. */
const projects = (process.env.MUTATED_PROJECTS ?? 'money').split(',');

/** Quick tests first, and of them those that see most: nearly every break is noticed by one of them. */
const WIDE = /golden\.test/;
const SLOW = /storm|twin|properties|playthrough|conservation|secrecy|legal|replay/;
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const late = ({ moduleId }: TestSpecification) =>
      WIDE.test(moduleId) ? 0 : SLOW.test(moduleId) ? 2 : 1;
    return files.toSorted((left, right) => late(left) - late(right));
  }
}

export default defineConfig({
  resolve: {
    conditions: ['baize:source'],
    alias: {
      '@fast-check/vitest': fileURLToPath(new URL('vitest.mutate.properties.ts', import.meta.url)),
    },
  },
  ssr: { resolve: { conditions: ['baize:source'], externalConditions: ['baize:source'] } },
  test: {
    include: projects.map((name) => `packages/${name}/test/**/*.test.ts`),
    // One load of the modules for all files of a run, a new worker for each run: four times as fast,
    // and what a break does while modules load is still seen.
    isolate: false,
    runner: './vitest.mutate.runner.ts',
    // Nobody reads what a broken test says: nothing is formatted.
    reporters: [{}],
    sequence: { sequencer: QuickFirst },
  },
});
