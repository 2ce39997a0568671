import type { LiveView } from '../../src/live/live-view.js';
import type { Browser, Heard } from '../browser.js';
import type { Chance } from '../chance.js';
import { checkTimed } from '../checks/shown.js';
import type { Occurrence } from '../occurrences.js';
import type { Stage } from '../stage.js';
import { type Character, drawCharacter } from './character.js';
import { decisionFrom, layoutAct, mayDecide, stakesFrom } from './moves.js';
import { PageSeeds } from './page-seeds.js';
import { type Network, Watching } from './watching.js';

const MINUTE = 60_000;

type Phase = NonNullable<LiveView['round']>['game']['phase'] | 'between';

const VANISHES: Readonly<Record<Phase, Occurrence>> = {
  betting: 'a player vanishes while bets are taken',
  dealing: 'a player vanishes while cards are dealt',
  bonuses: 'a player vanishes while cards are dealt',
  deciding: 'a player vanishes before a decision',
  acting: 'a player vanishes before a decision',
  revealing: 'a player vanishes while hands are turned',
  over: 'a player vanishes while hands are turned',
  settled: 'a player vanishes after the settlement',
  between: 'a player vanishes between rounds',
};

/**
 * Somebody who comes to play, as people do: they bet and dawdle, take two boxes, run out of chips, tip,
 * close the browser in the middle of a hand, come back or forget to, and sometimes say goodbye.
 */
export class Player {
  readonly #browser: Browser;
  readonly #chance: Chance;
  readonly #character: Character;
  readonly #network: Network;
  readonly #seeds: PageSeeds;
  #watching: Watching | null = null;
  #isThinking = false;
  #isBusy = false;
  #isUnseen = false;
  #isOver = false;
  /** What they have bet in, so that they bet once. */
  #betIn = new Map<number, number>();
  #roundsLeft = 0;

  constructor(
    private readonly stage: Stage,
    readonly name: string,
    /** They never come back. */
    private readonly gone: () => void,
    character: Partial<Character>,
    address: string,
  ) {
    this.#browser = stage.browser(name, address);
    this.#chance = stage.chance.fork(name);
    this.#character = { ...drawCharacter(this.#chance, stage.tempo), ...character };
    const slow = this.#chance.happens(0.2);
    this.#network = slow ? { leastMs: 100, mostMs: 4_000 } : { leastMs: 5, mostMs: 120 };
    this.#seeds = new PageSeeds(
      stage,
      this.#browser,
      this.#chance.fork('seeds'),
      this.#character.seeds,
      () => (this.#watching?.isOpen === true ? (this.#watching.message?.view ?? null) : null),
      () => this.#vanish(),
    );
  }

  /** Comes for the first time, some time from now. */
  come(inMs: number): void {
    this.stage.later(inMs, () => this.#enter());
  }

  async #enter(): Promise<void> {
    if (this.#browser.account === null) {
      if (!(await this.#browser.enter('/api/guests', { name: this.name }))) {
        this.stage.later(30_000, () => this.#enter());
        return;
      }
      await this.#own({ type: 'ConfirmAge', atLeast: 21 });
    }
    const { table, rounds } = this.#character;
    const plan =
      this.stage.tables.find(({ slug }) => slug === table) ?? this.#chance.pick(this.stage.tables);
    if (plan === undefined) return;
    this.#roundsLeft = rounds ?? this.#chance.between(3, 60);
    this.#watching = new Watching(
      this.stage,
      this.#browser,
      'player',
      plan.slug,
      this.#network,
      () => {
        if (this.#watching?.mayAskForSeed === true) this.#seeds.see();
        this.#think();
      },
    );
    this.#note(`comes to ${plan.slug}`);
    this.#watching.open();
  }

  #note(what: string): void {
    this.stage.records.act(this.name, what);
  }

  #own(order: object): Promise<Heard> {
    return this.#browser.order('/api/me/orders', order);
  }

