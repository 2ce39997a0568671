import type { NextStep } from '@baize/table';
import type { LiveView } from '../../src/live/live-view.js';
import type { Browser, Heard } from '../browser.js';
import type { Chance } from '../chance.js';
import { checkOffered } from '../checks/shown.js';
import type { Stage, TablePlan } from '../stage.js';
import type { Dealt, Felt } from './felt.js';
import { Watching } from './watching.js';

const MINUTE = 60_000;
/** So long a dealer waits for players who decide nothing, and calls time. */
const PATIENCE_MS = 45_000;
const NETWORK = { leastMs: 5, mostMs: 80 };

/** Who deals at which table, and who comes when one is gone. */
export interface Rota {
  /** Whoever shall take over from this dealer. */
  reliefFor(dealer: Dealer): Dealer | null;
  /** This dealer is gone and has told nobody. */
  gone(dealer: Dealer): void;
}

/** Does what the procedure asks for, mostly right; types cards, calls irregularities, is relieved, vanishes. */
export class Dealer {
  readonly #browser: Browser;
  readonly #chance: Chance;
  #watching: Watching | null = null;
  #felt: Felt | null = null;
  #plan: TablePlan | null = null;
  #isThinking = false;
  #isBusy = false;
  #isUnseen = false;

  constructor(
    private readonly stage: Stage,
    private readonly rota: Rota,
    readonly name: string,
    browser: Browser,
  ) {
    this.#browser = browser;
    this.#chance = stage.chance.fork(name);
  }

  get account(): string {
    return this.#browser.account ?? '';
  }

  get isAtWork(): boolean {
    return this.#watching?.isOpen === true;
  }

  get table(): string | null {
    return this.#watching?.table ?? null;
  }

