import { expect, it } from 'vitest';
import type { TableOrder } from '../../src/live/orders.js';
import { HOUSE_ROLES, type HouseRole } from '../../src/live/people.js';
import { TABLE_ORDERS } from '../../src/orders/book.js';
import { attendUntil, roundAt } from '../live/support/attend.js';
import { done, openHouse } from '../live/support/open-house.js';
import { type Caller, problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

type Target = 'own' | 'other' | 'walk-in' | 'invented';
type SignedIn = Caller & { readonly person: { readonly account: string } };

/** Who asks: a role, or the dealer of another table. */
type Who = HouseRole | 'dealer of another table';

const FLOOR = ['floorperson', 'pit-manager', 'operator'] as const;
const HERE: readonly Who[] = ['dealer', ...FLOOR];

/** Who may do it to whose account, written down a second time. */
const MAY: Readonly<Record<string, Partial<Record<Target, readonly Who[]>>>> = {
  Sit: { own: ['player'], 'walk-in': HERE },
  BuyIn: { own: ['player'], 'walk-in': HERE },
  TipDealer: { own: ['player'], 'walk-in': HERE },
  PlaceWagers: { own: ['player'], 'walk-in': ['dealer'] },
  Decide: { own: ['player'], 'walk-in': ['dealer'] },
  // Nothing leaves the player by these: wagers go back to their own chips, claims are in their favour.
  Leave: { own: ['player'], other: HERE, 'walk-in': HERE },
  SitOut: { own: ['player'], other: HERE, 'walk-in': HERE },
  Claim: { own: ['player'], other: ['dealer'], 'walk-in': ['dealer'] },
  SeatWalkIn: { 'walk-in': HERE },
  RuleAbandoned: { other: FLOOR, 'walk-in': FLOOR },
  CommitSeed: { own: ['player'] },
  LayChips: { own: ['player'] },
};

/** Orders that name an account; the others name a seat, and staff have none. */
const NAME_AN_ACCOUNT = ['Sit', 'BuyIn', 'TipDealer'];

const isTried = (type: string, target: Target, who: Who): boolean => {
  if (type === 'SeatWalkIn') return target === 'walk-in';
  return (
    NAME_AN_ACCOUNT.includes(type) ||
    (target !== 'invented' && (target !== 'own' || who === 'player'))
  );
};

/** Orders on the own account have no other to name. */
const OF_ACCOUNT = [
  { type: 'TopUp' },
  { type: 'CashOut', cents: 100 },
  { type: 'ConfirmAge', atLeast: 21 },
  { type: 'DismissNotice', notice: 'n1' },
];

/** Refusals that say who may; any other is about the moment, and comes after the question who may. */
const NOT_YOURS = new Set([
  'not-allowed',
  'not-your-money',
  'not-your-seat',
  'not-the-dealer',
  'not-you',
]);

const SLUG = 'felt';

const setTheTable = async () => {
  const over = await openHouse();
  await over.create('md/high-card-flush', { slug: SLUG, dealing: 'attended', cards: 'typed' });
  await over.create('md/high-card-flush', { slug: 'other', dealing: 'attended', cards: 'typed' });
  const served = await serve({ over });
  const callers = new Map<Who, SignedIn>();
  for (const role of HOUSE_ROLES) callers.set(role, await served.as(role));
  callers.set('dealer of another table', await served.as('dealer'));
  const other = await served.as('player');
  const [own, dealer] = [callers.get('player')!, callers.get('dealer')!];
  done(await over.at(dealer.person as never, SLUG, { type: 'TakeTable' }));
  const away = callers.get('dealer of another table')!;
  done(await over.at(away.person as never, 'other', { type: 'TakeTable' }));
  await over.seat(own.person as never, SLUG, 1);
  await over.seat(other.person, SLUG, 2);
  const patron = { type: 'SeatWalkIn', seat: 3, name: 'Hat', ofAge: true } as const;
  done(await over.at(dealer.person as never, SLUG, { ...patron, cents: 50_000 as never }));
  const attended = { house: over, slug: SLUG, players: [], dealer: dealer.person as never };
  await attendUntil(attended, () => roundAt(attended)?.game.phase === 'betting');
  const walkIn = (await over.view(SLUG, other.person)).seats[2]?.player ?? '';
  return { over, callers, own, other, walkIn };
};

it('nobody moves a player’s money or seat but the player, or the dealer for one without a device', async () => {
  const { over, callers, own, other, walkIn } = await setTheTable();
  const accounts: Readonly<Record<Target, string>> = {
    own: own.person.account,
    other: other.person.account,
    'walk-in': walkIn,
    invented: 'p-nobody',
  };
  const seats: Readonly<Record<Target, number>> = { own: 1, other: 2, 'walk-in': 3, invented: 5 };
  /** What would be done, in a form that the moment refuses where it may: nothing changes for the next. */
  const orderFor = (type: string, target: Target): object => {
    const player = accounts[target];
    const seat = seats[target];
    const named: Readonly<Record<string, object>> = {
      Sit: { seat: 99, player },
      BuyIn: { cents: 900_000_000, player },
      TipDealer: { cents: 900_000_000, player },
      PlaceWagers: { seat, stakes: { ante: 1 } },
      Decide: { seat, decision: { kind: 'raise', cents: 1_000 } },
      Leave: { seat },
      SitOut: { seat, why: 'away' },
      Claim: { seat, wagers: ['flush'] },
      SeatWalkIn: { seat: 99, name: 'Hat', ofAge: true },
      RuleAbandoned: { seat, lost: true, reason: 'gone' },
      CommitSeed: { seat, commitment: `sha256:${'0'.repeat(64)}` },
      LayChips: { seat, stakes: {} },
    };
    return { type, ...named[type] };
  };
  const balances = async (): Promise<readonly number[]> => {
    const of = [accounts.own, accounts.other, walkIn];
    const names = of.flatMap((one) => [`wallet/${one}`, `player/${one}`] as const);
    return Promise.all(names.map((name) => over.store.balance(name)));
  };
  const before = await balances();
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const [type, targets] of Object.entries(MAY)) {
    found[type] = {};
    for (const target of Object.keys(accounts) as Target[]) {
      const may: string[] = [];
      for (const [who, caller] of callers) {
        if (!isTried(type, target, who)) continue;
        // Where it would be done, it would be done to the next who asks as well.
        const wouldBeDone = type === 'Leave' || type === 'SitOut';
        if (wouldBeDone && targets[target]?.includes(who) === true) {
          may.push(who);
          continue;
        }
        const mine = target === 'own' && who !== 'player' ? caller.person.account : null;
        const order = orderFor(type, target) as Record<string, unknown>;
        if (mine !== null && 'player' in order) order.player = mine;
        const answer = await caller.order(`/api/tables/${SLUG}/orders`, order);
        if (answer.ok || !NOT_YOURS.has((await problemOf(answer)).code)) may.push(who);
      }
      if (may.length > 0) found[type][target] = may;
    }
  }
  expect(found).toEqual(
    Object.fromEntries(
      Object.entries(MAY).map(([type, targets]) => [
        type,
        Object.fromEntries(
          Object.entries(targets).map(([target, may]) => [
            target,
            [...callers.keys()].filter((who) => may.includes(who)),
          ]),
        ),
      ]),
    ),
  );
  const ownMoney = Object.entries(TABLE_ORDERS).filter(([, entry]) => entry.ownMoney !== undefined);
  expect(Object.keys(MAY)).toEqual(expect.arrayContaining(ownMoney.map(([type]) => type)));
  for (const order of OF_ACCOUNT) {
    for (const [who, caller] of callers) {
      if (who === 'player') continue;
      expect((await caller.order('/api/me/orders', order)).status).toBe(403);
    }
  }
  expect(await balances()).toEqual(before);
});

