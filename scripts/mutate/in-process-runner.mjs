/**
 * Runs tests against breaks within one process: sources and tests are loaded once, and a break is switched
 * on and off. A test file is loaded anew only for a break that shows while it loads, the sources only for a
 * break in what they compute while they load.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LoadedTests } from './loaded-tests.mjs';
import { Differences } from './probes.mjs';

// That a property fails is enough: nobody reads the smallest case. One seed, so that two runs agree. It is
// told to the instance that the tests require, which is not the one that is imported.
const { configureGlobal } = createRequire(import.meta.url)('fast-check');
configureGlobal({ endOnFailure: true, seed: 20_260_714 });

/** How long each test took without a break. The runner on the other core reads it. */
const TIMES = 'test-times.json';

const [SUCCESS, FAILED] = [0, 1];

/** How long a break is tried by tests, in seconds of this process's own work: not of a clock, whatever else runs. */
const MOST_SECONDS = Number(process.env.MUTATED_SECONDS || Number.POSITIVE_INFINITY);

const workedSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const hasFailed = (results) => results.at(-1)?.status === FAILED;

/** Also that a file loads is a test: what runs meanwhile is covered by it. */
const loadingId = (file) => `${file}#loads`;

/** `automation`, for `packages/table/src/automation/policy.ts` and for its tests. */
const folderOf = (file) => /\/(?:src|test)\/([^/]+)\//.exec(file)?.[1];

const testFiles = ({ MUTATED_PROJECTS, MUTATED_WITHOUT }) =>
  MUTATED_PROJECTS.split(',')
    .flatMap((name) => {
      const folder = path.resolve('packages', name, 'test');
      return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file));
    })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('/browser/'))
    .filter((file) => !MUTATED_WITHOUT || !new RegExp(MUTATED_WITHOUT).test(file));

class InProcessRunner {
  #loaded;
  /** The tests of each file, without a break. */
  #tests = new Map();
  #times;
  /** When the time of this break is over. */
  #until = Number.POSITIVE_INFINITY;
  /** How many breaks of a source each test has noticed. */
  #noticed = new Map();
  /** What the broken sources ask whether they are to be broken. */
  #breaks;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis.__stryker__ ??= {};
    this.#breaks = globalThis.__stryker__;
    this.#loaded = await LoadedTests.of(testFiles(process.env));
  }

  async dryRun() {
    const differences = new Differences();
    this.#loaded.loadProbedSources();
    const tests = [];
    for (const file of this.#loaded.files) {
      differences.watch(loadingId(file));
      tests.push(await this.#loads(file));
    }
    for (const test of [...this.#tests.values()].flat()) {
      differences.watch(test.id);
      tests.push(await this.#run(test));
    }
    const times = tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]);
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(times)));
    this.#tests.clear();
    const { static: whileLoading, perTest } = this.#breaks.mutantCoverage;
    const mutantCoverage = { static: whileLoading, perTest: differences.only(perTest) };
    return { status: 'complete', tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const breaks = this.#breaks;
    if (this.#tests.size === 0) await this.#loadAll();
    this.#until = workedSeconds() + MOST_SECONDS;
    Object.assign(breaks, { hitLimit, hitCount: 0, activeMutant: activeMutant.id });
    const isStatic = mutantActivation === 'static';
    const results = await (isStatic
      ? this.#runAll(activeMutant.fileName)
      : this.#runThese(new Set(testFilter), activeMutant.fileName));
    const { hitCount } = breaks;
    Object.assign(breaks, { hitLimit: undefined, hitCount: undefined, activeMutant: undefined });
    if (isStatic) this.#tests.clear();
    if (hitCount > hitLimit) return { status: 'timeout', reason: 'it went on and on' };
    const nrOfTests = results.length;
    if (!hasFailed(results)) return { status: 'survived', nrOfTests };
    const { id, failureMessage } = results.at(-1);
    const noticed = this.#noticedIn(activeMutant.fileName);
    noticed.set(id, (noticed.get(id) ?? 0) + 1);
    return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
  }

  async #loadAll() {
    const results = [await this.#run({ id: 'sources', body: () => this.#loaded.loadSources() })];
    for (const file of this.#loaded.files) {
      if (hasFailed(results)) break;
      results.push(await this.#loads(file));
    }
    return results;
  }

  async #runAll(source) {
    const results = await this.#loadAll();
    // Only tests take the time of a break.
    this.#until = workedSeconds() + MOST_SECONDS;
    return hasFailed(results)
      ? results
      : this.#untilFailure([...this.#tests.values()].flat(), source);
  }

  async #runThese(wanted, source) {
    const isAnew = (file) => wanted.has(loadingId(file));
    const tests = [...this.#tests].flatMap(([file, all]) =>
      isAnew(file) ? [] : all.filter(({ id }) => wanted.has(id)),
    );
    let results = await this.#untilFailure(tests, source);
    for (const file of this.#loaded.files.filter(isAnew)) {
      if (hasFailed(results) || workedSeconds() > this.#until) break;
      const before = this.#tests.get(file);
      results = [await this.#loads(file)];
      if (!hasFailed(results)) results = await this.#untilFailure(this.#tests.get(file), source);
      this.#tests.set(file, before);
    }
    return results;
  }

  #loads(file) {
    const body = () => {
      const tests = this.#loaded.loadTests(file);
      this.#tests.set(
        file,
        tests.map(({ name, body }) => ({ id: `${file}#${name}`, body })),
      );
    };
    return this.#run({ id: loadingId(file), body });
  }

  #noticedIn(source) {
    if (!this.#noticed.has(source)) this.#noticed.set(source, new Map());
    return this.#noticed.get(source);
  }

  /** Quick tests first, those of the same folder, and those that noticed other breaks of the same source. */
  async #untilFailure(tests, source) {
    this.#times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const noticed = this.#noticedIn(source);
    const folder = folderOf(source);
    const cost = ({ id }) =>
      (this.#times[id] ?? 0) / (0.1 + (noticed.get(id) ?? 0)) / (folderOf(id) === folder ? 10 : 1);
    const results = [];
    for (const test of tests.toSorted((left, right) => cost(left) - cost(right))) {
      results.push(await this.#run(test));
      if (hasFailed(results) || workedSeconds() > this.#until) break;
    }
    return results;
  }

  async #run({ id, body }) {
    const started = performance.now();
    const result = (rest) => ({ id, name: id, timeSpentMs: performance.now() - started, ...rest });
    this.#breaks.currentTestId = id;
    try {
      await body();
      return result({ status: SUCCESS });
    } catch (error) {
      return result({ status: FAILED, failureMessage: String(error?.message ?? error) });
    } finally {
      this.#breaks.currentTestId = undefined;
    }
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', factory: () => new InProcessRunner() },
];
