import { type HeldWager, type Hold, holdOverShift, seatsTogether } from '@baize/odds';
import { present } from '@baize/result';
import type { HouseRules, RulesInForce, WagerId } from '@baize/rulebook';
import type { ParBase } from './base-section.js';
import type { ParJackpot } from './jackpot-sections.js';
import type { Shift } from './shift-plan.js';
import type { ParSideBet } from './wager-sections.js';

export interface ParHold extends Hold {
  readonly roundsPerHour: number;
  readonly hours: number;
  /** How the seats' joint results were measured; null for a single player. */
  readonly measured: { readonly rounds: number; readonly seed: string } | null;
  readonly assumed: readonly Pick<
    HeldWager & { readonly name: string },
    'id' | 'name' | 'wagerCents'
  >[];
}

/** The house's win of a shift in which every seat makes the same wagers every round. */
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
    edge === null
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
