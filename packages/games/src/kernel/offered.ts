import type { RulesInForce, WagerId } from '@baize/rulebook';

/** Part of the game, or elected by its table. */
export const isPlayable = (rules: RulesInForce, wager: WagerId): boolean => {
  const rule = rules.rulebook.wagers[wager];
  return (
    rules.tables[wager] !== undefined ||
    (rule?.offered.value === 'always' && Object.keys(rule.paytables).length === 0)
  );
};
