import { once } from 'node:events';
import { append, commitOf, noted, pay } from '../support/commits.js';
import { openFrom } from '../support/processes/open-from.js';

// Tries for every version of one stream, and tells which it won.
const [name = '', rounds = '0', ...place] = process.argv.slice(2);
const store = await openFrom(place);

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
