import type { FloorView } from '../../src/http/schemas/floor-views.js';
import type { LiveView } from '../../src/live/live-view.js';
import type { Browser, Heard } from '../browser.js';
import type { Chance } from '../chance.js';
import type { Stage } from '../stage.js';
import { DECK } from './felt.js';

type FloorTable = FloorView['tables'][number];
type Offer = FloorTable['offers'][number]['order'];
type Correctable = NonNullable<LiveView['correctable']>;

const REASON = 'ruled by the floor in a simulation';
const FLOAT = 50_000_000;
const MINUTE = 60_000;

/** Whom a floorperson puts behind an attended table that has nobody. */
export interface Dealers {
  dealerFor(table: string): string | null;
  /** Whoever stands there to deal, whether the table knows it or not. */
  dealerAt(table: string): { readonly account: string; readonly name: string } | null;
}

/** Looks at the floor's list every few seconds, and does what it offers. */
export class Floorperson {
  readonly #chance: Chance;
  readonly #seen = new Map<string, number>();
  /** By table: the round that was looked at again. */
  readonly #looked = new Map<string, string>();

  constructor(
    private readonly stage: Stage,
    private readonly dealers: Dealers,
    name: string,
    private readonly browser: Browser,
    /** Halts, closes and opens tables now and then. */
    private readonly runsTables: boolean,
  ) {
    this.#chance = stage.chance.fork(name);
  }

  begin(): void {
    this.stage.later(this.#chance.between(...this.stage.tempo.floorMs), async () => {
      await this.#round();
      this.begin();
    });
  }

  #order(table: string, order: object): Promise<Heard> {
    return this.browser.order(`/api/tables/${table}/orders`, order);
  }

  async #round(): Promise<void> {
    const heard = await this.browser.get('/api/floor');
    if (heard.status !== 200) return;
    const floor = heard.body as FloorView;
    for (const { id, may } of floor.proposals) {
      if (!may.includes('confirm')) continue;
      const decision = this.#chance.happens(0.9) ? 'confirm' : 'refuse';
      await this.browser.order(`/api/proposals/${id}`, { decision, reason: REASON });
    }
    for (const table of floor.tables) {
      const order = this.#orderFor(table);
      if (order !== null) await this.#order(table.slug, order);
      else if (this.#isTyped(table.slug)) await this.#lookAgain(table.slug);
    }
  }

  #orderFor(table: FloorTable): object | null {
    const find = (type: Offer['type']): Offer | null =>
      table.offers.map(({ order }) => order).find((order) => order.type === type) ?? null;
    if (table.phase === 'closed') {
      if (find('ApproveRules') !== null) return { type: 'ApproveRules', reference: 'A-1' };
      return this.#waited(`closed ${table.slug}`, 2 * MINUTE) ? this.#opening(table, find) : null;
    }
    const awards = table.offers
      .map(({ order }) => order)
      .flatMap((order) => (order.type === 'AtJackpot' ? [order] : []));
    const verify = awards.find(({ step }) => step.type === 'VerifyHit');
    const reject = awards.find(({ step }) => step.type === 'RejectHit');
    if (reject !== undefined && this.#chance.happens(0.15)) {
      return { ...reject, step: { ...reject.step, reason: REASON } };
    }
    if (verify !== undefined) return verify;
    if (table.call !== null || table.round?.stopped === true) {
      const ruling =
        find('Cards') ??
        find('RuleContinue') ??
        find('RuleAbandoned') ??
        find('ResolveCount') ??
        find('RuleNoAward') ??
        find('ApproveRules') ??
        (table.call?.kind === 'ruling' ? find('VoidRound') : null);
      if (ruling !== null) return filled(ruling);
      // Somebody closed the call without doing what it was about; what the table waits for says so.
      if (/settle the round again/i.test(table.call?.words ?? '')) {
        return { type: 'Resettle', reason: REASON };
      }
    }
    if (table.calls.some(({ about }) => about === 'unsettled') && this.#chance.happens(0.3)) {
      return { type: 'Resettle', reason: REASON };
    }
    const called = find('AnswerCall') ?? find('CloseCall');
    if (called !== null && this.#chance.happens(0.5)) return called;
    const there = table.dealing === 'attended' ? this.dealers.dealerAt(table.slug) : null;
    if (there !== null && table.dealer !== null && table.dealer !== there.name) {
      return { type: 'RelieveDealer', dealer: there.account };
    }
    if (this.runsTables) return this.#running(table, find);
    return null;
  }

  #isTyped(slug: string): boolean {
    return this.stage.tables.some((one) => one.slug === slug && one.cards === 'typed');
  }

  /** Looks at each round once that is settled: in some a card was read wrong. */
  async #lookAgain(slug: string): Promise<void> {
    const heard = await this.browser.get(`/api/tables/${slug}`);
    const { view } = (heard.body ?? {}) as { readonly view?: LiveView };
    const { correctable } = view ?? {};
    if (correctable?.who !== 'floorperson' || this.#looked.get(slug) === correctable.round) return;
    this.#looked.set(slug, correctable.round);
    if (this.#chance.happens(0.4)) await this.#correct(slug, correctable);
  }

  /** Now and then the payments are forgotten. */
  async #correct(slug: string, { round, hands }: Correctable): Promise<void> {
    const lie = new Set(hands.flatMap(({ cards }) => cards));
    const hand = this.#chance.pick(hands.filter(({ cards }) => !cards.includes('??')));
    if (hand === undefined) return;
    const unused = DECK.filter((one) => !lie.has(one));
    await this.#order(slug, {
      type: 'CorrectCards',
      round,
      place: hand.place,
      cards: strengthened(hand.cards, this.#chance, unused),
      reason: REASON,
      settle: this.#chance.happens(0.7),
    });
  }

  #opening(table: FloorTable, find: (type: Offer['type']) => Offer | null): object | null {
    if (find('OpenTable') === null) return null;
    const dealer = table.dealing === 'attended' ? this.dealers.dealerFor(table.slug) : null;
    return { type: 'OpenTable', trayCents: FLOAT, ...(dealer === null ? {} : { dealer }) };
  }

  #running(table: FloorTable, find: (type: Offer['type']) => Offer | null): object | null {
    const halts = find('HaltRounds');
    if (table.halted) {
      const closes = find('CloseTable');
      if (closes !== null && table.round === null && this.#chance.happens(0.05)) {
        return { type: 'CloseTable', trayCents: table.trayCents };
      }
      return this.#waited(`halted ${table.slug}`, 3 * MINUTE) ? halts : null;
    }
    return halts !== null && this.#chance.happens(0.0008) ? halts : null;
  }

  /** Whether something has been so for long enough; asked again and again while it is. */
  #waited(what: string, ms: number): boolean {
    const now = this.stage.clock.monotonic();
    const since = this.#seen.get(what);
    if (since === undefined || now - since > 2 * ms) this.#seen.set(what, now);
    return since !== undefined && now - since >= ms && now - since <= 2 * ms;
  }
}

