import { describe, expect, it } from 'vitest';
import type { CardsOffer } from '../../src/client/index.js';
import type { TableOrder } from '../../src/live/orders.js';
import { irregularitiesAt } from '../../src/live/readings/irregularities.js';
import { approved } from '../live/support/approved.js';
import { attendStep, attendToPhase } from '../live/support/attend.js';
import { done, exampleHouse, openHouse } from '../live/support/open-house.js';
import { ANN, BEN, DEALER } from '../live/support/people.js';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const SLUG = 'md-high-card-flush';
const ORDERS = `/api/tables/${SLUG}/orders`;

type Gesture = Extract<TableOrder, { readonly type: 'Cards' }>['gesture'];

/** A Maryland table that is dealt from a manual shoe, by a dealer, with two players; served over HTTP. */
const served = async ({ shuffler = false, seated = true } = {}) => {
  const over = await openHouse();
  const example = exampleHouse('md/high-card-flush');
  const { shuffler: device, ...equipment } = example.equipment;
  const house = approved({
    ...example,
    equipment: {
      ...equipment,
      dealing: 'manual-shoe' as const,
      decks: example.equipment.decks.slice(0, 1),
      ...(shuffler && device !== undefined ? { shuffler: device } : {}),
    },
    approvals: [
      ...(example.approvals ?? []),
      { kind: 'shoe-location' as const, reference: 'SL-1', date: '2025-12-01' },
    ],
  });
  await over.create('md/high-card-flush', { dealing: 'attended', cards: 'typed', house });
  if (seated) {
    await over.seat(ANN, SLUG, 1);
    await over.seat(BEN, SLUG, 3);
  }
  const at = await serve({ over });
  const dealer = await at.as('dealer');
  const floor = await at.as('floorperson');
  expect((await dealer.order(ORDERS, { type: 'TakeTable' })).status).toBe(200);
  const attended = {
    house: over,
    slug: SLUG,
    players: [{ person: ANN, seats: [1] }],
    dealer: dealer.person,
    floor: floor.person,
  };
  const cards = (gesture: Gesture, by = dealer) => by.order(ORDERS, { type: 'Cards', gesture });
  const offers = async (by = dealer): Promise<readonly CardsOffer[]> =>
    ((await (await by.get(`/api/tables/${SLUG}/cards`)).json()) as { offers: CardsOffer[] }).offers;
  /** Steps of the staff, until the next round could open. */
  const ready = async (): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      const { next } = await over.view(SLUG, dealer.person);
      if (next?.kind !== 'do' || next.gesture.type !== 'Cards') return;
      await attendStep(attended);
    }
  };
  return { over, at, dealer, floor, attended, cards, offers, ready };
};

const whats = (offers: readonly CardsOffer[]): readonly string[] => offers.map(({ what }) => what);

