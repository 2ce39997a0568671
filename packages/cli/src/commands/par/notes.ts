import { gameOf } from '@baize/games';
import { cents, formatCents } from '@baize/money';
import type { FoldedBonus, PayTable, RulesInForce, WagerId } from '@baize/rulebook';
import type { ElectedLine } from './elected.js';

/** What the count of a wager assumes about folded hands. */
export const foldNote = (rules: RulesInForce, wager: WagerId): readonly ElectedLine[] => {
  const rule = gameOf(rules.rulebook).contest?.foldedBonus(rules, wager);
  if (rule === undefined) return [];
  return [
    {
      what: 'After a fold',
      value: FOLD_WORDS[rule.value],
      cites: [rule.cite, ...(rule.reading === undefined ? [] : [rule.reading])],
    },
  ];
};

const FOLD_WORDS: Readonly<Record<FoldedBonus, string>> = {
  automatic: 'The cards stay and the wager settles by itself: folds change nothing in the count.',
  claimed:
    'It settles when the player tells the dealer of it: the count supposes that every winner does.',
  tucked:
    'It settles when the player tucks the winning cards under it: the count supposes that every winner does.',
  forfeited:
    'A fold loses this wager: the count supposes that no hand on this table is folded. Where one is, the house keeps more.',
};

/** The wager from which the payout limit is below this table's top pay. */
export const payoutNote = (
  { rulebook, settings }: RulesInForce,
  wager: WagerId,
  { rows }: PayTable,
): readonly ElectedLine[] => {
  const { payoutCap } = rulebook;
  const limit = settings.payoutLimitCents;
  if (payoutCap === null || limit === null || !settings.aggregateIncludes.includes(wager))
    return [];
  const most = Math.max(...rows.map(({ pays }) => (pays.kind === 'to-1' ? pays.value : 0)));
  if (most === 0) return [];
  return [
    {
      what: 'Payout limit',
      value: `${formatCents(limit)} for one hand is not in these figures: this bet alone goes beyond it from a wager above ${formatCents(cents(Math.floor(limit / most)))}.`,
      cites: [payoutCap.limit.cite],
    },
  ];
};
