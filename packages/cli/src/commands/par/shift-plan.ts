import { formatCents, parseDollars } from '@baize/money';
import { type HeldWager, holdOverShift, seatsTogether } from '@baize/odds';
import { present } from '@baize/result';
import type { HouseRules, RulesInForce, WagerId } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { isSharedPot } from './base-section.js';
import type { ParBase, ParHold, ParJackpot, ParSideBet } from './par-sheet.js';

/** How busy a table is taken to be. */
export interface Shift {
  readonly roundsPerHour: number;
  readonly hours: number;
  readonly seats: number;
  /** Mean wagers that were given, in cents; what is not given is the smallest that is posted. */
  readonly wagers: ReadonlyMap<string, number>;
}

export interface ShiftOptions {
  readonly roundsPerHour: string;
  readonly hours: string;
  readonly seats?: string;
  readonly wager?: readonly string[];
}

const MOST_ROUNDS_PER_HOUR = 1000;
const MOST_HOURS = 10_000;

export const shiftOf = (
  options: ShiftOptions,
  rules: RulesInForce,
  { positions }: HouseRules,
): Shift => {
  const sharedPot = isSharedPot(rules);
  const seats = wholeOf('--seats', options.seats ?? String(sharedPot ? 1 : positions), positions);
  if (sharedPot && seats > 1) {
    throw new BadInput(
      `--seats: players of ${rules.rulebook.id} play for one pot, and its exact odds are those of one player: only 1 can be given`,
    );
  }
  return {
    roundsPerHour: wholeOf('--rounds-per-hour', options.roundsPerHour, MOST_ROUNDS_PER_HOUR),
    hours: wholeOf('--hours', options.hours, MOST_HOURS),
    seats,
    wagers: new Map((options.wager ?? []).map((given) => wagerOf(given, rules))),
  };
};

const wholeOf = (option: string, given: string, most: number): number => {
  const value = /^\d+$/.test(given) ? Number(given) : 0;
  if (value >= 1 && value <= most) return value;
  throw new BadInput(`${option}: a whole number from 1 to ${most}, not "${given}"`);
};

/** `flush=5`, `progressive=0`: who makes a jackpot's wager makes it in full. */
const wagerOf = (given: string, { tables, jackpots }: RulesInForce): readonly [string, number] => {
  const at = given.indexOf('=');
  const id = given.slice(0, Math.max(0, at));
  const known = ['ante', ...Object.keys(tables).filter((key) => !NOT_WAGERED.includes(key))];
  const amount = parseDollars(given.slice(at + 1));
  if (!known.includes(id) || !amount.ok) {
    throw new BadInput(
      `--wager: write a wager and dollars, as in ante=25; the wagers are ${known.join(', ')}, not "${given}"`,
    );
  }
  const jackpot = jackpots.find((one) => one.id === id);
  if (jackpot !== undefined && amount.value !== 0 && amount.value !== jackpot.wagerCents) {
    throw new BadInput(
      `--wager: ${id} is a fixed wager of ${formatCents(jackpot.wagerCents)}, or 0 for nobody`,
    );
  }
  return [id, amount.value];
};

/** Tables that go with another wager. */
const NOT_WAGERED: readonly string[] = ['bet', 'raise', 'play', 'ante-bonus'];

/** What the house makes of the shift, with every seat making the same wagers every round. */
export const holdSection = (
  rules: RulesInForce,
  house: HouseRules,
  { roundsPerHour, hours, seats, wagers: given }: Shift,
  base: ParBase,
  sideBets: readonly ParSideBet[],
  jackpots: readonly ParJackpot[],
): ParHold => {
  const { rulebook } = rules;
  const measured = seats === 1 ? null : seatsTogether(rules, seats);
  const together = (wager: string): Pick<HeldWager, 'ofAllSeats'> => {
    const ofAllSeats = measured?.deviations[wager];
    return ofAllSeats === undefined ? {} : { ofAllSeats };
  };
  const smallest = (id: string): number =>
    present(house.limits[id as WagerId], `the limits of ${id}`).min;
  const ante = {
    id: 'ante',
    name: rulebook.wagers.ante?.name ?? 'Ante',
    wagerCents: given.get('ante') ?? smallest('ante'),
    edge: base.edge,
    standardDeviation: base.standardDeviation,
    averageWager: base.averageWager,
    ...together('base'),
  };
  const sides = sideBets.flatMap(({ id, name, edge, standardDeviation }) =>
    edge === null || standardDeviation === null
      ? []
      : [
          {
            id,
            name,
            wagerCents: given.get(id) ?? smallest(id),
            edge,
            standardDeviation,
            averageWager: 1,
            ...together(id),
          },
        ],
  );
  const held = [
    ante,
    ...sides,
    ...jackpots.map(({ id, name, wagerCents, margin }) => ({
      id,
      name,
      wagerCents: given.get(id) ?? wagerCents,
      edge: margin.edge,
      standardDeviation: margin.standardDeviation,
      averageWager: 1,
    })),
  ];
  return {
    ...holdOverShift(held, { rounds: roundsPerHour * hours, seats }),
    roundsPerHour,
    hours,
    measured: measured === null ? null : { rounds: measured.rounds, seed: measured.seed },
    assumed: held.map(({ id, name, wagerCents }) => ({ id, name, wagerCents })),
  };
};
