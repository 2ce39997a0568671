/**
 * The reporter of `npm run unit` and `npm test`: a line for each file, one line for each failure, and at the
 * end what failed, the ten slowest files and the totals. `npx vitest run FILE` shows a failure at length.
 */
import { relative } from 'node:path';
import { styleText } from 'node:util';

const SLOWEST = 10;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Loading and running: what the next person could save. */
const durationOf = (module) => {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return setupDuration + collectDuration + duration;
};

const firstLine = (error) => error.message?.trim().split('\n')[0] ?? String(error);

/** The place in the project where it went wrong, as editors open it. */
const placeIn = (error, root) => {
  const frame = error.stacks?.find(({ file }) => !file.includes('node_modules'));
  return frame === undefined ? '' : ` (${relative(root, frame.file)}:${frame.line})`;
};

const failuresOf = (module, root) => {
  const file = relative(root, module.moduleId);
  const line = (what, error) => `${what}: ${firstLine(error)}${placeIn(error, root)}`;
  const suites = [module, ...module.children.allSuites()];
  return [
    ...suites.flatMap((suite) => suite.errors().map((error) => line(file, error))),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      (test.result().errors ?? []).map((error) => line(`${file} > ${test.fullName}`, error)),
    ),
  ];
};

export default class TestReporter {
  #root = '';
  #startedAt = 0;
  #colour = false;

  onInit(vitest) {
    this.#root = vitest.config.root;
    this.#startedAt = performance.now();
    this.#colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  }

  onTestModuleEnd(module) {
    const failures = failuresOf(module, this.#root);
    const count = [...module.children.allTests()].length;
    const file = relative(this.#root, module.moduleId);
    const mark = failures.length === 0 ? this.#paint('green', '✓') : this.#paint('red', '✗');
    this.#say(`${mark} ${file}  ${count} tests, ${seconds(durationOf(module))}`);
    for (const failure of failures) this.#say(`  ${this.#paint('red', failure)}`);
  }

  onTestRunEnd(modules, unhandled) {
    const failures = [
      ...modules.flatMap((module) => failuresOf(module, this.#root)),
      ...unhandled.map(
        (error) => `outside of any test: ${firstLine(error)}${placeIn(error, this.#root)}`,
      ),
    ];
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    if (failures.length > 0) {
      this.#say('\nWhat failed:');
      for (const failure of failures) this.#say(`  ${this.#paint('red', failure)}`);
    }
    this.#say('\nThe slowest files:');
    const slowest = modules.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, SLOWEST);
    for (const module of slowest) {
      const file = relative(this.#root, module.moduleId);
      this.#say(`  ${seconds(durationOf(module)).padStart(8)}  ${file}`);
    }
    const took = seconds(performance.now() - this.#startedAt);
    this.#say(`\n${modules.length} files, ${tests.length} tests in ${took}`);
    this.#say(`${passed} passed, ${failed} failed`);
  }

  #paint(colour, text) {
    return this.#colour ? styleText(colour, text) : text;
  }

  #say(line) {
    process.stdout.write(`${line}\n`);
  }
}
