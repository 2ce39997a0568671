import { describe, expect, it } from 'vitest';
import type { FloorView } from '../../src/http/schemas/floor-views.js';
import { type Served, serve } from './support/serve.js';
import { Stream } from './support/stream.js';

const TABLE = 'sd-caribbean-stud';
const ADJUST = {
  type: 'AtJackpot',
  jackpot: 'progressive',
  step: { type: 'Adjust', of: 'meter', changeMicros: 1_230_000, reason: 'the display is behind' },
};

type Caller = Awaited<ReturnType<Served['as']>>;

const floorOf = async (caller: Caller): Promise<FloorView> =>
  (await (await caller.get('/api/floor')).json()) as FloorView;

const mayDecide = async (caller: Caller): Promise<readonly string[]> =>
  (await floorOf(caller)).proposals[0]?.may ?? [];

describe('the floor over the API', () => {
  it('says of each proposal what the person who looks may do with it', async () => {
    const served = await serve({ tables: true });
    const [first, second] = [await served.as('pit-manager'), await served.as('operator')];
    const [floor, watch] = [await served.as('floorperson'), await served.as('surveillance')];
    await first.order(`/api/tables/${TABLE}/orders`, ADJUST);
    expect(await mayDecide(first)).toEqual(['withdraw']);
    expect(await mayDecide(second)).toEqual(['confirm', 'refuse']);
    expect(await mayDecide(floor)).toEqual([]);
    expect(await mayDecide(watch)).toEqual([]);
    const { id } = (await floorOf(second)).proposals[0]!;
    await second.order(`/api/proposals/${id}`, { decision: 'confirm' });
    const [proposal] = (await floorOf(first)).proposals;
    expect(proposal).toMatchObject({ state: 'confirmed', may: [] });
  });

  it('is followed: whoever looks is told of what changes', async () => {
    const served = await serve({ tables: true });
    const floor = await served.as('floorperson');
    const stream = await Stream.open(served, '/api/floor/live', { cookie: floor.cookie! });
    const haltedIn = (data: unknown): boolean | undefined =>
      (data as FloorView).tables.find(({ slug }) => slug === TABLE)?.halted;
    expect(haltedIn((await stream.next())?.data)).toBe(false);
    await floor.order(`/api/tables/${TABLE}/orders`, { type: 'HaltRounds', halted: true });
    let halted = haltedIn((await stream.next())?.data);
    // Other tables go on meanwhile, and are told of as well.
    for (let more = 0; more < 20 && halted !== true; more += 1) {
      halted = haltedIn((await stream.next())?.data);
    }
    expect(halted).toBe(true);
    stream.leave();
  });

  it('ends with the session', async () => {
    const served = await serve({ heartbeatSeconds: 0.02 });
    const floor = await served.as('floorperson');
    const stream = await Stream.open(served, '/api/floor/live', { cookie: floor.cookie! });
    await stream.next();
    await floor.ask('DELETE', '/api/session');
    expect(await stream.next()).toMatchObject({ event: 'end', data: { why: 'session' } });
  });
});
