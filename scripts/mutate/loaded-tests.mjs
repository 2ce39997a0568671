import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import { chai, expect } from 'vitest';
import { bundleAll, SOURCE } from './bundle-tests.mjs';
import { ForgetfulMap } from './forgetful.mjs';
import { withoutCoverage, withProbes } from './probes.mjs';

chai.use((_, { overwriteMethod }) => {
  overwriteMethod(
    chai.Assertion.prototype,
    'toMatchFileSnapshot',
    () =>
      function (file) {
        expect(this._obj).toBe(readFileSync(file, 'utf8'));
      },
  );
});

const require = createRequire(import.meta.url);

const compiled = (code, filename) =>
  new Script(`(function (require, module, exports, WeakMap) {${code}\n})`, { filename });

const evaluate = (script, requires) => {
  const module = { exports: {} };
  script.runInThisContext()(requires, module, module.exports, ForgetfulMap);
  return module.exports;
};

/** Test files and the sources they test, in this process. Each can be loaded as often as it must be. */
export class LoadedTests {
  #sources;
  #probed;
  #exports;
  #nameOf;
  #scripts;
  #entries;

  static async of(files) {
    const loaded = new LoadedTests();
    const { sources, nameOf, scripts, entries } = await bundleAll(files);
    loaded.#sources = compiled(withoutCoverage(sources), path.resolve('sources.cjs'));
    loaded.#probed = () => compiled(withProbes(sources), path.resolve('probed-sources.cjs'));
    loaded.#nameOf = nameOf;
    loaded.#scripts = new Map(
      Object.entries(scripts).map(([name, code]) => [name, compiled(code, path.resolve(name))]),
    );
    loaded.#entries = new Map(entries.map(({ file, script }) => [file, script]));
    return loaded;
  }

  get files() {
    return [...this.#entries.keys()];
  }

  loadSources() {
    this.#exports = evaluate(this.#sources, require);
  }

  /** The sources as they tell what they cover, and which breaks make a difference. */
  loadProbedSources() {
    this.#exports = evaluate(this.#probed(), require);
  }

  /** The tests of a file, with everything that supports them loaded anew. */
  loadTests(file) {
    const gathered = [];
    globalThis.baizeMutation = { expect, gathered };
    const loaded = new Map();
    const load = (id) => {
      if (id.startsWith(SOURCE)) return this.#exports[this.#nameOf[id]];
      const name = path.posix.normalize(id);
      const found = this.#scripts.get(name);
      if (found === undefined) return require(id);
      if (!loaded.has(name)) loaded.set(name, evaluate(found, load));
      return loaded.get(name);
    };
    load(this.#entries.get(file));
    return gathered;
  }
}
