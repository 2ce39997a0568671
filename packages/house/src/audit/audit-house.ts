import { err, ok, type Result } from '@baize/result';
import { type AuditReport, audit } from '../store/audit/audit.js';
import { everyEvent } from '../store/paging.js';
import type { Reader, Store } from '../store/store.js';
import type { HouseFinding } from './finding.js';
import { HouseReplay, type Replayed } from './house-replay.js';

/** What was looked at, and found as it should be. */
export interface HouseAudited extends AuditReport, Replayed {}

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
  const of = await store.lastPosition();
  const stored = await audit(store, sealsText, (done) => tell('chains', done, Math.max(done, of)));
  if (!stored.ok) return err({ ...stored.error, expected: null });
  const { events } = stored.value;
  return store.reading(async (reader) => {
    const replay = new HouseReplay();
    await knowRules(reader, replay);
    for await (const event of everyEvent(reader)) {
      if (event.position > events) break;
      const found = replay.take(event);
      if (found !== null) return err(found);
      tell('replay', event.position, events);
    }
    const left = replay.end();
    return left === null ? ok({ ...stored.value, ...replay.counts() }) : err(left);
  });
};

/** Rules are named by what they say: they may be used in the commit that puts them on file. */
const knowRules = async (reader: Reader, replay: HouseReplay): Promise<void> => {
  for (const { stream } of await reader.heads()) {
    if (!stream.startsWith('rules/')) continue;
    for (const event of await reader.readStream(stream)) replay.know(event);
  }
};
