import type { ContestDecision, GameEvent, Place, RicochetDecision, Stakes } from '@baize/games';
import { displayedMicros } from '@baize/jackpot';
import { balanceOf, cents, centsBelow, centsExactly, formatCents } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import { expect } from 'vitest';
import { stubSize } from '../../../src/dealing/stub.js';
import {
  decideTable,
  evolveWorld,
  type Happened,
  type NextStep,
  nextStep,
  type Role,
  reportOf,
  type TableCommand,
  type TableEvent,
  type TableGesture,
  viewTable,
  type World,
} from '../../../src/index.js';
import type { Call } from '../../../src/irregularities/call.js';
import { MANUAL } from '../../../src/shift/shift.js';
import { checkWorld } from '../invariants.js';
import { isByTheBook } from './by-the-book.js';
import { afterRound, type Ordered, orderInWords, reportInWords, whatCameOfIt } from './words.js';

interface Person {
  readonly by: string;
  readonly as: Role;
}

const FLOOR: Person = { by: 'Flo', as: 'floorperson' };
const OPERATOR: Person = { by: 'Olive', as: 'operator' };
export type Hands = Readonly<Partial<Record<Place, string>>>;
type Layouts = Readonly<Record<number, Readonly<Partial<Record<WagerId, number>>>>>;

/** Which cards of a hand lie face up as soon as they are dealt. */
export type FaceUp = (place: Place, index: number) => boolean;

/** What people do beside the procedure: they come and go, change money and rest. */
const BESIDE: readonly TableCommand['type'][] = [
  'OpenTable',
  'CloseTable',
  'Sit',
  'Leave',
  'BuyIn',
  'TipDealer',
  'FillTray',
  'CreditTray',
  'TakeDrop',
  'RelieveDealer',
  'SenseChip',
];

const MOST_STEPS = 200;
const SECONDS = 15;

/** The pit that a table stands in: its clock, its story and its meters. */
interface Pit {
  readonly now: string;
  readonly tables: number;
  readonly departures: string[];
  passes(seconds: number): void;
  heading(words: string): void;
  say(...lines: readonly string[]): void;
  shareMeters(felt: Felt): void;
}

/** One table of the evening. Cards lie as they were dealt; they are known when they are turned. */
export class Felt {
  readonly happened: Happened[] = [];
  private readonly before: World;
  private hands: Hands = {};
  /** What the dealer has read already. */
  private said: readonly string[] = [];

  constructor(
    private readonly evening: Pit,
    public world: World,
    private readonly faceUp: FaceUp,
  ) {
    this.before = world;
  }

  get slug(): string {
    return this.world.table.slug;
  }

  get next(): NextStep | null {
    return nextStep(this.world, this.evening.now);
  }

  get round() {
    return this.world.table.phase === 'open' ? this.world.table.round : null;
  }

  private get dealer(): Person {
    const { table } = this.world;
    return { by: table.phase === 'open' ? table.dealer : 'Dana', as: 'dealer' };
  }

  private player(seat: number): Person {
    const { table } = this.world;
    const by = table.phase === 'open' ? table.seats[seat]?.player : undefined;
    return { by: by ?? 'nobody', as: 'player' };
  }

  /** An order as somebody gives it; `departs` where the book would have asked for something else. */
  private order(gesture: TableGesture, person: Person, departs = false): this {
    this.evening.passes(SECONDS);
    const command = { ...gesture, ...person, at: this.evening.now } as TableCommand;
    const ordered: Ordered = { command, step: this.stepNow(), departs };
    const beside = BESIDE.includes(command.type) || isAdministration(command);
    const told = `${command.type} ${JSON.stringify(this.next)}`;
    if (!beside) expect(isByTheBook(this.world, command), told).toBe(!departs);
    const decided = decideTable(this.world, command);
    if (!decided.ok) {
      const { code, message, cite } = decided.error;
      throw new Error(`${command.type}: ${code} [${cite}] ${message}`);
    }
    if (command.type === 'OpenRound') {
      this.evening.heading(`ROUND ${this.world.table.lastRound + 1} at table ${this.slug}`);
    }
    if (!beside) this.says();
    if (departs) this.evening.departures.push(orderInWords(this.world, ordered));
    this.evening.say(`${departs ? '! ' : ''}${orderInWords(this.world, ordered)}`);
    const wasPlaying = this.round !== null;
    for (const one of decided.value) this.happens(one);
    if (wasPlaying && this.round === null) this.evening.say(...afterRound(this.world));
    this.evening.shareMeters(this);
    return this;
  }

