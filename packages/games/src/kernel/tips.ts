import { formatCents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import type { Layout } from './layout.js';
import { refuse } from './refusals.js';
import type { Refusal } from './round.js';

/** A tip for the dealer as a wager, where the document allows it. */
export const checkTips = (rules: RulesInForce, layout: Layout): Result<Layout, Refusal> => {
  for (const wager of Object.keys(layout.tips) as WagerId[]) {
    const rule = rules.rulebook.wagers[wager];
    if (rule?.placed.value === 'decision') {
      return refuse(
        'not-before-the-deal',
        `a tip on the ${wager} follows the player's own`,
        rules.rulebook.tips.wagers.cite,
      );
    }
    const checked = checkTip(rules, layout, wager);
    if (!checked.ok) return checked;
  }
  return ok(layout);
};

/** The same for a tip that comes with a decision. */
export const checkTip = <L extends Pick<Layout, 'seat' | 'stakes' | 'tips'>>(
  { rulebook, settings }: RulesInForce,
  layout: L,
  wager: WagerId,
): Result<L, Refusal> => {
  const { tips } = rulebook;
  const amount = layout.tips[wager];
  const own = layout.stakes[wager];
  if (!tips.wagers.value.includes(wager) || !settings.tipsAllowedOn.includes(wager)) {
    return refuse(
      'tip-not-allowed',
      tips.wagers.value.length === 0
        ? 'tips are not wagered at this game'
        : `a tip may be wagered on ${settings.tipsAllowedOn.join(', ')}, not on ${wager}`,
      tips.wagers.cite,
    );
  }
  if (amount === undefined || !Number.isSafeInteger(amount) || amount < 1) {
    return refuse(
      'not-an-amount',
      `the tip on ${wager} at seat ${layout.seat} must be whole cents from 1`,
      tips.wagers.cite,
    );
  }
  if (own === undefined) {
    return refuse(
      'tip-without-wager',
      `a tip on ${wager} needs the player's own wager there`,
      tips.needsOwnWager?.cite ?? tips.wagers.cite,
    );
  }
  if (tips.capped !== null && amount > own) {
    return refuse(
      'tip-too-large',
      `the tip may not exceed the player's own ${formatCents(own)}`,
      tips.capped.cite,
    );
  }
  return ok(layout);
};
