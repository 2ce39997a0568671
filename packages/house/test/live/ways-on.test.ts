import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { upcoming } from '../../src/live/automation/upcoming.js';
import { type Desk, roundInProgress, worldOf } from '../../src/live/desk.js';
import { AUTOMATIC_DEALER } from '../../src/live/people.js';
import { waitingOf } from '../../src/live/presence/waiting.js';
import { attendRound } from './support/attend.js';
import { done, openHouse, type TestHouse } from './support/open-house.js';
import { ANN, BEN, DEALER } from './support/people.js';
import { playRounds } from './support/play.js';

/** Long enough ago that whoever is away is away by any measure, and not long enough that seats are freed. */
const AWAY_MS = 60_000;

const WHO_IS_AWAY: readonly (readonly string[])[] = [[], ['ann'], ['ben'], ['ann', 'ben']];

/** Every state of a table that was stored, one after another. */
const watchDesk = (house: TestHouse, slug: string): readonly Desk[] => {
  const seen: Desk[] = [];
  house.house.onStored(() => {
    const desk = house.house.desk(slug);
    if (desk !== undefined && desk !== seen.at(-1)) seen.push(desk);
  });
  return seen;
};

/** What goes on from a state by itself, and for whom it waits, with these players away. */
const wayOn = (house: TestHouse, desk: Desk, away: readonly string[]) => {
  const at = house.house.now();
  const isAway = (account: string): boolean => away.includes(account);
  const world = worldOf(desk, (jackpot) => house.house.meter(jackpot), undefined, isAway);
  const mood = { lively: away.length < 2, draining: false };
  return {
    next: upcoming(desk, world, at, mood, (account) =>
      isAway(account) ? Date.parse(at) - AWAY_MS : null,
    ),
    waiting: waitingOf(desk, world, at, mood, at),
  };
};

const whereIs = (desk: Desk, away: readonly string[]): string =>
  `${roundInProgress(desk)?.game.phase ?? 'between rounds'}, away: ${away.join(' and ') || 'nobody'}`;

const presentSeats = (desk: Desk, away: readonly string[]): readonly number[] =>
  desk.table.phase === 'closed'
    ? []
    : Object.entries(desk.table.seats)
        .filter(([, { player }]) => !away.includes(player))
        .map(([seat]) => Number(seat));

const phasesOf = (desks: readonly Desk[]): ReadonlySet<string | undefined> =>
  new Set(desks.map((desk) => roundInProgress(desk)?.game.phase));

describe.each(RULEBOOK_IDS)('%s: every state has a way on', (id) => {
  test.each([
    ['a stated time', 15],
    ['no time of its own', null],
  ])('at a table that deals by itself, with %s', async (_, decisionSeconds) => {
    const house = await openHouse();
    const slug = await house.create(id, { decisionSeconds });
    const desks = watchDesk(house, slug);
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 3);
    const players = [
      { person: ANN, seats: [1] },
      { person: BEN, seats: [3], folds: () => true },
    ];
    await playRounds(house, slug, players, 3);
    for (const desk of desks) {
      for (const away of WHO_IS_AWAY) {
        const { next, waiting } = wayOn(house, desk, away);
        const where = whereIs(desk, away);
        // It takes a step, or a time runs out; only where nobody is there may it rest.
        if (waiting.for === 'nobody') expect(presentSeats(desk, away), where).toEqual([]);
        else expect(next, where).not.toBeNull();
        if (waiting.for !== 'players') continue;
        expect(presentSeats(desk, away), where).toEqual(expect.arrayContaining([...waiting.seats]));
      }
    }
    const [contest, pot] = [phasesOf(desks).has('deciding'), phasesOf(desks).has('acting')];
    expect(contest || pot).toBe(true);
    expect([...phasesOf(desks)]).toEqual(expect.arrayContaining(['betting', 'dealing', 'settled']));
  });

  test.each(['shuffler', 'typed'] as const)('at a table with a dealer and %s', async (cards) => {
    const house = await openHouse();
    const slug = await house.create(id, { dealing: 'attended', cards });
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 3);
    const desks = watchDesk(house, slug);
    done(await house.at(DEALER, slug, { type: 'TakeTable' }));
    const players = [
      { person: ANN, seats: [1] },
      { person: BEN, seats: [3], folds: () => true },
    ];
    for (let round = 0; round < 2; round += 1) await attendRound({ house, slug, players });
    for (const desk of desks) {
      for (const away of WHO_IS_AWAY) {
        const { waiting } = wayOn(house, desk, away);
        const where = whereIs(desk, away);
        const dealer = desk.table.phase === 'open' ? desk.table.dealer : null;
        if (waiting.for === 'players') {
          expect(waiting.seats.length, where).toBeGreaterThan(0);
          expect(presentSeats(desk, away), where).toEqual(
            expect.arrayContaining([...waiting.seats]),
          );
        } else if (waiting.for === 'dealer') expect(dealer, where).not.toBe(AUTOMATIC_DEALER);
        else if (waiting.for === 'nobody') expect(presentSeats(desk, away), where).toEqual([]);
        else expect(waiting.for, where).toBe('floorperson');
      }
    }
    expect([...phasesOf(desks)]).toEqual(expect.arrayContaining(['betting', 'dealing', 'settled']));
  });
});
