import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** How a test's script asks for a source. */
export const SOURCE = 'source:';

const bundle = async (input, plugin) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      conditions: ['baize:source'],
      alias: {
        '@fast-check/vitest': here('../../vitest.mutate.properties.ts'),
        vitest: here('vitest-in-process.mjs'),
      },
    },
    ssr: { noExternal: true, external: ['fast-check'], resolve: { conditions: ['baize:source'] } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input,
        output: { format: 'cjs', chunkFileNames: '[name]-[hash].cjs' },
        treeshake: false,
      },
    },
    plugins: [{ name: 'in-process', enforce: 'pre', ...plugin }],
  });
  return output;
};

/** Scripts of the test files and of what supports them, without the sources they ask for. */
const bundleTests = async (files, sources) => {
  const names = Object.fromEntries(files.map((file, index) => [`test-${index}`, file]));
  const output = await bundle(names, {
    async resolveId(id, importer) {
      const found = importer && (await this.resolve(id, importer, { skipSelf: true }));
      if (!found || !/\/packages\/[^/]+\/src\//.test(found.id)) return undefined;
      sources.add(found.id);
      return { id: `${SOURCE}${found.id}`, external: true };
    },
    transform: (code, id) =>
      code.includes('import.meta.url')
        ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        : undefined,
  });
  return output;
};

const ENTRY = 'every-source';

/** All sources in one script that exports each of them under its path. */
const bundleSources = async (sources) => {
  const lines = sources.map((file, index) => `export * as source${index} from '${file}';`);
  const [{ code }] = await bundle(ENTRY, {
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? lines.join('\n') : undefined),
  });
  return code;
};

/** The sources once, and the tests apart from them: either can be loaded anew without the other. */
export const bundleAll = async (files) => {
  const sources = new Set();
  const tests = await bundleTests(files, sources);
  const listed = [...sources];
  return {
    sources: await bundleSources(listed),
    nameOf: Object.fromEntries(listed.map((file, index) => [`${SOURCE}${file}`, `source${index}`])),
    scripts: Object.fromEntries(tests.map(({ fileName, code }) => [fileName, code])),
    entries: tests
      .filter(({ isEntry }) => isEntry)
      .map(({ fileName, facadeModuleId }) => ({
        file: path.relative(process.cwd(), facadeModuleId),
        script: fileName,
      })),
  };
};
