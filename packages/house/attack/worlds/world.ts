import type { Place } from '@baize/games';
import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { cardsOut, type TableEvent } from '@baize/table';
import { Chance } from '../../simulation/chance.js';
import type { RoundsEvent } from '../../src/live/streams/rounds-stream.js';
import { type Served, serve } from '../../test/http/support/serve.js';
import { type Attended, attendStep, roundAt } from '../../test/live/support/attend.js';
import { orderFrom } from '../../test/live/support/decide.js';
import { done, openHouse, type TestHouse } from '../../test/live/support/open-house.js';
import type { Recipe } from './seed-pairs.js';

export type SignedIn = Awaited<ReturnType<Served['as']>>;

export interface WorldPlan {
  readonly rulebook: RulebookId;
  readonly dealing: 'automatic' | 'attended';
  readonly seed: string;
  /** Seeds of the house in place of those that chance would draw, by the number of the draw. */
  readonly instead: ReadonlyMap<number, Uint8Array>;
}

const SEED_BYTES = 32;
const PHASES_HIDDEN = ['betting', 'dealing', 'deciding', 'acting', 'bonuses'];
/** Every card of this game is dealt face up: only the time before the first one hides anything. */
const FACE_UP: readonly RulebookId[] = ['wa/ricochet-poker'];

/** A house with one table, played by two people who do the same whatever the cards are. */
export class World {
  readonly drawn: Uint8Array[] = [];
  readonly slug = 'felt';
  readonly people = new Map<string, SignedIn>();
  #over!: TestHouse;
  #served!: Served;
  #attended!: Attended;

  static async open(plan: WorldPlan): Promise<World> {
    const world = new World();
    await world.#open(plan);
    return world;
  }

  get over(): TestHouse {
    return this.#over;
  }

  get served(): Served {
    return this.#served;
  }

