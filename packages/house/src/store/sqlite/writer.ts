import { type Account, type Micros, micros } from '@baize/money';
import { assert, err, ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import type { Append, Commit, CommitError, Committed } from '../commit.js';
import { isBefore, type StoredEvent } from '../events.js';
import { ledgerLines, movementsOf } from '../movements.js';
import { assertCommit, inPlace } from '../place.js';
import { manyRows, type PutRows, type Value } from './many-rows.js';
import { makePeopleWriter } from './people-changes.js';
import { type Standing, standingReader } from './standing.js';
import type { WriteConnection } from './write-connection.js';

type Refused = Result<never, CommitError>;

/** How each table begins to be written, and how many columns it has; postings come after their events. */
const TABLES = {
  events: ['INSERT INTO events', 10],
  postings: ['INSERT INTO postings', 4],
  heads: ['INSERT OR REPLACE INTO heads', 3],
  balances: ['INSERT OR REPLACE INTO balances', 2],
  answers: ['INSERT INTO answers', 4],
  secrets: ['INSERT INTO secrets', 2],
  obligations: ['INSERT INTO obligations', 2],
  snapshots: ['INSERT OR REPLACE INTO snapshots', 5],
} as const;

type Table = keyof typeof TABLES;

/** Where rows wait until every commit is checked. */
type Rows = Readonly<Record<Table, Value[]>>;

const noRows = (): Rows => ({
  events: [],
  postings: [],
  heads: [],
  balances: [],
  answers: [],
  secrets: [],
  obligations: [],
  snapshots: [],
});

const makePuts = async (db: WriteConnection): Promise<readonly (readonly [Table, PutRows])[]> => {
  const tables = Object.entries(TABLES) as [Table, readonly [string, number]][];
  return Promise.all(
    tables.map(
      async ([table, [into, columns]]) => [table, await manyRows(db, into, columns)] as const,
    ),
  );
};

export type Writer = (commits: readonly Commit[]) => readonly Result<Committed, CommitError>[];

/**
 * Writes commits inside a transaction that its caller begins and ends. Everything of a commit is
 * checked before anything of it is written: a refused commit has written nothing.
 */
export const makeWriter = async (db: WriteConnection): Promise<Writer> => {
  const read = await standingReader(db);
  const puts = await makePuts(db);
  const changePeople = await makePeopleWriter(db);
  const dropSnapshots = await db.prepare(
    `DELETE FROM snapshots WHERE stream = ?1 AND version NOT IN
      (SELECT version FROM snapshots WHERE stream = ?1 ORDER BY version DESC LIMIT 2)`,
  );
  return (commits) => {
    for (const commit of commits) assertCommit(commit);
    const standing = read(commits);
    const rows = noRows();
    const done = commits.map((commit) => write(rows, standing, commit));
    for (const { stream, version, hash } of standing.movedHeads) {
      rows.heads.push(stream, version, hash);
    }
    for (const [account, amount] of standing.movedBalances) rows.balances.push(account, amount);
    for (const [table, put] of puts) put(rows[table]);
    for (const stream of snappedBy(commits, done)) dropSnapshots.run([stream]);
    for (const [index, { at, people = [] }] of commits.entries()) {
      if (done[index]?.ok === true) for (const change of people) changePeople(at, change);
    }
    return done;
  };
};

const snappedBy = (
  commits: readonly Commit[],
  done: readonly Result<Committed, CommitError>[],
): ReadonlySet<string> =>
  new Set(
    commits
      .filter((_, at) => done[at]?.ok === true)
      .flatMap(({ snapshots }) => snapshots.map(({ stream }) => stream)),
  );

const write = (rows: Rows, standing: Standing, commit: Commit): Result<Committed, CommitError> => {
  const refused =
    usedBefore(standing, commit) ??
    wrongVersion(standing, commit) ??
    instantPassed(standing, commit);
  if (refused !== null) return refused;
  const moved = movementsOf(commit.appends);
  if (!moved.ok) return moved;
  const balances = balancesAfter(standing, moved.value, commit.mayOverdraw);
  if (!balances.ok) return balances;
  const { at, answered } = commit;
  const events = commit.appends.flatMap((one) => append(rows, standing, at, one));
  for (const [account, amount] of balances.value) standing.moveBalance(account, amount);
  for (const obligation of commit.obligations) {
    standing.obligations.add(obligation);
    rows.obligations.push(obligation, at);
  }
  for (const { name, value } of commit.secrets) rows.secrets.push(name, value);
  for (const { stream, schema, state } of commit.snapshots) {
    const { version, hash } = standing.head(stream);
    assert(version > 0, () => `${stream} has no events to have a state of`);
    rows.snapshots.push(stream, version, schema, hash, canonicalText(state));
  }
  if (answered !== null) {
    const text = canonicalText(answered.answer);
    standing.answers.set(answered.key, text);
    rows.answers.push(answered.key, at, text, standing.position);
  }
  return ok({ events });
};

/** A key or an obligation that was used before: asked first, for a retry is no conflict. */
const usedBefore = (standing: Standing, { answered, obligations }: Commit): Refused | null => {
  const first = answered === null ? undefined : standing.answers.get(answered.key);
  if (answered !== null && first !== undefined) {
    const { key } = answered;
    const message = `the key ${key} was answered before`;
    return err({ code: 'duplicate-key', message, key, answer: JSON.parse(first) });
  }
  const taken = obligations.find((one) => standing.obligations.has(one));
  if (taken === undefined) return null;
  const message = `${taken} was done before, and is never done twice`;
  return err({ code: 'obligation-taken', message, obligation: taken });
};

const wrongVersion = (standing: Standing, { appends, decidedOn = [] }: Commit): Refused | null => {
  const read = decidedOn.map(({ stream, version }) => ({ stream, expected: version }));
  for (const { stream, expected } of [...appends, ...read]) {
    const actual = standing.head(stream).version;
    if (expected !== null && actual !== expected) {
      const message = `${stream} is at version ${actual}, not ${expected}`;
      return err({ code: 'version-conflict', message, stream, expected, actual });
    }
  }
  return null;
};

/** The events of a stream follow one another in time, whichever process stores them. */
const instantPassed = (standing: Standing, { at, appends }: Commit): Refused | null => {
  for (const { stream } of appends) {
    const last = standing.head(stream).at;
    if (last !== null && isBefore(at, last)) {
      const message = `${stream} has an event of ${last}, which is after ${at}`;
      return err({ code: 'instant-passed', message, stream, at: last });
    }
  }
  return null;
};

/** What the accounts that a commit moves come to. */
const balancesAfter = (
  standing: Standing,
  moved: ReadonlyMap<Account, Micros>,
  mayOverdraw: Commit['mayOverdraw'],
): Result<ReadonlyMap<Account, Micros>, CommitError> => {
  const balances = new Map<Account, Micros>();
  for (const [account, change] of moved) {
    const after = micros(standing.balance(account) + change);
    if (change < 0 && after < 0 && !mayOverdraw(account)) {
      const message = `${account} would come to ${after} micros, and may not be overdrawn`;
      return err({ code: 'overdrawn', message, account, micros: after });
    }
    balances.set(account, after);
  }
  return ok(balances);
};

const append = (
  rows: Rows,
  standing: Standing,
  at: string,
  { stream, events }: Append,
): readonly StoredEvent[] =>
  events.map((event) => {
    standing.position += 1;
    const one = inPlace(at, standing.head(stream), event, standing.position);
    standing.moveHead(one);
    rows.events.push(
      one.position,
      one.stream,
      one.version,
      one.at,
      one.type,
      one.schema,
      one.salt,
      one.text,
      one.postings,
      one.hash,
    );
    for (const line of ledgerLines(one.position, event.postings)) {
      rows.postings.push(line.position, line.posting, line.account, line.micros);
    }
    return one;
  });
