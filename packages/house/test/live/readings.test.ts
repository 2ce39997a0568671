import path from 'node:path';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock/system-clock.js';
import { seal } from '../../src/index.js';
import { openFirstTables } from '../../src/live/first-tables.js';
import { lobbyOf } from '../../src/live/readings/lobby.js';
import { historyOf, ledgerOf } from '../../src/live/readings/personal.js';
import { type FiledRoundView, searchRounds, storyOfRound } from '../../src/live/readings/rounds.js';
import { Signs } from '../../src/live/readings/signs.js';
import { scratch } from '../support/scratch.js';
import { attendRound, attendToPhase } from './support/attend.js';
import { done, openHouse, type TestHouse } from './support/open-house.js';
import { ANN, AUDITOR, BEN, CLEO, DEALER, FLOOR, WATCH } from './support/people.js';
import { playRounds, until } from './support/play.js';

describe('the lobby', () => {
  test('shows the five tables that a house begins with, ready to sit down', async () => {
    const house = await openHouse();
    await openFirstTables(house.house);
    await openFirstTables(house.house);
    const lobby = lobbyOf(house.house);
    expect(lobby.map(({ rulebook }) => rulebook)).toEqual([
      'sd/high-card-flush',
      'md/high-card-flush',
      'oh/high-card-flush',
      'sd/caribbean-stud',
      'wa/ricochet-poker',
    ]);
    for (const table of lobby) {
      expect(table).toMatchObject({ phase: 'open', dealing: 'automatic' });
      expect(table.seats.free).toHaveLength(table.seats.positions);
      expect(table.limits.ante?.minCents).toBeGreaterThan(0);
      expect(table.wagers.map(({ wager }) => wager)).toContain('ante');
      for (const { amountCents } of table.jackpots) expect(amountCents).toBeGreaterThan(0);
    }
    const [ohio] = lobby.filter(({ minimumAge }) => minimumAge !== null);
    expect(ohio).toMatchObject({ rulebook: 'oh/high-card-flush', minimumAge: 21 });
    expect(ohio?.notices.join(' ')).toMatch(/1-800/);
  });

  test('counts a practice player’s seat as taken and as free, a person’s as taken', async () => {
    const house = await openHouse();
    const slug = await house.create('md/high-card-flush', { practice: 2 });
    await house.seat(ANN, slug, 1);
    await until(house, async () => (await house.view(slug)).seats.length === 3);
    const { seats } = lobbyOf(house.house)[0]!;
    expect(seats.taken).toHaveLength(3);
    expect(seats.free).toHaveLength(5);
    expect(seats.free).not.toContain(1);
  });
});

describe('what a player has and had', () => {
  test('history comes in pages, the newest first, and is nobody else’s', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 5);
    const first = await historyOf(house.store, 'ann', null, 2);
    const second = await historyOf(house.store, 'ann', first.at(-1)!.position, 2);
    const third = await historyOf(house.store, 'ann', second.at(-1)!.position, 2);
    const rounds = [...first, ...second, ...third].map(({ receipt }) => receipt.round);
    expect(rounds).toEqual([5, 4, 3, 2, 1].map((number) => `${slug}/${number}`));
    expect(first[0]).toMatchObject({ table: slug, receipt: { player: 'ann', seat: 1 } });
    expect(await historyOf(house.store, 'ben', null, 9)).toEqual([]);
  });

  test('a receipt names the newest seal that covers it, once there is one', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 2);
    const file = path.join(scratch(), 'seals.jsonl');
    const sealed = unwrap(await seal(house.store, file, house.house.now()));
    const [, older] = await historyOf(house.store, 'ann', null, 2, sealed);
    expect(older?.seal).toEqual({ seq: 1, at: sealed?.at, hash: sealed?.hash });
    const before = sealed === null ? null : { ...sealed, position: 1 };
    const [newest] = await historyOf(house.store, 'ann', null, 1, before);
    expect(newest?.seal).toBeNull();
  });

  test('the ledger says what moved, why and where, and comes to what is there', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1, 20_000);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 2);
    done(await house.own(ANN, { type: 'CashOut', cents: cents(5_000) }));
    const ledger = await ledgerOf(house.store, 'ann', null, 1_000);
    expect(ledger[0]).toMatchObject({ reason: 'chips for cash', stream: 'account/ann' });
    expect(ledger.at(-1)).toMatchObject({ account: 'wallet', cents: 1_000_000 });
    for (const [account, name] of [
      ['wallet', 'wallet/ann'],
      ['player', 'player/ann'],
    ] as const) {
      const moved = ledger.filter((one) => one.account === account);
      const sum = moved.reduce((all, one) => all + one.cents, 0);
      expect(sum * 10_000).toBe(await house.store.balance(name));
    }
    for (const { reason, at } of ledger) expect([reason, at]).not.toContain('');
    const newest = await ledgerOf(house.store, 'ann', null, 3);
    expect(newest).toEqual(ledger.slice(0, 3));
  });
});