/** One card is another one: of the suit or the rank that the hand has most of, so that payments may change. */
const strengthened = (
  cards: readonly string[],
  chance: Chance,
  unused: readonly string[],
): readonly string[] => {
  const part = chance.pick([0, 1]) ?? 0;
  const kinds = cards.map((card) => card[part] ?? '');
  const countOf = (kind: string): number => kinds.filter((one) => one === kind).length;
  const most = kinds.reduce((one, other) => (countOf(other) > countOf(one) ? other : one), '');
  const wrong = kinds.findIndex((kind) => kind !== most);
  const card = chance.pick(unused.filter((one) => one[part] === most)) ?? chance.pick(unused);
  return cards.map((one, at) => (at === Math.max(0, wrong) ? (card ?? one) : one));
};

const filled = (order: Offer): object => {
  const reason = { reason: REASON };
  switch (order.type) {
    case 'ApproveRules':
      return { ...order, reference: 'A-1' };
    case 'Cards': {
      const { gesture } = order;
      const asks = gesture.type === 'OrderShuffle' || gesture.type === 'OrderRecut';
      return asks ? { ...order, gesture: { ...gesture, ...reason } } : order;
    }
    case 'RuleContinue':
    case 'RuleAbandoned':
    case 'ResolveCount':
    case 'RuleNoAward':
    case 'VoidRound':
      return { ...order, ...reason };
    default:
      return order;
  }
};
