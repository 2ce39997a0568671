import { bonusEntitlements, type FirstDeal } from '@baize/games';
import type { Funds } from '@baize/jackpot';
import type { RulesInForce } from '@baize/rulebook';
import { type Awarded, awardShares } from './award-shares.js';

/**
 * Joins games and jackpots right after the deal of Ricochet Poker, where bonus and jackpot wagers settle
 * before anybody acts (WA-RP-3). `settleRound` gives the same awards when the round is over.
 */
export const awardBonuses = (rules: RulesInForce, deal: FirstDeal, meters: Funds): Awarded =>
  awardShares(rules, bonusEntitlements(rules, deal), meters);
