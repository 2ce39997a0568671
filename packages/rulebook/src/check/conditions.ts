import { assertNever } from '@baize/result';
import type { HouseRules } from '../house-rules/house-rules.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { Condition } from '../schema/signage.js';
import { jackpotType, offeredJackpots } from './check-jackpots.js';

/** Whether the house's elections bring a condition about. */
export const holds = (condition: Condition, rulebook: Rulebook, house: HouseRules): boolean => {
  switch (condition.when) {
    case 'always':
      return true;
    case 'offered':
      return isOffered(rulebook, house, condition.wager);
    case 'any-jackpot':
      return offeredJackpots(rulebook, house).length > 0;
    case 'jackpot-type':
      return offeredJackpots(rulebook, house).some(
        ({ id }) => jackpotType(house.jackpots?.[id] ?? {}) === condition.type,
      );
    case 'shuffler':
      return hasShuffler(house);
    case 'reshuffling-device':
      return house.equipment.shuffler?.reshuffles === true;
    case 'dealing':
      return house.equipment.dealing === condition.method;
    case 'alternative-tip-box':
      return house.equipment.tipBox === 'alternative';
    case 'venue':
      return house.venue === condition.venue;
    case 'promotion':
      return (house.promotions ?? []).length > 0;
    default:
      return assertNever(condition);
  }
};

export const hasShuffler = (house: HouseRules): boolean =>
  house.equipment.shuffler !== undefined && house.equipment.shuffler !== null;

/** A wager that belongs to the game, or whose table the house elects. */
export const isOffered = (
  rulebook: Rulebook,
  house: Pick<HouseRules, 'paytables'>,
  wager: Extract<Condition, { when: 'offered' }>['wager'],
): boolean => {
  if (house.paytables[wager] !== undefined) return true;
  return wager !== 'ante-bonus' && isPlainPartOfGame(rulebook, wager);
};

const isPlainPartOfGame = (
  rulebook: Rulebook,
  wager: Exclude<Extract<Condition, { when: 'offered' }>['wager'], 'ante-bonus'>,
): boolean => {
  const rule = rulebook.wagers[wager];
  return rule?.offered.value === 'always' && Object.keys(rule.paytables).length <= 1;
};
