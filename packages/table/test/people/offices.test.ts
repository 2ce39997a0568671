import { describe, expect, test } from 'vitest';
import { type OpenWorld, ROLES } from '../../src/index.js';
import { isSomebodyHere } from '../../src/people/first-player.js';
import { officeOf } from '../../src/people/permissions.js';
import { afterMissed, isAnyoneThere, seatsToBet } from '../../src/people/presence.js';
import { Table } from '../support/table.js';

test('each role has one office at a meter', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, officeOf(role)]))).toEqual({
    player: 'dealer',
    dealer: 'dealer',
    floorperson: 'floorperson',
    'pit-manager': 'floorperson',
    operator: 'operator',
    auditor: 'dealer',
    house: 'dealer',
    spectator: 'dealer',
  });
});

describe('who is there', () => {
  const betting = (): Table =>
    Table.open('sd/high-card-flush').follow(({ kind }) => kind === 'players');
  const away = (table: Table, seats: readonly number[]) =>
    ({ ...table.world, away: seats }) as OpenWorld;

  test.each<[readonly number[], boolean, readonly number[]]>([
    [[], true, [1, 2, 3]],
    [[1], true, [2, 3]],
    [[1, 2, 3], false, []],
  ])('where seats %j are away', (seats, is, bets) => {
    const table = betting();
    expect(isAnyoneThere(away(table, seats))).toBe(is);
    expect(seatsToBet(away(table, seats), table.playing)).toEqual(bets);
  });

  test('a player who left is nobody for the cards to be shown to', () => {
    const { table } = betting().world as OpenWorld;
    expect(isSomebodyHere(table)).toBe(true);
    const left = { 1: { player: 'Ada', away: 'away' } } as const;
    expect(isSomebodyHere({ ...table, seats: left })).toBe(false);
  });

  test('rounds that a player missed are counted each by its kind', () => {
    const { playing } = betting().do({
      type: 'PlaceWagers',
      seat: 1,
      stakes: { ante: 1_000 } as never,
    });
    const sits = { player: 'Ada', away: 'here' } as const;
    const { acted: _acted, ...round } = playing;
    expect(afterMissed(sits, 1, playing)).toEqual(sits);
    expect(afterMissed(sits, 1, { ...round, absent: [1] })).toEqual({
      ...sits,
      missed: { rounds: 0, idle: 1, away: 1 },
    });
    const missed = { rounds: 2, idle: 1, away: 1 };
    expect(afterMissed({ ...sits, missed }, 2, round)).toEqual({
      ...sits,
      missed: { rounds: 3, idle: 2, away: 0 },
    });
  });
});