  /** Goes to a table, and deals there as soon as it is theirs. */
  goTo(plan: TablePlan, felt: Felt): void {
    this.#watching?.drop();
    this.#plan = plan;
    this.#felt = felt;
    this.#watching = new Watching(this.stage, this.#browser, 'dealer', plan.slug, NETWORK, () =>
      this.#think(),
    );
    this.stage.records.act(this.name, `goes to ${plan.slug}`);
    this.#watching.open();
  }

  #think(): void {
    if (this.#isBusy) this.#isUnseen = true;
    if (this.#isThinking || this.#isBusy) return;
    this.#isThinking = true;
    const slow = this.#chance.happens(0.02);
    const ms = slow
      ? this.#chance.between(5_000, 25_000)
      : this.#chance.between(...this.stage.tempo.dealerMs);
    this.stage.later(ms, () => this.#act());
  }

  async #act(): Promise<void> {
    this.#isThinking = false;
    const watching = this.#watching;
    const view = watching?.message?.view;
    if (watching === null || !watching.isOpen || view === undefined || this.#isBusy) return;
    this.#isBusy = true;
    this.#isUnseen = false;
    const acted = await this.#move(view);
    this.#isBusy = false;
    if (acted || this.#isUnseen) this.#think();
  }

  #at(order: object): Promise<Heard> {
    return this.#browser.order(`/api/tables/${this.#plan?.slug}/orders`, order);
  }

  async #move(view: LiveView): Promise<boolean> {
    if (view.phase === 'closed') return false;
    if (view.procedure === null) {
      // The session is over, and the page shows what everybody may see: any question of staff signs in again.
      await this.#browser.get(`/api/tables/${this.#plan?.slug}/cards`);
      this.#watching?.drop();
      this.#watching?.open();
      return false;
    }
    if (view.dealer !== this.account) {
      if (view.dealer === 'automatic-dealer') await this.#at({ type: 'TakeTable' });
      return view.dealer === 'automatic-dealer';
    }
    if (this.#chance.happens(0.0015)) return this.#vanish();
    if (view.round === null && this.#chance.happens(0.02) && (await this.#beRelieved()))
      return false;
    if (view.round !== null && this.#chance.happens(0.006)) return this.#callSomething();
    if (this.#chance.happens(0.002)) {
      await this.#at({ type: 'CallFloor', about: 'help' });
      return true;
    }
    if (view.correctable?.who === 'dealer' && this.#chance.happens(0.01)) {
      return this.#correct(view.correctable);
    }
    if (view.round !== null) this.#felt?.begin(view.round.number);
    this.#felt?.settleDoubt(cardsOn(view), view.next?.kind === 'deal');
    if (this.#isOutOfPatience(view)) {
      await this.#at({ type: 'CallTime' });
      return true;
    }
    const order = view.next === null ? null : this.#orderFor(view, view.next);
    if (order === null || order === 'waits') return order === 'waits';
    const heard = await this.#at(order);
    if (heard.status >= 400 && 'cards' in order && order.type === 'Deal') {
      this.#felt?.doubt(this.#dealt, cardsOn(view));
    }
    return true;
  }

  /** Seats have been asked for too long, and no time runs for them. */
  #isOutOfPatience({ next, round, clock }: LiveView): boolean {
    if (next?.kind !== 'players' || next.what !== 'decide') return false;
    const timed = new Set(clock.deciding.map(({ seat }) => seat));
    const waits = next.seats.filter((seat) => !timed.has(seat));
    if (waits.length === 0) return false;
    const asked = `${round?.number} ${waits.join()}`;
    const now = this.stage.clock.monotonic();
    if (this.#asked?.what !== asked) this.#asked = { what: asked, since: now };
    if (now - this.#asked.since > PATIENCE_MS) {
      this.#asked = null;
      return true;
    }
    this.stage.later(PATIENCE_MS / 4, () => this.#think());
    return false;
  }

  #asked: { readonly what: string; readonly since: number } | null = null;
  #dealt: Dealt = [];

  #orderFor(view: LiveView, next: NextStep): StaffOrder | 'waits' | null {
    const felt = this.#felt;
    const typed = this.#plan?.cards === 'typed';
    if (felt === null) return null;
    switch (next.kind) {
      case 'do': {
        if (next.who !== 'dealer') return null;
        const { gesture } = next;
        if (gesture.type === 'Cards' && gesture.gesture.type === 'Cut' && !typed) {
          return { type: 'Cards', gesture: { type: 'Cut', deck: gesture.gesture.deck } };
        }
        // Betting stays open for a moment, so that people can bet.
        if (gesture.type === 'CloseBetting' && this.#chance.happens(0.85)) return 'waits';
        return gesture;
      }
      case 'deal': {
        // The deal waits until every seed is open, as the dealer's page says.
        if (view.fairness?.opening != null) return null;
        if (!typed) return { type: 'Deal' };
        this.#dealt = next.places.map((to) => ({ to, card: felt.deal(to) }));
        // Hands of Ricochet Poker lie open: nobody deals them unnamed.
        const blind = felt.isBlind && !view.rulebook.endsWith('/ricochet-poker');
        const cards = this.#dealt.map(({ to, card }) => ({
          to,
          card: blind && to !== 'dealer' ? '??' : card,
        }));
        // Now and then the same card is typed twice.
        const [first] = cards;
        if (first !== undefined && this.#chance.happens(0.01)) {
          cards.push(first);
          this.stage.records.happened('cards are dealt badly');
        }
        return { type: 'Deal', cards };
      }
      case 'turn': {
        const cards = typed && felt.isBlind && next.place !== 'dealer' ? felt.at(next.place) : null;
        const turned = next.cards === undefined ? cards : (cards?.slice(0, next.cards) ?? null);
        return { type: 'Turn', place: next.place, ...(turned === null ? {} : { cards: turned }) };
      }
      case 'rack-stub':
        return {
          type: 'RackStub',
          ...(next.mustCount ? { counted: 52 - cardsOn(view) } : {}),
        };
      case 'take-up': {
        const whole = cardsAt(view, next.place);
        // Where nobody has named them, the dealer says how many cards are tucked.
        const tucked = next.tucked === undefined ? 0 : (next.tucked ?? Math.min(5, whole));
        return {
          type: 'TakeUp',
          place: next.place,
          ...(next.mustCount ? { counted: whole - tucked } : {}),
          ...(next.tucked === null ? { tucked } : {}),
        };
      }
      case 'players':
      case 'floorperson':
        return null;
    }
  }

  /** Something went wrong at the table, as the book lists it. */
  async #callSomething(): Promise<boolean> {
    const heard = await this.#browser.get(`/api/tables/${this.#plan?.slug}/irregularities`);
    const list = (heard.body as { readonly irregularities?: readonly CallableSeen[] } | null)
      ?.irregularities;
    const one = this.#chance.pick(list ?? []);
    if (one === undefined) return true;
    const filled = {
      ...one.order,
      ...(one.fill.includes('cards') ? { cards: this.#chance.between(1, 9) } : {}),
      ...(one.fill.includes('card') ? { card: this.#felt?.unused() } : {}),
    };
    await this.#at(filled);
    return true;
  }

  /** A card was typed wrong: the one that really lies there is still in the stub. */
  async #correct({ round, hands }: NonNullable<LiveView['correctable']>): Promise<true> {
    const felt = this.#felt;
    const hand = this.#chance.pick(hands.filter(({ cards }) => !cards.includes('??')));
    if (felt === null || hand === undefined) return true;
    const { place, cards } = hand;
    const card = felt.unused();
    const order = { type: 'CorrectCards', round, place, reason: 'read wrong' };
    const heard = await this.#at({ ...order, cards: [card, ...cards.slice(1)] });
    if (heard.status >= 400) await this.#checkOffered(round, heard);
    if (heard.status < 300) felt.correct(place, cards[0] ?? '', card);
    return true;
  }

  /** Meanwhile the round may be over, and nobody's to correct: what counts is what the house offers now. */
  async #checkOffered(round: string, refused: Heard): Promise<void> {
    const { body } = await this.#browser.get(`/api/tables/${this.#plan?.slug}`);
    const { view } = (body ?? {}) as { readonly view?: LiveView };
    const offered = view?.correctable;
    if (offered?.who === 'dealer' && offered.round === round) checkOffered(this.name, refused);
  }

  async #beRelieved(): Promise<boolean> {
    const relief = this.rota.reliefFor(this);
    const { ...plan } = this.#plan;
    const felt = this.#felt;
    if (relief === null || this.#plan === null || felt === null) return false;
    const order = this.#chance.happens(0.5)
      ? { type: 'RelieveDealer', dealer: relief.account }
      : { type: 'HandBack' };
    const heard = await this.#at(order);
    if (heard.status >= 300) return false;
    this.#watching?.drop();
    relief.goTo(plan as TablePlan, felt);
    return true;
  }

  #vanish(): false {
    const how = this.#chance.weighted({ short: 3, forever: 1 });
    this.stage.records.act(this.name, `vanishes from ${this.#plan?.slug} (${how})`);
    this.stage.records.happened(
      how === 'forever' ? 'a dealer never comes back' : 'a dealer vanishes',
    );
    const watching = this.#watching;
    watching?.drop();
    if (how === 'forever') this.rota.gone(this);
    else {
      this.stage.later(this.#chance.between(2_000, 2 * MINUTE), () => {
        if (this.#watching === watching) watching?.open();
      });
    }
    return false;
  }
}

interface StaffOrder {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface CallableSeen {
  readonly order: object;
  readonly fill: readonly string[];
}

const cardsAt = ({ round }: LiveView, place: number | 'dealer'): number => {
  if (round === null) return 0;
  const { game } = round;
  if (place === 'dealer') return ('cards' in game.dealer ? game.dealer.cards : game.dealer).length;
  const hand = game.hands.find(({ seat }) => seat === place);
  return (hand?.cards.length ?? 0) + (hand !== undefined && 'draw' in hand ? hand.draw.length : 0);
};

const cardsOn = (view: LiveView): number =>
  (view.round?.game.hands ?? []).reduce((sum, { seat }) => sum + cardsAt(view, seat), 0) +
  cardsAt(view, 'dealer');
