import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateSqlite, openSqlite, type SqliteStore } from '@baize/house';
import { unwrap } from '@baize/result';
import { onTestFinished } from 'vitest';
import { HouseInStore } from '../../../house/test/support/house-in-store.js';
import { seededShift } from '../../../house/test/support/shifts.js';

/** A folder that is gone when the test is over. */
export const scratch = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

interface HouseAt {
  readonly folder: string;
  readonly database: string;
  readonly store: SqliteStore;
  readonly house: HouseInStore;
}

/** A house in a folder of its own: one table, two rounds, of which nothing is played yet. */
export const houseAt = async (): Promise<HouseAt> => {
  const folder = scratch();
  const database = path.join(folder, 'house.db');
  unwrap(migrateSqlite(database));
  const store = unwrap(openSqlite(database));
  onTestFinished(() => store.close());
  const house = new HouseInStore(store, seededShift('md/high-card-flush', 2, 3));
  await house.create();
  return { folder, database, store, house };
};

/** The same with everything played. */
export const playedHouse = async (): Promise<HouseAt> => {
  const at = await houseAt();
  await at.house.play();
  return at;
};
