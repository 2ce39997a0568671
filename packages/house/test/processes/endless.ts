import { append, commitOf, noted, pay } from '../support/commits.js';
import { openFrom } from '../support/processes/open-from.js';

// Appends to three streams at once, for ever, and tells each commit once the store has answered.
const store = await openFrom(process.argv.slice(2));
const streams = ['table/one', 'jackpot/one', 'account/ann'];

const { length } = await store.readStream('table/one');
for (let version = length; ; version += 1) {
  const event = noted(`${version + 1}`, pay('house/cage', 'player/ann', 1));
  const done = await store.commit(
    commitOf(
      streams.map((stream) => append(stream, version, event)),
      {
        answered: { key: `commit-${version + 1}`, answer: version + 1 },
        obligations: [`one/${version + 1}/settle`],
      },
    ),
  );
  if (!done.ok) throw new Error(done.error.message);
  process.stdout.write(`${version + 1}\n`);
}
