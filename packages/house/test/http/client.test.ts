import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { cents } from '@baize/money';
import { type Result, unwrap } from '@baize/result';
import { describe, expect, it } from 'vitest';
import { BaizeClient, type FollowState } from '../../src/client/index.js';
import { verifyRound } from '../../src/fairness/verify.js';
import type { ProblemView } from '../../src/http/schemas/views.js';
import type { LiveMessage } from '../../src/live/live-view.js';
import type { TableOrder } from '../../src/live/orders.js';
import { pledgeFor } from '../live/support/seeds.js';
import { serve } from './support/serve.js';

const TABLE = 'md-high-card-flush';
const SEED = 'a seed of mine';

const given = <T>(result: Result<T, ProblemView>): T =>
  unwrap(
    result.ok
      ? result
      : { ok: false, error: { code: result.error.code, message: result.error.detail } },
  );

/** Plays as a person would who follows the table and does what it offers. */
class Player {
  latest: LiveMessage | null = null;
  #changed: () => void = () => undefined;

  constructor(readonly client: BaizeClient) {}

  readonly hears = (message: LiveMessage): void => {
    this.latest = message;
    this.#changed();
  };

  async sees<T>(what: (message: LiveMessage) => T | null | undefined | false): Promise<T> {
    for (;;) {
      const seen = this.latest === null ? null : what(this.latest);
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  /** Betting may close first; then it is the next round. Answers its number. */
  async bets(order: Extract<TableOrder, { readonly type: 'PlaceWagers' }>): Promise<number> {
    for (;;) {
      const number = await this.sees(({ view: { round } }) =>
        round?.legal[order.seat]?.some(({ act }) => act === 'place-wagers') ? round.number : null,
      );
      const seedCommitment = await this.sees(({ view }) =>
        view.fairness === null ? null : pledgeFor(view, order.seat, SEED),
      );
      const placed = await this.client.orderAtTable(TABLE, { ...order, seedCommitment });
      if (!placed.ok) {
        await this.sees(({ view: { round } }) => round?.number !== number);
        continue;
      }
      const stored = placed.value.versions[`table/${TABLE}`] ?? 0;
      return this.sees(({ version, view }) => version >= stored && view.round?.number);
    }
  }

  async does(order: TableOrder): Promise<void> {
    given(await this.client.orderAtTable(TABLE, order));
  }
}

describe('the client', () => {
  it('plays a round from the door to the proof', async () => {
    const { base } = await serve({ tables: true });
    const client = new BaizeClient(base);
    const me = given(await client.joinAsGuest('Ada'));
    expect(given(await client.whoAmI())).toMatchObject({ person: me });
    const lobby = given(await client.lobby()).tables.find(({ slug }) => slug === TABLE);
    const seat = lobby!.seats.free[0]!;
    const player = new Player(client);
    const following = client.followTable(TABLE, { message: player.hears });
    await player.does({ type: 'Sit', seat });
    await player.does({ type: 'BuyIn', cents: cents(50_000) });
    expect(given(await client.me()).money?.chipsCents).toBe(50_000);
    const number = await player.bets({
      type: 'PlaceWagers',
      seat,
      stakes: { ante: cents(1000) },
    });
    await player.sees(({ view }) => view.fairness?.opening?.seats.includes(seat));
    await player.does({ type: 'OpenSeed', seat, seed: SEED });
    await player.sees(({ view }) => view.round?.legal[seat]?.some(({ act }) => act === 'fold'));
    await player.does({ type: 'Decide', seat, decision: { kind: 'fold', claims: [] } });
    const receipt = await player.sees(({ view }) =>
      view.receipts.find(({ round }) => round === `${TABLE}/${number}`),
    );
    expect(receipt).toMatchObject({ player: me.account, stakedCents: 1000, netCents: -1000 });
    await player.sees(({ view }) => view.round?.number !== number);
    following.stop();
    await following.done;
    const proof = given(await client.proof(TABLE, number));
    expect(verifyRound(proof).fair).toBe(true);
    expect(proof).toMatchObject({ players: [{ seat, seed: SEED }] });
    expect(given(await client.history()).entries).toMatchObject([{ table: TABLE, receipt }]);
    expect(given(await client.round(TABLE, number)).words.length).toBeGreaterThan(3);
    expect(given(await client.ledger()).entries.length).toBeGreaterThan(2);
    expect(given(await client.signOut())).toBeNull();
    expect(given(await client.whoAmI())).toEqual({ person: null, money: null, may: null });
    expect(await client.me()).toMatchObject({ ok: false, error: { code: 'not-signed-in' } });
  });

  it('answers with what the house refuses', async () => {
    const { base } = await serve({ tables: true });
    const client = new BaizeClient(base);
    given(await client.joinAsGuest());
    const refused = await client.orderAtTable(TABLE, { type: 'Sit', seat: 99 });
    expect(refused).toMatchObject({
      ok: false,
      error: { clause: expect.stringMatching(/^MD-HCF/) },
    });
  });

  it('sends an order again under the same key until it is answered', async () => {
    const served = await serve();
    const keys: (string | null)[] = [];
    const lossy: typeof fetch = async (address, sent) => {
      const response = await fetch(address, sent);
      if (sent?.method !== 'POST' || !String(address).endsWith('/orders')) return response;
      keys.push(new Headers(sent.headers).get('idempotency-key'));
      if (keys.length < 3) throw new TypeError('the connection broke before the answer came');
      return response;
    };
    const client = new BaizeClient(served.base, lossy);
    const { account } = given(await client.joinAsGuest());
    given(await client.orderOfOwnAccount({ type: 'ConfirmAge', atLeast: 21 }));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    const events = await served.house.store.readStream(`account/${account}`);
    expect(events.filter(({ type }) => type === 'AgeConfirmed')).toHaveLength(1);
  });

  it('says so when nobody answers', async () => {
    const client = new BaizeClient('http://127.0.0.1:1');
    expect(await client.lobby()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });

  it('comes back to a broken stream from where it was, and tells how it stands', async () => {
    const lastIds: (string | undefined)[] = [];
    // A house that breaks off in the middle of a message, then goes on.
    const broken = createTcpServer((socket) => {
      socket.once('data', (asked) => {
        lastIds.push(/last-event-id: (\d+)/i.exec(String(asked))?.[1]);
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n');
        const [one, two] = lastIds.length === 1 ? [1, 2] : [2, 3];
        socket.write(`id: ${one}\ndata: {"version":${one}}\n\n: alive\n\nid: ${two}\nda`);
        socket.end(lastIds.length === 1 ? '' : `ta: {"version":${two}}\n\n`);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
    const client = new BaizeClient(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`);
    const versions: number[] = [];
    const states: FollowState[] = [];
    await new Promise<void>((resolve) => {
      const following = client.followTable('any', {
        message: ({ version }) => {
          versions.push(version);
          if (version < 3) return;
          following.stop();
          void following.done.then(resolve);
        },
        state: (state) => states.push(state),
      });
    });
    broken.close();
    expect(versions).toEqual([1, 2, 3]);
    expect(lastIds.slice(0, 2)).toEqual([undefined, '1']);
    expect(states).toEqual(['open', 'waiting', 'open', 'ended']);
  });

  it('does not come back where there is nothing to follow, or the session is over', async () => {
    const served = await serve({ tables: true, heartbeatSeconds: 0.02 });
    const client = new BaizeClient(served.base);
    const nothing = client.followTable('no-table', { message: () => undefined });
    await nothing.done;
    given(await client.joinAsGuest());
    const states: FollowState[] = [];
    let heard: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const following = client.followTable(TABLE, {
      message: () => heard(),
      state: (state) => states.push(state),
    });
    await first;
    given(await client.signOut());
    await following.done;
    expect(states).toEqual(['open', 'ended']);
  });
});
