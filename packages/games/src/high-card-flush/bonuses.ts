import { present } from '@baize/result';
import type { Cited, FoldedBonus, RulesInForce, WagerId } from '@baize/rulebook';
import { type Judgement, judgeFlush, judgeStraightFlush } from './hands.js';
import { highCardFlushPlay } from './play.js';
import type { Reading } from './reading.js';

export const BONUSES = ['flush', 'straight-flush', 'progressive'] as const;
export type Bonus = (typeof BONUSES)[number];
export const isBonus = (wager: WagerId): wager is Bonus => BONUSES.some((bonus) => bonus === wager);

/** What becomes of a bonus after a fold, with the house's stricter reading where it took it (AMB-16). */
export const foldedBonusRule = (rules: RulesInForce, wager: Bonus): Cited<FoldedBonus> => {
  const rule = highCardFlushPlay(rules).foldedBonus[wager];
  return rules.settings.foldBonus === 'straight-flush-only' && wager !== 'straight-flush'
    ? { ...rule, value: 'forfeited' }
    : rule;
};

export const tableOf = (rules: RulesInForce, wager: Bonus) =>
  present(rules.tables[wager], () => `the elected table of ${wager}`);

export const jackpotOf = (rules: RulesInForce, id: string) =>
  present(
    rules.jackpots.find((jackpot) => jackpot.id === id),
    () => `the jackpot ${id}`,
  );

/** What a bonus wager's table makes of a hand. */
export const judge = (rules: RulesInForce, wager: Bonus, reading: Reading): Judgement =>
  wager === 'flush'
    ? judgeFlush(tableOf(rules, wager), reading)
    : judgeStraightFlush(tableOf(rules, wager), reading);
