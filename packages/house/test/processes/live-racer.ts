import { once } from 'node:events';
import { cents } from '@baize/money';
import { House } from '../../src/live/house.js';
import type { Person } from '../../src/live/people.js';
import { openFrom } from '../support/processes/open-from.js';

// One of two houses on the same data: its table deals by itself, and one person buys chips all the time.
const [account = '', slug = '', times = '0', ...place] = process.argv.slice(2);
const store = await openFrom(place);
const house = await House.open({ store, pace: 0 });
const person: Person = { account, name: account, role: 'player' };

process.stdout.write('ready\n');
await once(process.stdin, 'data');
let done = 0;
for (let time = 0; time < Number(times); time += 1) {
  const order = { type: 'BuyIn', cents: cents(100) } as const;
  const answer = await house.submit(person, { to: 'table', table: slug, order }, `buy-${time}`);
  if (answer.ok) done += 1;
  else if (answer.error.code !== 'house-busy') throw new Error(answer.error.message);
}
process.stdout.write(`${done}\n`);
await house.close();
process.exit(0);
