import Database from 'libsql';
import type { StoreFault } from '../store.js';
import { CheckedQuery } from './checked-text.js';
import type { Connection } from './connect.js';
import { MIGRATIONS } from './migrations.js';

/** A table, an index or a trigger. */
interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

const PARTS = `SELECT type, name, sql FROM sqlite_schema
  WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE 'libsql!_%' ESCAPE '!' ORDER BY name`;

/** What SQLite finds wrong in its file. */
export const fileFault = (db: Connection): StoreFault | null => {
  const said = rows<{ readonly said: string }>(
    db,
    'SELECT integrity_check AS said FROM pragma_integrity_check(1)',
  )[0]?.said;
  return said === undefined || said === 'ok'
    ? null
    : { of: 'file', message: `the database finds itself damaged: ${said}` };
};

/** What is not made as our migrations make it, and rows that belong to nothing. */
export const schemaFault = (db: Connection): StoreFault | null => {
  const [loose] = rows<{ readonly of: string }>(
    db,
    'SELECT "table" AS "of" FROM pragma_foreign_key_check LIMIT 1',
  );
  const message = loose === undefined ? null : `a row of ${loose.of} belongs to nothing`;
  const fault = message ?? partsDiffer(rows<Part>(db, PARTS), partsAsMade());
  return fault === null ? null : { of: 'schema', message: fault };
};

const rows = <T>(db: Connection, sql: string): readonly T[] =>
  new CheckedQuery(db, sql, 'the schema').all<T>([]);

const partsDiffer = (found: readonly Part[], made: readonly Part[]): string | null => {
  const known = new Map(made.map((part) => [part.name, part]));
  for (const { type, name, sql } of found) {
    const ours = known.get(name);
    if (ours?.sql !== sql || ours.type !== type)
      return `the ${type} ${name} is not one of this program`;
    known.delete(name);
  }
  const [missing] = known.values();
  return missing === undefined ? null : `the ${missing.type} ${missing.name} is gone`;
};

let asMade: readonly Part[] | null = null;

const partsAsMade = (): readonly Part[] => {
  if (asMade !== null) return asMade;
  const db = new Database(':memory:');
  try {
    for (const step of MIGRATIONS) db.exec(step);
    asMade = rows<Part>(db, PARTS);
    return asMade;
  } finally {
    db.close();
  }
};
