/**
 * Runs tests against breaks within one process: sources and tests are loaded once, and a break is switched
 * on and off. A test file is loaded anew only for a break that shows while it loads, the sources only for a
 * break in what they compute while they load.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { forgetKept } from './forgetful.mjs';
import { inWorkspace, Journal } from './journal.mjs';
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

const resultOf = (results) => {
  const nrOfTests = results.length;
  if (!hasFailed(results)) return { status: 'survived', nrOfTests };
  const { id, failureMessage } = results.at(-1);
  return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
};

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
  /** It was over before all tests had run. */
  #isCutShort = false;
  /** How many breaks of a source each test has noticed. */
  #noticed = new Map();
  #journal = Journal.ofRun();
  /** What the broken sources ask whether they are to be broken. */
  #breaks;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    globalThis.__stryker__ ??= {};
    this.#breaks = globalThis.__stryker__;
    this.#loaded = await LoadedTests.of(testFiles(process.env));
    for (const { path: source, by } of this.#journal.killed) this.#note(source, by);
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
    const known = this.#journal.resultOf(activeMutant);
    if (known !== undefined) return known;
    const breaks = this.#breaks;
    const isStatic = mutantActivation === 'static';
    if (this.#tests.size === 0 && !isStatic) await this.#loadAll();
    const started = workedSeconds();
    this.#until = started + MOST_SECONDS;
    this.#isCutShort = false;
    const tryIt = async () => {
      forgetKept();
      Object.assign(breaks, { hitLimit, hitCount: 0, activeMutant: activeMutant.id });
      const results = await (isStatic
        ? this.#runAll(activeMutant.fileName)
        : this.#runThese(new Set(testFilter), activeMutant.fileName));
      const isEndless = breaks.hitCount > hitLimit;
      Object.assign(breaks, { hitLimit: undefined, hitCount: undefined, activeMutant: undefined });
      forgetKept();
      if (isStatic) this.#tests.clear();
      return isEndless ? { status: 'timeout', reason: 'it went on and on' } : resultOf(results);
    };
    let result = await tryIt();
    if (!isStatic && result.status === 'killed' && (await this.#failsAnyway(result.killedBy[0]))) {
      // An earlier break left something behind.
      await this.#loadAll();
      result = await tryIt();
    }
    if (result.status === 'killed')
      this.#note(inWorkspace(activeMutant.fileName), result.killedBy[0]);
    this.#journal.write(activeMutant, result, {
      cutShort: this.#isCutShort,
      seconds: workedSeconds() - started,
    });
    return result;
  }

  /** Whether a test that noticed a break fails without one. */
  async #failsAnyway(id) {
    const [file] = id.split('#');
    const test = this.#tests.get(file)?.find((one) => one.id === id);
    return test !== undefined && hasFailed([await this.#run(test)]);
  }

  async #loadAll() {
    this.#loaded.loadSources();
    for (const file of this.#loaded.files) await this.#loads(file);
  }

  /** The sources are loaded with the break in them, and each test file when its turn has come. */
  async #runAll(source) {
    this.#tests.clear();
    const sources = await this.#run({ id: 'sources', body: () => this.#loaded.loadSources() });
    this.#until = workedSeconds() + MOST_SECONDS;
    return hasFailed([sources]) ? [sources] : this.#runFiles(this.#loaded.files, source);
  }

  async #runThese(wanted, source) {
    const isAnew = (file) => wanted.has(loadingId(file));
    const tests = [...this.#tests].flatMap(([file, all]) =>
      isAnew(file) ? [] : all.filter(({ id }) => wanted.has(id)),
    );
    const results = await this.#untilFailure(tests, source);
    if (hasFailed(results)) return results;
    const anew = this.#loaded.files.filter(isAnew);
    const before = anew.map((file) => [file, this.#tests.get(file)]);
    const later = await this.#runFiles(anew, source);
    for (const [file, loaded] of before) this.#tests.set(file, loaded);
    return [...results, ...later];
  }

  /** Loads files that the break shows in, one after the other, and runs their tests. */
  async #runFiles(files, source) {
    const cost = this.#costFor(source);
    const costOf = (file) => cost({ id: loadingId(file) });
    const results = [];
    for (const file of files.toSorted((left, right) => costOf(left) - costOf(right))) {
      if (this.#isTimeOver()) break;
      const before = workedSeconds();
      results.push(await this.#loads(file));
      // Only tests take the time of a break.
      this.#until += workedSeconds() - before;
      if (!hasFailed(results)) {
        results.push(...(await this.#untilFailure(this.#tests.get(file), source)));
      }
      if (hasFailed(results)) break;
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

  /** That a test noticed a break counts for the test, and for the file it is in. */
  #note(source, test) {
    const noticed = this.#noticed.get(source) ?? new Map();
    this.#noticed.set(source, noticed);
    const [file] = test.split('#');
    for (const id of new Set([test, loadingId(file)])) noticed.set(id, (noticed.get(id) ?? 0) + 1);
  }

  /** Quick tests first, those of the same folder, and those that noticed other breaks of the same source. */
  #costFor(fileName) {
    this.#times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const noticed = this.#noticed.get(inWorkspace(fileName)) ?? new Map();
    const folder = folderOf(fileName);
    return ({ id }) =>
      (this.#times[id] ?? 0) / (0.1 + (noticed.get(id) ?? 0)) / (folderOf(id) === folder ? 10 : 1);
  }

  #isTimeOver() {
    this.#isCutShort ||= workedSeconds() > this.#until;
    return this.#isCutShort;
  }

  /** The tests of a file see much the same: the next one of each file comes before the one after it. */
  #inOrder(tests, source) {
    const cost = this.#costFor(source);
    const seen = new Map();
    const ranked = tests
      .map((test) => ({ test, cost: cost(test) }))
      .toSorted((left, right) => left.cost - right.cost)
      .map(({ test, cost: alone }) => {
        const [file] = test.id.split('#');
        const place = (seen.get(file) ?? 0) + 1;
        seen.set(file, place);
        return { test, cost: alone * place };
      });
    return ranked.toSorted((left, right) => left.cost - right.cost).map(({ test }) => test);
  }

  async #untilFailure(tests, source) {
    const results = [];
    for (const test of this.#inOrder(tests, source)) {
      if (this.#isTimeOver()) break;
      results.push(await this.#run(test));
      if (hasFailed(results)) break;
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
