import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import Database from 'libsql';

/** Durable commits of a single row each, in so many seconds: what the same store does with nothing around it. */
export const rawCommits = (seconds) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-raw-'));
  const db = new Database(path.join(folder, 'raw.db'));
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  db.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  const put = db.prepare('INSERT INTO rows (text) VALUES (?)');
  const text = 'x'.repeat(400);
  const started = performance.now();
  let commits = 0;
  while (performance.now() - started < seconds * 1000) {
    put.run([text]);
    commits += 1;
  }
  const rate = (1000 * commits) / (performance.now() - started);
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
};
