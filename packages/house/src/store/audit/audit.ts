import { err, ok, type Result } from '@baize/result';
import { everyEvent, everyLedgerLine } from '../paging.js';
import type { Seal } from '../seals/seal.js';
import { answersHash } from '../seals/sealed-since.js';
import { verifySeals } from '../seals/verify-seals.js';
import type { Reader, Store, StoreFault } from '../store.js';
import { Chains } from './chains.js';
import { type Finding, finding, findingOf } from './finding.js';
import { LedgerCheck } from './ledger-check.js';

/** What was looked at, and found as it was written. */
export interface AuditReport {
  readonly events: number;
  readonly streams: number;
  readonly ledgerLines: number;
  /** Null when there were no seals to compare with: then a tail cut off does not show. */
  readonly seals: number | null;
}

/**
 * Recomputes every chain, posting and balance, and compares them with the seals (the text of their
 * file), while the store goes on. Answers with the first entry that is wrong.
 */
export const audit = async (
  store: Store,
  sealsText: string | null,
  tell: (events: number) => void = () => undefined,
): Promise<Result<AuditReport, Finding>> => {
  const seals = verifySeals(sealsText ?? '');
  if (!seals.ok) return err(finding('bad-seal', seals.error.message));
  try {
    return await store.reading((reader) =>
      auditReader(reader, sealsText === null ? null : seals.value, tell),
    );
  } catch (error) {
    const found = findingOf(error);
    if (found === null) throw error;
    return err(found);
  }
};

const auditReader = async (
  reader: Reader,
  seals: readonly Seal[] | null,
  tell: (events: number) => void,
): Promise<Result<AuditReport, Finding>> => {
  const chains = new Chains();
  const ledger = new LedgerCheck(everyLedgerLine(reader));
  const found =
    (await ownCheck(reader, 'file')) ??
    (await follow(reader, chains, ledger, seals ?? [], tell)) ??
    chains.end(await reader.heads()) ??
    (await ledger.end(await reader.balances())) ??
    (await ownCheck(reader, 'schema'));
  if (found !== null) return err(found);
  const { events, streams } = chains;
  return ok({ events, streams, ledgerLines: ledger.lines, seals: seals?.length ?? null });
};

/** What the database says of itself: of its file before anything that it says is believed. */
const ownCheck = async (reader: Reader, of: StoreFault['of']): Promise<Finding | null> => {
  const fault = await reader.fault(of);
  if (fault === null) return null;
  return finding(fault.of === 'file' ? 'database-damaged' : 'schema-differs', fault.message);
};

/** The answers that were kept since the seal before. */
const answersOf = async (reader: Reader, seal: Seal, before: number): Promise<Finding | null> => {
  if (seal.answers === undefined) return null;
  if (answersHash(await reader.answersSince(before, seal.position)) === seal.answers) return null;
  const message = `the answers kept with events ${before + 1} to ${seal.position} are not those that seal ${seal.seq} of ${seal.at} saw`;
  return finding('answers-differ', message, { position: seal.position });
};

const follow = async (
  reader: Reader,
  chains: Chains,
  ledger: LedgerCheck,
  seals: readonly Seal[],
  tell: (events: number) => void,
): Promise<Finding | null> => {
  let next = 0;
  for await (const event of everyEvent(reader)) {
    const found = chains.take(event) ?? (await ledger.take(event));
    if (found !== null) return found;
    tell(event.position);
    const seal = seals[next];
    if (seal?.position !== event.position) continue;
    const before = seals[next - 1]?.position ?? 0;
    next += 1;
    const differs = chains.compare(seal) ?? (await answersOf(reader, seal, before));
    if (differs !== null) return differs;
  }
  const beyond = seals[next];
  if (beyond === undefined) return null;
  const message = `seal ${beyond.seq} of ${beyond.at} saw event ${beyond.position}; the store ends at ${chains.events}`;
  return finding('events-missing', message, { position: chains.events + 1 });
};
