import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** A smaller file must save a tenth to be worth a second one. */
const PAYS = 0.9;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** As small as can be: it is done once, and sent often. */
const ENCODINGS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  await Promise.all(
    Object.entries(ENCODINGS).map(async ([ending, compress]) => {
      const made = await compress(bytes);
      if (made.length < bytes.length * PAYS) await writeFile(`${file}.${ending}`, made);
    }),
  );
};

/** Lays a `.br` and a `.gz` beside each text file of the build, for the house to send. */
export const compressWeb = (): Plugin => ({
  name: 'compress-web',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir === undefined) return;
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names.filter((name) => TEXT.test(name)).map((name) => compressFile(path.join(dir, name))),
    );
  },
});
