import { configureGlobal } from 'fast-check';
import { type RunnerTask, TestRunner, test } from 'vitest';

// That a property fails is enough: nobody reads the smallest case of a break. One seed, so that two runs agree.
configureGlobal({ endOnFailure: true, seed: 20_260_714 });

/** Files of a run share a worker, so what one of them found the next ones know. */
const found = globalThis as { baizeBreakNoticed?: true };

/**
 * Runs the tests against one break. A file that no longer loads has noticed the break, so it gets a test
 * that fails; and one failed test is enough, so files after it are not even loaded.
 */
export default class MutationRunner extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    if (source === 'setup') return super.importFile(path, source);
    if (found.baizeBreakNoticed) return undefined;
    try {
      return await super.importFile(path, source);
    } catch (cause) {
      return test('the file loads', () => {
        throw new Error(`${path} does not load`, { cause });
      });
    }
  }

  override onAfterRunTask(task: RunnerTask): void {
    if (task.type === 'test' && task.result?.state === 'fail') found.baizeBreakNoticed = true;
    super.onAfterRunTask(task as never);
  }
}
