/** `npm run torture -- MINUTES NAME…`: what must hold however often the power goes, with progress. */
import { runScripts } from './find-scripts.mjs';

const [first, ...rest] = process.argv.slice(2);
const minutes = Number(first ?? 5);
if (!Number.isFinite(minutes) || minutes <= 0) {
  console.error('say for how many minutes: npm run torture -- 10');
  process.exit(2);
}
await runScripts('torture', rest, { minutes });
