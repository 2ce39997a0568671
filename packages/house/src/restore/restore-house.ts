import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { assert, err, ok, type Result } from '@baize/result';
import { roundInProgress } from '../live/desk.js';
import { Draft } from '../live/draft.js';
import { loadAll } from '../live/load.js';
import { Memory } from '../live/memory.js';
import { HOUSE_POLICY } from '../live/people.js';
import { databaseIn, sealsIn } from '../serve/folder.js';
import { audit } from '../store/audit/audit.js';
import { isBefore } from '../store/events.js';
import { type CopyError, restoreSqlite, syncFile } from '../store/sqlite/backup.js';
import { migrateSqlite } from '../store/sqlite/migrate.js';
import { openSqlite, type SqliteStore } from '../store/sqlite/sqlite-store.js';
import { endEntrances } from './end-entrances.js';
import { endOpenRound, isOpenRound, seedOf } from './end-open-rounds.js';

/** What came of a restore. */
export interface RestoredHouse {
  readonly database: string;
  /** The last event of the backup, and when it was stored; null in an empty house. */
  readonly position: number;
  readonly backupAt: string | null;
  /** Rounds that were open, and are ended with their wagers returned. */
  readonly rounds: readonly string[];
  readonly sessionsEnded: number;
  readonly codesEnded: number;
  /** Accounts of staff that the backup knows as disabled: they stay so. */
  readonly staffDisabled: number;
  /** From which version of the schema it was brought up to date; null when it was. */
  readonly migratedFrom: number | null;
  /** Where the seals of the time after the backup lie now. */
  readonly oldSeals: string | null;
}

/**
 * Puts a backup in the place of a database that is not there. It appears under its name when everything
 * that was open in it is ended; a crash leaves nothing.
 */
export const restoreHouse = async (
  backup: string,
  data: string,
  now: string,
): Promise<Result<RestoredHouse, CopyError>> => {
  const database = databaseIn(data);
  const taken = [database, `${database}-wal`].find((name) => existsSync(name));
  if (taken !== undefined)
    return err({ code: 'file-exists', message: `${taken} is there already` });
  const draft = `${database}.restoring`;
  const remove = (): void => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  };
  remove();
  try {
    const copied = restoreSqlite(backup, draft);
    if (!copied.ok) return copied;
    const restored = await brought(draft, now);
    if (!restored.ok) return restored;
    const oldSeals = moveSeals(data, now);
    syncFile(draft);
    renameSync(draft, database);
    syncFile(path.dirname(database));
    return ok({ ...restored.value, database, oldSeals });
  } finally {
    remove();
  }
};

type Brought = Omit<RestoredHouse, 'database' | 'oldSeals'>;

/** Everything that is done to the copy. */
const brought = async (draft: string, now: string): Promise<Result<Brought, CopyError>> => {
  const migrated = migrateSqlite(draft);
  if (!migrated.ok) return err({ code: 'not-a-store', message: migrated.error.message });
  const { from, to } = migrated.value;
  const { sessions, codes } = endEntrances(draft);
  const opened = openSqlite(draft);
  if (!opened.ok) return err({ code: 'not-a-store', message: opened.error.message });
  const store = opened.value;
  try {
    // Seals of the time after the backup say nothing of it: whether it holds together is seen here or never.
    const audited = await audit(store, null);
    if (!audited.ok) return err({ code: 'damaged', message: `the copy: ${audited.error.message}` });
    const ended = await endRounds(store, now, { sessionsEnded: sessions, codesEnded: codes });
    const staff = await store.staffAccounts();
    return ok({
      ...ended,
      staffDisabled: staff.filter(({ disabledAt }) => disabledAt !== null).length,
      migratedFrom: from === to ? null : from,
    });
  } finally {
    await store.close();
    const log = statSync(`${draft}-wal`, { throwIfNoEntry: false });
    assert(log === undefined || log.size === 0, 'all that was written is in the file');
  }
};

type EndedRounds = Pick<
  Brought,
  'position' | 'backupAt' | 'rounds' | 'sessionsEnded' | 'codesEnded'
>;

/** One commit: the restore is on record with everything that it ended. */
const endRounds = async (
  store: SqliteStore,
  now: string,
  entrances: Pick<Brought, 'sessionsEnded' | 'codesEnded'>,
): Promise<EndedRounds> => {
  const memory = new Memory();
  await loadAll(store, memory);
  const position = await store.lastPosition();
  const [last] = await store.readAll({ after: position - 1, limit: 1 });
  const backupAt = last?.at ?? null;
  // Nothing is stored before what was stored already, whatever the clock says.
  const draft = new Draft(memory, backupAt !== null && isBefore(now, backupAt) ? backupAt : now);
  const desks = [...memory.desks];
  const rounds = desks.flatMap(([, desk]) =>
    isOpenRound(desk) ? [roundInProgress(desk)?.round ?? ''] : [],
  );
  const lost: string[] = [];
  for (const [, desk] of desks) {
    const { committed } = desk.rounds;
    if (committed !== null && (await seedOf(store, desk)) === null) lost.push(committed.round);
  }
  const stamp = { at: draft.at, by: HOUSE_POLICY, as: 'operator' } as const;
  const told = { position, backupAt, rounds, ...entrances };
  draft.ofFloor({ type: 'HouseRestored', ...stamp, ...told, lost });
  for (const [slug] of desks) await endOpenRound(draft, store, slug);
  const stored = await store.commit(draft.commit(null));
  // A stream may have an event after that of the last position.
  if (!stored.ok && stored.error.code === 'instant-passed') {
    return endRounds(store, stored.error.at, entrances);
  }
  assert(stored.ok, () => `the restore cannot be stored: ${stored.ok ? '' : stored.error.message}`);
  return told;
};

/** The old seals know what the backup does not: they are kept, and new ones begun. */
const moveSeals = (data: string, now: string): string | null => {
  const seals = sealsIn(data);
  if (!existsSync(seals)) return null;
  const aside = path.join(data, `seals-before-${now.replaceAll(/[:.]/g, '-')}.jsonl`);
  renameSync(seals, aside);
  return aside;
};
