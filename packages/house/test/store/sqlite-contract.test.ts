import { unwrap } from '@baize/result';
import { onTestFinished } from 'vitest';
import { openSqlite } from '../../src/index.js';
import { processesContract } from '../support/processes-contract.js';
import { newSqlite, openAt } from '../support/sqlite.js';
import { storeContract } from '../support/store-contract.js';
import type { MakeStore } from '../support/store-under-test.js';

const makeSqlite: MakeStore = async () => {
  const { store, file } = newSqlite();
  return { store, again: async () => openAt(file), place: ['sqlite', file] };
};

/** As a simulation uses it: a commit is done when the call is. */
const makeBlocking: MakeStore = async () => {
  const { file } = newSqlite();
  const store = unwrap(openSqlite(file, { commits: 'blocking' }));
  onTestFinished(() => store.close());
  return { store, again: async () => openAt(file), place: ['sqlite', file] };
};

storeContract('SQLite', makeSqlite);
storeContract('SQLite that blocks', makeBlocking);
processesContract('SQLite', makeSqlite);
