import { newSqlite, openAt } from '../support/sqlite.js';
import { storeContract } from '../support/store-contract.js';

storeContract('SQLite', async () => {
  const { store, file } = newSqlite();
  return { store, again: async () => openAt(file) };
});