  private happens(one: Happened): void {
    for (const event of one.events) {
      const alone = { ...one, events: [event] } as unknown as Happened;
      this.evening.say(...whatCameOfIt(this.world, alone));
      this.world = evolveWorld(this.world, alone);
      this.happened.push(alone);
      checkWorld(this.world);
    }
  }

  /** What the screen tells the dealer to say and show before the step, once. */
  private says(): void {
    const now = (this.procedure?.says ?? []).map(({ text, cite }) => `${text} [${cite}]`);
    const first = now.filter((words) => !this.said.includes(words));
    this.evening.say(...first.map((words) => `${this.dealer.by} reads: ${words}`));
    this.said = now;
  }

  private get procedure() {
    return viewTable(this.world, { kind: 'dealer' }, this.evening.now).procedure;
  }

  private stepNow(): string | null {
    const { procedure } = this;
    if (procedure === null) return null;
    const { words, about, cite } = procedure.now;
    return `${words}${about === null ? '' : ` (${about})`} [${cite}]`;
  }

  dealerDoes(gesture: TableGesture): this {
    return this.order(gesture, this.dealer);
  }

  floorDoes(gesture: TableGesture): this {
    return this.order(gesture, FLOOR);
  }

  operatorDoes(gesture: TableGesture): this {
    return this.order(gesture, OPERATOR);
  }

  /** What nobody foresaw: the dealer says what is wrong, and the book says what comes of it. */
  calls(call: Call): this {
    return this.order({ type: 'CallIrregularity', ...call }, this.dealer, true);
  }

  /** A floorperson rules where the book leaves it to one. */
  rules(gesture: TableGesture): this {
    return this.order(gesture, FLOOR, true);
  }

  opens(dealer: string, tray: number): this {
    this.evening.heading(`Table ${this.slug} opens`);
    return this.floorDoes({
      type: 'OpenTable',
      dealer,
      designated: true,
      trayCents: cents(tray),
      policy: MANUAL,
    });
  }

  joins(seat: number, player: string, bought: number): this {
    this.order({ type: 'Sit', seat, player }, { by: player, as: 'player' });
    return bought === 0 ? this : this.dealerDoes({ type: 'BuyIn', player, cents: cents(bought) });
  }

  playerDoes(seat: number, gesture: TableGesture): this {
    return this.order(gesture, this.player(seat));
  }

