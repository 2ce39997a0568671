import { writeSync } from 'node:fs';
import { House } from '../../src/live/house.js';
import type { Person } from '../../src/live/people.js';
import { orderFrom } from '../live/support/decide.js';
import { isIn, type KillState, storedAt } from '../live/support/kill-states.js';
import { openFrom } from '../support/processes/open-from.js';

// Plays at one table until it is in a certain state, tells what is stored there, and then stands still.
const [slug = '', state = '', mark = '', ...place] = process.argv.slice(2);
const store = await openFrom(place);
const house = await House.open({ store, pace: 0 });

const tell = (what: string, text: string): number => writeSync(1, `${what} ${text}\n`);

house.onStored(() => {
  if (!isIn(house, slug, state as KillState)) return;
  tell('stored', storedAt(house, slug));
  // Nothing of this process runs any more until it is killed.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

const PLAYERS: readonly (readonly [Person, number])[] = [
  [{ account: 'ann', name: 'Ann', role: 'player' }, 1],
  [{ account: 'ben', name: 'Ben', role: 'player' }, 2],
];

const nextStored = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = house.onStored(() => {
      stop();
      resolve();
    });
  });

for (let orders = 0; ; ) {
  const stored = nextStored();
  let acted = false;
  for (const [person, seat] of PLAYERS) {
    const message = await house.message(slug, person);
    const order = message && orderFrom(message.view, seat, { person, seats: [seat] });
    if (!order) continue;
    acted = true;
    orders += 1;
    const key = `${mark}-${orders}`;
    const done = await house.submit(person, { to: 'table', table: slug, order }, key);
    if (!done.ok) throw new Error(done.error.message);
    tell('answered', `${person.account}/${key}`);
  }
  if (!acted) await stored;
}