  async #open({ rulebook, dealing, seed, instead }: WorldPlan): Promise<void> {
    const [seeds, others] = [new Chance(`${seed}/seeds`), new Chance(`${seed}/others`)];
    const random = (bytes: number): Uint8Array => {
      if (bytes !== SEED_BYTES) return others.bytes(bytes);
      const usual = Uint8Array.from(seeds.bytes(bytes));
      const drawn = instead.get(this.drawn.length) ?? usual;
      this.drawn.push(drawn);
      return drawn;
    };
    const practice = new Chance(`${seed}/practice`);
    this.#over = await openHouse({
      pace: dealing === 'automatic' ? 1 : 0,
      random,
      chance: (below) => practice.below(below),
    });
    await this.#over.create(rulebook, { slug: this.slug, dealing });
    let requests = 0;
    this.#served = await serve({
      over: this.#over,
      requestId: () => {
        requests += 1;
        return `request-${requests}`;
      },
      clock: this.#over.house.clock,
    });
    for (const name of ['ann', 'ben', 'guest']) await this.#come(name, 'player');
    for (const role of ['dealer', 'floorperson', 'pit-manager', 'surveillance', 'auditor'] as const)
      await this.#come(role, role);
    await this.#come('operator', 'operator');
    const [ann, ben, dealer, floor] = ['ann', 'ben', 'dealer', 'floorperson'].map((name) =>
      this.as(name),
    ) as [SignedIn, SignedIn, SignedIn, SignedIn];
    await this.#over.seat(ann.person, this.slug, 1, cents(200_000));
    await this.#over.seat(ben.person, this.slug, 2, cents(200_000));
    if (dealing === 'attended')
      done(await this.#over.at(dealer.person, this.slug, { type: 'TakeTable' }));
    const seedOf = (who: string) => (round: number) => `${who}'s own ${round}`;
    this.#attended = {
      house: this.#over,
      slug: this.slug,
      players: [
        { person: ann.person, seats: [1], seed: seedOf('ann') },
        { person: ben.person, seats: [2], seed: seedOf('ben') },
      ],
      dealer: dealer.person,
      floor: floor.person,
    };
    this.dealing = dealing;
    this.#faceUp = FACE_UP.includes(rulebook);
  }

  dealing: 'automatic' | 'attended' = 'automatic';
  #faceUp = false;

  async #come(name: string, role: SignedIn['person']['role']): Promise<void> {
    this.people.set(name, await this.#served.as(role));
  }

  as(name: string): SignedIn {
    const person = this.people.get(name);
    if (person === undefined) throw new Error(`nobody is called ${name}`);
    return person;
  }

  /** One thing happens; false when the round is over. */
  async step(): Promise<boolean> {
    const begun = roundAt(this.#attended) !== null;
    if (this.dealing === 'attended') await attendStep(this.#attended);
    else await this.#beat();
    await this.#over.house.atRest();
    return !(begun && roundAt(this.#attended) === null);
  }

  /** A player's order where one is due, else the time that the table takes for the next step. */
  async #beat(): Promise<void> {
    for (const playing of this.#attended.players) {
      const view = await this.#over.view(this.slug, playing.person);
      const order = orderFrom(view, playing.seats[0] ?? 0, playing);
      if (order === null) continue;
      done(await this.#over.at(playing.person, this.slug, order));
      return;
    }
    this.#over.clock.pass({ seconds: 0.1 });
  }

  get phase(): string | null {
    return roundAt(this.#attended)?.game.phase ?? null;
  }

  /** Before any hand was turned, or the first card dealt where all are dealt face up. */
  get isHidden(): boolean {
    const round = roundAt(this.#attended);
    if (round === null) return true;
    return PHASES_HIDDEN.includes(round.game.phase) && !(this.#faceUp && cardsOut(round) > 0);
  }

  /** Where the table stands, so that nobody looks twice at the same. */
  get standing(): string {
    return JSON.stringify(roundAt(this.#attended));
  }

  async #tableEvents(): Promise<readonly TableEvent[]> {
    const events = await this.#over.store.readStream(`table/${this.slug}`);
    return events.map(({ text }) => JSON.parse(text) as TableEvent);
  }

  /** Where the cards of the round went, the first first. */
  async dealtTo(): Promise<readonly Place[]> {
    return (await this.#tableEvents()).flatMap((event) =>
      event.type === 'InRound' && event.event.type === 'CardsDealt'
        ? event.event.cards.map(({ to }) => to)
        : [],
    );
  }

  /** The cards of the round in the order in which they left the deck. */
  async dealt(): Promise<readonly string[]> {
    return (await this.#tableEvents()).flatMap((event) =>
      event.type === 'InRound' && event.event.type === 'CardsDealt'
        ? event.event.cards.map(({ card }) => card)
        : [],
    );
  }

  async recipe(): Promise<Recipe> {
    const events = await this.#over.store.readStream(`rounds/${this.slug}`);
    const told = events.map(({ text }) => JSON.parse(text) as RoundsEvent);
    const committed = told.findLast((event) => event.type === 'RoundCommitted');
    const closed = told.findLast((event) => event.type === 'ListClosed');
    if (committed?.type !== 'RoundCommitted' || closed?.type !== 'ListClosed')
      throw new Error('no round was played');
    const { fairness: version, round, rulebook, cutAtLeast, commitment } = committed;
    const players = told.flatMap((event) =>
      event.type === 'SeedOpened' && event.round === round
        ? [{ seat: event.seat, seed: event.seed }]
        : [],
    );
    const silent = closed.silent.map(({ seat, why }) => ({ seat, why }));
    return { terms: { version, round, rulebook, cutAtLeast }, commitment, players, silent };
  }

  /** What is drawn by chance beside the cards, under the same names in every world. */
  async masked(): Promise<(text: string) => string> {
    const names = [...this.people].map(([name, { person }]) => [person.account, name] as const);
    const rounds = this.#over.house.desk(this.slug)?.rounds;
    const hashes = [
      [rounds?.committed?.commitment, '<commitment>'],
      [rounds?.list?.closing, '<closing>'],
      ...(rounds?.pledged ?? []).map((one) => [one.commitment, `<seat ${one.seat}>`]),
    ].filter(([hash]) => hash !== undefined) as [string, string][];
    const known = [...hashes, ...names.map(([account, name]) => [account, `<${name}>`] as const)];
    return (text) => known.reduce((all, [drawn, name]) => all.replaceAll(drawn, name), text);
  }
}
