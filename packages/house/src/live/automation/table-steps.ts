import { ok } from '@baize/result';
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
    return done.value !== null;
  }
}
