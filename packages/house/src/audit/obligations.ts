import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '@baize/table';
import { obligationsOf } from '../live/obligations.js';
import { isWalkIn } from '../live/people.js';
import type { AccountEvent } from '../live/streams/account-stream.js';
import type { Reader } from '../store/store.js';
import type { Entry } from './entries.js';
import { type HouseFinding, notOnRecord, wrong } from './finding.js';

const PAGE = 1000;

/** What may happen once is on record where it happened, and nowhere else. */
export class Obligations {
  private count = 0;
  /** When each account was opened that is still to get its first money. */
  private readonly opened = new Map<string, string>();

  constructor(private readonly reader: Pick<Reader, 'hasObligation' | 'obligations'>) {}

  /** `round` is the one in progress before the event. */
  async take(entry: Entry, round: string | null): Promise<HouseFinding | null> {
    for (const name of this.of(entry, round)) {
      this.count += 1;
      if (await this.reader.hasObligation(name)) continue;
      return wrong('obligation-differs', entry, `it is not on record that ${name} was done`, name);
    }
    return null;
  }

  /** All that were due are there; if there are more, one was made up. */
  async end(
    replayed: () => AsyncIterable<readonly [Entry, string | null]>,
  ): Promise<HouseFinding | null> {
    let kept = 0;
    for await (const _name of this.names()) kept += 1;
    if (kept === this.count) return null;
    const due = new Set<string>();
    this.opened.clear();
    for await (const [entry, round] of replayed()) {
      for (const name of this.of(entry, round)) due.add(name);
    }
    for await (const name of this.names()) {
      if (due.has(name)) continue;
      return notOnRecord(
        'obligation-differs',
        `${name} is on record as done, and no event tells of it`,
      );
    }
    return null;
  }

  private async *names(): AsyncGenerator<string> {
    for (let after = ''; ; ) {
      const page = await this.reader.obligations(after, PAGE);
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  private of({ stream, data, at }: Entry, round: string | null): readonly string[] {
    const [kind] = stream.split('/', 1);
    if (kind === 'table') return obligationsOf(stream, round, data as TableEvent);
    if (kind === 'jackpot') return obligationsOf(stream, null, data as MeterEvent);
    if (kind !== 'account') return [];
    const account = stream.slice('account/'.length);
    const { type } = data as AccountEvent;
    if (type === 'AccountOpened') this.opened.set(account, at);
    // What a player without a device brings to the table comes as often as they like.
    if (type !== 'WalletGranted' || isWalkIn(account)) return [];
    const first = this.opened.get(account) === at;
    this.opened.delete(account);
    return [first ? `welcome/${account}` : `top-up/${account}/${at.slice(0, 13)}`];
  }
}
