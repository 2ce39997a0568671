import { type Account, type Balances, type Micros, micros, type Posting } from '@baize/money';
import { canonicalText } from '@baize/rulebook';
import type { StoredEvent } from '../events.js';
import { ledgerLines, offBalance } from '../movements.js';
import type { LedgerLine } from '../store.js';
import { type Finding, finding } from './finding.js';

const inOrder = (lines: readonly LedgerLine[]): readonly LedgerLine[] =>
  [...lines].sort(
    (left, right) => left.posting - right.posting || (left.account < right.account ? -1 : 1),
  );

/** Null for a text that is none of ours. */
const postingsIn = (text: string): readonly Posting[] | null => {
  try {
    const postings = JSON.parse(text) as readonly Posting[];
    const isOne = ({ entries }: Posting): boolean =>
      entries.every(({ micros: amount }) => Number.isSafeInteger(amount));
    return Array.isArray(postings) && postings.every(isOne) ? postings : null;
  } catch {
    return null;
  }
};

/** Adds the money up again from the events, and compares it with the ledger and the balances. */
export class LedgerCheck {
  private readonly sums = new Map<Account, Micros>();
  private next: LedgerLine | null = null;
  private taken = 0;

  constructor(private readonly ledger: AsyncIterator<LedgerLine>) {}

  get lines(): number {
    return this.taken;
  }

  async take({ position, stream, version, postings: text }: StoredEvent): Promise<Finding | null> {
    const where = { position, stream, version };
    const postings = postingsIn(text);
    if (postings === null) {
      return finding('ledger-differs', `the postings of event ${position} cannot be read`, where);
    }
    const unbalanced = postings.find((posting) => offBalance(posting) !== 0);
    if (unbalanced !== undefined) {
      const message = `event ${position}: the posting "${unbalanced.reason}" does not sum to zero`;
      return finding('postings-unbalanced', message, where);
    }
    const lines = ledgerLines(position, postings);
    const kept = await this.upTo(position);
    if (canonicalText(inOrder(kept)) !== canonicalText(inOrder(lines))) {
      const message = `the ledger's lines of event ${position} (${stream} version ${version}) are not its postings`;
      return finding('ledger-differs', message, where);
    }
    this.taken += lines.length;
    for (const { account, micros: amount } of lines) {
      this.sums.set(account, micros((this.sums.get(account) ?? 0) + amount));
    }
    return null;
  }

  async end(balances: Balances): Promise<Finding | null> {
    const [beyond] = await this.upTo(Number.MAX_SAFE_INTEGER);
    if (beyond !== undefined) {
      const { position } = beyond;
      const message = `the ledger has a line of event ${position}, which is not there`;
      return finding('ledger-differs', message, { position });
    }
    for (const account of new Set([...balances.keys(), ...this.sums.keys()])) {
      const [kept, sum] = [balances.get(account) ?? 0, this.sums.get(account) ?? 0];
      if (kept === sum) continue;
      const message = `the balance of ${account} is kept as ${kept} micros; its postings sum to ${sum}`;
      return finding('balance-differs', message);
    }
    return null;
  }

  /** The lines of the ledger up to a position that were not looked at yet. */
  private async upTo(position: number): Promise<readonly LedgerLine[]> {
    const lines: LedgerLine[] = [];
    for (;;) {
      this.next ??= ((await this.ledger.next()).value as LedgerLine | undefined) ?? null;
      if (this.next === null || this.next.position > position) return lines;
      lines.push(this.next);
      this.next = null;
    }
  }
}
