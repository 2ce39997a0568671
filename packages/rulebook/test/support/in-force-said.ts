import { isDeepStrictEqual } from 'node:util';
import { type HouseRules, type Rulebook, type RulesInForce, signOf } from '../../src/index.js';
import { said } from './said.js';

/**
 * Rules in force and their sign. Of a table only which one it is: its rows are the rulebook's. What is posted
 * only where it is not what the house rules say.
 */
export const inForceSaid = (
  { rulebook: _, elections: __, tables, jackpots, posted, ...inForce }: RulesInForce,
  rulebook: Rulebook,
  house: HouseRules,
): string => {
  const elected = Object.entries(tables).map(([key, { id }]) => [`table of ${key}`, id]);
  const named = jackpots.map(({ table, ...jackpot }) => ({ ...jackpot, table: table.id }));
  const { positions, limits } = house;
  const asElected = isDeepStrictEqual(posted, { positions, limits });
  const all = {
    ...Object.fromEntries(elected),
    jackpots: named,
    ...inForce,
    ...(asElected ? {} : { posted }),
  };
  return said({ inForce: all, sign: signOf(rulebook, house) });
};
