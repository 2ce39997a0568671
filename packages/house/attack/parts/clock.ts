import { auditHouse } from '../../src/index.js';
import { serve } from '../../test/http/support/serve.js';
import { orderFrom } from '../../test/live/support/decide.js';
import { done, openHouse } from '../../test/live/support/open-house.js';
import { ANN } from '../../test/live/support/people.js';
import type { Part } from '../attack.js';

const HOURS = [48, -72, 0.5, -0.5, 24 * 400, -24 * 800, 1, -1] as const;
const MOST_BEATS = 3_000;

/** The machine's time is set forward and back while a table deals: it deals on, and time never goes back. */
export const clock: Part = {
  name: 'clock',
  quick: true,
  run: async (attack) => {
    const set = attack.row('times the clock was set in the middle of a round', 'stood still');
    const over = await openHouse({ pace: 1 });
    const slug = await over.create('sd/caribbean-stud', { decisionSeconds: 30 });
    const served = await serve({ over, clock: over.house.clock });
    await over.seat(ANN, slug, 1);
    const rounds = (): number => {
      const table = over.house.desk(slug)?.table;
      if (table === undefined) return 0;
      return table.phase === 'open' && table.round !== null ? table.round.number : table.lastRound;
    };
    const beat = async (): Promise<void> => {
      const order = orderFrom(await over.view(slug, ANN), 1, { person: ANN, seats: [1] });
      if (order === null) over.clock.pass({ seconds: 0.5 });
      else done(await over.at(ANN, slug, order));
      await over.house.atRest();
    };
    for (const hours of attack.long ? [...HOURS, ...HOURS, ...HOURS] : HOURS) {
      const last = rounds();
      for (let beats = attack.chance.below(20); beats > 0; beats -= 1) await beat();
      over.clock.set({ hours });
      let beats = 0;
      while (rounds() <= last + 1 && beats < MOST_BEATS) {
        await beat();
        beats += 1;
      }
      set.check(rounds() > last + 1 ? null : `by ${hours} hours: no further round`);
    }
    const order = attack.row('events whose time is compared with the one before', 'earlier');
    const events = await over.events();
    for (const [at, event] of events.entries()) {
      const before = events[at - 1];
      order.check(before === undefined || before.at <= event.at ? null : `event ${event.position}`);
    }
    const after = attack.row('the house afterwards', 'unsound');
    after.check((await fetch(`${served.base}/readyz`)).status === 200 ? null : 'not ready');
    const audited = await auditHouse(over.store, null);
    after.check(audited.ok ? null : `${audited.error.code}: ${audited.error.message}`);
    for (const failure of over.failures) after.found(failure);
  },
};
