import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../../src/live/readings/floor.js';
import { type Attended, attendStep, attendUntil, roundAt } from './support/attend.js';
import { done, openHouse, type TestHouse } from './support/open-house.js';
import { ANN, DEALER, FLOOR, SECOND_FLOOR, WATCH } from './support/people.js';

const SLUG = 'table';

const attended = async (id: 'md/high-card-flush' | 'sd/caribbean-stud'): Promise<Attended> => {
  const house = await openHouse();
  await house.create(id, { slug: SLUG, dealing: 'attended', cards: 'typed' });
  await house.seat(ANN, SLUG, 1);
  done(await house.at(DEALER, SLUG, { type: 'TakeTable' }));
  return { house, slug: SLUG, players: [{ person: ANN, seats: [1] }] };
};

const seenBy = (house: TestHouse, person = FLOOR) =>
  floorOf(house.house, person).find(({ slug }) => slug === SLUG)!;

const offered = (house: TestHouse, person = FLOOR): readonly string[] =>
  seenBy(house, person).offers.map(({ order }) =>
    order.type === 'AtJackpot' ? order.step.type : order.type,
  );

/** The next step is the floor's. */
const untilAsked = (table: Attended) => attendUntil(table, () => seenBy(table.house).call !== null);

describe('the floor', () => {
  test('[MD-HCF-4A] is called to a deck that the dealer inspected, and by its clause', async () => {
    const table = await attended('md/high-card-flush');
    const { house } = table;
    expect(seenBy(house).call).toBeNull();
    await untilAsked(table);
    const { call, offers, dealer, trayCents } = seenBy(house);
    expect(call).toMatchObject({ kind: 'opening', cite: 'MD-HCF-4A' });
    expect(offers).toContainEqual({
      order: {
        type: 'Cards',
        gesture: { type: 'DoOpeningStep', deck: 'red', step: 'floorperson-verifies' },
      },
      cite: 'MD-HCF-4A',
    });
    expect(dealer).toBe(DEALER.name);
    expect(trayCents).toBeGreaterThan(0);
    await attendStep(table);
    expect(seenBy(house).call).toBeNull();
  });

  test('is offered only what the house would take, each office its own', async () => {
    const { house } = await attended('md/high-card-flush');
    expect(offered(house)).toEqual(['CloseTable']);
    expect(offered(house, WATCH)).toEqual([]);
    done(await house.at(FLOOR, SLUG, { type: 'CloseTable', trayCents: cents(0) }));
    expect(offered(house)).toEqual(['OpenTable']);
    expect(seenBy(house)).toMatchObject({ phase: 'closed', dealer: null, round: null });
  });

  test('rules where chips and wagers differ, seat by seat, or voids the round', async () => {
    const table = await attended('md/high-card-flush');
    const { house } = table;
    const next = async () => (await house.view(SLUG, DEALER)).next;
    for (;;) {
      const step = await next();
      if (step?.kind === 'do' && step.gesture.type === 'CountChips') break;
      await attendStep(table);
    }
    done(await house.at(DEALER, SLUG, { type: 'CountChips', chips: 2 }));
    expect(seenBy(house)).toMatchObject({ call: { kind: 'ruling' }, round: { stopped: true } });
    expect(offered(house)).toEqual(['ResolveCount', 'VoidRound', 'Cards']);
    const give = seenBy(house).offers[0]!;
    expect(give.order).toEqual({ type: 'ResolveCount', seat: 1, how: 'return-chip' });
    done(
      await house.at(FLOOR, SLUG, {
        type: 'ResolveCount',
        seat: 1,
        how: 'return-chip',
        reason: 'two lay there',
      }),
    );
    expect(seenBy(house).call).toBeNull();
  });

  test('sees whose hand hit a jackpot, its cards and its pay, until it is validated', async () => {
    const table = await attended('sd/caribbean-stud');
    const { house } = table;
    const stack = ['As', 'Ks', 'Qs', 'Js', 'Ts', '2c', '3d', '4h', '6s', '8c'];
    const royal: Attended = { ...table, stack };
    await attendUntil(royal, () => roundAt(royal)?.game.phase === 'settled');
    const [award] = seenBy(house).awards;
    expect(award).toMatchObject({
      seat: 1,
      player: ANN.name,
      hand: 'royal flush',
      cards: stack.slice(0, 5),
      from: 'meter',
      gate: 'floorperson-validates',
    });
    expect(seenBy(house).call?.kind).toBe('award');
    expect(offered(house)).toEqual(['VerifyHit', 'RejectHit']);
    const verify = { type: 'VerifyHit', hit: award!.hit } as const;
    const order = { type: 'AtJackpot', jackpot: 'progressive', step: verify } as const;
    done(await house.at(FLOOR, SLUG, order));
    expect(offered(house)).toEqual([]);
    expect(seenBy(house).awards[0]?.gate).toBe('pay');
  });

  test('hears nothing of hands that are hidden', async () => {
    const table = await attended('sd/caribbean-stud');
    await attendUntil(table, () => roundAt(table)?.game.phase === 'deciding');
    const told = JSON.stringify(floorOf(table.house.house, SECOND_FLOOR));
    expect(told).not.toMatch(/"[2-9TJQKA][cdhs]"/);
  });

  test('halts a table that deals by itself, and its policy keeps the floor from being called', async () => {
    const house = await openHouse();
    await house.create('sd/caribbean-stud', { slug: SLUG });
    const halts = () => seenBy(house).offers.map(({ order }) => order);
    expect(halts()).toContainEqual({ type: 'HaltRounds', halted: true });
    expect(seenBy(house)).toMatchObject({ call: null, dealer: null, halted: false });
    done(await house.at(FLOOR, SLUG, { type: 'HaltRounds', halted: true }));
    expect(halts()).toContainEqual({ type: 'HaltRounds', halted: false });
    expect(seenBy(house).halted).toBe(true);
  });
});
