import { processesContract } from '../support/processes-contract.js';
import { newSqlite, openAt } from '../support/sqlite.js';
import { storeContract } from '../support/store-contract.js';
import type { MakeStore } from '../support/store-under-test.js';

const makeSqlite: MakeStore = async () => {
  const { store, file } = newSqlite();
  return { store, again: async () => openAt(file), place: ['sqlite', file] };
};

storeContract('SQLite', makeSqlite);
processesContract('SQLite', makeSqlite);
