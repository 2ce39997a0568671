import type { Result } from '@baize/result';
import type { Callable, CardsOffer, CorrectionPreview } from '@baize/table';
import type { RoundProof } from '../fairness/proof.js';
import type { Decision } from '../http/ports.js';
import type { FloorView } from '../http/schemas/floor-views.js';
import type { OddsView } from '../http/schemas/odds.js';
import type { RulesView } from '../http/schemas/table-sign.js';
import type {
  DealerView,
  FiledRoundView,
  HistoryEntry,
  LedgerEntry,
  LiabilityView,
  LobbyTable,
  MoneyView,
  ProblemView,
  ProposalView,
  SessionView,
  SignView,
} from '../http/schemas/views.js';
import type { LiveMessage } from '../live/live-view.js';
import type { AccountOrder, Answer, FloorOrder, TableOrder } from '../live/orders.js';
import type { HouseRole, Person } from '../live/people.js';
import type { RoundStory, RoundsQuery } from '../live/readings/rounds.js';
import type { DayOfHouse } from '../reports/day-report.js';
import { type Follower, type Following, followStream } from './follow.js';
import { type Sending, Transport } from './transport.js';

type Reply<T> = Promise<Result<T, ProblemView>>;

interface Page {
  readonly before?: number;
  readonly limit?: number;
}

/** A house at an address. What it refuses is a value: a problem with a code, a sentence and the clause. */
export class BaizeClient {
  readonly #transport: Transport;

  /** The address without a slash at its end; empty for the house that served this page. */
  constructor(base: string, fetching: typeof fetch = fetch.bind(globalThis)) {
    this.#transport = new Transport(base, fetching);
  }

  joinAsGuest(name?: string): Reply<Person> {
    return this.#post('/api/guests', name === undefined ? {} : { name });
  }

  signIn(name: string, password: string): Reply<Person> {
    return this.#post('/api/session', { name, password });
  }

  /** Who is signed in here, if anybody, and what they may. */
  whoAmI(): Reply<SessionView> {
    return this.#get('/api/session');
  }

  signOut(): Reply<null> {
    return this.#ask('DELETE', '/api/session', {});
  }

  redeemCode(code: string, name: string, password: string): Reply<Person> {
    return this.#post('/api/staff', { code, name, password });
  }

  issueCodes(roles: readonly Exclude<HouseRole, 'player'>[]): Reply<{
    readonly codes: readonly { readonly role: HouseRole; readonly code: string }[];
    /** The codes work when a second person has confirmed this. */
    readonly proposal?: string;
  }> {
    return this.#post('/api/codes', { roles });
  }

  /** By whom a dealer can be relieved. */
  dealers(): Reply<{ readonly dealers: readonly DealerView[] }> {
    return this.#get('/api/dealers');
  }

  lobby(): Reply<{ readonly tables: readonly LobbyTable[] }> {
    return this.#get('/api/lobby');
  }

  floor(): Reply<FloorView> {
    return this.#get('/api/floor');
  }

