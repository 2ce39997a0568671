export type { Answered, Append, Commit, CommitError, Committed } from './store/commit.js';
export type { Head, NewEvent, StoredEvent } from './store/events.js';
export {
  type Migrated,
  migrateSqlite,
  SCHEMA_VERSION,
  type WrongSchema,
} from './store/sqlite/migrate.js';
export { openSqlite, type SqliteStore } from './store/sqlite/sqlite-store.js';
export type { LedgerLine, Page, Projection, Reader, Snapshot, Store } from './store/store.js';
export { SHAPES, type Shapes, schemaOf, type Upcast, upcast } from './store/upcast.js';
