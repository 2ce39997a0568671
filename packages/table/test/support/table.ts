import { readFileSync } from 'node:fs';
import type { ContestDecision, Place, RicochetDecision, Stakes } from '@baize/games';
import { displayedMicros } from '@baize/jackpot';
import { balanceOf, cents, centsBelow, centsExactly, formatCents } from '@baize/money';
import { unwrap } from '@baize/result';
import { decodeHouseRules, type RulebookId, type WagerId } from '@baize/rulebook';
import { stubSize } from '../../src/dealing/stub.js';
import {
  decideTable,
  evolveWorld,
  type Happened,
  type NextStep,
  newWorld,
  nextStep,
  type PinnedRules,
  previewIrregularity,
  type Refusal,
  type Role,
  type RoundAtTable,
  type TableCommand,
  type TableEvent,
  type TableGesture,
  type TablePolicy,
  trayCents,
  type World,
} from '../../src/index.js';
import type { Call } from '../../src/irregularities/call.js';
import type { Preview } from '../../src/irregularities/decide.js';
import { nextAtSeat } from '../../src/rounds/succession.js';
import { MANUAL } from '../../src/shift/shift.js';
import type { Draft } from './rounds.js';
import { rulesFrom } from './rules.js';

interface Person {
  readonly by: string;
  readonly as: Role;
}

export const DEALER: Person = { by: 'Dana', as: 'dealer' };
export const FLOOR: Person = { by: 'Flo', as: 'floorperson' };
const OPERATOR: Person = { by: 'Olive', as: 'operator' };
export const player = (by: string): Person => ({ by, as: 'player' });

/** Who sits where, seat 1 first. */
const PLAYERS = ['Ada', 'Ben', 'Cleo'] as const;

/** The digest of the elections that the operator had approved. */
const APPROVED = 'elections 1';

/** The rules of an example, with some elections changed, and approved as they then are. */
const pinned = (id: RulebookId, change: (house: Draft) => void): PinnedRules => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const approval of json.approvals ?? []) approval.covers = APPROVED;
  change(json);
  const decoded = decodeHouseRules(json);
  if (!decoded.ok) throw new Error(decoded.problems.map(({ message }) => message).join('; '));
  const house = decoded.value;
  return { digest: 'rules 1', electionsDigest: APPROVED, inForce: rulesFrom(id, house), house };
};

export type Hands = Readonly<Partial<Record<Place, string>>>;

export const raise = (amount: number): ContestDecision => ({ kind: 'raise', cents: cents(amount) });
export const bet = (amount: number): ContestDecision => ({ kind: 'bet', cents: cents(amount) });
export const fold: ContestDecision = { kind: 'fold', claims: [] };

const MOST_STEPS = 200;

/** A table, told in gestures. Nothing changes: each gesture gives a new table. */
export class Table {
  private constructor(
    readonly world: World,
    readonly happened: readonly Happened[],
    private readonly faces: Hands,
    private readonly minutes: number,
  ) {}

  /** Open, with its jackpots running and players on the first seats; the cards are made ready. */
  static open(
    id: RulebookId,
    change: (house: Draft) => void = () => undefined,
    policy: TablePolicy = MANUAL,
  ): Table {
    const rules = pinned(id, change);
    const closed = new Table(newWorld('t1', rules), [], {}, 0);
    const jackpots = rules.inForce.jackpots.reduce<Table>(
      (table, { id: jackpot }) =>
        table.do(
          {
            type: 'AtJackpot',
            jackpot,
            step: { type: 'Open', jackpot: `t1-${jackpot}`, tables: ['t1'] },
          },
          OPERATOR,
        ),
      closed,
    );
    const opened = jackpots.do(
      {
        type: 'OpenTable',
        dealer: DEALER.by,
        designated: true,
        trayCents: cents(10_000_000),
        policy,
      },
      FLOOR,
    );
    return PLAYERS.reduce((table, by, place) => table.joins(by, place + 1), opened);
  }

  /** Another table on the same meters, with the same rules and other players. */
  static linkedTo(first: Table, slug: string, players: readonly string[]): Table {
    const { rules } = first.world;
    const meters = rules.inForce.jackpots.reduce<Table>((table, { id: jackpot }) => {
      const meter = table.world.meters[jackpot];
      if (meter === undefined || meter.phase === 'unopened') throw new Error('no such jackpot');
      const terms = { ...meter.terms, jackpotType: meter.terms.type };
      const step = { type: 'LinkTable', table: slug, terms } as const;
      return table.do({ type: 'AtJackpot', jackpot, step }, OPERATOR);
    }, first).world.meters;
    const closed = new Table({ ...newWorld(slug, rules), meters }, [], {}, 0);
    const opened = closed.do(
      {
        type: 'OpenTable',
        dealer: DEALER.by,
        designated: true,
        trayCents: cents(10_000_000),
        policy: MANUAL,
      },
      FLOOR,
    );
    return players.reduce((table, by, place) => table.joins(by, place + 1), opened);
  }

