import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { auditHouse, openSqlite } from '../../src/index.js';
import type { LiveView } from '../../src/live/live-view.js';
import type { Store } from '../../src/store/store.js';
import { Caller } from '../../test/http/support/caller.js';
import { orderFrom } from '../../test/live/support/decide.js';
import { scratch } from '../../test/support/scratch.js';
import type { Attack, Part } from '../attack.js';
import { serveOn } from '../support/serve-process.js';

/** An order that was sent: with the same key it can be sent again, and counts once. */
interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** What the house answered; null where it was killed before. */
  answer: string | null;
}

/** Somebody who plays, and remembers every order. */
class Player {
  readonly sent: Sent[] = [];
  /** So many of them were sent again after an earlier kill. */
  checked = 0;
  cookie = '';
  account = '';

  constructor(
    readonly name: string,
    readonly table: string,
    readonly seat: number,
  ) {}

  async order(base: string, orderPath: string, body: unknown): Promise<boolean> {
    const sent: Sent = {
      path: orderPath,
      body,
      key: `${this.name}-${this.sent.length}`,
      answer: null,
    };
    this.sent.push(sent);
    const response = await new Caller(base, this.cookie).order(orderPath, body, sent.key);
    const text = await response.text();
    if (response.ok) sent.answer = text;
    // A refusal changed nothing, and need not be there.
    else this.sent.splice(this.sent.indexOf(sent), 1);
    return response.ok;
  }

  async come(base: string): Promise<void> {
    const response = await new Caller(base, null).post('/api/guests', { name: this.name });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.account = ((await response.json()) as { readonly account: string }).account;
  }

  /** Plays for as long as the house lives. */
  async play(base: string): Promise<void> {
    const caller = new Caller(base, this.cookie);
    const at = `/api/tables/${this.table}/orders`;
    for (;;) {
      await this.order(base, '/api/me/orders', { type: 'ConfirmAge', atLeast: 21 });
      const message = await (await caller.get(`/api/tables/${this.table}`)).json();
      const { view } = message as { readonly view: LiveView };
      const sits = view.seats.some(
        ({ seat, player }) => seat === this.seat && player === this.account,
      );
      if (!sits) await this.order(base, at, { type: 'Sit', seat: this.seat });
      else if ((view.chipsCents ?? 0) < 50_000) {
        await this.order(base, at, { type: 'BuyIn', cents: 60_000 });
        await this.order(base, '/api/me/orders', { type: 'TopUp' });
      }
      const playing = {
        person: { account: this.account, name: this.name, role: 'player' },
        seats: [this.seat],
      } as const;
      const order = orderFrom(view, this.seat, playing);
      if (order !== null) await this.order(base, at, order);
    }
  }
}

const MOST_MS = 1_500;

/** Until the house is killed under them: then every request fails, and everybody stops. */
const untilKilled = async (base: string, players: readonly Player[]): Promise<void> => {
  await Promise.all(
    players.map((player) =>
      player.play(base).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      }),
    ),
  );
};

/** Every order that was answered gives the same answer again, and one that was not is done now or before. */
const sendAgain = async (
  attack: Attack,
  base: string,
  players: readonly Player[],
  all = false,
): Promise<void> => {
  const kept = attack.row('orders that were answered before a kill', 'lost or answered otherwise');
  const open = attack.row('orders that a kill left unanswered, sent again', 'failed');
  for (const player of players) {
    const caller = new Caller(base, player.cookie);
    for (const sent of player.sent.slice(all ? 0 : player.checked)) {
      const response = await caller.order(sent.path, sent.body, sent.key);
      const text = await response.text();
      if (sent.answer === null) {
        open.check(response.status >= 500 ? `${sent.key}: ${response.status}` : null);
        if (response.ok) sent.answer = text;
      } else kept.check(text === sent.answer ? null : `${sent.key}: ${text.slice(0, 100)}`);
    }
    const answered = player.sent.filter(({ answer }) => answer !== null);
    player.sent.splice(0, player.sent.length, ...answered);
    player.checked = answered.length;
  }
};

/** As often in the store as it was ordered: by the events of the accounts. */
const countAll = async (
  attack: Attack,
  store: Store,
  players: readonly Player[],
): Promise<void> => {
  const row = attack.row('orders counted in the store after all kills', 'lost or doubled');
  for (const { account, sent, name } of players) {
    const events = await store.readStream(`account/${account}`);
    for (const [order, event] of [
      ['ConfirmAge', 'AgeConfirmed'],
      ['BuyIn', 'ChipsBought'],
    ] as const) {
      const ordered = sent.filter(({ body }) => (body as { readonly type: string }).type === order);
      const stored = events.filter(({ type }) => type === event).length;
      row.tried(ordered.length);
      if (ordered.length !== stored)
        row.found(`${name}: ${ordered.length} ${order}, ${stored} stored`);
    }
  }
};

export const kills: Part = {
  name: 'kills',
  quick: false,
  run: async (attack) => {
    const data = path.join(scratch(), 'data');
    mkdirSync(data, { mode: 0o700 });
    const players = ['md-high-card-flush', 'sd-caribbean-stud', 'wa-ricochet-poker'].flatMap(
      (table) => [1, 2].map((seat) => new Player(`${table}-${seat}`, table, seat)),
    );
    const row = attack.row('kills of a house under load', 'not come up again');
    const count = attack.long ? 40 : 3;
    for (let killed = 0; killed < count; killed += 1) {
      const house = await serveOn(data, '--pace', '0');
      if (killed === 0) for (const player of players) await player.come(house.address);
      else await sendAgain(attack, house.address, players);
      const playing = untilKilled(house.address, players);
      const timer = new Promise((resolve) => setTimeout(resolve, attack.chance.below(MOST_MS)));
      await timer;
      await house.kill();
      await playing;
      row.tried();
    }
    const last = await serveOn(data, '--pace', '0');
    await sendAgain(attack, last.address, players, true);
    await last.kill();
    const store = unwrap(openSqlite(path.join(data, 'house.db')));
    try {
      await countAll(attack, store, players);
      const sound = attack.row('the audit after all kills', 'unsound');
      const audited = await auditHouse(store, null);
      sound.check(audited.ok ? null : `${audited.error.code}: ${audited.error.message}`);
      const sum = [...(await store.balances()).values()].reduce((all, one) => all + one, 0);
      sound.check(sum === 0 ? null : `all money sums to ${sum}`);
    } finally {
      await store.close();
    }
  },
};
