import { describe, expect, it } from 'vitest';
import type { CorrectionPreview, FloorView } from '../../src/client/index.js';
import type { TableOrder } from '../../src/live/orders.js';
import { attendToPhase } from '../live/support/attend.js';
import { openHouse } from '../live/support/open-house.js';
import { ANN } from '../live/support/people.js';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

type Who = Awaited<ReturnType<Served['as']>>;

/** An attended table of Ohio with one player, and its staff over HTTP. */
const attended = async () => {
  const over = await openHouse();
  const slug = await over.create('oh/high-card-flush', { dealing: 'attended', cards: 'typed' });
  const served = await serve({ over });
  const [dealer, floor, second] = [
    await served.as('dealer'),
    await served.as('floorperson'),
    await served.as('floorperson'),
  ];
  const order = async (who: Who, what: TableOrder): Promise<string> => {
    const response = await who.order(`/api/tables/${slug}/orders`, what);
    return response.ok ? 'done' : (await problemOf(response)).code;
  };
  const listed = async (who: Who = floor) => {
    const { tables, proposals } = (await (await who.get('/api/floor')).json()) as FloorView;
    const table = tables.find((one) => one.slug === slug);
    if (table === undefined) throw new Error('the floor does not list the table');
    return { ...table, proposals };
  };
  expect(await order(dealer, { type: 'TakeTable' })).toBe('done');
  await over.seat(ANN, slug, 1);
  const players = [{ person: ANN, seats: [1] }];
  const at = { house: over, slug, players, dealer: dealer.person, floor: floor.person };
  return { over, slug, dealer, floor, second, order, listed, at };
};

describe('a call for the floor', () => {
  it('is on the floor’s list with table, reason and time, and the dealer learns who answers', async () => {
    const { over, slug, dealer, floor, order, listed } = await attended();
    const call = { type: 'CallFloor', about: 'help', note: 'a guest asks for you' } as const;
    expect(await order(dealer, call)).toBe('done');
    const { calls, offers, name } = await listed();
    expect(name).not.toBe('');
    expect(calls).toMatchObject([
      { call: 1, about: 'help', note: call.note, by: dealer.person.name, answered: null },
    ]);
    expect(Date.parse(calls[0]?.at ?? '')).not.toBeNaN();
    const types = offers.map((one) => one.order.type);
    expect(types).toEqual(expect.arrayContaining(['AnswerCall', 'CloseCall']));
    expect(await order(dealer, { type: 'AnswerCall', call: 1 })).toBe('not-allowed');
    expect(await order(floor, { type: 'AnswerCall', call: 1 })).toBe('done');
    const seen = await over.view(slug, dealer.person);
    const answered = seen.floor?.calls[0]?.answered;
    expect(seen.people[answered?.by ?? '']?.name).toBe(floor.person.name);
    expect(await order(floor, { type: 'CloseCall', call: 1, note: 'helped' })).toBe('done');
    expect((await listed()).calls).toEqual([]);
    await over.expectSound();
  });

  it('comes with a round that a dealer’s call voids by the book, and everything is listed', async () => {
    const { over, dealer, order, listed, at } = await attended();
    await attendToPhase(at, 'deciding');
    expect(await order(dealer, { type: 'VoidRound', reason: 'a bad feeling' })).toBe(
      'floor-not-called',
    );
    const found = { type: 'CallIrregularity', kind: 'wrong-count-to-dealer', cards: 8 } as const;
    expect(await order(dealer, { ...found, note: 'eight cards' })).toBe('done');
    const { calls, matters } = await listed();
    expect(calls).toMatchObject([{ about: 'irregularity', by: dealer.person.name }]);
    expect(matters[0]).toMatchObject({
      kind: 'irregularity',
      by: dealer.person.name,
      reason: 'eight cards',
    });
    expect(matters[0]?.words).toContain('wrong number of cards');
    expect(matters[0]?.cite).toMatch(/^(OH-|AMB-)/);
    // Names are known after a start, too.
    const again = await over.another();
    expect(again.house.desk(at.slug)?.table.floor?.calls).toHaveLength(1);
  });

  it('is of no concern to players', async () => {
    const { over, slug, dealer, order } = await attended();
    await order(dealer, { type: 'CallFloor', about: 'help' });
    expect((await over.view(slug, ANN)).floor).toBeNull();
  });
});

