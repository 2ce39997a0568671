import { formatCents, parseDollars } from '@baize/money';
import type { HouseRules, RulesInForce } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { countOf } from '../../input/arguments.js';
import type { Given } from '../spec.js';
import { isSharedPot } from './base-section.js';
import type { PAR } from './command.js';

/** How busy the table is assumed to be. */
export interface Shift {
  readonly roundsPerHour: number;
  readonly hours: number;
  readonly seats: number;
  /** Mean wagers in cents; the posted minimum unless given. */
  readonly wagers: ReadonlyMap<string, number>;
}

const MOST_ROUNDS_PER_HOUR = 1000;
const MOST_HOURS = 10_000;

export const shiftOf = (
  options: Given<typeof PAR>,
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

const wholeOf = (option: string, given: string, most: number): number =>
  countOf(given, most, `${option}: a whole number from 1 to ${most}`);

/** `flush=5`; a jackpot's wager is made in full or not at all. */
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

/** Pay tables that belong to another wager. */
const NOT_WAGERED: readonly string[] = ['bet', 'raise', 'play', 'ante-bonus'];
