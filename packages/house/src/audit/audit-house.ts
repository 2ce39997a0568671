import { err, ok, type Result } from '@baize/result';
import { type AuditReport, audit } from '../store/audit/audit.js';
import { findingOf } from '../store/audit/finding.js';
import type { StoredEvent } from '../store/events.js';
import { everyEvent } from '../store/paging.js';
import type { Reader, Store } from '../store/store.js';
import type { Entry } from './entries.js';
import type { HouseFinding } from './finding.js';
import { entryOf, HouseReplay, type Replayed } from './house-replay.js';
import { checkAnswers } from './kept-answers.js';
import { Obligations } from './obligations.js';
import { checkSeeds } from './open-seeds.js';

/** What was looked at, and found as it should be. */
export interface HouseAudited extends AuditReport, Replayed {
  /** Answers that are kept for who asks again. */
  readonly answers: number;
}

/** How far an audit is: events of the chains first, then the same events replayed. */
export type AuditProgress = (part: 'chains' | 'replay', done: number, of: number) => void;

/**
 * Everything that can be known of a house from its store: chains, ledger and seals first, then every
 * table, round, settlement, meter and proof from the events alone. Answers with the first entry that
 * is wrong. The house may go on meanwhile: what comes after the beginning is not looked at.
 */
export const auditHouse = async (
  store: Store,
  sealsText: string | null,
  tell: AuditProgress = () => undefined,
): Promise<Result<HouseAudited, HouseFinding>> => {
  const last = await finding(async () => ok(await store.lastPosition()));
  if (!last.ok) return last;
  const of = last.value;
  const stored = await audit(store, sealsText, (done) => tell('chains', done, Math.max(done, of)));
  if (!stored.ok) return err({ ...stored.error, expected: null });
  const { events } = stored.value;
  const replayed = await finding(() =>
    store.reading((reader) => replayHouse(reader, events, (done) => tell('replay', done, events))),
  );
  return replayed.ok ? ok({ ...stored.value, ...replayed.value }) : replayed;
};

/** A record that cannot be read is the finding itself. */
const finding = async <T>(
  work: () => Promise<Result<T, HouseFinding>>,
): Promise<Result<T, HouseFinding>> => {
  try {
    return await work();
  } catch (error) {
    const found = findingOf(error);
    if (found === null) throw error;
    return err({ ...found, expected: null });
  }
};

const replayHouse = async (
  reader: Reader,
  events: number,
  tell: (done: number) => void,
): Promise<Result<Replayed & { readonly answers: number }, HouseFinding>> => {
  const replay = new HouseReplay(await reader.snapshots());
  const obligations = new Obligations(reader);
  await knowRules(reader, replay);
  for await (const event of everyEvent(reader)) {
    if (event.position > events) break;
    const round = replay.roundBefore(event);
    const found = replay.take(event) ?? (await obligationOf(obligations, event, round));
    if (found !== null) return err(found);
    tell(event.position);
  }
  const left =
    replay.end(await reader.staffAccounts()) ??
    (await obligations.end(() => entriesOf(reader, events))) ??
    (await checkSeeds(reader, replay.standing));
  if (left !== null) return err(left);
  const answers = await checkAnswers(reader);
  return typeof answers === 'number' ? ok({ ...replay.counts(), answers }) : err(answers);
};

const obligationOf = async (
  obligations: Obligations,
  event: StoredEvent,
  round: string | null,
): Promise<HouseFinding | null> => {
  const entry = entryOf(event);
  return entry === null ? null : obligations.take(entry, round);
};

/** Every event once more, with the round that was in progress before it. */
async function* entriesOf(
  reader: Reader,
  events: number,
): AsyncGenerator<readonly [Entry, string | null]> {
  const replay = new HouseReplay();
  await knowRules(reader, replay);
  for await (const event of everyEvent(reader)) {
    if (event.position > events) return;
    const entry = entryOf(event);
    if (entry !== null) yield [entry, replay.roundBefore(event)];
    replay.take(event);
  }
}

/** Rules are named by what they say: they may be used in the commit that puts them on file. */
const knowRules = async (reader: Reader, replay: HouseReplay): Promise<void> => {
  for (const { stream } of await reader.heads()) {
    if (!stream.startsWith('rules/')) continue;
    for (const event of await reader.readStream(stream)) replay.know(event);
  }
};
