import { type DealtCard, FULL_DECK, formatCard, formatDealtCard } from '@baize/cards';
import type { GameAct } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import {
  automaticStep,
  decideTable,
  evolveWorld,
  GESTURES,
  type Happened,
  newWorld,
  nextStep,
  type PinnedRules,
  type Refusal,
  type Role,
  type TableCommand,
  type TableEvent,
  type TablePolicy,
  viewTable,
  type World,
} from '../../src/index.js';
import type { CommandOf } from '../../src/table/commands.js';
import { chanceFrom, pinned } from './tables.js';

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'as'> : never;
export type Gesture = Unstamped<TableCommand>;

export const AUTOMATIC: TablePolicy = {
  gestures: GESTURES,
  decisionSeconds: 30,
  adjustAloneCents: cents(10_000),
};
export const MANUAL: TablePolicy = { ...AUTOMATIC, gestures: [], decisionSeconds: null };

const instant = (seconds: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `2026-03-${two(1 + Math.floor(hours / 24))}T${two(hours % 24)}:${two(minutes)}:${two(seconds % 60)}Z`;
};

/** A table with people round it, in a test: whoever may do a thing does it. */
export class Room {
  world: World;
  readonly happened: Happened[] = [];
  readonly chance: (below: number) => number;
  stack: string[] = [];
  seconds = 8 * 3600;

  constructor(
    readonly rules: PinnedRules,
    seed = 1,
  ) {
    this.world = newWorld('pit-1', rules);
    this.chance = chanceFrom(seed);
  }

  /** Open, with its jackpots, its decks ready and these many players. */
  static open(id: RulebookId, { policy = MANUAL, players = 3, seed = 1, rules = pinned(id) } = {}) {
    const room = new Room(rules, seed);
    room.openJackpots();
    room.do(
      { type: 'OpenTable', dealer: 'Dana', designated: true, trayCents: cents(90_000_000), policy },
      'floorperson',
    );
    for (let seat = 1; seat <= players; seat += 1) room.seat(seat);
    return room;
  }

  openJackpots(): void {
    for (const { id } of this.rules.inForce.jackpots) {
      this.do(
        {
          type: 'AtJackpot',
          jackpot: id,
          step: { type: 'Open', jackpot: `pit-${id}`, tables: ['pit-1'] },
        },
        'operator',
      );
    }
  }

  seat(seat: number, player = `player-${seat}`): void {
    this.do({ type: 'Sit', seat, player }, 'dealer');
    this.do({ type: 'BuyIn', player, cents: cents(2_000_000) }, 'dealer');
  }

  get at(): string {
    return instant(this.seconds);
  }

  get dealer(): string {
    return this.world.table.phase === 'open' ? this.world.table.dealer : 'Dana';
  }

  get round() {
    const round = this.world.table.phase === 'open' ? this.world.table.round : null;
    if (round === null) throw new Error('no round is open');
    return round;
  }

  get isBetween(): boolean {
    return this.world.table.phase === 'open' && this.world.table.round === null;
  }

  private personFor(as: Role): string {
    const names: Partial<Record<Role, string>> = {
      dealer: this.dealer,
      house: 'house',
      floorperson: 'Flo',
    };
    return names[as] ?? as;
  }

  issue(command: TableCommand): Refusal | null {
    const decided = decideTable(this.world, command);
    if (!decided.ok) return decided.error;
    for (const one of decided.value) {
      this.world = evolveWorld(this.world, one);
      this.happened.push(one);
    }
    return null;
  }

  tries(gesture: Gesture, as: Role = 'dealer', by = this.personFor(as)): Refusal | null {
    this.seconds += 1;
    return this.issue({ ...gesture, at: this.at, by, as } as TableCommand);
  }

  do(gesture: Gesture, as: Role = 'dealer', by?: string): void {
    const refusal = this.tries(gesture, as, by);
    if (refusal !== null) {
      throw new Error(
        `${gesture.type} was refused: ${refusal.code}, ${refusal.message} (${refusal.cite})`,
      );
    }
  }

  /** `code clause`, for what must be refused; nothing has changed by it. */
  refuses(gesture: Gesture, as: Role = 'dealer', by?: string): string | null {
    const before = this.world;
    const refusal = this.tries(gesture, as, by);
    if (refusal !== null && before !== this.world) throw new Error('a refusal changed the world');
    return refusal === null ? null : `${refusal.code} ${refusal.cite}`;
  }

