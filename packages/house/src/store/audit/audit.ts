import { err, ok, type Result } from '@baize/result';
import { everyEvent, everyLedgerLine } from '../paging.js';
import type { Seal } from '../seals/seal.js';
import { verifySeals } from '../seals/verify-seals.js';
import type { Reader, Store } from '../store.js';
import { Chains } from './chains.js';
import { type Finding, finding } from './finding.js';
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
  return store.reading(async (reader) => {
    const chains = new Chains();
    const ledger = new LedgerCheck(everyLedgerLine(reader));
    const found =
      (await follow(reader, chains, ledger, seals.value, tell)) ??
      chains.end(await reader.heads()) ??
      (await ledger.end(await reader.balances()));
    return found === null
      ? ok({
          events: chains.events,
          streams: chains.streams,
          ledgerLines: ledger.lines,
          seals: sealsText === null ? null : seals.value.length,
        })
      : err(found);
  });
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
    next += 1;
    const differs = chains.compare(seal);
    if (differs !== null) return differs;
  }
  const beyond = seals[next];
  if (beyond === undefined) return null;
  const message = `seal ${beyond.seq} of ${beyond.at} saw event ${beyond.position}; the store ends at ${chains.events}`;
  return finding('events-missing', message, { position: chains.events + 1 });
};
