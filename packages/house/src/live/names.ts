import { present } from '@baize/result';
import { PRACTICE_NAMES } from '../practice/names.js';
import type { Store } from '../store/store.js';
import type { Desk } from './desk.js';
import { AUTOMATIC_DEALER, HOUSE_POLICY, isPractice, type Person } from './people.js';
import type { AccountEvent } from './streams/account-stream.js';

const MOST_NAMES = 20_000;

const OWN_NAMES: Readonly<Record<string, string>> = {
  [AUTOMATIC_DEALER]: 'Automatic dealer',
  [HOUSE_POLICY]: 'House policy',
};

/** The names of those whose accounts are seen at the tables. */
export class Names {
  readonly #names = new Map<string, string>();

  constructor(
    private readonly store: Pick<Store, 'readStream'>,
    /** Who staff are is known elsewhere. */
    private readonly nameOfStaff: (account: string) => Promise<string | null>,
  ) {}

  learn({ account, name }: Pick<Person, 'account' | 'name'>): void {
    this.#names.delete(account);
    this.#names.set(account, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_NAMES && oldest !== undefined) this.#names.delete(oldest);
  }

  of(account: string): string {
    if (isPractice(account)) return practiceName(account);
    return OWN_NAMES[account] ?? this.#names.get(account) ?? 'Somebody';
  }

  /** After a start: who sits there was learnt by a process that is gone. */
  async learnAt({ table }: Desk): Promise<void> {
    for (const account of staffNamedAt(table)) {
      const name = await this.nameOfStaff(account);
      if (name !== null) this.learn({ account, name });
    }
    if (table.phase === 'closed') return;
    for (const { player } of Object.values(table.seats)) {
      const [first] = await this.store.readStream(`account/${player}`, 1, 1);
      if (first === undefined) continue;
      const event = JSON.parse(first.text) as AccountEvent;
      if (event.type === 'AccountOpened') this.learn({ account: player, name: event.name });
    }
  }
}

/** The dealer, and the people on the floor's list. */
const staffNamedAt = (table: Desk['table']): ReadonlySet<string> => {
  const { calls, matters } = table.floor ?? { calls: [], matters: [] };
  return new Set([
    ...(table.phase === 'open' ? [table.dealer] : []),
    ...calls.flatMap(({ by, answered }) => (answered === null ? [by] : [by, answered.by])),
    ...matters.flatMap((matter) =>
      'second' in matter && matter.second !== null ? [matter.by, matter.second] : [matter.by],
    ),
  ]);
};

/** The same account always has the same name. */
const practiceName = (account: string): string => {
  let sum = 0;
  for (const letter of account) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return present(PRACTICE_NAMES[sum % PRACTICE_NAMES.length], 'a name');
};
