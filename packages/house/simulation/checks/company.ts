import type { Desk } from '../../src/live/desk.js';
import { roundInProgress } from '../../src/live/desk.js';
import { Broken } from './failure.js';

/** Practice players come between rounds: so long it may take until they do. */
const MOST_MS = 300_000;

/** Whoever comes to a table with practice players finds them there, whatever somebody before them has ordered. */
export class Company {
  /** Who has said how many there shall be, as long as they sit there. */
  readonly #asked = new Set<string>();
  #aloneMs = 0;

  constructor(
    private readonly slug: string,
    /** How many the table was made with. */
    private readonly wanted: number,
  ) {}

  asked(account: string): void {
    this.#asked.add(account);
  }

  pass(desk: Desk, followers: ReadonlySet<string>, ms: number): void {
    const { table, settings } = desk;
    const seated = table.phase === 'open' ? Object.values(table.seats) : [];
    const players = new Set(seated.map(({ player }) => player));
    for (const account of this.#asked) if (!players.has(account)) this.#asked.delete(account);
    const practice = seated.filter(({ player }) => player.startsWith('practice-')).length;
    const isThere = [...players].some((player) => followers.has(player));
    const mayBeAlone =
      this.wanted === 0 ||
      practice > 0 ||
      settings.halted ||
      !isThere ||
      this.#asked.size > 0 ||
      // One seat stays free.
      seated.length >= 4 ||
      roundInProgress(desk)?.game.phase !== 'betting';
    if (mayBeAlone) {
      if (practice > 0 || !isThere || this.#asked.size > 0) this.#aloneMs = 0;
      return;
    }
    this.#aloneMs += ms;
    if (this.#aloneMs > MOST_MS) {
      throw new Broken(
        'alone',
        `no practice player comes to ${this.slug}, where nobody sent them away`,
      );
    }
  }
}