  /** The same table after what another has done to the meters that both hang on. */
  after(other: Table): Table {
    const world = { ...this.world, meters: other.world.meters };
    return new Table(world, this.happened, this.faces, this.minutes);
  }

  joins(by: string, seat: number): Table {
    return this.do({ type: 'Sit', seat, player: by }).do({
      type: 'BuyIn',
      player: by,
      cents: cents(100_000),
    });
  }

  get now(): string {
    const two = (value: number): string => String(value).padStart(2, '0');
    return `2026-01-01T${two(8 + Math.floor(this.minutes / 60))}:${two(this.minutes % 60)}:00Z`;
  }

  later(minutes: number): Table {
    return new Table(this.world, this.happened, this.faces, this.minutes + minutes);
  }

  decide(gesture: TableGesture, person: Person = DEALER) {
    const command = { ...gesture, ...person, at: this.now } as TableCommand;
    return decideTable(this.world, command);
  }

  do(gesture: TableGesture, person: Person = DEALER): Table {
    const decided = this.decide(gesture, person);
    if (!decided.ok) throw new Error(`${gesture.type}: ${says(decided.error)}`);
    const world = decided.value.reduce(evolveWorld, this.world);
    return new Table(world, [...this.happened, ...decided.value], this.faces, this.minutes);
  }

  /** The same table after events of another day, as they were stored. */
  having(stored: readonly Happened[]): Table {
    const world = stored.reduce(evolveWorld, this.world);
    return new Table(world, [...this.happened, ...stored], this.faces, this.minutes);
  }

  /** `code [clause] sentence`; null when it is allowed. */
  refuses(gesture: TableGesture, person: Person = DEALER): string | null {
    const decided = this.decide(gesture, person);
    return decided.ok ? null : says(decided.error);
  }

  get next(): NextStep | null {
    return nextStep(this.world, this.now);
  }

