import Database from 'libsql';

/** What keeps the events as they are; somebody with the file in hand can take it away. */
const TRIGGERS = [
  'events_follow',
  'postings_once',
  'events_stay',
  'events_remain',
  'postings_stay',
  'postings_remain',
];

/** SQL from outside of the store, on a connection of its own. */
export const raw = (file: string, sql: string): void => {
  const db = new Database(file);
  try {
    db.exec(sql);
  } finally {
    db.close();
  }
};

/** The same by somebody who took the triggers away first and looks after no foreign key. */
export const tamper = (file: string, sql: string): void =>
  raw(
    file,
    `PRAGMA foreign_keys = OFF; ${TRIGGERS.map((name) => `DROP TRIGGER ${name};`).join('')} ${sql}`,
  );
