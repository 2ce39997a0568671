import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export interface Bundle {
  readonly script: string;
  readonly remove: () => void;
}

/** A script of `test/processes` with the sources it imports, as a file that Node runs by itself. */
export const bundle = async (name: string): Promise<Bundle> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-process-'));
  // The libraries from outside stay outside, and are found here.
  symlinkSync(here('../../../../../node_modules'), path.join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { resolve: { conditions: ['baize:source'] }, noExternal: [/^@baize\//] },
    build: { ssr: here(`../../processes/${name}.ts`), outDir: folder, emptyOutDir: false },
  });
  return {
    script: path.join(folder, `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
