import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { lobbyOf } from '../../src/live/readings/lobby.js';
import { Signs } from '../../src/live/readings/signs.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { type Attended, attendRound, attendStep, attendUntil, roundAt } from './support/attend.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, CLEO, DEALER, FLOOR, SECOND_DEALER } from './support/people.js';
import { playRounds, until } from './support/play.js';
import { seedForAward } from './support/steer.js';

const LINKED = 'stud-link';
const JACKPOTS = { progressive: LINKED };

const amountAt = async (house: TestHouse, slug: string): Promise<number | undefined> =>
  (await house.view(slug)).jackpots[0]?.display?.amountCents;

/** Four aces for the first seat that is dealt to; typed in the order of a table of one player. */
const FOUR_ACES = ['As', 'Ah', 'Ad', 'Ac', '9c', '2c', '3d', '4h', '6s', '8c', '7d', '5c'];

describe('two attended tables on one meter', () => {
  const twoTables = async (): Promise<readonly [Attended, Attended]> => {
    const house = await openHouse();
    const settings = { dealing: 'attended', cards: 'typed', jackpots: JACKPOTS } as const;
    const one = await house.create('sd/caribbean-stud', { ...settings, slug: 'one' });
    const two = await house.create('sd/caribbean-stud', { ...settings, slug: 'two' });
    await house.seat(ANN, one, 1);
    await house.seat(BEN, two, 1);
    done(await house.at(DEALER, one, { type: 'TakeTable' }));
    done(await house.at(SECOND_DEALER, two, { type: 'TakeTable' }));
    return [
      { house, slug: one, players: [{ person: ANN, seats: [1] }], stack: FOUR_ACES },
      { house, slug: two, players: [{ person: BEN, seats: [1] }], dealer: SECOND_DEALER },
    ];
  };

  test('both show the same amount, and both contribute to it', async () => {
    const [one, two] = await twoTables();
    const { house } = one;
    const before = await amountAt(house, 'one');
    await attendUntil(one, () => roundAt(one)?.collected === true);
    const after = await amountAt(house, 'one');
    expect(after).toBe((before ?? 0) + 25);
    expect(await amountAt(house, 'two')).toBe(after);
    await attendUntil(two, () => roundAt(two)?.collected === true);
    expect(await amountAt(house, 'one')).toBe((after ?? 0) + 25);
  });

  test('a hit waits for a floorperson and stops its own table, not the linked one', async () => {
    const [one, two] = await twoTables();
    const { house } = one;
    const { pending } = (await house.view('one', FLOOR)).jackpots[0]!;
    expect(pending).toEqual([]);
    const waits = async () => (await house.view('one', FLOOR)).jackpots[0]!.pending;
    await attendUntil(one, () => roundAt(one)?.game.phase === 'settled');
    const [hit] = await waits();
    expect(hit).toMatchObject({ seat: 1, player: 'ann', status: 'keyed' });

    await attendRound(two);
    expect(await waits()).toHaveLength(1);
    expect(refusalOf(await house.at(DEALER, 'one', { type: 'EndRound' }))).not.toBeNull();
    const chips = await house.store.balance('player/ann');
    await attendRound(one);
    expect(await waits()).toEqual([]);
    expect(await house.store.balance('player/ann')).toBe(chips + hit!.cents * 10_000);
    expect((await filedRound(house.store, 'one', 1))?.awards).toMatchObject([
      { jackpot: 'progressive', seat: 1, player: 'ann', cents: hit!.cents },
    ]);
    expect(await house.store.hasObligation(`jackpot/${LINKED}/${hit!.hit}/paid`)).toBe(true);
    await house.expectSound();
  });

  test('a table whose jackpot is of another game is refused', async () => {
    const [{ house }] = await twoTables();
    await expect(
      house.create('md/high-card-flush', { slug: 'three', jackpots: JACKPOTS }),
    ).rejects.toThrow();
    expect(house.house.slugs()).toEqual(['one', 'two']);
  });
});

