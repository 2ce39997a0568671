import type { Person } from '../src/live/people.js';
import type { Browser, Heard } from './browser.js';
import type { HiddenCards } from './checks/hidden-cards.js';
import type { LaidAtTables } from './checks/kept.js';
import type { Journal } from './journal.js';
import type { World } from './open-world.js';
import type { WatchedTables } from './watched-tables.js';

/** What everybody asks of the house, and what it answers and sends. */
export class Conversation {
  readonly #refusals = new Map<string, number>();
  readonly #addresses = new Map<string, string>();
  readonly people = new Map<string, Person>();
  messages = 0;
  requests = 0;

  constructor(
    private readonly journal: Journal,
    private readonly tables: WatchedTables,
    private readonly hidden: HiddenCards,
    private readonly laid: LaidAtTables,
  ) {}

  /** Where an account's orders come from; null where it is not known. */
  addressOf(account: string): string | null {
    return this.#addresses.get(account) ?? null;
  }

  /** How often each refusal was given. */
  get refusals(): readonly (readonly [string, number])[] {
    return [...this.#refusals].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** A failure is excused while the store is in trouble. */
  answered(who: Browser, asked: string, { status, text, body }: Heard, isTroubled: boolean): void {
    this.requests += 1;
    this.journal.write(`${who.name} ${asked} ${status} ${text}`);
    if (!asked.startsWith('GET')) this.journal.act(who.name, `${asked.slice(0, 160)} -> ${status}`);
    if (status >= 400) this.#refused(asked, status, codeOf(body));
    else if (status < 300) this.#taken(who, asked);
    if (codeOf(body) === 'not-in-the-tray' && !asked.includes('-pit/')) {
      this.journal.fail({
        kind: 'shut-out',
        words: `${who.name}: ${asked} was answered ${text}`,
      });
    }
    if (status >= 500 && !isTroubled) {
      this.journal.fail({
        kind: 'error',
        words: `${who.name}: ${asked} was answered ${status} ${text}`,
      });
    }
    this.#met(who);
  }

  #refused(asked: string, status: number, code: unknown): void {
    const type = /"type":"(\w+)"/.exec(asked)?.[1] ?? '';
    const name = `${status} ${type} ${String(code)}`;
    this.#refusals.set(name, (this.#refusals.get(name) ?? 0) + 1);
  }

  #taken(who: Browser, asked: string): void {
    if (asked.includes('"SetPractice"')) {
      const slug = /tables\/([^/]+)\//.exec(asked)?.[1] ?? '';
      this.tables.asked(slug, who.account ?? '');
    }
    const laid = /tables\/([^/]+)\/orders (\{"type":"LayChips".*\})/.exec(asked);
    if (laid === null) return;
    const { seat, stakes } = JSON.parse(laid[2] ?? '{}') as { seat: number; stakes: object };
    this.laid.laid(laid[1] ?? '', seat, Object.keys(stakes).length > 0);
  }

  #met({ account, address, name }: Browser): void {
    if (account === null) return;
    this.#addresses.set(account, address);
    if (!this.people.has(account) && account.startsWith('p')) {
      this.people.set(account, { account, name, role: 'player' });
    }
  }

  framed(who: Browser, role: string, table: string, data: string, world: World | null): void {
    this.messages += 1;
    this.journal.write(`${who.name} ${table} ${data}`);
    const desk = world?.house.desk(table);
    if (desk === undefined) return;
    this.journal.guarded(() => {
      this.hidden.moved(desk);
      this.hidden.check(table, { account: who.account, isStaff: role !== 'player' }, data);
    });
  }
}

const codeOf = (body: unknown): unknown => (body as { readonly code?: unknown } | null)?.code;
