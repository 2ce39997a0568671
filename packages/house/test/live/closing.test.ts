import { type Cents, cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { moneyOf } from '../../src/live/readings/personal.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { roundAt } from './support/attend.js';
import { done, exampleHouse, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, FLOOR, OPERATOR, SECOND_OPERATOR } from './support/people.js';
import { playRounds, until } from './support/play.js';

const ann = { person: ANN, seats: [1] };

const changeRules = async (
  house: TestHouse,
  table: string,
  rules: ReturnType<typeof exampleHouse>,
) => {
  const order = { type: 'ChangeRules', house: rules, reason: 'a new season' } as const;
  const { proposal } = done(await house.at(OPERATOR, table, order));
  return house.house.decideProposal(SECOND_OPERATOR, proposal!, { type: 'Confirm' }, null);
};

describe('a table', () => {
  test('closes between rounds with its tray counted, and opens again with the next number', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    await playRounds(house, slug, [ann], 2);
    done(await house.at(ANN, slug, { type: 'Leave', seat: 1 }));
    if (roundAt({ house, slug }) !== null) {
      done(await house.at(FLOOR, slug, { type: 'VoidRound', reason: 'closing time' }));
      await until(house, () => roundAt({ house, slug }) === null);
    }
    const tray = cents(await house.store.balance(`tray/${slug}`).then((micros) => micros / 10_000));
    done(await house.at(FLOOR, slug, { type: 'CloseTable', trayCents: tray }));
    expect((await house.view(slug)).phase).toBe('closed');
    expect(refusalOf(await house.at(ANN, slug, { type: 'Sit', seat: 1 }))).not.toBeNull();
    const { chipsCents } = await moneyOf(house.store, 'ann');
    done(await house.own(ANN, { type: 'CashOut', cents: cents(chipsCents) }));

    const again = await house.another();
    expect((await again.view(slug)).phase).toBe('closed');
    done(await again.at(FLOOR, slug, { type: 'OpenTable', trayCents: tray }));
    const before = again.house.desk(slug)!.table.lastRound;
    done(await again.at(ANN, slug, { type: 'Sit', seat: 1 }));
    done(await again.at(ANN, slug, { type: 'BuyIn', cents: cents(100_000) }));
    await playRounds(again, slug, [ann], 1);
    expect((await filedRound(again.store, slug, before + 1))?.outcome).toBe('complete');
    await again.expectSound();
  });

  test('takes new rules between rounds, and an old round is still told by its own', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush', { dealing: 'attended' });
    const rules = exampleHouse('oh/high-card-flush');
    const old = (await house.view(slug)).rules;
    const limits = { ...rules.limits, ante: { min: 2_000, max: 20_000, step: 500 } };
    done(await changeRules(house, slug, { ...rules, limits }));
    const { rules: now } = await house.view(slug);
    expect(now).not.toBe(old);
    const again = await house.another();
    expect((await again.view(slug)).rules).toBe(now);
    expect(again.house.rules(old)).toBeDefined();
  });

  test('keeps its jackpots: rules with others are for another table', async () => {
    const house = await openHouse();
    const rules = exampleHouse('sd/high-card-flush');
    const { progressive: _table, ...paytables } = rules.paytables;
    const equipment = { ...rules.equipment, sensors: [] };
    const without = { ...rules, jackpots: {}, paytables, equipment } as typeof rules;
    const dealing = 'attended';
    const bare = await house.create('sd/high-card-flush', {
      slug: 'bare',
      house: without,
      dealing,
    });
    expect(refusalOf(await changeRules(house, bare, rules))).toBe('other-jackpots');
    const limits = { ...rules.limits, ante: { min: 1_000, max: 10_000, step: 500 } };
    expect(refusalOf(await changeRules(house, bare, { ...without, limits }))).toBeNull();
  });
});

const AMOUNTS: readonly number[] = [-1, 0, 0.5, 2 ** 53];

test.each(AMOUNTS)('an amount of %s is refused everywhere, and moves nothing', async (amount) => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  await until(house, async () => (await house.view(slug)).round !== null);
  const before = await house.store.lastPosition();
  const wrong = amount as Cents;
  const answers = [
    await house.at(ANN, slug, { type: 'BuyIn', cents: wrong }),
    await house.at(ANN, slug, { type: 'TipDealer', cents: wrong }),
    await house.own(ANN, { type: 'CashOut', cents: wrong }),
    await house.at(ANN, slug, { type: 'PlaceWagers', seat: 1, stakes: { ante: wrong } }),
    await house.at(FLOOR, slug, { type: 'FillTray', cents: wrong, slip: 'slip' }),
  ];
  expect(answers.map(refusalOf)).not.toContain(null);
  expect(await house.store.lastPosition()).toBe(before);
});
