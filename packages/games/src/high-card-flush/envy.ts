import type { RulesInForce } from '@baize/rulebook';
import type { ContestHand } from '../contest/lines.js';
import type { Entitlement } from '../kernel/entitlement.js';
import { type EnvyTrigger, envyLines, isLookedAt } from '../kernel/envy.js';
import { jackpotOf, judge } from './bonuses.js';
import type { ReadHand } from './reading.js';

/** Hands that make others envious: the holder needs no wager, a folded hand its cards on the layout. */
export const envyOf = (
  rules: RulesInForce,
  hands: readonly ReadHand[],
  id: string,
): readonly Entitlement[] => {
  const rule = rules.rulebook.jackpots?.envy ?? null;
  if (rule === null) return [];
  const jackpot = jackpotOf(rules, id);
  const triggers: EnvyTrigger[] = [];
  for (const { seat, hand, reading } of hands) {
    if (reading === null || hand.voided.includes(jackpot.id) || !mayTrigger(hand, rule)) continue;
    const { row, words } = judge(rules, 'progressive', reading);
    if (row !== undefined && jackpot.envyDollars.has(row.hand)) {
      triggers.push({ seat, row: row.hand, hand: words });
    }
  }
  return envyLines(
    rules,
    jackpot,
    hands.map(({ hand }) => hand),
    triggers,
  );
};

const BONUSES = ['flush', 'straight-flush', 'progressive'] as const;

type EnvyRule = NonNullable<NonNullable<RulesInForce['rulebook']['jackpots']>['envy']>;

const mayTrigger = (hand: ContestHand, rule: EnvyRule): boolean => {
  if (rule.triggerNeedsWager.value && hand.stakes.progressive === undefined) return false;
  const bonuses = BONUSES.filter((wager) => hand.stakes[wager] !== undefined);
  if (!isLookedAt(hand, bonuses)) return false;
  if (!hand.folded) return true;
  return rule.foldedHandTriggers.value === 'when-its-cards-remain' && bonuses.length > 0;
};