  async #at(order: object): Promise<Heard> {
    const table = this.#watching?.table ?? '';
    const path = `/api/tables/${table}/orders`;
    const key = this.#browser.nextKey();
    const first = await this.#browser.order(path, order, key);
    // The session of a guest is over: whoever comes next is somebody else.
    if (first.status === 401) this.#isOver = true;
    // Whoever gets no clear answer asks again with the same key, as the client does.
    return first.status >= 500 ? this.#browser.order(path, order, key) : first;
  }

  /** Something has arrived: after a while they look at it. */
  #think(): void {
    if (this.#isBusy) this.#isUnseen = true;
    if (this.#isThinking || this.#isBusy) return;
    this.#isThinking = true;
    const [least, most] = this.#character.paceMs;
    this.stage.later(this.#chance.between(least, most), () => this.#act());
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
    // What came while they were at it wants a look as well.
    if (this.#isOver) {
      watching.drop();
      this.#watching = null;
      this.gone();
      return;
    }
    if (acted || this.#isUnseen) this.#think();
  }

  /** The next thing they do; false where there is nothing to do until something arrives. */
  async #move(view: LiveView): Promise<boolean> {
    const isHit = view.jackpots.some(({ pending }) =>
      pending.some(({ player }) => player === this.#browser.account),
    );
    // Some close the browser just when they have won.
    const { vanishes, drains, isIdle, dozes } = this.#character;
    if (this.#chance.happens(isHit ? 0.1 : vanishes)) {
      if (isHit) this.stage.records.happened('a player closes the browser in a jackpot');
      return this.#vanish();
    }
    if (view.mine.length === 0) return this.#sit(view);
    if (this.#roundsLeft <= 0 && this.#chance.happens(0.5)) return this.#leave(view);
    if (drains && this.#chance.happens(0.5)) return this.#drain();
    if (isIdle) return false;
    for (const seat of view.mine) {
      if (mayDecide(view, seat)) {
        checkTimed(view, seat, 'decide');
        if (this.#chance.happens(2 * vanishes)) return this.#vanish();
        if (this.#chance.happens(dozes)) return this.#doze();
        const order = decisionFrom(view, seat, this.#chance);
        if (order !== null && codeOf(await this.#at(order)) === 'not-enough-chips') {
          await this.#buy();
        }
        return true;
      }
      if (await this.#bet(view, seat)) return true;
    }
    if (this.#chance.happens(0.02)) {
      await this.#at({ type: 'TipDealer', cents: 100 * this.#chance.between(1, 20) });
      return true;
    }
    return false;
  }

  async #sit(view: LiveView): Promise<boolean> {
    if (view.phase !== 'open') {
      this.#goElsewhere(2 * MINUTE);
      return false;
    }
    const taken = new Set(
      view.seats.filter(({ player }) => !player.startsWith('practice-')).map(({ seat }) => seat),
    );
    const free = [1, 2, 3, 4, 5, 6].filter((seat) => !taken.has(seat));
    const seat = this.#chance.pick(free);
    if (seat === undefined) {
      this.#goElsewhere(2 * MINUTE);
      return false;
    }
    const sat = await this.#at({ type: 'Sit', seat });
    if (sat.status >= 300) return true;
    if (this.#chance.happens(0.25)) {
      const second = await this.#at({ type: 'Sit', seat: seat + 1 });
      if (second.status < 300) this.stage.records.happened('a player sits in two boxes');
    }
    await this.#buy();
    if (this.#character.sendsAway) {
      const count = this.#chance.happens(0.7) ? 0 : this.#chance.between(1, 3);
      await this.#at({ type: 'SetPractice', count });
    }
    return true;
  }

  async #buy(): Promise<void> {
    const cents = 10_000 * this.#chance.between(2, 40);
    const bought = await this.#at({ type: 'BuyIn', cents });
    if (bought.status < 300) return;
    this.stage.records.happened('a player runs out of chips');
    await this.#own({ type: 'TopUp' });
    await this.#at({ type: 'BuyIn', cents: 20_000 });
  }

  async #drain(): Promise<true> {
    for (let times = 0; times < 4; times += 1) {
      const me = await this.#browser.get('/api/me');
      const money = me.body as {
        readonly walletCents?: number;
        readonly chipsCents?: number;
      } | null;
      const { walletCents = 0, chipsCents = 0 } = money ?? {};
      if (walletCents > 0) await this.#at({ type: 'BuyIn', cents: walletCents });
      const all = walletCents + chipsCents;
      if (all > 0) await this.#own({ type: 'CashOut', cents: all });
    }
    return true;
  }

  async #bet(view: LiveView, seat: number): Promise<boolean> {
    const act = layoutAct(view, seat);
    const number = view.round?.number ?? 0;
    if (act === null) return false;
    checkTimed(view, seat, 'bet');
    const again = this.#betIn.get(seat) === number;
    // Some change what lies there, again and again.
    if (again && !this.#character.fidgets && !this.#chance.happens(0.15)) return false;
    if (!again && this.#chance.happens(0.04)) {
      this.#betIn.set(seat, number);
      return false;
    }
    const stakes = stakesFrom(act, this.#character.daring, this.#chance);
    if (!again && this.#chance.happens(0.05)) return this.#layAndLeave(seat, number, stakes);
    const tips = this.#chance.happens(0.05) ? { tips: { ante: stakes.ante } } : {};
    const bet = await this.#at({ type: 'PlaceWagers', seat, stakes, ...tips });
    if (bet.status < 300) {
      this.#betIn.set(seat, number);
      if (!again) this.#roundsLeft -= 1;
      return true;
    }
    if (codeOf(bet) === 'not-enough-chips') await this.#buy();
    return true;
  }

  /** Lays chips on the spots, and looks away until the time to bet is over. */
  async #layAndLeave(
    seat: number,
    round: number,
    stakes: Readonly<Partial<Record<string, number>>>,
  ): Promise<false> {
    const laid = await this.#at({ type: 'LayChips', seat, stakes });
    if (laid.status < 300) this.stage.records.happened('chips are laid and left');
    this.#betIn.set(seat, round);
    return false;
  }

  /** Stays there and does nothing, with a hand that is to be decided. */
  #doze(): false {
    this.stage.records.happened('a player dawdles');
    this.#note(`dozes at ${this.#watching?.table}`);
    this.#isThinking = true;
    this.stage.later(this.#chance.between(MINUTE, 20 * MINUTE), () => this.#act());
    return false;
  }

  /** Goes without a word, in whatever state the round is: for a moment, for long, or for ever. */
  #vanish(): false {
    const watching = this.#watching;
    const how = this.#chance.weighted({ blink: 4, short: 4, long: 3, forever: 1 });
    const { records } = this.stage;
    records.happened(VANISHES[watching?.message?.view.round?.game.phase ?? 'between']);
    this.#note(`vanishes from ${watching?.table} (${how})`);
    if (this.#chance.happens(0.3)) watching?.stall();
    else watching?.drop();
    const away = {
      blink: [500, 4_500],
      short: [6_000, 90_000],
      long: [5 * MINUTE, 50 * MINUTE],
      forever: [0, 0],
    }[how] as [number, number];
    if (how === 'forever') {
      records.happened('a player never comes back');
      this.#watching = null;
      this.gone();
      return false;
    }
    this.stage.later(this.#chance.between(...away), () => {
      records.happened('a player returns');
      this.#note(`comes back to ${watching?.table}`);
      watching?.open();
    });
    return false;
  }

  async #leave(view: LiveView): Promise<boolean> {
    for (const seat of view.mine) await this.#at({ type: 'Leave', seat });
    const cents = view.chipsCents ?? 0;
    if (cents > 0) await this.#own({ type: 'CashOut', cents });
    this.#goElsewhere(this.#chance.between(MINUTE, 10 * MINUTE));
    return false;
  }

  #goElsewhere(inMs: number): void {
    this.#watching?.drop();
    this.#watching = null;
    this.#betIn.clear();
    this.come(inMs);
  }
}

const codeOf = ({ body }: Heard): unknown => (body as { readonly code?: unknown } | null)?.code;
