import { auditHouse } from '../../src/index.js';
import type { TableOrder } from '../../src/live/orders.js';
import type { Caller } from '../../test/http/support/caller.js';
import { type Served, serve } from '../../test/http/support/serve.js';
import {
  type Attended,
  attendToPhase,
  attendUntil,
  roundAt,
} from '../../test/live/support/attend.js';
import { leastStakes } from '../../test/live/support/decide.js';
import { openHouse, type TestHouse } from '../../test/live/support/open-house.js';
import { PASSWORD } from '../../test/support/people.js';
import type { Attack, Part, RowNotes } from '../attack.js';
import { badAnswer, type Seen, seen } from '../support/answers.js';

type SignedIn = Awaited<ReturnType<Served['as']>>;

/** A house with an attended table that is dealt over HTTP by nobody but the race. */
class Track {
  #keys = 0;

  private constructor(
    readonly over: TestHouse,
    readonly served: Served,
    readonly slug: string,
    readonly dealer: SignedIn,
    readonly floor: SignedIn,
  ) {}

  static async open(slug: string): Promise<Track> {
    const over = await openHouse();
    await over.create('sd/caribbean-stud', {
      slug,
      dealing: 'attended',
      jackpots: { progressive: `${slug}-progressive` },
    });
    const served = await serve({ over });
    const [dealer, floor] = [await served.as('dealer'), await served.as('floorperson')];
    await over.at(dealer.person, slug, { type: 'TakeTable' });
    return new Track(over, served, slug, dealer, floor);
  }

  key(): string {
    this.#keys += 1;
    return `race-${this.#keys}`;
  }

  async order(caller: Caller, order: unknown, key = this.key()): Promise<Seen> {
    return this.post(caller, `/api/tables/${this.slug}/orders`, order, key);
  }

  async post(caller: Caller, path: string, body: unknown, key = this.key()): Promise<Seen> {
    const abort = new AbortController();
    return seen(await caller.post(path, body, { 'idempotency-key': key }), abort);
  }

  attended(players: readonly SignedIn[]): Attended {
    return {
      house: this.over,
      slug: this.slug,
      players: players.map(({ person }, at) => ({ person, seats: [at + 1] })),
      dealer: this.dealer.person,
      floor: this.floor.person,
    };
  }

  /** How many events there are that fit. */
  async count(type: string, fits: (data: never) => boolean = () => true): Promise<number> {
    const events = await this.over.events();
    return events.filter((one) => one.type === type && fits(JSON.parse(one.text) as never)).length;
  }
}

/** All at once: as many as may are done, the others are refused, and nothing fails. */
const expectWinners = (
  row: RowNotes,
  answers: readonly Seen[],
  most: number,
  what: string,
): void => {
  row.tried(answers.length);
  for (const answer of answers) {
    const bad = badAnswer(answer);
    if (bad !== null) row.found(`${what}: ${bad}`);
  }
  const done = answers.filter(({ status }) => status < 300).length;
  if (done !== most) row.found(`${what}: ${done} were done, ${most} may be`);
};

const AT_ONCE = 8;
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const seatAndWallet = async (attack: Attack, track: Track): Promise<readonly SignedIn[]> => {
  const { over, served, slug } = track;
  const seat = attack.row('orders at once for one seat', 'doubled');
  const wallet = attack.row('orders at once on one wallet', 'doubled');
  const players = await Promise.all(times(AT_ONCE).map(() => served.as('player')));
  for (const { person } of players) await over.own(person, { type: 'ConfirmAge', atLeast: 21 });
  const sits = await Promise.all(
    players.map((player) => track.order(player, { type: 'Sit', seat: 1 })),
  );
  expectWinners(seat, sits, 1, 'Sit on one seat');
  const winner = players[sits.findIndex(({ status }) => status < 300)] as SignedIn;
  const { account } = winner.person;
  const purse = (await over.store.balance(`wallet/${account}`)) / 10_000;
  const part = Math.floor(purse * 0.6);
  const buys = await Promise.all(
    times(AT_ONCE).map(() => track.order(winner, { type: 'BuyIn', cents: part })),
  );
  expectWinners(wallet, buys, 1, 'BuyIn for more than half of the wallet');
  const [chips, cash] = [
    await over.store.balance(`player/${account}`),
    await over.store.balance(`wallet/${account}`),
  ];
  wallet.check(chips + cash === purse * 10_000 ? null : 'wallet and chips are not what was there');
  const cashes = await Promise.all(
    times(AT_ONCE).map(() =>
      track.post(winner, '/api/me/orders', { type: 'CashOut', cents: chips / 10_000 }),
    ),
  );
  expectWinners(wallet, cashes, 1, 'CashOut of all chips');
  await track.order(winner, { type: 'BuyIn', cents: part });
  const leaves = await Promise.all(
    times(AT_ONCE).map((at) =>
      at % 2 === 0
        ? track.order(winner, { type: 'Leave', seat: 1 })
        : track.order(winner, { type: 'BuyIn', cents: 100 }),
    ),
  );
  const left = leaves.filter((one, at) => at % 2 === 0 && one.status < 300).length;
  seat.check(left === 1 ? null : `Leave was done ${left} times`);
  const other = players.find((player) => player !== winner) as SignedIn;
  await over.seat(winner.person, slug, 1, 100_000);
  await over.seat(other.person, slug, 2);
  return [winner, other];
};

