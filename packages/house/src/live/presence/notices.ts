import type { Store } from '../../store/store.js';
import { SHAPES, upcast } from '../../store/upcast.js';
import type { Draft } from '../draft.js';
import type { AccountEvent } from '../streams/account-stream.js';
import type { Notice } from '../streams/notice.js';

/** The newest are shown: an older one is in the history of the account. */
const MOST_SHOWN = 20;
/** Of so many people at most what is open is at hand. */
const MOST_KNOWN = 10_000;

type Noticed = Extract<AccountEvent, { readonly type: 'NoticeGiven' | 'NoticeDismissed' }>;

const after = (notices: readonly Notice[], event: Noticed): readonly Notice[] => {
  if (event.type === 'NoticeDismissed') return notices.filter(({ id }) => id !== event.notice);
  const { type: _type, ...notice } = event;
  // A reader may find in the store what has not been announced yet.
  if (notices.some(({ id }) => id === notice.id)) return notices;
  return [...notices, notice].slice(-MOST_SHOWN);
};

/** The notices that people have not dismissed, as far as anybody asked for them. */
export class Notices {
  readonly #open = new Map<string, readonly Notice[]>();
  /** How often something was stored or forgotten: what was read meanwhile may be old. */
  #changes = 0;

  constructor(private readonly store: Store) {}

  async of(account: string): Promise<readonly Notice[]> {
    const known = this.#open.get(account);
    if (known !== undefined) return known;
    const changes = this.#changes;
    const stored = await this.store.readStreamBack(`account/${account}`, null, 2 * MOST_SHOWN, [
      'NoticeGiven',
      'NoticeDismissed',
    ]);
    const read = stored
      .toReversed()
      .map((event) => upcast(SHAPES, event) as Noticed)
      .reduce(after, [] as readonly Notice[]);
    if (this.#open.size >= MOST_KNOWN) this.#open.clear();
    if (changes === this.#changes) this.#open.set(account, read);
    return read;
  }

  /** What was stored of these streams is unknown: the next reader reads them anew. */
  forget(streams: Iterable<string>): void {
    this.#changes += 1;
    for (const stream of streams) {
      if (stream.startsWith('account/')) this.#open.delete(stream.slice('account/'.length));
    }
  }

  /** Whether a player is known to have one. */
  has(account: string): boolean {
    return (this.#open.get(account) ?? []).length > 0;
  }

  /** Of those whose notices were read, what is stored now. */
  take(drafts: readonly Draft[]): void {
    this.#changes += 1;
    for (const { account, event } of drafts.flatMap((draft) => draft.accountEvents)) {
      const known = this.#open.get(account);
      if (known === undefined) continue;
      if (event.type === 'NoticeGiven' || event.type === 'NoticeDismissed') {
        this.#open.set(account, after(known, event));
      }
    }
  }
}