describe('what may be done with the cards of a table, over HTTP', () => {
  it('[AMB-78] a deck is counted between rounds, by who deals', async () => {
    const { cards, offers, ready, dealer, at } = await served();
    await ready();
    const count = (await offers()).find(({ gesture }) => gesture.type === 'CountDeck');
    expect(count).toMatchObject({ who: 'dealer', fill: ['counted'], cite: 'MD-HCF-8G' });
    const gesture = { type: 'CountDeck', deck: 'red', counted: 52 } as const;
    expect((await cards(gesture)).status).toBe(200);
    const player = await at.as('player');
    expect((await cards(gesture, player)).status).toBe(403);
    expect((await player.get(`/api/tables/${SLUG}/cards`)).status).toBe(403);
    expect((await dealer.get('/api/tables/no-table/cards')).status).toBe(404);
  });

  it('[MD-HCF-5A(3), MD-HCF-5F] a floorperson orders a shuffle or a new cut, a dealer does not', async () => {
    const { cards, offers, ready, floor } = await served();
    await ready();
    expect(whats(await offers())).not.toContain('Order a shuffle');
    expect(whats(await offers(floor))).toEqual(
      expect.arrayContaining(['Order a shuffle', 'Order a new cut']),
    );
    const recut = { type: 'OrderRecut', reason: 'the cut was seen' } as const;
    expect((await problemOf(await cards(recut))).clause).toBe('MD-HCF-5F');
    expect((await cards(recut, floor)).status).toBe(200);
    await ready();
    const shuffle = { type: 'OrderShuffle', reason: 'a card fell' } as const;
    expect((await cards(shuffle, floor)).status).toBe(200);
  });

  it('[MD-HCF-5G(1), MD-HCF-5G(2), MD-HCF-5G(3)] an idle table: out, spread down or up, and inspected', async () => {
    const { over, cards, offers, ready } = await served();
    await ready();
    expect((await cards({ type: 'GoIdle' })).status).toBe(200);
    expect((await cards({ type: 'SpreadIdle', face: 'down' })).status).toBe(200);
    const anybody = await cards({ type: 'SpreadIdle', face: 'up', askedBy: 'somebody' });
    expect(await problemOf(anybody)).toMatchObject({
      code: 'not-at-the-table',
      clause: 'MD-HCF-5G(2)',
    });
    const up = (await offers()).find(({ what }) => what.includes('seat 3 asks'));
    expect(up?.gesture).toEqual({ type: 'SpreadIdle', face: 'up', askedBy: BEN.account });
    expect((await cards({ type: 'SpreadIdle', face: 'up', askedBy: BEN.account })).status).toBe(
      200,
    );
    done(await over.at(ANN, SLUG, { type: 'Leave', seat: 1 }));
    done(await over.at(BEN, SLUG, { type: 'Leave', seat: 3 }));
    expect((await over.view(SLUG, DEALER)).next).toEqual({
      kind: 'players',
      what: 'sit',
      seats: [],
    });
    const back = { type: 'EndIdle', inspected: true } as const;
    expect((await problemOf(await cards(back))).code).toBe('nobody-sits');
    await over.seat(BEN, SLUG, 3);
    expect((await cards(back)).status).toBe(200);
  });

  it('[MD-HCF-4B] nobody looks at the cards before the first player sits', async () => {
    const { over, cards, ready } = await served({ seated: false });
    await ready();
    const looks = { type: 'DoOpeningStep', deck: 'red', step: 'first-player-looks' } as const;
    expect(await problemOf(await cards(looks))).toMatchObject({
      code: 'nobody-sits',
      clause: 'MD-HCF-4B',
    });
    await over.seat(ANN, SLUG, 1);
    expect((await cards(looks)).status).toBe(200);
  });

  it('[MD-HCF-4F] a prepared deck comes by its certificate', async () => {
    const { over, cards, offers } = await served();
    const prepared = (await offers()).find(({ fill }) => fill.includes('certificate'));
    expect(prepared).toMatchObject({ gesture: { type: 'BringDeck' }, cite: 'MD-HCF-4F' });
    const gesture = { ...prepared?.gesture, certificate: 'PS-2026-0001' } as Gesture;
    expect((await cards(gesture)).status).toBe(200);
    expect((await over.view(SLUG, DEALER)).next).toMatchObject({
      gesture: { gesture: { type: 'Cut' } },
    });
  });

  it('[MD-HCF-13I(1)] a broken device is covered', async () => {
    const { cards, offers, ready } = await served({ shuffler: true });
    await ready();
    const failed = { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' } as const;
    expect((await cards(failed)).status).toBe(200);
    expect(await offers()).toContainEqual({
      who: 'dealer',
      what: 'Cover the shuffler',
      gesture: { type: 'MarkDevice', device: 'shuffler', mark: 'cover' },
      fill: [],
      cite: 'MD-HCF-13I(1)',
    });
    expect((await cards({ type: 'MarkDevice', device: 'shuffler', mark: 'cover' })).status).toBe(
      200,
    );
  });

  it('[MD-HCF-13A] the card that is found face up is named', async () => {
    const { attended, dealer } = await served();
    await attendToPhase(attended, 'dealing');
    const call = { type: 'CallIrregularity', kind: 'card-face-up-in-deck' };
    expect(await problemOf(await dealer.order(ORDERS, call))).toMatchObject({
      code: 'no-card',
      clause: 'baize:orders',
    });
    expect((await dealer.order(ORDERS, { ...call, card: '5c' })).status).toBe(200);
  });
});

it('where the house shuffles, no card is taken out of a deck that is fixed', async () => {
  const over = await openHouse();
  await over.create('md/high-card-flush', { dealing: 'attended' });
  await over.seat(ANN, SLUG, 1);
  done(await over.at(DEALER, SLUG, { type: 'TakeTable' }));
  const attended = { house: over, slug: SLUG, players: [{ person: ANN, seats: [1] }] };
  await attendToPhase(attended, 'dealing');
  const call = { type: 'CallIrregularity', kind: 'card-face-up-in-deck' } as const;
  expect(irregularitiesAt(over.house, SLUG)).not.toContainEqual(
    expect.objectContaining({ kind: call.kind }),
  );
  const called = await over.at(DEALER, SLUG, call);
  expect(called.ok ? null : called.error.code).toBe('no-card-to-take');
  await attendToPhase(attended, 'deciding');
  const game = over.house.desk(SLUG)?.table;
  expect(JSON.stringify(game?.phase === 'open' ? game.round?.game : null)).not.toContain('??');
  await over.expectSound();
});