it('the event names who ordered it', async () => {
  const { over, callers, own } = await setTheTable();
  const events = await over.store.readStream(`table/${SLUG}`);
  const by = (type: string) =>
    events
      .filter((event) => event.type === type)
      .map((event) => {
        const data = JSON.parse(event.text) as { readonly by: string; readonly as: string };
        return [data.by, data.as];
      });
  const dealer = callers.get('dealer')!.person.account;
  expect(by('BoughtIn')[0]).toEqual([own.person.account, 'player']);
  expect(by('BoughtIn')[2]).toEqual([dealer, 'dealer']);
  expect(by('DealerRelieved')).toEqual([[dealer, 'dealer']]);
  const opened = (await over.store.readAll({ after: 0, limit: 10_000 })).filter(
    ({ stream, type }) => stream.startsWith('account/walk-in-') && type === 'ChipsBought',
  );
  expect(opened.map(({ text }) => (JSON.parse(text) as { by: string }).by)).toEqual([dealer]);
});

it('a dealer takes a free table, and not another dealer’s', async () => {
  const { callers } = await setTheTable();
  const away = callers.get('dealer of another table')!;
  for (const order of [
    { type: 'RelieveDealer', dealer: away.person.account },
    { type: 'HandBack' },
    { type: 'SeatWalkIn', seat: 5, name: 'Hat', ofAge: true },
  ]) {
    const refused = await away.order(`/api/tables/${SLUG}/orders`, order);
    expect((await problemOf(refused)).code).toBe('not-the-dealer');
  }
});

it('a table that deals by itself has no other dealer', async () => {
  const over = await openHouse();
  const slug = await over.create('md/high-card-flush');
  const served = await serve({ over });
  const [floor, dealer] = [await served.as('floorperson'), await served.as('dealer')];
  const named: TableOrder = { type: 'RelieveDealer', dealer: dealer.person.account };
  const refused = await floor.order(`/api/tables/${slug}/orders`, named);
  expect((await problemOf(refused)).code).toBe('not-attended');
});

it('staff do not make a player leave who is here with wagers on the layout', async () => {
  const { over, callers, own } = await setTheTable();
  const bet = { type: 'PlaceWagers', seat: 1, stakes: { ante: 1_000 } } as never;
  over.come(own.person as never, SLUG);
  done(await over.at(own.person as never, SLUG, bet));
  const leave = { type: 'Leave', seat: 1 };
  for (const who of ['dealer', ...FLOOR] as const) {
    const answer = await callers.get(who)!.order(`/api/tables/${SLUG}/orders`, leave);
    expect((await problemOf(answer)).code).toBe('player-is-here');
  }
  expect((await own.order(`/api/tables/${SLUG}/orders`, leave)).status).toBe(200);
});
