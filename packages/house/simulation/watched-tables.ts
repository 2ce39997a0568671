import type { TableEvent } from '@baize/table';
import type { Desk } from '../src/live/desk.js';
import type { House } from '../src/live/house.js';
import { HOUSE_POLICY } from '../src/live/people.js';
import { Company } from './checks/company.js';
import { Broken } from './checks/failure.js';
import { Ghosts } from './checks/ghosts.js';
import type { HiddenCards } from './checks/hidden-cards.js';
import { checkIdle } from './checks/kept.js';
import { Liveness } from './checks/liveness.js';
import type { Journal } from './journal.js';
import type { PlannedTable } from './set-up.js';

interface Watched {
  readonly plan: PlannedTable;
  readonly liveness: Liveness;
  readonly ghosts: Ghosts;
  readonly company: Company;
  /** By account: open streams. */
  readonly followers: Map<string, number>;
  presentMs: number;
  /** The round in play is void. */
  isVoid: boolean;
  /** As it was looked at last. */
  seen: Desk | undefined;
}

/** Who is at which table, whether each of them gets on, and the rounds that were played there. */
export class WatchedTables {
  readonly #tables: ReadonlyMap<string, Watched>;
  readonly roundsOf = new Map<string, number>();
  rounds = 0;
  attendedRounds = 0;

  constructor(
    plans: readonly PlannedTable[],
    private readonly hidden: HiddenCards,
    private readonly journal: Journal,
  ) {
    this.#tables = new Map(
      plans.map((plan) => [
        plan.slug,
        {
          plan,
          liveness: new Liveness(plan.slug),
          ghosts: new Ghosts(plan.slug),
          company: new Company(plan.slug, plan.practice),
          followers: new Map<string, number>(),
          presentMs: 0,
          isVoid: false,
          seen: undefined,
        },
      ]),
    );
  }

  /** Summed over the tables: how long somebody was there. */
  get presentMs(): number {
    return [...this.#tables.values()].reduce((sum, { presentMs }) => sum + presentMs, 0);
  }

  following(account: string, slug: string, change: 1 | -1, now: number): void {
    const table = this.#tables.get(slug);
    if (table === undefined) return;
    const count = (table.followers.get(account) ?? 0) + change;
    if (count > 0) table.followers.set(account, count);
    else table.followers.delete(account);
    if (change > 0) table.ghosts.came(account);
    table.ghosts.followed(now);
  }

  /** Somebody has said how many practice players there shall be. */
  asked(slug: string, account: string): void {
    this.#tables.get(slug)?.company.asked(account);
  }

  /** After every step. What only a table's own state decides is looked at when that has changed. */
  check(
    house: House,
    now: number,
    passed: number,
    isTroubled: boolean,
    isAttended: (slug: string) => boolean,
  ): void {
    for (const [slug, table] of this.#tables) {
      const desk = house.desk(slug);
      if (desk === undefined) continue;
      const { followers } = table;
      if (desk !== table.seen) {
        table.seen = desk;
        this.hidden.moved(desk);
        this.journal.guarded(() => checkIdle(house, slug));
      }
      if (followers.size > 0) {
        table.ghosts.followed(now);
        table.presentMs += passed;
      }
      const at = { followers, isDealt: isAttended(slug), isTroubled };
      this.journal.guarded(() => table.liveness.pass(desk, at, passed));
    }
  }

  /** An event of a table is stored; `isWithheld` where it ended for a seed that was withheld. */
  stored(
    slug: string,
    event: TableEvent,
    isWithheld: boolean,
    desk: Desk | undefined,
    now: number,
  ): void {
    const table = this.#tables.get(slug);
    if (table === undefined) return;
    if (event.type === 'RoundVoided' && event.by === HOUSE_POLICY && !isWithheld) {
      throw new Broken('stall', `the house voids a round of ${slug} to get on`);
    }
    const { followers, plan } = table;
    if (event.type === 'RoundStarted') table.isVoid = false;
    if (event.type === 'RoundVoided') table.isVoid = true;
    if (event.type === 'RoundStarted' && plan.dealing === 'automatic') {
      table.ghosts.roundStarted(now, followers.size);
      if (desk !== undefined) table.company.roundStarted(desk, followers);
    }
    if (event.type !== 'RoundEnded') return;
    this.rounds += 1;
    this.roundsOf.set(plan.rulebook, (this.roundsOf.get(plan.rulebook) ?? 0) + 1);
    if (plan.dealing === 'attended') this.attendedRounds += 1;
    // A round that is void counts as missed by no player.
    else if (desk !== undefined && !table.isVoid) table.ghosts.roundEnded(desk, followers);
  }
}
