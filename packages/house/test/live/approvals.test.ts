import type { HouseRules } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../../src/live/readings/floor.js';
import { approved } from './support/approved.js';
import { roundAt } from './support/attend.js';
import { done, exampleHouse, openHouse, type TestHouse } from './support/open-house.js';
import { ANN, FLOOR, OPERATOR, SECOND_OPERATOR } from './support/people.js';
import { playRounds } from './support/play.js';

const ID = 'md/high-card-flush';

const withRate = (rate: number): HouseRules => {
  const house = exampleHouse(ID);
  return { ...house, jackpots: { progressive: { ...house.jackpots?.progressive, rate } } };
};

const changeRules = async (house: TestHouse, table: string, rules: HouseRules) => {
  const order = { type: 'ChangeRules', house: rules, reason: 'a new season' } as const;
  const { proposal } = done(await house.at(OPERATOR, table, order));
  return house.house.decideProposal(SECOND_OPERATOR, proposal!, { type: 'Confirm' }, null);
};

describe('approvals in a house', () => {
  test('[MD-HCF-12E(2)(a), AMB-79] another rate under the same submission is no rules of a table', async () => {
    const house = await openHouse();
    const slug = await house.create(ID, { dealing: 'attended', cards: 'typed' });
    const refused = await changeRules(house, slug, withRate(5_000));
    expect(refused).toMatchObject({ ok: false, error: { code: 'house-rules', cite: 'AMB-79' } });
    done(await changeRules(house, slug, approved(withRate(5_000))));
    done(await house.at(OPERATOR, slug, { type: 'ApproveRules', reference: 'RS-2026-4' }));
    expect(house.house.meter(`${slug}-progressive`)).toMatchObject({
      terms: { rateBasisPoints: 5_000 },
    });
    await house.expectSound();
  });

  test('[AMB-79] an approval ends with the gaming day, and the floor is told', async () => {
    const house = await openHouse();
    const rules = approved(exampleHouse(ID), '2026-03-01');
    const slug = await house.create(ID, { house: rules });
    await house.seat(ANN, slug, 1);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 1);
    const callOf = () => floorOf(house.house, FLOOR).find((one) => one.slug === slug)?.call;
    // The gaming day of the house ends at six in the morning.
    house.goAway(ANN, slug);
    await house.house.atRest();
    house.clock.pass({ hours: 17 });
    await house.house.atRest();
    expect(house.house.gamingDay()).toBe('2026-03-01');
    expect(callOf() ?? null).toBeNull();
    house.clock.pass({ hours: 2 });
    expect(house.house.gamingDay()).toBe('2026-03-02');
    if (roundAt({ house, slug }) !== null) {
      done(await house.at(FLOOR, slug, { type: 'VoidRound', reason: 'the night is over' }));
      await house.house.atRest();
    }
    expect(callOf()).toMatchObject({ kind: 'approval', cite: 'AMB-79' });
    done(await changeRules(house, slug, approved(exampleHouse(ID))));
    done(await house.at(OPERATOR, slug, { type: 'ApproveRules', reference: 'RS-2026-5' }));
    expect(callOf() ?? null).toBeNull();
  });

  test('[AMB-79] no table opens on rules of another year', async () => {
    const house = await openHouse();
    const rules = approved({ ...exampleHouse(ID), effective: '2099-01-01' });
    await expect(house.create(ID, { house: rules })).rejects.toThrow(/2099-01-01/);
  });
});
