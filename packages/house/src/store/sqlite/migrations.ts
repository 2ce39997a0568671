/** The numbered steps of the database's schema: step n brings it from version n − 1 to n. Never edit one. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream   TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    at       TEXT    NOT NULL,
    type     TEXT    NOT NULL,
    schema   INTEGER NOT NULL,
    salt     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    postings TEXT    NOT NULL,
    hash     TEXT    NOT NULL,
    UNIQUE (stream, version)
  ) STRICT;

  CREATE TABLE heads (
    stream  TEXT    PRIMARY KEY,
    version INTEGER NOT NULL,
    hash    TEXT    NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE postings (
    position INTEGER NOT NULL REFERENCES events (position),
    posting  INTEGER NOT NULL,
    account  TEXT    NOT NULL,
    micros   INTEGER NOT NULL,
    PRIMARY KEY (position, posting, account)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX postings_of_account ON postings (account, position);

  CREATE TABLE balances (
    account TEXT    PRIMARY KEY,
    micros  INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE answers (
    key    TEXT PRIMARY KEY,
    at     TEXT NOT NULL,
    answer TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE obligations (
    obligation TEXT PRIMARY KEY,
    at         TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    stream  TEXT    NOT NULL,
    version INTEGER NOT NULL,
    schema  INTEGER NOT NULL,
    hash    TEXT    NOT NULL,
    state   TEXT    NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE projections (
    name     TEXT    PRIMARY KEY,
    position INTEGER NOT NULL,
    state    TEXT    NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- The database itself keeps what was written, whoever asks. The first also stops INSERT OR REPLACE.
  CREATE TRIGGER events_follow BEFORE INSERT ON events
  WHEN NEW.position IS NOT (SELECT coalesce(max(position), 0) + 1 FROM events)
    OR NEW.version IS NOT (SELECT coalesce(max(version), 0) + 1 FROM events WHERE stream = NEW.stream)
  BEGIN SELECT raise(ABORT, 'events are appended one after another'); END;
  CREATE TRIGGER postings_once BEFORE INSERT ON postings
  WHEN EXISTS (SELECT 1 FROM postings
    WHERE position = NEW.position AND posting = NEW.posting AND account = NEW.account)
  BEGIN SELECT raise(ABORT, 'postings are never changed'); END;

  CREATE TRIGGER events_stay BEFORE UPDATE ON events
  BEGIN SELECT raise(ABORT, 'events are never changed'); END;
  CREATE TRIGGER events_remain BEFORE DELETE ON events
  BEGIN SELECT raise(ABORT, 'events are never deleted'); END;
  CREATE TRIGGER postings_stay BEFORE UPDATE ON postings
  BEGIN SELECT raise(ABORT, 'postings are never changed'); END;
  CREATE TRIGGER postings_remain BEFORE DELETE ON postings
  BEGIN SELECT raise(ABORT, 'postings are never deleted'); END;
  CREATE TRIGGER answers_stay BEFORE UPDATE ON answers
  BEGIN SELECT raise(ABORT, 'answers are never changed'); END;
  CREATE TRIGGER secrets_stay BEFORE UPDATE ON secrets
  BEGIN SELECT raise(ABORT, 'secrets are never changed'); END;
  CREATE TRIGGER secrets_remain BEFORE DELETE ON secrets
  BEGIN SELECT raise(ABORT, 'secrets are never deleted'); END;
  CREATE TRIGGER obligations_stay BEFORE UPDATE ON obligations
  BEGIN SELECT raise(ABORT, 'obligations are never changed'); END;
  CREATE TRIGGER obligations_remain BEFORE DELETE ON obligations
  BEGIN SELECT raise(ABORT, 'obligations are never deleted'); END;
  `,
  `
  -- What a history asks for: the newest events of a type, in a stream of a hundred thousand others.
  CREATE INDEX events_of_type ON events (stream, type, version);
  `,
  // People: what changes and is forgotten, so it is in no stream. Of secrets only hashes.
  `
  CREATE TABLE accounts (
    id          TEXT PRIMARY KEY,
    name        TEXT NOT NULL,
    sign_in     TEXT UNIQUE,
    role        TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    disabled_at TEXT
  ) STRICT;
  CREATE INDEX accounts_of_role ON accounts (role);

  CREATE TABLE credentials (
    account TEXT    PRIMARY KEY REFERENCES accounts (id),
    n       INTEGER NOT NULL,
    r       INTEGER NOT NULL,
    p       INTEGER NOT NULL,
    salt    TEXT    NOT NULL,
    hash    TEXT    NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    hash         TEXT PRIMARY KEY,
    account      TEXT NOT NULL REFERENCES accounts (id),
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL,
    last_seen_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of_account ON sessions (account);
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);

  CREATE TABLE codes (
    hash        TEXT PRIMARY KEY,
    role        TEXT NOT NULL,
    expires_at  TEXT NOT NULL,
    redeemed_by TEXT REFERENCES accounts (id),
    redeemed_at TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE failures (
    subject      TEXT PRIMARY KEY,
    times        TEXT NOT NULL,
    kept_until   TEXT NOT NULL,
    locked_until TEXT
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Which events an answer was stored with, so that a seal covers it.
  ALTER TABLE answers ADD COLUMN position INTEGER;
  CREATE INDEX answers_by_position ON answers (position) WHERE position IS NOT NULL;
  CREATE TRIGGER answers_remain BEFORE DELETE ON answers
  BEGIN SELECT raise(ABORT, 'answers are never deleted'); END;
  `,
  `
  -- Browsers that staff were in from: others' guesses do not keep them out there.
  CREATE TABLE devices (
    hash       TEXT NOT NULL,
    account    TEXT NOT NULL REFERENCES accounts (id),
    expires_at TEXT NOT NULL,
    PRIMARY KEY (hash, account)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Where players' commitments came from, and which addresses withheld a seed: forgotten when it matters no more.
  CREATE TABLE seed_sources (
    player     TEXT NOT NULL,
    commitment TEXT NOT NULL,
    source     TEXT,
    browser    TEXT,
    kept_until TEXT NOT NULL,
    PRIMARY KEY (player, commitment)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seed_sources_by_age ON seed_sources (kept_until);

  CREATE TABLE barred_sources (
    source TEXT PRIMARY KEY,
    until  TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];
