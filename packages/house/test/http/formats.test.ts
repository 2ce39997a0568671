import { RULEBOOK_IDS } from '@baize/rulebook';
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkFor } from '../../src/http/check.js';
import { ROUTES } from '../../src/http/routes/index.js';
import { LiveMessageView } from '../../src/http/schemas/live-view.js';
import { attendRound } from '../live/support/attend.js';
import { done, openHouse, type TestHouse } from '../live/support/open-house.js';
import { DEALER, FLOOR } from '../live/support/people.js';
import { playRounds } from '../live/support/play.js';
import type { Caller } from './support/caller.js';
import { exactly } from './support/exactly.js';
import { serve } from './support/serve.js';

/** What is wrong with a value, by what the page says of it and nothing else. */
const flawsIn = (schema: TSchema): ((value: unknown) => readonly unknown[]) => {
  const check = checkFor(exactly(schema));
  return (value) => {
    const checked = check(value);
    return checked.ok ? [] : checked.error;
  };
};

const schemaOf = (operation: string): TSchema =>
  ROUTES.find((route) => route.operation === operation)?.answer.schema ?? Type.Never();

const expectTrue = async (caller: Caller, operation: string, path: string): Promise<unknown> => {
  const answer = await caller.get(path);
  const body: unknown = await answer.json();
  expect([operation, answer.status, flawsIn(schemaOf(operation))(body)]).toEqual([
    operation,
    200,
    [],
  ]);
  return body;
};

/** Every message that these people are sent from now on. */
const heardAt = (
  { house }: TestHouse,
  slug: string,
  people: Parameters<typeof house.follow>[1][],
) => {
  const heard: string[] = [];
  for (const person of people) house.follow(slug, person, null, (_, json) => heard.push(json));
  return heard;
};

describe('what is answered is what the page says, field by field', () => {
  for (const id of RULEBOOK_IDS)
    it(`${id}: while rounds are played, and of those that are over`, async () => {
      const over = await openHouse();
      const slug = await over.create(id, { practice: 2 });
      const served = await serve({ over });
      const [player, auditor] = [await served.as('player'), await served.as('auditor')];
      await over.seat(player.person, slug, 1);
      const heard = heardAt(over, slug, [player.person, null, DEALER, FLOOR]);
      const playing = [
        { person: player.person, seats: [1], folds: (round: number) => round === 2 },
      ];
      await playRounds(over, slug, playing, 3);
      const flaws = flawsIn(LiveMessageView);
      const messages = heard.map((json) => JSON.parse(json) as { told: { type: string }[] });
      expect(messages.flatMap(({ told }) => told.map(({ type }) => type))).toContain('RoundEnded');
      expect(messages.map(flaws).filter((found) => found.length > 0)).toEqual([]);
      await expectTrue(player, 'table', `/api/tables/${slug}`);
      await expectTrue(player, 'rules', `/api/tables/${slug}/rules`);
      await expectTrue(player, 'proof', `/api/rounds/${slug}/1/proof`);
      await expectTrue(player, 'round', `/api/rounds/${slug}/1`);
      const history = await expectTrue(player, 'history', '/api/me/history');
      expect(history).toMatchObject({ entries: [{}, {}, {}] });
      await expectTrue(player, 'ledger', '/api/me/ledger');
      await expectTrue(player, 'lobby', '/api/lobby');
      await expectTrue(player, 'signs', '/api/signs');
      const { rounds } = (await expectTrue(auditor, 'searchRounds', '/api/rounds')) as {
        readonly rounds: readonly unknown[];
      };
      expect(rounds.length).toBeGreaterThanOrEqual(3);
      await expectTrue(auditor, 'report', '/api/reports/today');
      await expectTrue(auditor, 'liability', '/api/liability');
    });

  it('with a void round, an award and a correction', async () => {
    const over = await openHouse();
    const slug = 'two';
    await over.create('sd/caribbean-stud', { slug, dealing: 'attended', cards: 'typed' });
    const served = await serve({ over });
    const [player, auditor] = [await served.as('player'), await served.as('auditor')];
    await over.seat(player.person, slug, 1);
    done(await over.at(DEALER, slug, { type: 'TakeTable' }));
    const heard = heardAt(over, slug, [player.person, null, DEALER, FLOOR]);
    const stack = ['As', 'Ah', 'Ad', 'Ac', '9c', '2c', '3d', '4h', '6s', '8c', '7d', '5c'];
    const attended = { house: over, slug, players: [{ person: player.person, seats: [1] }] };
    await attendRound({ ...attended, stack });
    const adjust = { type: 'AdjustPayment', round: `${slug}/1`, seat: 1 } as const;
    const payment = { player: player.person.account, cents: 500, reason: 'counted again' };
    const floor = await served.as('floorperson');
    const adjusted = await floor.order(`/api/tables/${slug}/orders`, { ...adjust, ...payment });
    expect(adjusted.status).toBe(200);
    const kind = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
    await attendRound(attended, async () => {
      const round = over.house.desk(slug)?.table;
      if (round?.phase !== 'open' || round.round?.game.phase !== 'deciding') return;
      if (round.round.irregularities.length > 0) return;
      done(await over.at(DEALER, slug, { type: 'CallIrregularity', ...kind }));
      if ((await over.view(slug, FLOOR)).round?.stopped != null) {
        done(await over.at(FLOOR, slug, { type: 'RuleContinue', reason: 'counted' }));
      }
    });
    const flaws = flawsIn(LiveMessageView);
    const messages = heard.map((json) => JSON.parse(json) as unknown);
    expect(messages.map(flaws).filter((found) => found.length > 0)).toEqual([]);
    for (const number of [1, 2]) await expectTrue(player, 'round', `/api/rounds/${slug}/${number}`);
    await expectTrue(player, 'history', '/api/me/history');
    await expectTrue(auditor, 'proposals', '/api/proposals');
    const found = await expectTrue(auditor, 'searchRounds', '/api/rounds?outcome=void');
    expect(found).toMatchObject({ rounds: [{ irregularities: [kind.kind] }] });
    const report = await expectTrue(auditor, 'report', '/api/reports/today');
    expect(JSON.stringify(report)).toContain('wrong-count-to-dealer');
  });
});