const round = async (attack: Attack, track: Track, players: readonly SignedIn[]) => {
  const row = attack.row('orders at once in one round', 'doubled');
  const attended = track.attended(players);
  const [ann] = players as [SignedIn];
  await attendToPhase({ ...attended, players: [] }, 'betting');
  const view = await track.over.view(track.slug, ann.person);
  const act = view.round?.legal[1]?.find((one) => one.act === 'place-wagers');
  if (act?.act !== 'place-wagers') throw new Error('nobody may bet');
  const stakes = leastStakes(act);
  const before = await track.over.store.balance(`player/${ann.person.account}`);
  const bets = await Promise.all(
    times(AT_ONCE).map(() => track.order(ann, { type: 'PlaceWagers', seat: 1, stakes })),
  );
  for (const bet of bets) row.check(badAnswer(bet));
  await attendToPhase(attended, 'deciding');
  const staked = Object.values(stakes).reduce((sum: number, one) => sum + (one ?? 0), 0);
  const after = await track.over.store.balance(`player/${ann.person.account}`);
  row.check(
    before - after === staked * 10_000
      ? null
      : `${(before - after) / 10_000} cents left for ${staked}`,
  );
  const decides = await Promise.all(
    times(AT_ONCE).map((at) =>
      track.order(ann, {
        type: 'Decide',
        seat: 1,
        decision: at % 2 === 0 ? { kind: 'raise', cents: 2 * (stakes.ante ?? 0) } : 'fold',
      }),
    ),
  );
  const done = decides.filter(({ status }) => status < 300).length;
  row.tried(decides.length);
  if (done > 1) row.found(`Decide was done ${done} times`);
  for (const one of decides) if (badAnswer(one) !== null) row.found(`Decide: ${badAnswer(one)}`);
  await attendUntil(attended, () => roundAt(attended)?.game.phase === 'settled');
  const ends = await Promise.all(
    times(AT_ONCE).map(() => track.order(track.dealer, { type: 'EndRound' } satisfies TableOrder)),
  );
  row.tried(ends.length);
  if (ends.filter(({ status }) => status < 300).length > 1) row.found('EndRound was done twice');
  await attendUntil(attended, () => roundAt(attended) === null);
  const settled = await track.count('RoundEnded');
  row.check(settled === 1 ? null : `${settled} ends of one round`);
};

