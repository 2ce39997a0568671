import { describe, expect, it } from 'vitest';
import type { FloorView } from '../../src/http/schemas/floor-views.js';
import { attendToPhase, roundAt } from '../live/support/attend.js';
import { openHouse } from '../live/support/open-house.js';
import { ANN, DEALER, FLOOR } from '../live/support/people.js';
import { Guest } from './support/guest.js';
import { type Served, serve } from './support/serve.js';

const floorTable = async (served: Served, slug: string) => {
  const floor = await served.as('floorperson');
  const { tables } = (await (await floor.get('/api/floor')).json()) as FloorView;
  return tables.find((table) => table.slug === slug);
};

const gauge = async (served: Served): Promise<string | undefined> =>
  (await (await served.nobody.get('/metrics')).text())
    .split('\n')
    .find((line) => line.startsWith('baize_table_stalled '));

describe('a table that stands still', () => {
  it('with a dealer who does nothing: it is raised on the floor, in the metrics and to the log', async () => {
    const raised: string[] = [];
    const over = await openHouse({
      stalled: (slug, waiting) =>
        raised.push(`${slug} ${waiting.stalled ? `waits for ${waiting.for}` : 'goes on'}`),
    });
    const slug = await over.create('sd/caribbean-stud', { dealing: 'attended' });
    await over.seat(ANN, slug, 1);
    await over.at(DEALER, slug, { type: 'TakeTable' });
    const attended = { house: over, slug, players: [{ person: ANN, seats: [1] }] };
    await attendToPhase(attended, 'dealing');
    const served = await serve({ over });
    expect(await floorTable(served, slug)).toMatchObject({
      call: null,
      waiting: { for: 'dealer', stalled: false },
    });
    over.clock.pass({ minutes: 6 });
    expect((await floorTable(served, slug))?.call).toMatchObject({
      kind: 'stalled',
      cite: 'house:stalled-tables',
      words: expect.stringContaining('Go to the table'),
    });
    expect(await gauge(served)).toBe('baize_table_stalled 1');
    await attendToPhase(attended, 'deciding');
    over.clock.pass({ seconds: 6 });
    expect((await floorTable(served, slug))?.call ?? null).toBeNull();
    expect(await gauge(served)).toBe('baize_table_stalled 0');
    expect(raised).toEqual([`${slug} waits for dealer`, `${slug} goes on`]);
  });

  it('without a dealer: nobody frees it, so the round is void by policy and every wager goes back', async () => {
    const over = await openHouse({ pace: 1 });
    const slug = await over.create('md/high-card-flush', { decisionSeconds: 30 });
    const served = await serve({ over });
    const ann = await Guest.come(served, over, slug);
    await ann.sit(1, 100_000);
    /** Lets the table go on at its pace until something holds. */
    const goesOn = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
      for (let beats = 0; beats < 400 && !(await holds()); beats += 1) {
        over.clock.pass({ seconds: 0.1 });
        await over.house.atRest();
      }
      expect(await holds()).toBe(true);
    };
    await goesOn(() => roundAt({ house: over, slug })?.game.phase === 'betting');
    expect(await ann.bet(1)).toBeNull();
    await goesOn(async () => {
      const { next } = await over.view(slug, FLOOR);
      return next?.kind === 'do' && next.gesture.type === 'CountChips';
    });
    const dealer = { account: 'automatic-dealer', name: 'The table', role: 'dealer' } as const;
    expect(await over.at(dealer, slug, { type: 'CountChips', chips: 9 })).toMatchObject({
      ok: true,
    });
    expect(roundAt({ house: over, slug })?.stopped).not.toBeNull();
    over.clock.pass({ minutes: 6 });
    expect((await floorTable(served, slug))?.waiting).toMatchObject({
      for: 'floorperson',
      stalled: true,
    });
    expect(roundAt({ house: over, slug })?.voided).toBeNull();
    over.clock.pass({ minutes: 5 });
    await goesOn(() => (over.house.desk(slug)?.table.lastRound ?? 0) === 2);
    expect((await ann.money()).chipsCents).toBe(100_000);
    const voided = (await over.events()).find(({ type }) => type === 'RoundVoided');
    expect(JSON.parse(voided?.text ?? '{}')).toMatchObject({ by: 'house-policy' });
    expect((await ann.view()).own?.notices.at(-1)).toMatchObject({
      what: 'round-voided',
      cite: 'house:stalled-tables',
    });
    await over.expectSound();
  });

  it('is none while it rests with nobody there', async () => {
    const over = await openHouse();
    const slug = await over.create('sd/caribbean-stud', { decisionSeconds: 30, practice: 3 });
    const served = await serve({ over });
    over.clock.pass({ hours: 5 });
    await over.house.atRest();
    expect((await floorTable(served, slug))?.waiting).toMatchObject({ for: 'nobody' });
    expect(await gauge(served)).toBe('baize_table_stalled 0');
  });
});

describe('at a table with a dealer', () => {
  it('the dealer sees who is away, and sits them out with one order', async () => {
    const over = await openHouse();
    const slug = await over.create('md/high-card-flush', { dealing: 'attended', cards: 'typed' });
    const served = await serve({ over });
    const ann = await Guest.come(served, over, slug);
    await ann.sit(1);
    await over.at(DEALER, slug, { type: 'TakeTable' });
    await attendToPhase({ house: over, slug, players: [] }, 'betting');
    await over.at(DEALER, slug, { type: 'SeatWalkIn', seat: 2, name: 'The man', ofAge: true });
    await ann.closePage();
    over.clock.pass({ seconds: 6 });
    const { seats, clock } = await over.view(slug, DEALER);
    expect(seats.map(({ seat, presence }) => `${seat} ${presence}`)).toEqual(['1 away', '2 here']);
    expect(clock.betting).toBeNull();
    const sitOut = { type: 'SitOut', seat: 1, why: 'away' } as const;
    expect((await over.at(DEALER, slug, sitOut)).ok).toBe(true);
    expect((await over.view(slug, DEALER)).seats[0]?.sitsOut).toBe('away');
  });
});
