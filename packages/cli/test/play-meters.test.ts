import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { viewJackpots } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { Purse } from '../src/commands/play/purse.js';
import { openTable, pinnedRules } from '../src/input/house-table.js';
import { practiceWorld, TableInMemory } from '../src/table/table-in-memory.js';
import { example, NO_STDIN } from './support/baize.js';
import { scratch } from './support/play.js';

interface House {
  readonly jackpots: { readonly progressive: { initial?: number } };
}

/** A second passes whenever the table looks at its clock. */
const tableOf = (file: string): TableInMemory => {
  let now = Date.parse('2026-06-01T10:00:00Z');
  const rules = pinnedRules(openTable(file, undefined, NO_STDIN));
  const table = new TableInMemory(practiceWorld(rules, 0), () => {
    now += 1000;
    return new Date(now).toISOString();
  });
  unwrap(table.open());
  return table;
};

const MD = example('md-high-card-flush');

const DECK = 'As Ks Qs Js 9s 2h 3d 4c 5d 6h 7c 8d 9h Td Tc 5c Jd Qd Kd Ad 2c'.split(' ');

/** Its numbers are worked out when they are asked for. */
const inPurse = ({ chipsCents, boughtCents, stakedCents, backCents, onFeltCents }: Purse) => ({
  chipsCents,
  boughtCents,
  stakedCents,
  backCents,
  onFeltCents,
});

/** Takes every step that the table takes by itself, as far as the end of the round. */
const goOn = (table: TableInMemory): void => {
  const isOver = (): boolean =>
    table.round.happened.some(({ events }) => events.some(({ type }) => type === 'RoundEnded'));
  while (!isOver() && table.step() !== null);
};

describe('the meters of a table in the terminal', () => {
  const shown = (table: TableInMemory) =>
    viewJackpots(table.world).map(({ wager, display }) => [wager, display?.amountCents]);

  test('open at the seed, or at what the house starts with', () => {
    expect(shown(tableOf(MD))).toEqual([['progressive', 3_000_000]]);
    const house = JSON.parse(readFileSync(example('sd-high-card-flush'), 'utf8')) as House;
    house.jackpots.progressive.initial = 3_500_000;
    const file = path.join(scratch(), 'house.json');
    writeFileSync(file, JSON.stringify(house));
    expect(shown(tableOf(file))).toEqual([['progressive', 3_500_000]]);
  });
});

describe('the purse', () => {
  const dealtIn = (table: TableInMemory): void => {
    table.lay(DECK);
    goOn(table);
    unwrap(table.order(1, { type: 'PlaceWagers', seat: 1, stakes: { ante: cents(2500) } }));
  };

  test('gives what is staked, takes what comes back, and remembers both', () => {
    const table = tableOf(MD);
    table.sit(1);
    const purse = new Purse(table, [1], cents(10_000));
    purse.buyIn();
    expect(inPurse(purse)).toMatchObject({ chipsCents: 20_000, boughtCents: 20_000 });
    dealtIn(table);
    expect(inPurse(purse)).toMatchObject({ chipsCents: 17_500, onFeltCents: 0, stakedCents: 0 });
    goOn(table);
    expect(inPurse(purse)).toMatchObject({
      chipsCents: 17_500,
      onFeltCents: 2500,
      stakedCents: 2500,
    });
    const decision = { kind: 'raise', cents: cents(2500) } as const;
    unwrap(table.order(1, { type: 'Decide', seat: 1, decision }));
    expect(inPurse(purse)).toMatchObject({ chipsCents: 15_000, onFeltCents: 5000, backCents: 0 });
    goOn(table);
    purse.settle(table.world.table.settled?.lines ?? []);
    const { chipsCents, stakedCents, backCents, onFeltCents } = purse;
    expect({ stakedCents, onFeltCents }).toEqual({ stakedCents: 5000, onFeltCents: 0 });
    expect(backCents).toBeGreaterThan(0);
    expect(chipsCents).toBe(20_000 - stakedCents + backCents);
  });

  test('buys for a seat what it lacks, and no seat owes the table', () => {
    const table = tableOf(MD);
    for (const seat of [1, 2]) table.sit(seat);
    const purse = new Purse(table, [1, 2], cents(10_000));
    purse.cover(1, 2500);
    purse.cover(2, 4000);
    expect([table.chipsCents(1), table.chipsCents(2)]).toEqual([10_000, 4000]);
    expect(inPurse(purse)).toMatchObject({ chipsCents: 10_000, boughtCents: 10_000 });
  });
});