const proposals = async (attack: Attack, track: Track): Promise<void> => {
  const row = attack.row('decisions at once on one proposal', 'doubled');
  const jackpot = attack.row('confirmed changes at once of one jackpot', 'doubled');
  const operators = await Promise.all(times(5).map(() => track.served.as('operator')));
  const [first, ...others] = operators as [SignedIn, ...SignedIn[]];
  const proposed = async (path: string, order: unknown): Promise<string> => {
    const answer = await track.post(first, path, order);
    return (JSON.parse(answer.text) as { readonly proposal?: string }).proposal ?? '';
  };
  const decide = (who: SignedIn, id: string, decision: string) =>
    track.post(who, `/api/proposals/${id}`, { decision, reason: 'a race' });
  const day = { type: 'SetGamingDay', timeZone: 'America/New_York', hour: 4 };
  for (const [at, how] of (['confirm', 'confirm', 'refuse', 'withdraw'] as const).entries()) {
    const id = await proposed('/api/house/orders', { ...day, hour: at });
    const answers = await Promise.all([
      ...others.map((one, index) =>
        decide(one, id, index % 2 === 0 ? 'confirm' : how === 'withdraw' ? 'confirm' : how),
      ),
      ...(how === 'withdraw' ? [decide(first, id, 'withdraw')] : []),
    ]);
    expectWinners(row, answers, 1, `${how} against confirm`);
    const ended = (await track.over.store.readStream(`proposal/${id}`)).length;
    row.check(ended === 2 ? null : `the proposal has ${ended} events`);
  }
  const alone = await proposed('/api/house/orders', { ...day, hour: 9 });
  const self = await Promise.all(times(AT_ONCE).map(() => decide(first, alone, 'confirm')));
  expectWinners(row, self, 0, 'the proposer confirms');
  const adjust = {
    type: 'AtJackpot',
    jackpot: 'progressive',
    step: { type: 'Adjust', of: 'meter', changeMicros: 1_000_000, reason: 'a race' },
  };
  const path = `/api/tables/${track.slug}/orders`;
  const ids = await Promise.all(times(4).map(() => proposed(path, adjust)));
  const answers = await Promise.all(
    ids.flatMap((id) => others.map((one) => decide(one, id, 'confirm'))),
  );
  expectWinners(jackpot, answers, ids.length, 'four adjustments, four confirmers');
  const adjusted = await track.count('Adjusted');
  jackpot.check(adjusted === ids.length ? null : `${adjusted} adjustments for ${ids.length}`);
};

const codes = async (attack: Attack, track: Track): Promise<void> => {
  const row = attack.row('redemptions at once of one code', 'doubled');
  const code = await track.served.people.code('floorperson');
  const answers = await Promise.all(
    times(AT_ONCE).map((at) =>
      track.post(track.served.nobody, '/api/staff', {
        code,
        name: `Racer ${at}`,
        password: PASSWORD,
      }),
    ),
  );
  expectWinners(row, answers, 1, 'one code');
  const staff = await track.served.people.identity.staff();
  const racers = staff.filter(({ name }) => name.startsWith('Racer ')).length;
  row.check(racers === 1 ? null : `${racers} accounts by one code`);
};

const sameKey = async (attack: Attack, track: Track): Promise<void> => {
  const row = attack.row('orders at once with one key', 'doubled');
  const player = await track.served.as('player');
  const { account } = player.person;
  const confirm = (key: string, atLeast: number) =>
    track.post(player, '/api/me/orders', { type: 'ConfirmAge', atLeast }, key);
  const key = track.key();
  const same = await Promise.all(times(AT_ONCE).map(() => confirm(key, 21)));
  expectWinners(row, same, AT_ONCE, 'one order, one key');
  row.check(new Set(same.map(({ text }) => text)).size === 1 ? null : 'one key, two answers');
  const once = await track.over.store.readStream(`account/${account}`);
  const stored = once.filter(({ type }) => type === 'AgeConfirmed').length;
  row.check(stored === 1 ? null : `stored ${stored} times`);
  const other = track.key();
  const mixed = await Promise.all(times(AT_ONCE).map((at) => confirm(other, 21 + at)));
  expectWinners(row, mixed, 1, 'eight orders, one key');
  // Another's key of the same name is another key.
  const neighbour = await track.served.as('player');
  const theirs = await track.post(neighbour, '/api/me/orders', { type: 'TopUp' }, key);
  row.check(theirs.status === 422 ? 'a key is shared between accounts' : badAnswer(theirs));
};

const together = async (attack: Attack, track: Track): Promise<void> => {
  const row = attack.row('books after the races', 'unsound');
  const balances = await track.over.store.balances();
  const sum = [...balances.values()].reduce((all, one) => all + one, 0);
  row.check(sum === 0 ? null : `all money sums to ${sum}`);
  const below = [...balances].find(
    ([name, micros]) => /^(player|wallet)\//.test(name) && micros < 0,
  );
  row.check(below === undefined ? null : `${below.join(' has ')}`);
  const audited = await auditHouse(track.over.store, null);
  row.check(audited.ok ? null : `${audited.error.code}: ${audited.error.message}`);
  for (const failure of track.over.failures) row.found(failure);
};

export const races: Part = {
  name: 'races',
  quick: true,
  run: async (attack) => {
    for (const at of times(attack.long ? 10 : 1)) {
      const track = await Track.open(`track-${at + 1}`);
      const players = await seatAndWallet(attack, track);
      await round(attack, track, players);
      await proposals(attack, track);
      await codes(attack, track);
      await sameKey(attack, track);
      await together(attack, track);
    }
  },
};