  /** Whatever the book asks for next, for as long as it needs nothing but hands that do it. */
  follows(until: (next: NextStep) => boolean): this {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { next } = this;
      if (next === null || until(next)) return this;
      this.takes(next);
    }
    throw new Error(`it never comes to that: ${JSON.stringify(this.next)}`);
  }

  private takes(next: NextStep): void {
    switch (next.kind) {
      case 'do':
        this.order(next.gesture, next.who === 'floorperson' ? FLOOR : this.dealer);
        return;
      case 'turn':
        this.dealerDoes({ type: 'Turn', place: next.place, ...this.read(next.place) });
        return;
      case 'rack-stub':
        this.dealerDoes({ type: 'RackStub', ...(next.mustCount ? { counted: this.stub } : {}) });
        return;
      case 'take-up':
        this.dealerDoes({
          type: 'TakeUp',
          place: next.place,
          ...(next.mustCount ? { counted: this.lying(next.place) } : {}),
        });
        return;
      default:
        throw new Error(`somebody must say how: ${JSON.stringify(next)}`);
    }
  }

  /** The dealer reads the cards as they are turned, and types them. */
  private read(place: Place): { readonly cards?: readonly string[] } {
    const hand = this.hands[place];
    return hand === undefined || this.faceUp(place, 0) ? {} : { cards: hand.split(' ') };
  }

  /** From the cards on: shuffled, cut and loaded, and the round is open. */
  bets(layouts: Layouts): this {
    this.follows((next) => next.kind === 'players' && next.what === 'bet');
    for (const [seat, stakes] of Object.entries(layouts)) {
      this.playerDoes(Number(seat), {
        type: 'PlaceWagers',
        seat: Number(seat),
        stakes: stakes as Stakes,
      });
    }
    return this;
  }

  /** What lies where, face down until it is turned; `many` cards of it where the deal stops. */
  deals(hands: Hands, many?: number): this {
    this.follows((next) => next.kind === 'deal');
    this.hands = { ...this.hands, ...hands };
    const { next } = this;
    if (next?.kind !== 'deal') throw new Error('no card is due');
    const dealt = new Map<Place, number>();
    const cards = next.places.map((to) => {
      const index = dealt.get(to) ?? this.lying(to);
      dealt.set(to, index + 1);
      const card = this.hands[to]?.split(' ')[index];
      return { to, card: this.faceUp(to, index) && card !== undefined ? card : '??' };
    });
    return this.dealerDoes({ type: 'Deal', cards: cards.slice(0, many) });
  }

  /** What the dealer reads when a hand is turned, rightly or not. */
  showing(hands: Hands): this {
    this.hands = { ...this.hands, ...hands };
    return this;
  }

  decides(seat: number, decision: ContestDecision | RicochetDecision): this {
    this.follows((next) => next.kind === 'players' && next.what === 'decide');
    return this.playerDoes(seat, { type: 'Decide', seat, decision });
  }

  /** To the end of the round. */
  ends(): this {
    for (let step = 0; step < MOST_STEPS && this.round !== null; step += 1) {
      const { next } = this;
      if (next === null) break;
      this.takes(next);
    }
    this.hands = {};
    return this;
  }

  /** Closed, with the day's report where the meters are the table's own: a report reads all they did. */
  closes(counted: number): this {
    this.evening.heading(`Table ${this.slug} closes`);
    this.floorDoes({ type: 'CloseTable', trayCents: cents(counted) });
    if (this.evening.tables === 1) {
      const { rules } = this.world;
      this.evening.say(...reportInWords(reportOf(rules, this.slug, this.happened, this.before)));
    }
    return this;
  }

  get events(): readonly TableEvent[] {
    return this.happened.flatMap((one) => ('jackpot' in one ? [] : one.events));
  }

  get inRound(): readonly GameEvent[] {
    return this.events.flatMap((event) => (event.type === 'InRound' ? [event.event] : []));
  }

  /** The lines of the latest settlement: `2 flush win $300`. */
  get lastLines(): readonly string[] {
    return (this.world.table.settled?.lines ?? []).map(
      ({ seat, wager, outcome, paysCents }) =>
        `${seat} ${wager} ${outcome}${paysCents > 0 ? ` ${formatCents(paysCents)}` : ''}`,
    );
  }

  shows(jackpot: WagerId): number {
    const meter = this.world.meters[jackpot];
    if (meter === undefined || meter.phase === 'unopened') throw new Error('no such jackpot');
    return centsBelow(displayedMicros(meter));
  }

  /** What a display showed when the wagers of each round were in. */
  displays(jackpot: WagerId): readonly number[] {
    return this.happened.flatMap((one) =>
      'jackpot' in one && one.jackpot === jackpot
        ? one.events.flatMap((event) =>
            event.type === 'Contributed' ? [centsBelow(event.displayMicros)] : [],
          )
        : [],
    );
  }

  /** What a player has by the books, less what was changed for chips. */
  wonBy(player: string): number {
    const bought = this.events.flatMap((event) =>
      event.type === 'BoughtIn' && event.player === player ? [event.cents] : [],
    );
    const held = centsExactly(balanceOf(this.world.books, `player/${player}`));
    return held - bought.reduce((sum, one) => sum + one, 0);
  }

  /** How many cards lie there. */
  private lying(place: Place): number {
    const game = this.round?.game;
    if (game === undefined || game.phase === 'betting') return 0;
    if (place === 'dealer')
      return 'cards' in game.dealer ? game.dealer.cards.length : game.dealer.length;
    const hand = game.hands.find(({ seat }) => seat === place);
    if (hand === undefined) return 0;
    return hand.cards.length + ('draw' in hand ? hand.draw.length : 0);
  }

  /** How many cards the stub has when nothing is wrong. */
  private get stub(): number {
    const { round } = this;
    if (round === null) throw new Error('no round is open');
    const dealt = round.game.hands.reduce((sum, { seat }) => sum + this.lying(seat), 0);
    return stubSize(dealt + this.lying('dealer'), round.deadCards);
  }
}

/** A meter is opened, linked or changed in the office, not at the table. */
const isAdministration = (command: TableCommand): boolean =>
  command.type === 'AtJackpot' &&
  ['Open', 'LinkTable', 'UnlinkTable', 'ModifyPrize', 'ChangeTerms'].includes(command.step.type);
