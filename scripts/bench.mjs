/** `npm run bench -- NAME…`: measures, and prints what it measured. Never part of a test. */
import { runScripts } from './find-scripts.mjs';

await runScripts('bench', process.argv.slice(2));
