import { writeSync } from 'node:fs';
import { unwrap } from '@baize/result';
import { runHouse } from '../../src/serve/run-house.js';

// Starts a house on a folder, and stands still when its first codes are stored: before or after it prints them.
const [data = '', when = ''] = process.argv.slice(2);
const { codes } = unwrap(
  await runHouse({
    data,
    port: 0,
    host: '127.0.0.1',
    pace: 0,
    firstTables: false,
    web: null,
    https: false,
    limits: {},
    logLevel: 'silent',
  }),
);
const printed = (codes ?? []).map(({ role, code }) => `${role} ${code.secret()}`);
writeSync(1, `${JSON.stringify(when === 'before' ? [] : printed)}\n`);
// Nothing of this process runs any more until it is killed.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
