import Database from 'libsql';

/** SQL from outside of the store, on a connection of its own. */
export const raw = (file: string, sql: string): void => {
  const db = new Database(file);
  try {
    db.exec(sql);
  } finally {
    db.close();
  }
};

/**
 * The same by somebody who takes the triggers away first, looks after no foreign key, and puts the triggers
 * back when he is done.
 */
export const tamper = (file: string, sql: string): void => {
  const db = new Database(file);
  try {
    const triggers = db
      .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
      .all([]) as { readonly name: string; readonly sql: string }[];
    const [drop, make] = [
      triggers.map(({ name }) => `DROP TRIGGER ${name};`),
      triggers.map((one) => `${one.sql};`),
    ];
    db.exec(`PRAGMA foreign_keys = OFF; ${drop.join('')} ${sql}; ${make.join('')}`);
  } finally {
    db.close();
  }
};
