import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { openSqlite, type SqliteStore, seal } from '../../src/index.js';
import { hashOf, NO_HASH } from '../../src/store/chain.js';
import { migrateSqlite } from '../../src/store/sqlite/migrate.js';
import { keptHouseIn, putKept } from '../../test/support/kept-house.js';
import { raw, tamper } from '../../test/support/raw.js';
import { scratch } from '../../test/support/scratch.js';
import { FROM_ROOT } from './root.js';

/** A house in a file, with its seals. */
interface StoredHouse {
  readonly database: Buffer;
  readonly seals: string;
}

const KEPT = 'packages/house/test/store/kept/house-1.jsonl';
const SEALED_AT = '2026-06-01T12:00:00.000Z';

/**
 * A house of five tables in the middle of their rounds, to the byte the same every time: it is made of kept events,
 * with salts that nobody draws. So a seed decides what becomes of it.
 */
export const storedHouse = async (): Promise<StoredHouse> => {
  const folder = scratch();
  const [made, file, seals] = ['made.db', 'house.db', 'seals.jsonl'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  unwrap(migrateSqlite(made));
  const store = unwrap(openSqlite(made));
  await putKept(store, keptHouseIn(readFileSync(path.join(FROM_ROOT, KEPT), 'utf8')));
  await saltAnew(store, made);
  unwrap(await seal(store, seals, SEALED_AT));
  await store.close();
  raw(made, `VACUUM INTO '${file}'`);
  return { database: readFileSync(file), seals: readFileSync(seals, 'utf8') };
};

/** Every event with a salt that its place decides, and the chains made again. */
const saltAnew = async (store: SqliteStore, file: string): Promise<void> => {
  const updates: string[] = [];
  for (const { stream } of await store.heads()) {
    let hash = NO_HASH;
    for (const event of await store.readStream(stream)) {
      const place = `${event.stream}/${event.version}`;
      const salt = createHash('sha256').update(place).digest('hex').slice(0, event.salt.length);
      hash = hashOf(hash, { ...event, salt });
      updates.push(
        `UPDATE events SET salt = '${salt}', hash = '${hash}' WHERE position = ${event.position};`,
      );
    }
    updates.push(`UPDATE heads SET hash = '${hash}' WHERE stream = '${stream}';`);
  }
  tamper(file, updates.join(''));
};
