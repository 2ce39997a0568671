import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalText } from '@baize/rulebook';
import { STAFF_ROLL } from '../../../src/identity/staff-roll.js';
import { auditHouse, type SqliteStore } from '../../../src/index.js';
import { SNAPSHOT_SCHEMA } from '../../../src/live/draft.js';
import type { StoredEvent } from '../../../src/store/events.js';
import { forge } from '../../support/forge.js';
import { raw } from '../../support/raw.js';
import { openAt } from '../../support/sqlite.js';
import { type Copy, copyOf, type Forged, SLUG } from './tampered-house.js';

export interface Kind {
  readonly kind: string;
  readonly how: (copy: Copy) => Promise<void> | void;
  /** What an audit without seals finds; or why it cannot. */
  readonly found: string | { readonly why: string };
  /** What an audit with seals that were kept elsewhere finds, where that is something else. */
  readonly sealed?: string | { readonly why: string };
}

const TABLE = `table/${SLUG}`;
const ROUNDS = `rounds/${SLUG}`;
const JACKPOT = `jackpot/${SLUG}-progressive`;
const ACCOUNT = 'account/ann';

const EARLIER = '2026-03-01T11:00:00.000Z';

const ONLY_SEALS = {
  why: 'a chain that was made anew from end to end is a chain: seals that were kept elsewhere show it',
};

const chainAnew = (
  store: SqliteStore,
  file: string,
  { stream, version }: StoredEvent,
  change: Parameters<typeof forge>[4],
): Promise<void> => forge(store, file, stream, version, change);

