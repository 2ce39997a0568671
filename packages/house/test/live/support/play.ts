import type { TableOrder } from '../../../src/live/orders.js';
import type { Person } from '../../../src/live/people.js';
import { orderFrom, type Playing } from './decide.js';
import { done, type TestHouse } from './open-house.js';

/** Nothing is timed by it: it only ends what hangs, with a word on why. */
const STUCK_MS = 100_000;

/** When something is stored next; an error when nothing is for long. */
const nextStored = ({ house, failures }: TestHouse): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`nothing happens any more: ${failures.join('\n')}`));
    }, STUCK_MS);
    const stop = house.onStored(() => {
      clearTimeout(timer);
      stop();
      resolve();
    });
  });

/** Waits until something holds, looking whenever something is stored. */
export const until = async (
  house: TestHouse,
  holds: () => boolean | Promise<boolean>,
): Promise<void> => {
  for (;;) {
    const stored = nextStored(house);
    stored.catch(() => undefined);
    if (await holds()) return;
    await stored;
  }
};

/** People play until so many rounds of a table are over; `after` looks in after every order. */
export const playRounds = async (
  house: TestHouse,
  table: string,
  players: readonly Playing[],
  rounds: number,
  after: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const over = (): number => {
    const state = house.house.desk(table)?.table;
    if (state === undefined) return 0;
    return state.phase === 'open' && state.round !== null
      ? state.round.number - 1
      : state.lastRound;
  };
  const last = over() + rounds;
  await until(house, async () => {
    for (;;) {
      if (over() >= last) return true;
      const orders = await ordersNow(house, table, players);
      if (orders.length === 0) return false;
      for (const { person, order } of orders) {
        done(await house.at(person, table, order));
        await after();
      }
    }
  });
};

const ordersNow = async (
  house: TestHouse,
  table: string,
  players: readonly Playing[],
): Promise<readonly { readonly person: Person; readonly order: TableOrder }[]> => {
  for (const playing of players) {
    const view = await house.view(table, playing.person);
    for (const seat of playing.seats) {
      const order = orderFrom(view, seat, playing);
      if (order !== null) return [{ person: playing.person, order }];
    }
  }
  return [];
};