  shuffle(): void {
    const cards = FULL_DECK.map(formatCard);
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.chance(last + 1);
      [cards[last], cards[other]] = [cards[other] as string, cards[last] as string];
    }
    this.stack = cards;
  }

  events(): readonly TableEvent[] {
    return this.happened.flatMap((one) => ('jackpot' in one ? [] : one.events));
  }

  text(card: DealtCard): string {
    return formatDealtCard(card);
  }

  acts(seat: number): readonly GameAct[] {
    const view = viewTable(this.world, { kind: 'dealer' }, this.at);
    return view.round?.legal[seat] ?? [];
  }

  /** What comes next by the book, whoever does it: the table itself where it may. */
  advance(): void {
    this.seconds += 1;
    const own = automaticStep(this.world, this.at, this.stack);
    if (own !== null) {
      this.took(own);
      return;
    }
    // The same table with every gesture: what it would do, a person does.
    const { table } = this.world;
    if (table.phase !== 'open') throw new Error('the table is closed');
    const eager = { ...this.world, table: { ...table, policy: AUTOMATIC } };
    const gesture = automaticStep(eager, this.at, this.stack);
    if (gesture !== null && gesture.type !== 'Decide') {
      this.took({ ...gesture, as: 'dealer', by: this.dealer });
      return;
    }
    const next = nextStep(this.world, this.at);
    if (next?.kind === 'do') {
      this.took({
        ...next.gesture,
        at: this.at,
        as: next.who,
        by: this.personFor(next.who),
      } as TableCommand);
      return;
    }
    if (next?.kind !== 'players') throw new Error(`stuck at ${JSON.stringify(next)}`);
    for (const seat of next.seats) next.what === 'bet' ? this.bet(seat) : this.decide(seat);
  }

  private took(command: TableCommand): void {
    if (command.type === 'OpenRound') this.shuffle();
    const refusal = this.issue(command);
    if (refusal !== null) throw new Error(`${command.type}: ${refusal.code}, ${refusal.message}`);
    if (command.type === 'Deal') this.stack.splice(0, command.cards.length);
  }

  bet(seat: number, more: Readonly<Record<string, number>> = {}): void {
    const act = this.acts(seat).find((one) => one.act === 'place-wagers');
    if (act?.act !== 'place-wagers') return;
    const stakes = Object.fromEntries(
      act.wagers.map(({ wager, fixedCents, leastCents }) => [
        wager,
        fixedCents ?? leastCents ?? 1_000,
      ]),
    );
    this.do(
      {
        type: 'PlaceWagers',
        seat,
        stakes: { ...stakes, ...more } as CommandOf<'PlaceWagers'>['stakes'],
      },
      'player',
      this.playerAt(seat),
    );
  }

  playerAt(seat: number): string {
    const { table } = this.world;
    return (table.phase === 'open' ? table.seats[seat]?.player : undefined) ?? 'nobody';
  }

  decide(seat: number, folds = this.chance(3) === 0): void {
    const acts = this.acts(seat);
    const stay = acts.find(({ act }) => act === 'raise' || act === 'bet' || act === 'play');
    if (stay === undefined) return;
    const contest = 'leastCents' in stay;
    const decision: CommandOf<'Decide'>['decision'] = contest
      ? folds
        ? { kind: 'fold', claims: [] }
        : { kind: stay.act as 'raise', cents: stay.leastCents as Cents }
      : folds
        ? 'fold'
        : 'play';
    this.do({ type: 'Decide', seat, decision }, 'player', this.playerAt(seat));
  }

  /** On until the game is in this phase. */
  until(phase: string, most = 400): this {
    for (let steps = 0; steps < most; steps += 1) {
      const { table } = this.world;
      const now = table.phase === 'open' ? (table.round?.game.phase ?? 'between') : 'closed';
      if (now === phase) return this;
      this.advance();
    }
    throw new Error(`it never came to ${phase}`);
  }

  playRound(): this {
    const before = this.world.table.lastRound;
    for (let steps = 0; steps < 600; steps += 1) {
      if (this.isBetween && this.world.table.lastRound > before) return this;
      this.advance();
    }
    throw new Error('a round ends');
  }
}
