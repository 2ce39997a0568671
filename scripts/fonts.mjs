/**
 * `npm run fonts`: makes the files of packages/floor/src/fonts again, from the families as they are
 * published. They are kept with the sources, so that neither a build nor a printed sheet makes them.
 */
import { writeFileSync } from 'node:fs';
import { makeFonts } from './fonts/make.mjs';

const FOLDER = new URL('../packages/floor/src/fonts/', import.meta.url);

for (const [name, bytes] of await makeFonts()) {
  writeFileSync(new URL(name, FOLDER), bytes);
  console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} kB`);
}
