import { randomBytes } from 'node:crypto';
import { type Account, type Micros, micros } from '@baize/money';
import { assert, err, ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { hashOf, NO_HASH } from '../chain.js';
import type { Append, Commit, CommitError, Committed } from '../commit.js';
import { assertNames, type Head, type NewEvent, type StoredEvent } from '../events.js';
import { ledgerLines, movementsOf } from '../movements.js';
import { type Connection, statement } from './connect.js';

const SALT_BYTES = 16;

type Refused = Result<never, CommitError>;

/**
 * Writes one commit inside a transaction that somebody else begins and ends. Everything is checked before
 * anything is written: a refused commit has written nothing.
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

  const movedOn = (appends: readonly Append[]): Refused | null => {
    for (const { stream, expected } of appends) {
      const actual = headOf(stream).version;
      if (actual === expected) continue;
      const message = `${stream} is at version ${actual}, not ${expected}`;
      return err({ code: 'version-conflict', message, stream, expected, actual });
    }
    return null;
  };

  const overdrawn = (
    moved: ReadonlyMap<Account, Micros>,
    mayOverdraw: Commit['mayOverdraw'],
  ): Refused | null => {
    for (const [account, change] of moved) {
      const after = micros(balanceOf(account) + change);
      if (change >= 0 || after >= 0 || mayOverdraw(account)) continue;
      const message = `${account} would come to ${after} micros, and may not be overdrawn`;
      return err({ code: 'overdrawn', message, account, micros: after });
    }
    return null;
  };

  const append = (at: string, { stream, events }: Append): readonly StoredEvent[] => {
    let head = headOf(stream);
    const after = (sql.last.get([]) as { position: number }).position;
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
    return stored;
  };

  return (commit: Commit): Result<Committed, CommitError> => {
    const { at, appends, answered, obligations, secrets } = commit;
    assertCommit(commit);
    const late = usedBefore(commit) ?? movedOn(appends);
    if (late !== null) return late;
    const moved = movementsOf(appends);
    if (!moved.ok) return moved;
    const short = overdrawn(moved.value, commit.mayOverdraw);
    if (short !== null) return short;
    const events = appends.flatMap((one) => append(at, one));
    for (const [account, change] of moved.value) {
      sql.putBalance.run([account, micros(balanceOf(account) + change)]);
    }
    for (const obligation of obligations) sql.putObligation.run([obligation, at]);
    for (const { name, value } of secrets) sql.putSecret.run([name, value]);
    if (answered !== null) sql.putAnswer.run([answered.key, at, canonicalText(answered.answer)]);
    return ok({ events });
  };
};

const assertCommit = ({ at, appends, obligations }: Commit): void => {
  for (const { stream, events } of appends) {
    assertNames(
      stream,
      at,
      events.map(({ type }) => type),
    );
    assert(events.length > 0, () => `nothing to append to ${stream}`);
  }
  const once = (names: readonly string[]): boolean => new Set(names).size === names.length;
  assert(once(appends.map(({ stream }) => stream)), 'a commit names a stream once');
  assert(once(obligations), 'a commit names an obligation once');
};

/** An event in its place on the chain; the fields in the order of the table's columns. */
const inPlace = (at: string, head: Head, event: NewEvent, position: number): StoredEvent => {
  const place = {
    stream: head.stream,
    version: head.version + 1,
    at,
    type: event.type,
    schema: event.schema,
    salt: randomBytes(SALT_BYTES).toString('hex'),
    text: canonicalText(event.data),
    postings: canonicalText(event.postings),
  };
  return { position, ...place, hash: hashOf(head.hash, place) };
};
