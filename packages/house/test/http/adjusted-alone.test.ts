import { canonicalText } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { auditHouse } from '../../src/audit/audit-house.js';
import type { StoredEvent } from '../../src/store/events.js';
import { attendRound } from '../live/support/attend.js';
import { done, openHouse } from '../live/support/open-house.js';
import { DEALER } from '../live/support/people.js';
import { forge } from '../support/forge.js';
import { type Caller, problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const [ONE, TWO] = ['table-one', 'table-two'];

/** Two attended tables with a settled round each, and one player at both. */
const played = async () => {
  const over = await openHouse();
  const served = await serve({ over });
  const player = await served.as('player');
  for (const slug of [ONE, TWO]) {
    await over.create('sd/caribbean-stud', { slug, dealing: 'attended' });
    await over.seat(player.person, slug, 1);
    done(await over.at(DEALER, slug, { type: 'TakeTable' }));
    await attendRound({ house: over, slug, players: [{ person: player.person, seats: [1] }] });
    done(await over.at(DEALER, slug, { type: 'HandBack' }));
  }
  const adjust = async (by: Caller, slug: string, cents: number, number = 1, of = player) => {
    const answer = await by.order(`/api/tables/${slug}/orders`, {
      ...{ type: 'AdjustPayment', round: `${slug}/${number}`, seat: 1 },
      ...{ player: of.person.account, cents, reason: 'paid short' },
    });
    if (!answer.ok) return (await problemOf(answer)).code;
    const { proposal } = (await answer.json()) as { readonly proposal?: string };
    return proposal === undefined ? 'done' : 'proposed';
  };
  return { over, served, player, adjust };
};

describe('payments that one person puts right alone', () => {
  it('come to $300 in a gaming day at all tables together; what is more takes two people', async () => {
    const { over, served, player, adjust } = await played();
    const [floor, other] = [await served.as('floorperson'), await served.as('floorperson')];
    const chips = () => over.store.balance(`player/${player.person.account}`);
    const before = await chips();
    const answers = [];
    for (const slug of [ONE, TWO, ONE, TWO, ONE]) answers.push(await adjust(floor, slug, 10_000));
    expect(answers).toEqual(['done', 'done', 'done', 'proposed', 'proposed']);
    expect(await chips()).toBe(before + 30_000 * 10_000);
    expect(await adjust(other, TWO, 10_000)).toBe('done');
    over.clock.pass({ seconds: 24 * 3600 });
    expect(await adjust(floor, ONE, 10_000)).toBe('done');
    const told = (await over.store.readStream('house/floor')).filter(
      ({ type }) => type === 'AdjustedAlone',
    );
    expect(told).toHaveLength(5);
    expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
  });

  it('come to no more when they are sent at once', async () => {
    const { over, served, player, adjust } = await played();
    const floor = await served.as('floorperson');
    const before = await over.store.balance(`player/${player.person.account}`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => adjust(floor, index % 2 === 0 ? ONE : TWO, 10_000)),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    const after = await over.store.balance(`player/${player.person.account}`);
    expect(after).toBe(before + 30_000 * 10_000);
  });

  describe('are held to it by the audit', () => {
    const limited = async () => {
      const { over, served, adjust } = await played();
      const floor = await served.as('floorperson');
      for (const slug of [ONE, TWO, ONE]) expect(await adjust(floor, slug, 10_000)).toBe('done');
      const told = (await over.store.readStream('house/floor')).filter(
        ({ type }) => type === 'AdjustedAlone',
      );
      const change = async (
        { stream, version, text }: StoredEvent,
        fields: object,
        schema?: number,
      ) => {
        const forged = canonicalText({ ...JSON.parse(text), ...fields });
        const as = schema === undefined ? { text: forged } : { text: forged, schema };
        await forge(over.store, over.file, stream, version, as);
      };
      const adjusted = async (slug: string) =>
        (await over.store.readStream(`table/${slug}`)).filter(
          ({ type }) => type === 'PaymentAdjusted',
        );
      const found = async () => {
        const audited = await auditHouse(over.store, null);
        return audited.ok ? 'sound' : `${audited.error.code}: ${audited.error.message}`;
      };
      return { over, told, change, adjusted, found };
    };

    it('what is more than the limit of a day is found', async () => {
      const { told, change, found } = await limited();
      expect(await found()).toBe('sound');
      await change(told[2]!, { cents: 10_001 });
      expect(await found()).toMatch(
        /staff-differs: .* put right 30001 cents alone in a gaming day/,
      );
    });

    it('what the floor is told of, is what was moved, and when', async () => {
      const { told, change, found } = await limited();
      await change(told[1]!, { cents: 100 });
      expect(await found()).toMatch(/put right 10000 cents, and the floor was told of 100/);
      await change(told[1]!, { cents: 10_000, day: '2026-01-01' });
      expect(await found()).toMatch(/it counts for 2026-01-01/);
    });

    it('what the floor was not told of is found, unless a program stored it that told nothing', async () => {
      const { told, change, adjusted, found } = await limited();
      const other = { by: 'somebody-else' };
      for (const one of told) await change(one, { cents: 0, ...other });
      expect(await found()).toMatch(/put right 10000 cents, and the floor was told of 0/);
      for (const slug of [ONE, TWO])
        for (const one of await adjusted(slug)) await change(one, {}, 1);
      expect(await found()).toBe('sound');
    });

    it('a second person who confirmed nothing is found', async () => {
      const { change, adjusted, found } = await limited();
      await change((await adjusted(TWO))[0]!, { second: 'nobody' });
      expect(await found()).toMatch(/no proposal tells of nobody confirming/);
    });
  });

  it('are those of a hand that was dealt, in an earlier round too', async () => {
    const { over, served, player, adjust } = await played();
    const [floor, stranger] = [await served.as('floorperson'), await served.as('player')];
    expect(await adjust(floor, ONE, 100, 1, stranger)).toBe('no-hand');
    done(await over.at(DEALER, ONE, { type: 'TakeTable' }));
    const players = [{ person: player.person, seats: [1] }];
    await attendRound({ house: over, slug: ONE, players });
    expect(await adjust(floor, ONE, 100, 1, stranger)).toBe('no-hand');
    expect(await adjust(floor, ONE, 100, 1)).toBe('done');
    expect(await adjust(floor, ONE, 100, 3)).toBe('no-such-round');
  });
});
