import { parseArgs } from 'node:util';
import { runHouse } from '../src/index.js';

/** A house with a hole in it, served as `baize serve` does: only what the attack asks for. */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'baize-data' },
    port: { type: 'string', default: '0' },
    pace: { type: 'string', default: '0' },
    'orders-per-minute': { type: 'string' },
    'connections-per-address': { type: 'string' },
    'log-level': { type: 'string' },
    'no-tables': { type: 'boolean', default: false },
  },
});
const running = await runHouse({
  data: values.data,
  port: Number(values.port),
  host: '127.0.0.1',
  pace: Number(values.pace),
  firstTables: !values['no-tables'],
  web: null,
  https: false,
  limits: { entrance: null, orders: null, reads: null },
  logLevel: 'error',
});
if (running.ok) {
  const { codes, address } = running.value;
  for (const { role, code } of codes ?? []) console.log(`${role}  ${code.secret()}`);
  console.log(address);
} else {
  console.error(running.error.message);
  process.exitCode = 1;
}
