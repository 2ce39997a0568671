import { defineConfig } from 'vite';

/** Packages with files and threads of their own, which they find beside their own modules. */
const APART = /^@baize\/(house|floor)/;

/**
 * The command in a few files instead of hundreds: opening files is most of what a start takes.
 * The folder lies beside `src` and `dist`, so that what is found from there is found from here.
 */
export default defineConfig({
  logLevel: 'warn',
  resolve: { conditions: ['baize:source'] },
  ssr: { noExternal: true, external: [], resolve: { conditions: ['baize:source'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'bundle',
    rolldownOptions: {
      input: { main: 'src/main.ts', 'simulate-thread': 'src/commands/simulate/thread.ts' },
      external: APART,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
