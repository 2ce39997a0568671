import type { Desk } from '../../src/live/desk.js';
import { Broken } from './failure.js';
import type { Followers } from './liveness.js';

/** Practice players come between rounds: by so many they are there. */
const MOST_ROUNDS = 4;
/** One seat stays free for whoever comes. */
const FULL = 4;

/** Whoever comes to a table with practice players finds them there, whatever was ordered before them. */
export class Company {
  /** Who has said how many there shall be, as long as they sit there. */
  readonly #asked = new Set<string>();
  #rounds = 0;

  constructor(
    private readonly slug: string,
    /** How many the table was made with. */
    private readonly wanted: number,
  ) {}

  asked(account: string): void {
    this.#asked.add(account);
  }

  roundStarted({ table }: Desk, followers: Followers): void {
    const seated = table.phase === 'open' ? Object.values(table.seats) : [];
    const players = new Set(seated.map(({ player }) => player));
    for (const account of this.#asked) if (!players.has(account)) this.#asked.delete(account);
    const isThere = [...players].some((player) => followers.has(player));
    const isAlone = ![...players].some((player) => player.startsWith('practice-'));
    const mayBe = !isThere || this.wanted === 0 || this.#asked.size > 0 || seated.length >= FULL;
    this.#rounds = isAlone && !mayBe ? this.#rounds + 1 : 0;
    if (this.#rounds > MOST_ROUNDS) {
      const words = `no practice player comes to ${this.slug}, where nobody sent them away`;
      throw new Broken('alone', words);
    }
  }
}
