import { err, ok, type Result } from '@baize/result';
import { Chains } from '../audit/chains.js';
import { type Finding, finding } from '../audit/finding.js';
import { NO_HASH } from '../chain.js';
import type { Head, StoredEvent } from '../events.js';
import { rootOf } from '../heads-root.js';
import { everyEvent } from '../paging.js';
import type { Reader } from '../store.js';
import { parseSeal, type Seal } from './seal.js';
import { lastLine } from './seal-file.js';

/** What was found as it was written: how many events came after the last seal. */
export interface Tail {
  readonly sealed: number;
  readonly events: number;
}

/**
 * Whether a store is what its last seal saw, and what came after it follows from that. It reads what came
 * since the seal, and not the whole: an audit does that. Without seals everything is read.
 */
export const verifyTail = async (
  reader: Reader,
  sealsFile: string,
): Promise<Result<Tail, Finding>> => {
  const line = await lastLine(sealsFile);
  const seal = line === null ? ok(null) : parseSeal(line);
  if (!seal.ok) return err(finding('bad-seal', `the last line of ${sealsFile} is no seal`));
  const sealed = seal.value?.position ?? 0;
  const last = await reader.lastPosition();
  if (last < sealed) {
    const message = `the last seal saw event ${sealed}, and the store ends at ${last}`;
    return err(finding('events-missing', message, { position: last + 1 }));
  }
  const heads = await reader.heads();
  const then = await headsAt(reader, heads, sealed);
  const found = differs(seal.value, then) ?? (await follow(reader, then, sealed));
  return found === null ? ok({ sealed, events: last - sealed }) : err(found);
};

/** Where each stream ended at a position: where it ends now, or just before its first event since. */
const headsAt = async (
  reader: Reader,
  now: readonly Head[],
  position: number,
): Promise<readonly Head[]> => {
  const first = new Map<string, StoredEvent>();
  for await (const event of everyEvent(reader, position)) {
    if (!first.has(event.stream)) first.set(event.stream, event);
  }
  const then: Head[] = now.filter(({ stream }) => !first.has(stream));
  for (const { stream, version } of first.values()) {
    if (version === 1) continue;
    const [before] = await reader.readStream(stream, version - 1, 1);
    then.push({ stream, version: version - 1, hash: before?.hash ?? NO_HASH });
  }
  return then;
};

const differs = (seal: Seal | null, then: readonly Head[]): Finding | null => {
  if (seal === null || rootOf(then) === seal.root) return null;
  const message = `up to event ${seal.position} the store is not what the last seal, of ${seal.at}, saw`;
  return finding('seal-differs', message, { position: seal.position });
};

const follow = async (
  reader: Reader,
  then: readonly Head[],
  sealed: number,
): Promise<Finding | null> => {
  const chains = new Chains(then, sealed);
  for await (const event of everyEvent(reader, sealed)) {
    const found = chains.take(event);
    if (found !== null) return found;
  }
  return chains.end(await reader.heads());
};
