/** `npm run prove -- NAME…`: the long exhaustive proofs, with progress and duration. */
import { runScripts } from './find-scripts.mjs';

await runScripts('prove', process.argv.slice(2));
