import { type Account, type Micros, micros } from '@baize/money';
import { assert, err, ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { NO_HASH } from '../chain.js';
import type { Append, Commit, CommitError, Committed, Snapped } from '../commit.js';
import type { Head, StoredEvent } from '../events.js';
import { ledgerLines, movementsOf } from '../movements.js';
import { assertCommit, inPlace } from '../place.js';
import { type Connection, statement } from './connect.js';

type Refused = Result<never, CommitError>;

/** Where streams end: as they were found, and then as the commit moves them on. */
type Heads = Map<string, Head>;

/**
 * Writes commits inside a transaction that somebody else begins and ends. Everything of a commit is
 * checked before anything of it is written: a refused commit has written nothing.
 */
export const makeWriter = (db: Connection) => {
  const sql = {
    answer: statement(db, 'SELECT answer FROM answers WHERE key = ?'),
    obligation: statement(db, 'SELECT 1 FROM obligations WHERE obligation = ?'),
    head: statement(db, 'SELECT version, hash FROM heads WHERE stream = ?'),
    last: statement(db, 'SELECT coalesce(max(position), 0) AS position FROM events'),
    balance: statement(db, 'SELECT micros FROM balances WHERE account = ?'),
    putEvent: statement(db, 'INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    putHead: statement(db, 'INSERT OR REPLACE INTO heads VALUES (?, ?, ?)'),
    putPosting: statement(db, 'INSERT INTO postings VALUES (?, ?, ?, ?)'),
    putBalance: statement(db, 'INSERT OR REPLACE INTO balances VALUES (?, ?)'),
    putAnswer: statement(db, 'INSERT INTO answers VALUES (?, ?, ?)'),
    putSecret: statement(db, 'INSERT INTO secrets VALUES (?, ?)'),
    putObligation: statement(db, 'INSERT INTO obligations VALUES (?, ?)'),
    putSnapshot: statement(db, 'INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)'),
    dropSnapshots: statement(
      db,
      `DELETE FROM snapshots WHERE stream = ?1 AND version NOT IN
        (SELECT version FROM snapshots WHERE stream = ?1 ORDER BY version DESC LIMIT 2)`,
    ),
  };

  const headOf = (stream: string): Head => {
    const found = sql.head.get([stream]) as Head | undefined;
    return { stream, version: found?.version ?? 0, hash: found?.hash ?? NO_HASH };
  };

  const balanceOf = (account: Account): number =>
    (sql.balance.get([account]) as { micros: number } | undefined)?.micros ?? 0;

  /** A key or an obligation that was used before: asked first, for a retry is no conflict. */
  const usedBefore = ({ answered, obligations }: Commit): Refused | null => {
    const first =
      answered === null ? undefined : (sql.answer.get([answered.key]) as { answer: string });
    if (answered !== null && first !== undefined) {
      const { key } = answered;
      const message = `the key ${key} was answered before`;
      return err({ code: 'duplicate-key', message, key, answer: JSON.parse(first.answer) });
    }
    const taken = obligations.find((one) => sql.obligation.get([one]) !== undefined);
    if (taken === undefined) return null;
    const message = `${taken} was done before, and is never done twice`;
    return err({ code: 'obligation-taken', message, obligation: taken });
  };

  const expectedHeads = (appends: readonly Append[]): Result<Heads, CommitError> => {
    const heads: Heads = new Map();
    for (const { stream, expected } of appends) {
      const head = headOf(stream);
      const actual = head.version;
      if (expected !== null && actual !== expected) {
        const message = `${stream} is at version ${actual}, not ${expected}`;
        return err({ code: 'version-conflict', message, stream, expected, actual });
      }
      heads.set(stream, head);
    }
    return ok(heads);
  };

  /** What the accounts that a commit moves come to. */
  const balancesAfter = (
    moved: ReadonlyMap<Account, Micros>,
    mayOverdraw: Commit['mayOverdraw'],
  ): Result<ReadonlyMap<Account, Micros>, CommitError> => {
    const balances = new Map<Account, Micros>();
    for (const [account, change] of moved) {
      const after = micros(balanceOf(account) + change);
      if (change < 0 && after < 0 && !mayOverdraw(account)) {
        const message = `${account} would come to ${after} micros, and may not be overdrawn`;
        return err({ code: 'overdrawn', message, account, micros: after });
      }
      balances.set(account, after);
    }
    return ok(balances);
  };

  const append = (
    at: string,
    heads: Heads,
    { stream, events }: Append,
    after: number,
  ): readonly StoredEvent[] => {
    let head = heads.get(stream) ?? headOf(stream);
    const stored = events.map((event, index) => {
      const one = inPlace(at, head, event, after + index + 1);
      sql.putEvent.run(Object.values(one));
      for (const line of ledgerLines(one.position, event.postings)) {
        sql.putPosting.run([line.position, line.posting, line.account, line.micros]);
      }
      head = one;
      return one;
    });
    sql.putHead.run([stream, head.version, head.hash]);
    heads.set(stream, head);
    return stored;
  };

  const snap = (heads: Heads, { stream, schema, state }: Snapped): void => {
    const { version, hash } = heads.get(stream) ?? headOf(stream);
    assert(version > 0, () => `${stream} has no events to have a state of`);
    sql.putSnapshot.run([stream, version, schema, hash, canonicalText(state)]);
    sql.dropSnapshots.run([stream]);
  };

  const write = (commit: Commit, after: number): Result<Committed, CommitError> => {
    const { at, appends, answered } = commit;
    assertCommit(commit);
    const used = usedBefore(commit);
    if (used !== null) return used;
    const heads = expectedHeads(appends);
    if (!heads.ok) return heads;
    const moved = movementsOf(appends);
    if (!moved.ok) return moved;
    const balances = balancesAfter(moved.value, commit.mayOverdraw);
    if (!balances.ok) return balances;
    const events: StoredEvent[] = [];
    for (const one of appends) events.push(...append(at, heads.value, one, after + events.length));
    for (const [account, amount] of balances.value) sql.putBalance.run([account, amount]);
    for (const obligation of commit.obligations) sql.putObligation.run([obligation, at]);
    for (const { name, value } of commit.secrets) sql.putSecret.run([name, value]);
    for (const one of commit.snapshots) snap(heads.value, one);
    if (answered !== null) sql.putAnswer.run([answered.key, at, canonicalText(answered.answer)]);
    return ok({ events });
  };

  return (commits: readonly Commit[]): readonly Result<Committed, CommitError>[] => {
    let { position } = sql.last.get([]) as { position: number };
    return commits.map((commit) => {
      const done = write(commit, position);
      if (done.ok) position += done.value.events.length;
      return done;
    });
  };
};
