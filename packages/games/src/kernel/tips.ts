import { formatCents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { Layout } from './layout.js';
import { isPlayable } from './offered.js';
import { refuse } from './refusals.js';
import type { Refusal } from './round.js';

/** A tip for the dealer as a wager, where the document allows it. */
export const checkTips = (rules: RulesInForce, layout: Layout): Result<Layout, Refusal> => {
  for (const wager of Object.keys(layout.tips) as WagerId[]) {
    const rule = rules.rulebook.wagers[wager];
    const { tips } = rules.rulebook;
    if (rule?.placed.value === 'decision' && tips.wagers.value.includes(wager)) {
      return refuse(
        'not-before-the-deal',
        `a tip on the ${wager} follows the player's own`,
        tips.raise?.cite ?? tips.wagers.cite,
      );
    }
    const checked = checkTip(rules, layout, wager);
    if (!checked.ok) return checked;
  }
  return ok(layout);
};

/**
 * The same for a tip that comes with a decision. It rides on a hand that the player has a wager on,
 * not on that wager: a dealer's flush wager needs no flush wager beside it (AMB-11).
 */
export const checkTip = <L extends Pick<Layout, 'seat' | 'stakes' | 'tips'>>(
  rules: RulesInForce,
  layout: L,
  wager: WagerId,
): Result<L, Refusal> => {
  const { rulebook, settings } = rules;
  const { tips } = rulebook;
  const amount = layout.tips[wager];
  const own = layout.stakes[wager];
  if (!tips.wagers.value.includes(wager) || !settings.tipsAllowedOn.includes(wager)) {
    // What is said of the wager that is decided on says nothing of the others.
    const decided = rulebook.wagers[wager]?.placed.value === 'decision';
    const { cite } = decided ? tips.wagers : (tips.needsOwnWager ?? tips.wagers);
    return refuse(
      'tip-not-allowed',
      tips.wagers.value.length === 0
        ? 'tips are not wagered at this game'
        : `a tip may be wagered on ${settings.tipsAllowedOn.join(', ')}, not on ${wager}`,
      cite,
    );
  }
  if (amount === undefined || !Number.isSafeInteger(amount) || amount < 1) {
    return refuse(
      'not-an-amount',
      `the tip on ${wager} at seat ${layout.seat} must be whole cents from 1`,
      bySoftware('forms'),
    );
  }
  if (!isPlayable(rules, wager)) {
    return refuse(
      'wager-not-offered',
      `${rulebook.wagers[wager]?.name ?? wager} is not offered at this table`,
      rulebook.wagers[wager]?.offered.value === 'elected'
        ? rulebook.wagers[wager].offered.cite
        : byPolicy('elections'),
    );
  }
  if (tips.capped !== null && own !== undefined && amount > own) {
    return refuse(
      'tip-too-large',
      `the tip may not exceed the player's own ${formatCents(own)}`,
      tips.capped.cite,
    );
  }
  return ok(layout);
};
