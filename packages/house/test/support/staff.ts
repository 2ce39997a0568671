import type { CodeOnRecord } from '../../src/identity/identity-store.js';
import { codeId, STAFF_ROLL, type StaffRollEvent } from '../../src/identity/staff-roll.js';
import { appendWithin } from '../../src/store/sqlite/append-within.js';
import { connect, inTransaction, statement } from '../../src/store/sqlite/connect.js';

const change = (
  file: string,
  event: StaffRollEvent,
  ...rows: readonly (readonly [string, ...string[]])[]
): void => {
  const db = connect(file);
  try {
    inTransaction(db, 'BEGIN IMMEDIATE', () => {
      for (const [sql, ...values] of rows) statement(db, sql).run(values);
      appendWithin(db, event.at, STAFF_ROLL, (at) => [
        { type: event.type, schema: 1, data: { ...event, at } },
      ]);
    });
  } finally {
    db.close();
  }
};

/** Codes as a first start issues them, whoever is of the staff already. */
export const issueCodes = (file: string, at: string, codes: readonly CodeOnRecord[]): void =>
  change(
    file,
    {
      type: 'CodesIssued',
      at,
      first: true,
      codes: codes.map(({ hash, ...code }) => ({ code: codeId(hash), ...code })),
    },
    ...codes.map(
      ({ hash, role, expiresAt }) =>
        ['INSERT INTO codes VALUES (?, ?, ?, NULL, NULL)', hash, role, expiresAt] as const,
    ),
  );

/** Two who may disable an account, where the house has them. */
const twoPeople = (file: string, account: string): readonly string[] => {
  const db = connect(file);
  try {
    const found = statement(
      db,
      `SELECT id FROM accounts WHERE role IN ('operator', 'pit-manager') AND disabled_at IS NULL
        AND id <> ? ORDER BY role LIMIT 2`,
    ).all([account]) as { readonly id: string }[];
    return found.length === 2 ? found.map(({ id }) => id) : ['s-one', 's-two'];
  } finally {
    db.close();
  }
};

/** An account as two people have disabled it. */
export const disableAccount = (file: string, at: string, account: string): void => {
  const [by = '', second = ''] = twoPeople(file, account);
  change(
    file,
    { type: 'StaffDisabled', at, account, by, second },
    ['UPDATE accounts SET disabled_at = ? WHERE id = ?', at, account],
    ['DELETE FROM sessions WHERE account = ?', account],
  );
};
