import { once } from 'node:events';
import { openSqlite } from '../../../src/index.js';
import { append, commitOf, noted, pay } from '../commits.js';

// Tries for every version of one stream, and tells which it won.
const [file = '', name = '', rounds = '0'] = process.argv.slice(2);
const opened = openSqlite(file);
if (!opened.ok) throw new Error(opened.error.message);
const store = opened.value;

process.stdout.write('ready\n');
await once(process.stdin, 'data');
const won: number[] = [];
for (let version = 0; version < Number(rounds); version += 1) {
  const event = noted(name, pay('house/cage', `player/${name}`, 1));
  const done = await store.commit(
    commitOf([append('table/one', version, event)], {
      answered: { key: `version-${version}-${name}`, answer: name },
    }),
  );
  if (done.ok) won.push(version + 1);
  else if (done.error.code !== 'version-conflict') throw new Error(done.error.message);
}
process.stdout.write(`${JSON.stringify(won)}\n`);
process.exit(0);