export const KINDS: readonly Kind[] = [
  {
    kind: 'the text of an event',
    how: ({ sql }) => sql("UPDATE events SET text = '{}' WHERE position = 40"),
    found: 'hash-differs',
  },
  {
    kind: 'the instant of an event',
    how: ({ sql }) => sql("UPDATE events SET at = '2026-03-01T12:00:00.001Z' WHERE position = 40"),
    found: 'hash-differs',
  },
  {
    kind: 'the type of an event',
    how: ({ sql }) => sql("UPDATE events SET type = 'Noted' WHERE position = 40"),
    found: 'hash-differs',
  },
  {
    kind: 'the salt of an event',
    how: ({ sql }) => sql("UPDATE events SET salt = 'ab' WHERE position = 40"),
    found: 'hash-differs',
  },
  {
    kind: 'the postings of an event',
    how: ({ sql }) => sql("UPDATE events SET postings = '[]' WHERE postings <> '[]'"),
    found: 'hash-differs',
  },
  {
    kind: 'an event deleted from the middle',
    how: ({ sql }) =>
      sql('DELETE FROM postings WHERE position = 40; DELETE FROM events WHERE position = 40'),
    found: 'position-gap',
  },
  {
    kind: 'the last event of an account cut off, books and all',
    how: async ({ sql, newest }) => {
      const { position, version } = await newest(ACCOUNT, 'AgeConfirmed');
      const before = "(SELECT hash FROM events WHERE stream = 'account/ann' AND version =";
      sql(`DELETE FROM answers WHERE position = ${position};
        DELETE FROM events WHERE position = ${position};
        UPDATE heads SET version = ${version - 1}, hash = ${before} ${version - 1})
          WHERE stream = '${ACCOUNT}'`);
    },
    found: {
      why: 'without seals nothing tells how long a store was: an audit without them says so',
    },
    sealed: 'events-missing',
  },
  {
    kind: 'two events exchanged across streams',
    how: async ({ sql, newest, store }) => {
      const { position } = await newest(STAFF_ROLL, 'StaffDisabled');
      const [next] = await store.readAll({ after: position, limit: 1 });
      if (next?.type !== 'AccountOpened') throw new Error('another event comes next');
      sql(`UPDATE events SET position = -1 WHERE position = ${position};
        UPDATE events SET position = ${position} WHERE position = ${position + 1};
        UPDATE events SET position = ${position + 1} WHERE position = -1`);
    },
    found: { why: 'each stream is as it was; only the order across them is another' },
    sealed: 'order-differs',
  },
  {
    kind: 'an instant chained anew, and not in the text',
    how: async ({ store, file, newest }) =>
      chainAnew(store, file, await newest(ACCOUNT, 'AgeConfirmed'), { at: EARLIER }),
    found: 'time-differs',
    sealed: 'seal-differs',
  },
  {
    kind: 'an instant chained anew, in the text as well',
    how: async ({ store, file, newest }) => {
      const event = await newest(ACCOUNT, 'AgeConfirmed');
      const text = canonicalText({ ...JSON.parse(event.text), at: EARLIER });
      await chainAnew(store, file, event, { at: EARLIER, text });
    },
    found: 'answer-differs',
    sealed: 'seal-differs',
  },
  {
    kind: 'a receipt chained anew',
    how: async ({ forge: change, newest }) =>
      change(await newest(ACCOUNT, 'ReceiptIssued'), ({ receipt }) => {
        receipt.netCents += 100;
      }),
    found: 'receipt-differs',
    sealed: 'seal-differs',
  },
  {
    kind: 'a settlement chained anew',
    how: async ({ forge: change, store }) => {
      const events = await store.readStream(TABLE);
      const settled = events.findLast(
        ({ text }) => (JSON.parse(text) as Forged).event?.type === 'RoundSettled',
      );
      await change(settled!, ({ event }) => {
        event.lines[0].paysCents += 100;
      });
    },
    found: 'settlement-differs',
    sealed: 'seal-differs',
  },
  {
    kind: 'a proof chained anew',
    how: async ({ forge: change, newest }) =>
      change(await newest(ROUNDS, 'RoundFiled'), ({ proof }) => {
        proof.houseSeed = '5eed'.repeat(16);
      }),
    found: 'proof-fails',
    sealed: 'seal-differs',
  },
  {
    kind: 'a contribution to a meter chained anew',
    how: async ({ forge: change, newest }) =>
      change(await newest(JACKPOT, 'Contributed'), (event) => {
        event.displayMicros += 10_000;
      }),
    found: 'meter-differs',
    sealed: 'seal-differs',
  },
  {
    kind: 'a setting of the floor chained anew',
    how: async ({ forge: change, newest }) =>
      change(await newest('house/floor', 'TableCreated'), (event) => {
        event.decisionSeconds = 5;
      }),
    found: ONLY_SEALS,
    sealed: 'seal-differs',
  },
  {
    kind: 'the end of a stream',
    how: ({ sql }) => sql(`UPDATE heads SET version = version - 1 WHERE stream = '${TABLE}'`),
    found: 'head-differs',
  },
  {
    kind: 'the end of a stream deleted',
    how: ({ sql }) => sql(`DELETE FROM heads WHERE stream = '${TABLE}'`),
    found: 'head-differs',
  },
  {
    kind: 'a line of the ledger',
    how: ({ sql }) =>
      sql("UPDATE postings SET account = 'wallet/eve' WHERE account = 'wallet/ann'"),
    found: 'ledger-differs',
  },
  {
    kind: 'a line of the ledger deleted',
    how: ({ sql }) => sql("DELETE FROM postings WHERE account = 'wallet/ann'"),
    found: 'ledger-differs',
  },
  {
    kind: 'a line of the ledger added',
    how: ({ sql }) => sql("INSERT INTO postings VALUES (40, 7, 'wallet/eve', 5)"),
    found: 'ledger-differs',
  },
  {
    kind: 'a balance',
    how: ({ sql }) => sql("UPDATE balances SET micros = micros + 5 WHERE account = 'wallet/ann'"),
    found: 'balance-differs',
  },
  {
    kind: 'a balance deleted',
    how: ({ sql }) => sql("DELETE FROM balances WHERE account = 'wallet/ann'"),
    found: 'balance-differs',
  },
  {
    kind: 'a snapshot of a table',
    how: ({ sql }) =>
      sql(
        `UPDATE snapshots SET state = replace(state, '"ann"', '"eve"') WHERE stream = '${TABLE}'`,
      ),
    found: 'snapshot-differs',
  },
  {
    kind: 'a snapshot of the rounds of a table',
    how: ({ sql }) =>
      sql(`UPDATE snapshots SET state = replace(state, '"voided":0', '"voided":1')
        WHERE stream = '${ROUNDS}'`),
    found: 'snapshot-differs',
  },
  {
    kind: 'a snapshot of a jackpot made up',
    how: ({ sql }) =>
      sql(`INSERT INTO snapshots SELECT stream, version, ${SNAPSHOT_SCHEMA}, hash, '{"phase":"unopened"}' FROM heads
        WHERE stream = '${JACKPOT}'`),
    found: 'snapshot-differs',
  },
  {
    kind: 'a player made an operator',
    how: ({ sql }) => sql("UPDATE accounts SET role = 'operator' WHERE role = 'player'"),
    found: 'staff-differs',
  },
  {
    kind: 'a dealer made an operator',
    how: ({ sql }) => sql("UPDATE accounts SET role = 'operator' WHERE role = 'dealer'"),
    found: 'staff-differs',
  },
  {
    kind: 'a disabled account enabled',
    how: ({ sql }) => sql('UPDATE accounts SET disabled_at = NULL WHERE disabled_at IS NOT NULL'),
    found: 'staff-differs',
  },
  {
    kind: 'somebody of the staff deleted',
    how: ({ sql }) =>
      sql(`DELETE FROM devices; DELETE FROM sessions; DELETE FROM credentials; DELETE FROM codes;
        DELETE FROM accounts WHERE role = 'floorperson'`),
    found: 'staff-differs',
  },
  {
    kind: 'an obligation deleted, so that a settlement might come twice',
    how: ({ sql }) => sql(`DELETE FROM obligations WHERE obligation = '${SLUG}/2/settle'`),
    found: 'obligation-differs',
  },
  {
    kind: 'an obligation made up, so that a settlement might never come',
    how: ({ sql }) => sql(`INSERT INTO obligations VALUES ('${SLUG}/9/settle', '2026-03-01')`),
    found: 'obligation-differs',
  },
  {
    kind: 'a kept answer, what it says',
    how: ({ sql }) =>
      sql(`UPDATE answers SET answer = replace(answer, '"house/floor":', '"house/floor":9')`),
    found: 'answer-differs',
    sealed: 'answers-differ',
  },
  {
    kind: 'a kept answer, which order it was to',
    how: ({ sql }) =>
      sql(`UPDATE answers SET answer = replace(answer, '"digest":"', '"digest":"0')`),
    found: { why: 'the order itself is not kept: only a seal knows what its digest was' },
    sealed: 'answers-differ',
  },
  {
    kind: 'a kept answer deleted',
    how: ({ sql }) => sql('DELETE FROM answers'),
    found: { why: 'not every order comes with a key: only a seal knows how many did' },
    sealed: 'answers-differ',
  },
  {
    kind: 'the seed of the round to come',
    how: ({ sql }) => sql(`UPDATE secrets SET value = '${'5eed'.repeat(16)}'`),
    found: 'seed-differs',
  },
  {
    kind: 'the seed of the round to come deleted',
    how: ({ sql }) => sql('DELETE FROM secrets'),
    found: 'seed-differs',
  },
  {
    kind: 'a trigger that keeps events as they are',
    how: ({ file }) => raw(file, 'DROP TRIGGER events_stay'),
    found: 'schema-differs',
  },
  {
    kind: 'a trigger that pays somebody with every event',
    how: ({ file }) =>
      raw(
        file,
        `CREATE TRIGGER gift AFTER INSERT ON events
         BEGIN UPDATE balances SET micros = micros + 1 WHERE account = 'wallet/eve'; END`,
      ),
    found: 'schema-differs',
  },
  {
    kind: 'a byte that is no text',
    how: ({ sql }) => sql("UPDATE events SET text = CAST(X'FF' AS TEXT) WHERE position = 40"),
    found: 'damaged-record',
  },
  {
    kind: 'bytes of the file itself',
    how: ({ file }) => {
      const bytes = readFileSync(file);
      // A page of an index in the middle of the file.
      bytes.fill(0xa5, bytes.length - 3 * 4096, bytes.length - 2 * 4096);
      writeFileSync(file, bytes);
    },
    found: 'database-damaged',
  },
  {
    kind: 'a seal',
    how: ({ seals }) => {
      const text = readFileSync(seals, 'utf8');
      writeFileSync(seals, text.replace('"streams":', '"streams":1'));
    },
    found: { why: 'there are no seals to be wrong' },
    sealed: 'bad-seal',
  },
  {
    kind: 'the hash of a password',
    how: ({ sql }) => sql("UPDATE credentials SET hash = 'ab'"),
    found: {
      why: 'who may sign in lies beside the chain, so that it can be forgotten: whoever writes the file signs in as anybody, and what they do then is on record',
    },
  },
  {
    kind: 'a session made up',
    how: ({ sql }) =>
      sql(
        `INSERT INTO sessions SELECT 'ab', id, created_at, '2099-01-01', created_at FROM accounts LIMIT 1`,
      ),
    found: { why: 'as above: sessions end by themselves, and a restore ends them all' },
  },
  {
    kind: 'an address that withheld a seed forgotten, or made up',
    how: ({ sql }) =>
      sql(`DELETE FROM seed_sources; DELETE FROM barred_sources;
        INSERT INTO barred_sources VALUES ('source/192.0.2.7', '2099-01-01')`),
    found: {
      why: 'addresses lie beside the chain, so that they can be forgotten: accounts that withheld a seed are on it',
    },
  },
];

/** What an audit says of a copy that was tampered with, without seals and with them; null for nothing. */
export const auditsOf = async ({
  how,
}: Kind): Promise<{ readonly alone: string | null; readonly sealed: string | null }> => {
  const copy = await copyOf();
  await how(copy);
  const store = openAt(copy.file);
  const codeOf = (audited: Awaited<ReturnType<typeof auditHouse>>): string | null =>
    audited.ok ? null : audited.error.code;
  return {
    alone: codeOf(await auditHouse(store, null)),
    sealed: codeOf(await auditHouse(store, readFileSync(copy.seals, 'utf8'))),
  };
};