  /** Does what the procedure asks for next, for as long as it needs nothing but hands that do it. */
  follow(until: (next: NextStep, table: Table) => boolean): Table {
    let table: Table = this;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const { next } = table;
      if (next === null || until(next, table)) return table;
      table = table.take(next);
    }
    throw new Error(`it never comes to that: ${JSON.stringify(table.next)}`);
  }

  private take(next: NextStep): Table {
    switch (next.kind) {
      case 'do':
        return this.do(next.gesture, next.who === 'floorperson' ? FLOOR : DEALER);
      case 'turn':
        return this.turns(next.place);
      case 'rack-stub':
        return this.do({
          type: 'RackStub',
          ...(next.mustCount ? { counted: this.stub } : {}),
        });
      case 'take-up':
        if (next.tucked !== undefined) return this.racksDiscards(next.place, next.tucked);
        return this.do({
          type: 'TakeUp',
          place: next.place,
          ...(next.mustCount ? { counted: this.found(next.place) } : {}),
        });
      default:
        throw new Error(`somebody must say how: ${JSON.stringify(next)}`);
    }
  }

  /** What a player tucked on a real felt is as many cards as are hidden there. */
  private racksDiscards(place: Place, named: number | null): Table {
    const tucked = named ?? this.faces[place]?.split(' ').length ?? this.cardsAt(place);
    const counted = this.cardsAt(place) - tucked;
    return this.do({ type: 'TakeUp', place, counted, tucked });
  }

  /** Cards ready, a round open, wagers placed. */
  bets(layouts: Readonly<Record<number, Readonly<Partial<Record<WagerId, number>>>>>): Table {
    const opened = this.follow((next) => next.kind === 'players');
    return Object.entries(layouts).reduce(
      (table, [seat, stakes]) =>
        table.do({ type: 'PlaceWagers', seat: Number(seat), stakes: stakes as Stakes }),
      opened,
    );
  }

  /** "No more bets", and every step before the first card. */
  closes(): Table {
    return this.follow((next) => next.kind === 'deal');
  }

  /** Deals the next so many cards, or all: those named, and for the rest cards that nobody has seen. */
  deals(hands: Hands, many?: number): Table {
    const ready = this.closes();
    const { next } = ready;
    if (next?.kind !== 'deal') throw new Error('no card is due');
    const coming = new Map<Place, string[]>();
    const cards = next.places.map((to) => {
      const known = coming.get(to) ?? (hands[to] ?? '').split(' ').slice(ready.cardsAt(to));
      coming.set(to, known);
      return { to, card: known.shift() || '??' };
    });
    return ready.do({ type: 'Deal', cards: cards.slice(0, many) });
  }

  /** What will be found when hands that nobody has seen are turned. */
  hiding(faces: Hands): Table {
    return new Table(this.world, this.happened, { ...this.faces, ...faces }, this.minutes);
  }

  turns(place: Place, faces = this.faces[place]): Table {
    return this.do({
      type: 'Turn',
      place,
      ...(faces === undefined ? {} : { cards: faces.split(' ') }),
    });
  }

  decides(seat: number, decision: ContestDecision | RicochetDecision): Table {
    const table =
      this.next?.kind === 'rack-stub' ? this.follow(({ kind }) => kind !== 'rack-stub') : this;
    return table.do({ type: 'Decide', seat, decision });
  }

  preview(call: Call): Preview {
    return unwrap(previewIrregularity(this.world, call));
  }

  calls(call: Call, person: Person = DEALER): Table {
    return this.do({ type: 'CallIrregularity', ...call }, person);
  }

  /** To the settlement. Awards that were keyed with a seat are left for afterwards. */
  settles(): Table {
    let table: Table = this;
    while (!table.isSettled) {
      table = table.follow((next, now) => now.isSettled || isAwardOfSeat(next, now));
      if (!table.isSettled) table = table.goesOn();
    }
    return table;
  }

  private get isSettled(): boolean {
    return this.round?.game.phase === 'settled';
  }

  /** On to the next player, or to the settlement of the round. */
  private goesOn(): Table {
    const next = nextAtSeat(this.world.rules.inForce, this.playing);
    if (next === null) return this.do({ type: 'Settle' });
    return next.does === 'turn'
      ? this.turns(next.seat)
      : this.do({ type: 'Settle', seat: next.seat });
  }

  /** To the end of the round. */
  ends(): Table {
    return this.follow(
      (_next, { world }) => world.table.phase === 'open' && world.table.round === null,
    );
  }

  /** To where the next round could begin. */
  readiesCards(): Table {
    return this.follow((next) => next.kind === 'do' && next.gesture.type === 'OpenRound');
  }

  get round(): RoundAtTable | null {
    return this.world.table.phase === 'open' ? this.world.table.round : null;
  }

  get playing(): RoundAtTable {
    if (this.round === null) throw new Error('no round is open');
    return this.round;
  }

  get events(): readonly TableEvent[] {
    return this.happened.flatMap((one) => ('jackpot' in one ? [] : one.events));
  }

  /** What happened since an earlier state of the same table. */
  since(earlier: Table): readonly Happened[] {
    return this.happened.slice(earlier.happened.length);
  }

  /** How many cards lie there by what was dealt. */
  cardsAt(place: Place): number {
    const game = this.round?.game;
    if (game === undefined || game.phase === 'betting') return 0;
    if (place === 'dealer')
      return 'cards' in game.dealer ? game.dealer.cards.length : game.dealer.length;
    return game.hands.find(({ seat }) => seat === place)?.cards.length ?? 0;
  }

  /** How many the dealer finds there: another number only where it was called. */
  private found(place: Place): number {
    const called = this.playing.irregularities.findLast(
      ({ kind, place: there }) => there === place && kind.startsWith('wrong-count'),
    );
    return called?.cards ?? this.playing.tucked[Number(place)] ?? this.cardsAt(place);
  }

  /** How many cards the stub has when nothing is wrong. */
  get stub(): number {
    const { game, deadCards } = this.playing;
    const dealt = game.hands.reduce((sum, { seat }) => sum + this.cardsAt(seat), 0);
    return stubSize(dealt + this.cardsAt('dealer'), deadCards);
  }

  /** The lines of the latest settlement: `2 ante void, $10.00 back [clause]`. */
  get lines(): readonly string[] {
    return (this.world.table.settled?.lines ?? []).map(
      ({ seat, wager, outcome, paysCents, returnedCents, cite }) => {
        const pays = paysCents > 0 ? `, pays ${formatCents(paysCents)}` : '';
        const back = returnedCents > 0 ? `, ${formatCents(returnedCents)} back` : '';
        return `${seat} ${wager} ${outcome}${pays}${back} [${cite}]`;
      },
    );
  }

  /** What a person has won or lost since buying in, with what lies on the felt. */
  netOf(by: string): number {
    return centsExactly(balanceOf(this.world.books, `player/${by}`)) - 100_000;
  }

  get tray(): number {
    return trayCents(this.world);
  }

  /** What the meter of a jackpot shows. */
  shown(jackpot: WagerId = 'progressive'): number {
    const meter = this.world.meters[jackpot];
    if (meter === undefined || meter.phase === 'unopened') throw new Error('no such jackpot');
    return centsBelow(displayedMicros(meter));
  }

  /** What still lies on the felt or in the pot. */
  get onTheFelt(): number {
    const lying = [...this.world.books].filter(([account]) => /^(wagers|pot)\//.test(account));
    return lying.reduce((sum, [, amount]) => sum + amount, 0);
  }

  /** How the deck is: its stack, or `gone`. */
  deck(id: string): string {
    const deck = this.world.table.cards.decks.find((one) => one.id === id);
    if (deck === undefined) return 'gone';
    return deck.stack.is === 'unshuffled' ? `unshuffled, ${deck.stack.due}` : 'shuffled';
  }
}

/** A gate of an award, before every player is finished. */
const isAwardOfSeat = (next: NextStep, { round }: Table): boolean =>
  round?.game.phase === 'revealing' && next.kind === 'do' && next.gesture.type === 'AtJackpot';

const says = ({ code, cite, message }: Refusal): string => `${code} [${cite}] ${message}`;
