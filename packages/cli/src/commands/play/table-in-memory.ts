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

/** Each seat is a player of its own, since most documents give a player one hand. */
export const playerAt = (seat: number): string => `player ${seat}`;

/** A round in progress: the world as it was before, and what has happened since. */
export interface RoundSoFar {
  readonly before: World;
  readonly happened: readonly Happened[];
}

/** Told of every event when the table has taken it, with the world before it. */
export type Listener = (event: AnyEvent, before: World) => void;

const SLUG = 'practice';
const STAND_INS: StandIns = { dealer: 'dealer', floorperson: 'floorperson' };
const FLOAT = cents(50_000_000);

/** A table of the house in memory, with the same steps and the same views; nobody attends it. */
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

  /** Takes the place of whoever was told before. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** The cards of the next round, in the order in which they are dealt. */
  lay(deck: readonly string[]): void {
    this.#deck = deck;
  }

  /** What the table does by itself now; null where it waits for its players. */
  step(): readonly Happened[] | null {
    const command = unattendedStep(this.#world, this.now(), this.#cardsLeft(), STAND_INS);
    return command === null ? null : this.#done(this.#put(command));
  }

  /** An order of a player. */
  order(seat: number, gesture: TableGesture): Result<readonly Happened[], Refusal> {
    return this.#put(this.#ordered(seat, gesture));
  }

  /** Why an order would be refused; null when it would not. */
  refuses(seat: number, gesture: TableGesture): Refusal | null {
    const decided = decideTable(this.#world, this.#ordered(seat, gesture));
    return decided.ok ? null : decided.error;
  }

  /** Why these cards would not be dealt; null when they would. */
  refusesDeal(cards: readonly CardTo[]): Refusal | null {
    const deal = this.#stamped({ type: 'Deal', cards }, 'dealer', STAND_INS.dealer);
    const decided = decideTable(this.#world, deal);
    return decided.ok ? null : decided.error;
  }

  next(): NextStep | null {
    return nextStep(this.#world, this.now());
  }

  /** The table as the player of a seat sees it. */
  view(seat: number): TableView {
    return viewTable(this.#world, { kind: 'player', player: playerAt(seat) }, this.now());
  }

  /** What the player of a seat has in chips beside the layout. */
  chipsCents(seat: number): Cents {
    return centsExactly(balanceOf(this.#world.books, `player/${playerAt(seat)}`));
  }

  /** The jackpots start from their seeds and the tray is filled; refused where no table may open. */
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
            // Nobody is hurried at a terminal.
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

  /** A player takes a seat. */
  sit(seat: number): void {
    this.#done(this.order(seat, { type: 'Sit', seat, player: playerAt(seat) }));
  }

  /** Cash becomes chips; a tray that has become low is filled first. */
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

/** A table that has never been open, whose rounds are numbered on. */
export const practiceWorld = (rules: PinnedRules, rounds: number): World => {
  const world = newWorld(SLUG, rules);
  return { ...world, table: { ...world.table, lastRound: rounds } };
};
