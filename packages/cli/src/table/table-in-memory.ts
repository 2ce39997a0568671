import type { CardTo } from '@baize/games';
import { balanceOf, type Cents, cents, centsExactly } from '@baize/money';
import { assert, ok, type Result } from '@baize/result';
import {
  type AnyEvent,
  anyEvents,
  cardsOut,
  decideTable,
  evolveWorld,
  GESTURES,
  type Happened,
  type NextStep,
  newWorld,
  nextStep,
  type PinnedRules,
  type Refusal,
  type StandIns,
  type TableCommand,
  type TableGesture,
  type TableView,
  trayCents,
  unattendedStep,
  viewTable,
  type World,
} from '@baize/table';

/** Each seat is a separate player, since most documents allow one hand a player. */
export const playerAt = (seat: number): string => `player ${seat}`;

/** The world before the current round, and its events so far. */
export interface RoundSoFar {
  readonly before: World;
  readonly happened: readonly Happened[];
}

/** Called for every event after it is applied, with the world before it. */
export type Listener = (event: AnyEvent, before: World) => void;

const SLUG = 'practice';
const STAND_INS: StandIns = { dealer: 'dealer', floorperson: 'floorperson' };
const FLOAT = cents(50_000_000);

/** The house's table in memory: automatic, with the same steps and views. */
export class TableInMemory {
  #world: World;
  #round: RoundSoFar;
  #deck: readonly string[] = [];
  #listener: Listener = () => undefined;

  constructor(
    world: World,
    private readonly now: () => string,
  ) {
    this.#world = world;
    this.#round = { before: world, happened: [] };
  }

  get world(): World {
    return this.#world;
  }

  get round(): RoundSoFar {
    return this.#round;
  }

  /** Replaces the listener. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** Sets the cards of the next round, in dealing order. */
  lay(deck: readonly string[]): void {
    this.#deck = deck;
  }

  /** Lets the table act by itself; null when it waits for a player. */
  step(): readonly Happened[] | null {
    const command = unattendedStep(this.#world, this.now(), this.#cardsLeft(), STAND_INS);
    return command === null ? null : this.#done(this.#put(command));
  }

  order(seat: number, gesture: TableGesture): Result<readonly Happened[], Refusal> {
    return this.#put(this.#ordered(seat, gesture));
  }

  /** Why an order would be refused, or null. */
  refuses(seat: number, gesture: TableGesture): Refusal | null {
    const decided = decideTable(this.#world, this.#ordered(seat, gesture));
    return decided.ok ? null : decided.error;
  }

  /** Why dealing these cards would be refused, or null. */
  refusesDeal(cards: readonly CardTo[]): Refusal | null {
    const deal = this.#stamped({ type: 'Deal', cards }, 'dealer', STAND_INS.dealer);
    const decided = decideTable(this.#world, deal);
    return decided.ok ? null : decided.error;
  }

  next(): NextStep | null {
    return nextStep(this.#world, this.now());
  }

  view(seat: number): TableView {
    return viewTable(this.#world, { kind: 'player', player: playerAt(seat) }, this.now());
  }

  /** A seat's chips that are not on the layout. */
  chipsCents(seat: number): Cents {
    return centsExactly(balanceOf(this.#world.books, `player/${playerAt(seat)}`));
  }

  /** Opens the jackpots and the table. */
  open(): Result<readonly Happened[], Refusal> {
    const { rules, table } = this.#world;
    const jackpots = rules.inForce.jackpots.map(({ id: jackpot }): TableCommand => {
      const step = { type: 'Open', jackpot: `${SLUG}-${jackpot}`, tables: [table.slug] } as const;
      return this.#stamped({ type: 'AtJackpot', jackpot, step }, 'operator', 'operator');
    });
    for (const command of jackpots) {
      const opened = this.#put(command);
      if (!opened.ok) return opened;
    }
    return this.#put(
      this.#stamped(
        {
          type: 'OpenTable',
          dealer: STAND_INS.dealer,
          designated: true,
          trayCents: FLOAT,
          policy: {
            // No time limit at a terminal.
            gestures: GESTURES.filter((gesture) => gesture !== 'fold-on-time-out'),
            decisionSeconds: null,
            adjustAloneCents: cents(0),
          },
        },
        'floorperson',
        STAND_INS.floorperson,
      ),
    );
  }

  sit(seat: number): void {
    this.#done(this.order(seat, { type: 'Sit', seat, player: playerAt(seat) }));
  }

  /** Fills the tray first if it has become low. */
  buyIn(seat: number, amount: Cents): readonly Happened[] {
    const filled = trayCents(this.#world) < FLOAT / 2 ? this.#fill() : [];
    const buy = { type: 'BuyIn', player: playerAt(seat), cents: amount } as const;
    return [...filled, ...this.#done(this.order(seat, buy))];
  }

  #fill(): readonly Happened[] {
    const { lastRound } = this.#world.table;
    const fill = { type: 'FillTray', cents: FLOAT, slip: `after-${lastRound}` } as const;
    return this.#done(this.#put(this.#stamped(fill, 'floorperson', STAND_INS.floorperson)));
  }

  #cardsLeft(): readonly string[] {
    const { table } = this.#world;
    const round = table.phase === 'open' ? table.round : null;
    return round === null ? [] : this.#deck.slice(cardsOut(round));
  }

  #ordered(seat: number, gesture: TableGesture): TableCommand {
    return this.#stamped(gesture, 'player', playerAt(seat));
  }

  #stamped(gesture: TableGesture, as: TableCommand['as'], by: string): TableCommand {
    return { ...gesture, at: this.now(), by, as };
  }

  #put(command: TableCommand): Result<readonly Happened[], Refusal> {
    const decided = decideTable(this.#world, command);
    if (!decided.ok) return decided;
    if (command.type === 'OpenRound') this.#round = { before: this.#world, happened: [] };
    this.#round = {
      ...this.#round,
      happened: [...this.#round.happened, ...decided.value],
    };
    for (const happened of decided.value) this.#take(happened);
    return ok(decided.value);
  }

  #take(happened: Happened): void {
    for (const event of anyEvents(happened)) {
      const before = this.#world;
      const { stream } = happened;
      this.#world = evolveWorld(before, { ...happened, stream, events: [event.event] } as Happened);
      this.#listener(event, before);
    }
  }

  #done(result: Result<readonly Happened[], Refusal>): readonly Happened[] {
    assert(result.ok, () => (result.ok ? '' : `refused: ${result.error.message}`));
    return result.value;
  }
}

/** A new table whose round numbers continue from `rounds`. */
export const practiceWorld = (rules: PinnedRules, rounds: number): World => {
  const world = newWorld(SLUG, rules);
  return { ...world, table: { ...world.table, lastRound: rounds } };
};
