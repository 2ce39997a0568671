import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { type SqliteStore, seal } from '../../../src/index.js';
import type { StoredEvent } from '../../../src/store/events.js';
import { openHouse } from '../../live/support/open-house.js';
import { ANN } from '../../live/support/people.js';
import { playRounds } from '../../live/support/play.js';
import { forge } from '../../support/forge.js';
import { People } from '../../support/people.js';
import { raw, tamper } from '../../support/raw.js';
import { scratch } from '../../support/scratch.js';
import { openAt } from '../../support/sqlite.js';

// biome-ignore lint/suspicious/noExplicitAny: a forger changes whatever he likes
export type Forged = any;

/** A copy of the house in the hands of a forger. */
export interface Copy {
  readonly file: string;
  readonly seals: string;
  readonly store: SqliteStore;
  sql(sql: string): void;
  /** The newest event of a type. */
  newest(stream: string, type: string): Promise<StoredEvent>;
  /** Changes an event as a perfect forger would: its text, its chain, its books. */
  forge(event: StoredEvent, change: (data: Forged, postings: Forged) => void): Promise<void>;
}

/** The table at which the house was played. */
export const SLUG = 'md-high-card-flush';

interface House {
  readonly file: string;
  readonly seals: string;
}

let folder: string | null = null;

/** The house that all copies are made of goes with the last of them. */
export const forgetHouse = (): void => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  [folder, played] = [null, null];
};

/** A house with staff on its roll, two rounds played by somebody, and the next one committed to. */
const playHouse = async (): Promise<House> => {
  const place = mkdtempSync(path.join(tmpdir(), 'baize-tampering-'));
  folder = place;
  const house = await openHouse();
  const { file, store, clock } = house;
  const seals = path.join(place, 'seals.jsonl');
  await house.create('md/high-card-flush', {
    slug: SLUG,
    jackpots: { progressive: `${SLUG}-progressive` },
  });
  await hireStaff(file);
  await house.seat(ANN, SLUG, 1);
  unwrap(await seal(store, seals, clock.now()));
  await playRounds(house, SLUG, [{ person: ANN, seats: [1] }], 2);
  unwrap(await house.at(ANN, SLUG, { type: 'SetPractice', count: 0 }, 'practice'));
  await house.house.atRest();
  unwrap(await house.own(ANN, { type: 'ConfirmAge', atLeast: 21 }, 'age'));
  await house.house.close();
  unwrap(await seal(store, seals, clock.now()));
  const copy = path.join(place, 'house.db');
  raw(file, `VACUUM INTO '${copy}'`);
  return { file: copy, seals };
};

/** Staff with accounts, and the roll that tells of them. */
const hireStaff = async (file: string): Promise<void> => {
  const people = new People(file);
  await people.identity.beginRoll();
  await people.hire('Olive', 'operator');
  await people.hire('Otto', 'operator');
  await people.hire('Dora', 'dealer');
  await people.hire('Flora', 'floorperson');
  const { account } = await people.hire('Gerd', 'dealer');
  unwrap(await people.identity.joinGuest('Ann'));
  people.disable(account.id);
};

let played: Promise<House> | null = null;

export const copyOf = async (): Promise<Copy> => {
  played ??= playHouse();
  const original = await played;
  const place = scratch();
  const [file, seals] = [path.join(place, 'house.db'), path.join(place, 'seals.jsonl')];
  copyFileSync(original.file, file);
  copyFileSync(original.seals, seals);
  const store = openAt(file);
  return {
    file,
    seals,
    store,
    sql: (sql) => tamper(file, sql),
    newest: async (stream, type) => {
      const [event] = await store.readStreamBack(stream, null, 1, [type]);
      if (event === undefined) throw new Error(`no ${type} in ${stream}`);
      return event;
    },
    forge: async (event, change) => {
      const [data, postings] = [JSON.parse(event.text), JSON.parse(event.postings)];
      change(data, postings);
      const forged = { text: canonicalText(data), postings: canonicalText(postings) };
      await forge(store, file, event.stream, event.version, forged, { books: true });
    },
  };
};