  followFloor(follower: Follower<FloorView>): Following {
    return followStream(this.#transport, '/api/floor/live', null, follower);
  }

  table(table: string): Reply<LiveMessage> {
    return this.#get(`/api/tables/${encodeURIComponent(table)}`);
  }

  rules(table: string): Reply<RulesView> {
    return this.#get(`/api/tables/${encodeURIComponent(table)}/rules`);
  }

  /** What the wagers of a table are worth; it may have to be asked for again until it is counted. */
  odds(table: string): Reply<OddsView> {
    return this.#get(`/api/tables/${encodeURIComponent(table)}/odds`);
  }

  /** What may be called at a table now, and what would happen then: nothing is changed by looking. */
  irregularities(table: string): Reply<{ readonly irregularities: readonly Callable[] }> {
    return this.#get(`/api/tables/${encodeURIComponent(table)}/irregularities`);
  }

  /** What you may do with the cards and devices of a table now, beside the next step. */
  cardsOffers(table: string): Reply<{ readonly offers: readonly CardsOffer[] }> {
    return this.#get(`/api/tables/${encodeURIComponent(table)}/cards`);
  }

  /** What a correction of cards would change: nothing is changed by looking. */
  correctionPreview(
    table: string,
    order: Extract<TableOrder, { readonly type: 'CorrectCards' }>,
  ): Reply<CorrectionPreview> {
    return this.#post(`/api/tables/${encodeURIComponent(table)}/corrections/preview`, order);
  }

  /** Follows a table from now on, or from a version that is known. */
  followTable(
    table: string,
    follower: Follower<LiveMessage>,
    after: number | null = null,
  ): Following {
    const path = `/api/tables/${encodeURIComponent(table)}/live`;
    return followStream(this.#transport, path, after, follower);
  }

  signs(): Reply<{ readonly signs: readonly SignView[] }> {
    return this.#get('/api/signs');
  }

  followSigns(follower: Follower<{ readonly signs: readonly SignView[] }>): Following {
    return followStream(this.#transport, '/api/signs/live', null, follower);
  }

  orderAtTable(table: string, order: TableOrder, key: string = newKey()): Reply<Answer> {
    return this.#order(`/api/tables/${encodeURIComponent(table)}/orders`, order, key);
  }

  orderOfOwnAccount(order: AccountOrder, key: string = newKey()): Reply<Answer> {
    return this.#order('/api/me/orders', order, key);
  }

  orderOfHouse(order: FloorOrder, key: string = newKey()): Reply<Answer> {
    return this.#order('/api/house/orders', order, key);
  }

  proposals(): Reply<{ readonly proposals: readonly ProposalView[] }> {
    return this.#get('/api/proposals');
  }

  decideProposal(
    id: string,
    decision: Decision,
    reason: string | null = null,
    key: string = newKey(),
  ): Reply<Answer> {
    return this.#order(`/api/proposals/${encodeURIComponent(id)}`, { decision, reason }, key);
  }

  me(): Reply<{ readonly person: Person; readonly money: MoneyView | null }> {
    return this.#get('/api/me');
  }

  ledger(page: Page = {}): Reply<{ readonly entries: readonly LedgerEntry[] }> {
    return this.#get('/api/me/ledger', page);
  }

  history(page: Page = {}): Reply<{ readonly entries: readonly HistoryEntry[] }> {
    return this.#get('/api/me/history', page);
  }

  searchRounds(
    query: Partial<RoundsQuery> = {},
  ): Reply<{ readonly rounds: readonly FiledRoundView[] }> {
    return this.#get('/api/rounds', query);
  }

  round(table: string, number: number): Reply<RoundStory> {
    return this.#get(`/api/rounds/${encodeURIComponent(table)}/${number}`);
  }

  proof(table: string, number: number): Reply<RoundProof> {
    return this.#get(`/api/rounds/${encodeURIComponent(table)}/${number}/proof`);
  }

  liability(): Reply<LiabilityView> {
    return this.#get('/api/liability');
  }

  report(day = 'today'): Reply<DayOfHouse> {
    return this.#get(`/api/reports/${encodeURIComponent(day)}`);
  }

  reportCsv(day = 'today'): Reply<string> {
    return this.#get(`/api/reports/${encodeURIComponent(day)}.csv`);
  }

  #get<T>(path: string, query: object = {}): Reply<T> {
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      asked.map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.#ask('GET', search.size === 0 ? path : `${path}?${search.toString()}`, {});
  }

  #post<T>(path: string, body: object): Reply<T> {
    return this.#ask('POST', path, { body: JSON.stringify(body) });
  }

  /** Sent again under the same key until the house answers: it is done once, however often it comes. */
  async #order<T>(path: string, order: object, key: string): Reply<T> {
    const sending = { body: JSON.stringify(order), headers: { 'idempotency-key': key } };
    for (let attempt = 1; ; attempt += 1) {
      const reply = await read<T>(this.#transport.send('POST', path, sending));
      if (reply.ok || !WORTH_ANOTHER_TRY.has(reply.error.status) || attempt === MOST_ATTEMPTS) {
        return reply;
      }
      await new Promise((resolve) => setTimeout(resolve, attempt * RETRY_MS));
    }
  }

  #ask<T>(method: string, path: string, sending: Sending): Reply<T> {
    return read(this.#transport.send(method, path, sending));
  }
}

/** What the house answered. */
const read = async <T>(sent: Promise<Response>): Reply<T> => {
  let response: Response;
  let text: string;
  try {
    response = await sent;
    text = await response.text();
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
  const json = /^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '');
  if (response.ok) {
    return { ok: true, value: (json ? JSON.parse(text) : text === '' ? null : text) as T };
  }
  return {
    ok: false,
    error: json ? (JSON.parse(text) as ProblemView) : foreign(response.status),
  };
};

const MOST_ATTEMPTS = 4;
const RETRY_MS = 250;
/** There was no answer, or one from a proxy and not from the house. */
const WORTH_ANOTHER_TRY = new Set([0, 502, 503, 504]);

const UNREACHABLE: ProblemView = {
  type: 'about:blank',
  title: 'The house cannot be reached',
  status: 0,
  code: 'unreachable',
  detail: 'there is no connection to the house',
  clause: null,
};

const foreign = (status: number): ProblemView => ({
  ...UNREACHABLE,
  title: 'Somebody else answered',
  status,
  code: 'not-the-house',
  detail: `something on the way answered with status ${status}`,
});

/** A key that is never drawn twice; also on a page that came without https. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