/** Two tables: rounds of one, a void and an award at the other. */
const played = async (): Promise<TestHouse> => {
  const house = await openHouse();
  await house.create('oh/high-card-flush', { slug: 'one' });
  await house.seat(ANN, 'one', 1);
  await playRounds(house, 'one', [{ person: ANN, seats: [1] }], 2);
  done(await house.at(ANN, 'one', { type: 'Leave', seat: 1 }));
  await house.create('sd/caribbean-stud', { slug: 'two', dealing: 'attended', cards: 'typed' });
  await house.seat(BEN, 'two', 1);
  done(await house.at(DEALER, 'two', { type: 'TakeTable' }));
  const aces = ['As', 'Ah', 'Ad', 'Ac', '9c', '2c', '3d', '4h', '6s', '8c', '7d', '5c'];
  const attended = { house, slug: 'two', players: [{ person: BEN, seats: [1] }], stack: aces };
  await attendRound(attended);
  house.clock.pass({ hours: 1 });
  const nothing = ['2c', '7d', '9h', 'Js', 'Kc', '3d', '5h', '8s', 'Qc', 'Td'];
  const next = { ...attended, stack: nothing };
  await attendToPhase(next, 'deciding');
  const call = { kind: 'wrong-count-to-dealer', place: 'dealer', cards: 6 } as const;
  done(await house.at(DEALER, 'two', { type: 'CallIrregularity', ...call, note: 'for staff' }));
  if ((await house.view('two', FLOOR)).round?.stopped != null) {
    done(await house.at(FLOOR, 'two', { type: 'RuleContinue', reason: 'counted' }));
  }
  await attendRound(next);
  return house;
};

describe('rounds that are over', () => {
  test('are found by everything that can be asked', async () => {
    const house = await played();
    const found = async (query: Partial<Parameters<typeof searchRounds>[1]>) =>
      (await searchRounds(house.house, { limit: 50, ...query })).map(({ round }) => round);
    const all = ['two/2', 'two/1', 'one/2', 'one/1'];
    expect(await found({})).toEqual(all);
    expect(await found({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await found({ table: 'one' })).toEqual(['one/2', 'one/1']);
    expect(await found({ player: 'ben' })).toEqual(['two/2', 'two/1']);
    expect(await found({ outcome: 'void' })).toEqual(['two/2']);
    expect(await found({ outcome: 'complete' })).toEqual(['two/1', 'one/2', 'one/1']);
    expect(await found({ irregularity: 'wrong-count-to-dealer' })).toEqual(['two/2']);
    expect(await found({ irregularity: 'shoe-jam' })).toEqual([]);
    expect(await found({ award: true })).toEqual(['two/1']);
    expect(await found({ award: false, player: 'ben' })).toEqual(['two/2']);
    const [last, award] = await searchRounds(house.house, { limit: 2 });
    expect(await found({ from: last!.at })).toEqual(['two/2']);
    expect(await found({ to: last!.at })).toEqual(all.slice(1));
    expect(await found({ before: award!.position })).toEqual(all.slice(2));
    expect(await found({ from: award!.at, to: last!.at })).toEqual(['two/1']);
    expect(JSON.stringify(last)).not.toContain('proof');
  });

  test('come page by page without a gap, though they ended in the same millisecond', async () => {
    const house = await openHouse({
      clock: { ...systemClock, now: () => '2026-03-01T12:00:00.000Z', monotonic: () => 0 },
    });
    const slugs = ['one', 'two', 'three'];
    for (const slug of slugs) {
      await house.create('oh/high-card-flush', { slug, dealing: 'attended' });
      await house.seat(ANN, slug, 1, 50_000);
      done(await house.at(DEALER, slug, { type: 'TakeTable' }));
      await attendRound({ house, slug, players: [{ person: ANN, seats: [1] }] });
      done(await house.at(DEALER, slug, { type: 'HandBack' }));
    }
    const all = await searchRounds(house.house, { limit: 50 });
    expect(all.map(({ round }) => round)).toEqual(['three/1', 'two/1', 'one/1']);
    expect(new Set(all.map(({ at }) => at)).size).toBe(1);
    const paged: FiledRoundView[] = [];
    for (;;) {
      const last = paged.at(-1);
      const seen = last === undefined ? {} : { before: last.position };
      const page = await searchRounds(house.house, { limit: 1, ...seen });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
  });

  test('are told to who was in them and to who looks into disputes, not to strangers', async () => {
    const house = await played();
    const story = (person: typeof ANN, number = 1) =>
      storyOfRound(house.house, 'two', number, person);
    for (const person of [BEN, FLOOR, AUDITOR, WATCH]) {
      const told = unwrap(await story(person));
      expect(told.round).toBe('two/1');
      expect(told.words.join('\n')).toContain('As Ah Ad Ac');
    }
    for (const person of [ANN, CLEO, DEALER]) {
      expect(await story(person)).toMatchObject({ ok: false, error: { code: 'not-your-round' } });
    }
    expect(JSON.stringify(unwrap(await story(FLOOR, 2)))).toContain('for staff');
    expect(JSON.stringify(unwrap(await story(BEN, 2)))).not.toContain('for staff');
    for (const number of [0, 3, 99]) {
      expect(await story(FLOOR, number)).toMatchObject({
        ok: false,
        error: { code: 'no-such-round' },
      });
    }
  });

  test('are never told before they are over', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 1);
    await until(house, async () => {
      const told = await storyOfRound(house.house, slug, 2, FLOOR);
      expect(told.ok).toBe(false);
      return (await house.view(slug)).round?.game.phase === 'betting';
    });
    expect((await storyOfRound(house.house, slug, 1, ANN)).ok).toBe(true);
  });
});

test('a sign shows the amount and the last awards, and nothing of who won', async () => {
  const house = await played();
  const signs = await Signs.open(house.house);
  const [sign] = signs.all;
  expect(sign).toMatchObject({
    jackpot: 'two-progressive',
    tables: ['two'],
    awards: [{ table: 'two', hand: 'four aces, nine kicker' }],
  });
  expect(JSON.stringify(signs.all)).not.toContain('ben');
});
