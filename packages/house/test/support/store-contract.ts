import { appendingContract } from './store-contract/appending.js';
import { keysContract } from './store-contract/keys.js';
import { madeOfEventsContract } from './store-contract/made-of-events.js';
import { moneyContract } from './store-contract/money.js';
import type { MakeStore } from './store-under-test.js';

/** What every adapter of the store must do. */
export const storeContract = (name: string, makeStore: MakeStore): void => {
  appendingContract(name, makeStore);
  keysContract(name, makeStore);
  moneyContract(name, makeStore);
  madeOfEventsContract(name, makeStore);
};