describe('a correction after the settlement', () => {
  const better = ['Ks', 'Qs', 'Js', 'Ts', '9s', '8s', '7s'];
  const correct = (cards: readonly string[]) =>
    ({ type: 'CorrectCards', place: 1, cards, reason: 'misread', settle: true }) as const;

  it('says what would change, and is done whole by one order of two people', async () => {
    const { over, slug, dealer, floor, second, order, listed, at } = await attended();
    await attendToPhase(at, 'settled');
    const path = `/api/tables/${slug}/corrections/preview`;
    const before = await over.store.lastPosition();
    const refused = await dealer.post(path, correct(better));
    expect((await problemOf(refused)).code).toBe('not-allowed');
    const response = await floor.post(path, correct(better));
    const preview = (await response.json()) as CorrectionPreview;
    expect(preview).toMatchObject({ twoPeople: true, remains: null });
    expect(preview.receipts).toHaveLength(1);
    expect(await over.store.lastPosition()).toBe(before);
    const [chips] = [await over.store.balance('player/ann')];
    expect(await order(floor, correct(better))).toBe('done');
    // Nothing has happened yet: it waits for the second person.
    expect(await over.store.balance('player/ann')).toBe(chips);
    const { proposals } = await listed(second);
    const [waits] = proposals.filter(({ state }) => state === 'open');
    expect(waits).toMatchObject({ what: 'CorrectCards', may: expect.arrayContaining(['confirm']) });
    const confirmed = await second.order(`/api/proposals/${waits?.id}`, { decision: 'confirm' });
    expect(confirmed.status).toBe(200);
    const [receipt] = (await over.view(slug, ANN)).receipts;
    expect(receipt).toEqual(preview.receipts[0]?.after);
    expect(receipt?.replaces?.lines).toEqual(preview.receipts[0]?.before.lines);
    expect(await over.store.balance('player/ann')).toBeGreaterThan(chips);
    expect((await over.view(slug, ANN)).round?.game.hands[0]?.cards).toEqual(better);
    const kinds = (await listed()).matters.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['resettled', 'cards-corrected']);
    await over.expectSound();
  });

  it('that leaves the payments as they were stays on the floor’s list until it is settled', async () => {
    const { over, slug, floor, order, listed, at } = await attended();
    await attendToPhase(at, 'settled');
    const was = (await over.view(slug, floor.person)).round?.game.hands[0]?.cards ?? [];
    const cards = { ...correct(better), settle: false };
    expect(await order(floor, cards)).toBe('done');
    const { calls } = await listed();
    const round = over.house.desk(slug)?.table.settled?.round;
    expect(calls).toMatchObject([{ about: 'unsettled', round, by: floor.person.name }]);
    expect(Date.parse(calls[0]?.at ?? '')).not.toBeNaN();
    // The cards as they were: nothing is left to settle.
    expect(await order(floor, { ...correct(was as string[]), settle: false })).toBe('done');
    expect((await listed()).calls).toEqual([]);
    expect(await order(floor, cards)).toBe('done');
    expect((await listed()).calls).toMatchObject([{ about: 'unsettled' }]);
    // The next round does not make it go away.
    await attendToPhase(at, 'settled');
    expect((await listed()).calls).toMatchObject([{ about: 'unsettled', round }]);
  });

  it('is off the list when it is settled again', async () => {
    const { floor, second, order, listed, at } = await attended();
    await attendToPhase(at, 'settled');
    expect(await order(floor, { ...correct(better), settle: false })).toBe('done');
    expect(await order(floor, { type: 'Resettle', reason: 'misread' })).toBe('done');
    expect((await listed()).calls).toHaveLength(1);
    const [waits] = (await listed(second)).proposals.filter(({ state }) => state === 'open');
    await second.order(`/api/proposals/${waits?.id}`, { decision: 'confirm' });
    expect((await listed()).calls).toEqual([]);
    expect((await listed()).matters[0]).toMatchObject({ kind: 'resettled' });
  });

  it('is known to be a floorperson’s before a dealer types anything', async () => {
    const { over, slug, dealer, at } = await attended();
    await attendToPhase(at, 'deciding');
    expect((await over.view(slug, dealer.person)).correctable?.who).toBe('dealer');
    await attendToPhase(at, 'settled');
    expect((await over.view(slug, dealer.person)).correctable?.who).toBe('floorperson');
    expect((await over.view(slug, ANN)).correctable).toBeNull();
  });
});
