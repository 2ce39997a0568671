import { ok } from '@baize/result';
import { nextStep } from '@baize/table';
import type { Desk } from '../desk.js';
import type { OrderQueue } from '../order-queue.js';
import type { Parts } from '../parts.js';
import type { AutomationPort } from './automation.js';
import { takeStep } from './take-step.js';
import { hasPeople, type Mood, type Upcoming, upcoming } from './upcoming.js';

/** What is due at each table, and how it is done: drafted, stored, and told like any order. */
export class TableSteps implements AutomationPort {
  constructor(
    private readonly parts: Parts,
    private readonly queue: OrderQueue,
    private readonly followers: (slug: string) => number,
    /** A time ran out where a dealer acts on it: who looks at the table sees what is next. */
    private readonly timeIsOver: (slug: string) => void,
  ) {}

  desk(slug: string): Desk | undefined {
    return this.parts.memory.desk(slug);
  }

  slugs(): Iterable<string> {
    return this.parts.memory.desks.keys();
  }

  upcoming(slug: string, mood: Mood): Upcoming {
    const { memory, presence, options } = this.parts;
    const desk = this.desk(slug);
    if (desk === undefined) return null;
    const world = this.parts.worldIn(memory, desk);
    return upcoming(desk, world, options.clock.now(), mood, (account) =>
      presence.awaySince(slug, account),
    );
  }

  isLively(slug: string): boolean {
    const desk = this.desk(slug);
    if (desk === undefined) return false;
    const isAway = (account: string): boolean => !this.parts.presence.isHere(slug, account);
    return this.followers(slug) > 0 || hasPeople(desk, isAway);
  }

  async step(slug: string, mood: Mood): Promise<boolean> {
    const { options, vault, presence, laid, door } = this.parts;
    const { store, chance } = options;
    const done = await this.queue.submit({
      key: null,
      plan: async (draft) => {
        const stepping = {
          draft,
          vault,
          store,
          door,
          chance,
          mood,
          awaySince: (table: string, account: string) => presence.awaySince(table, account),
          laid,
          failed: (error: unknown): null => {
            options.failed(`a practice player of table ${slug}`, error);
            return null;
          },
        };
        const taken = await takeStep(stepping, slug);
        if (!taken.ok) return taken;
        return ok(draft.isEmpty ? null : {});
      },
    });
    if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
    if (done.value === null && this.#isLate(slug)) this.timeIsOver(slug);
    return done.value !== null;
  }

  /** The next step is the dealer's: to fold for a player whose time is over. */
  #isLate(slug: string): boolean {
    const desk = this.desk(slug);
    if (desk === undefined) return false;
    const { memory, options } = this.parts;
    const next = nextStep(this.parts.worldIn(memory, desk), options.clock.now());
    return next?.kind === 'do' && next.gesture.type === 'Decide' && next.gesture.why === 'time';
  }
}
