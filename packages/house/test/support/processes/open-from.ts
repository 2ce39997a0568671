import { openSqlite } from '../../../src/index.js';
import type { Store } from '../../../src/store/store.js';

/** An adapter, and where its data is: the arguments that a process of a test opens its store by. */
export type StorePlace = readonly [adapter: 'sqlite', at: string];

export const openFrom = async ([adapter, at]: readonly string[]): Promise<Store> => {
  if (adapter !== 'sqlite' || at === undefined) throw new Error(`no store ${adapter} at ${at}`);
  const opened = openSqlite(at);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};