describe('two tables of Maryland on one meter', () => {
  const MARYLAND = { progressive: 'maryland-link' };
  const HEARTS = ['Jh', 'Th', '9h', '8h', '7h', '6h', '5h'];
  const OTHER = ['As', 'Kc', 'Qd', '8d', '6d', '4d', '2h'];
  const DEALERS = ['9s', '3s', '2s', 'Qc', '4c', 'Td', '3d'];
  const PLACE: Record<string, readonly string[]> = { 1: OTHER, 3: HEARTS, dealer: DEALERS };

  /** The order in which a deck must lie so that each place gets its hand. */
  const stackFor = async (attended: Attended, hands: typeof PLACE): Promise<Attended> => {
    const nextNow = async () =>
      (await attended.house.view(attended.slug, attended.dealer ?? DEALER)).next;
    let next = await nextNow();
    while (next?.kind !== 'deal') {
      if ((await attendStep(attended)) === null) throw new Error('nobody knows what comes next');
      next = await nextNow();
    }
    const given = new Map<string, number>();
    const stack = next.places.map((place) => {
      const at = given.get(String(place)) ?? 0;
      given.set(String(place), at + 1);
      return hands[place]?.[at] ?? '??';
    });
    return { ...attended, stack };
  };
  const isPaid = (at: Attended, seat: number): boolean => {
    const game = roundAt(at)?.game;
    const paid = game !== undefined && 'paid' in game ? game.paid : undefined;
    return paid?.some((one) => one.seat === seat) === true;
  };

  test('[MD-HCF-12E(3), MD-HCF-11B(5)] who is finished first has the meter of that moment, and the audit agrees', async () => {
    const house = await openHouse();
    const settings = { dealing: 'attended', cards: 'typed', jackpots: MARYLAND } as const;
    await house.create('md/high-card-flush', { ...settings, slug: 'one' });
    await house.create('md/high-card-flush', { ...settings, slug: 'two' });
    await house.seat(ANN, 'one', 3);
    await house.seat(CLEO, 'one', 1);
    await house.seat(BEN, 'two', 1);
    done(await house.at(DEALER, 'one', { type: 'TakeTable' }));
    done(await house.at(SECOND_DEALER, 'two', { type: 'TakeTable' }));
    const one = await stackFor(
      {
        house,
        slug: 'one',
        players: [
          { person: ANN, seats: [3] },
          { person: CLEO, seats: [1] },
        ],
      },
      PLACE,
    );
    const two = await stackFor(
      { house, slug: 'two', players: [{ person: BEN, seats: [1] }], dealer: SECOND_DEALER },
      { 1: HEARTS, dealer: DEALERS },
    );
    const shown = await amountAt(house, 'one');
    const hits = async (slug: string) =>
      (await house.view(slug, FLOOR)).jackpots[0]!.pending.map(({ seat, cents: won }) => [
        seat,
        won,
      ]);

    await attendUntil(one, () => isPaid(one, 3));
    expect(await hits('one')).toEqual([[3, shown]]);
    const reset = (await amountAt(house, 'two')) ?? 0;
    await attendUntil(two, () => isPaid(two, 1));
    expect(await hits('two')).toEqual([[1, reset]]);
    expect(await hits('one')).toEqual([[3, shown]]);

    await attendRound(one);
    await attendRound(two);
    const awards = async (slug: string) => (await filedRound(house.store, slug, 1))?.awards;
    expect(await awards('one')).toMatchObject([{ seat: 3, player: 'ann', cents: shown }]);
    expect(await awards('two')).toMatchObject([{ seat: 1, player: 'ben', cents: reset }]);
    await house.expectSound();
  });
});

describe('two automatic tables on one meter', () => {
  test('the policy of the house validates and pays, and both tables and the sign show it', async () => {
    const house = await openHouse();
    for (const [slug, person] of [
      ['one', ANN],
      ['two', BEN],
    ] as const) {
      await house.create('sd/caribbean-stud', { slug, jackpots: JACKPOTS });
      await house.seat(person, slug, 1);
    }
    const signs = await Signs.open(house.house);
    const shown: string[] = [];
    const stop = signs.follow((json) => shown.push(json));
    const ann = { person: ANN, seats: [1] };
    // A folded hand wins no award, whatever its cards.
    await playRounds(house, 'one', [{ ...ann, folds: () => true }], 1);
    await until(house, () => roundAt({ house, slug: 'one' })?.game.phase === 'betting');
    const seed = await seedForAward(house, 'one', 1);
    await playRounds(house, 'one', [{ ...ann, seed: () => seed }], 1);
    stop();

    const filed = await filedRound(house.store, 'one', 2);
    expect(filed?.awards).toHaveLength(1);
    expect(await amountAt(house, 'two')).toBe(await amountAt(house, 'one'));
    const [sign] = signs.all;
    expect(sign).toMatchObject({
      jackpot: LINKED,
      tables: ['one', 'two'],
      amountCents: await amountAt(house, 'one'),
      awards: [{ table: 'one', cents: filed!.awards[0]!.cents }],
    });
    expect(sign!.awards[0]!.hand).not.toBe('');
    expect(JSON.parse(shown.at(-1)!)).toEqual(JSON.parse(JSON.stringify(signs.all)));
    const again = await Signs.open(house.house);
    expect(again.all).toEqual(signs.all);
    for (const table of lobbyOf(house.house)) {
      expect(table.jackpots[0]).toMatchObject({ jackpot: LINKED, amountCents: sign!.amountCents });
    }
    await house.expectSound();
  });
});

test('a jackpot wager is not lost when a table closes and opens again', async () => {
  const house = await openHouse();
  const slug = await house.create('sd/caribbean-stud', { jackpots: JACKPOTS });
  await house.seat(ANN, slug, 1);
  await playRounds(house, slug, [{ person: ANN, seats: [1] }], 2);
  const before = await amountAt(house, slug);
  await house.house.close();
  const again = await house.another();
  expect(await amountAt(again, slug)).toBe(before);
  expect(cents(before ?? 0)).toBeGreaterThan(500_000);
});
