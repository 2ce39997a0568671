import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@baize/result';
import type { HouseRules } from '@baize/rulebook';
import { countOdds } from './count-odds.js';

/** A thread that is started with house rules, and ends with their odds. */
present(parentPort, 'a thread that was started').postMessage(countOdds(workerData as HouseRules));
