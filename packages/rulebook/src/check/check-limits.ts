import { type Cents, formatCents } from '@baize/money';
import { gameWords } from '../games.js';
import type { HouseRules, WagerLimit } from '../house-rules/house-rules.js';
import { bySoftware } from '../schema/citation.js';
import { wagersOf } from '../schema/lookup.js';
import type { WagerId } from '../schema/names.js';
import type { BetLimit } from '../schema/play.js';
import type { Rulebook } from '../schema/rulebook.js';
import { jackpotWagerCents, offeredJackpots } from './check-jackpots.js';
import { settingInForce } from './check-settings.js';
import { isOffered } from './conditions.js';
import { mostWonAtMinimumCents } from './most-won.js';
import { finding, type Violation, violation, warning } from './violation.js';

const dollars = (amount: number): string => formatCents(amount as Cents);

export const checkLimits = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => [
  ...checkPosted(rulebook, house),
  ...checkMandatory(rulebook, house),
  ...checkCeilings(rulebook, house),
  ...checkBetLimit(rulebook, house),
  ...checkPayoutLimit(rulebook, house),
];

/** Every offered wager that is not fixed otherwise has its posted limits, and no other wager has any. */
const checkPosted = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const { found, addViolation } = finding();
  for (const [id, rule] of wagersOf(rulebook)) {
    const limit = house.limits[id];
    const { kind } = rule.stake.value;
    const needed =
      (kind === 'within-limits' || kind === 'equal-for-all') && isOffered(rulebook, house, id);
    if (needed && limit === undefined) {
      addViolation(
        'no-limits',
        `limits.${id}`,
        `${rule.name} needs its posted limits`,
        rule.stake.cite,
      );
    }
    if (limit === undefined) continue;
    if (limit.min > limit.max) {
      addViolation(
        'limits-reversed',
        `limits.${id}`,
        `${rule.name}: the minimum ${dollars(limit.min)} is above the maximum ${dollars(limit.max)}`,
        bySoftware('house-rules'),
      );
    }
    if (
      limit.step !== undefined &&
      (limit.min % limit.step !== 0 || limit.max % limit.step !== 0)
    ) {
      addViolation(
        'limits-off-step',
        `limits.${id}.step`,
        `${rule.name}: the limits are not whole steps of ${dollars(limit.step)}`,
        bySoftware('house-rules'),
      );
    }
    if (kind === 'equal-for-all' && limit.min !== limit.max) {
      addViolation(
        'ante-not-one-amount',
        `limits.${id}`,
        `${rule.name} is one amount for everybody: minimum and maximum must be equal`,
        rule.stake.cite,
      );
    }
    if (kind === 'fixed') {
      addViolation(
        'limits-on-fixed-wager',
        `limits.${id}`,
        `${rule.name} is a fixed amount: set it in jackpots.${id}.wager`,
        rule.stake.cite,
      );
    }
  }
  for (const id of Object.keys(house.limits)) {
    if (rulebook.wagers[id as WagerId] === undefined) {
      addViolation(
        'limits-without-wager',
        `limits.${id}`,
        `${rulebook.name} has no wager "${id}"`,
        bySoftware('house-rules'),
      );
    }
  }
  return found;
};

/** A raise, bet or play that the rules ask for must be possible on every ante the sign allows. */
const checkMandatory = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const ante = house.limits.ante;
  if (ante === undefined) return [];
  const { found, addViolation } = finding();
  for (const [id, rule] of wagersOf(rulebook)) {
    const limit = house.limits[id];
    const stake = rule.stake.value;
    if (limit === undefined || (stake.kind !== 'ante-multiple' && stake.kind !== 'by-hand'))
      continue;
    const times = stake.kind === 'ante-multiple' ? stake.times : 1;
    if (limit.max < ante.max * times || limit.min > ante.min * times) {
      addViolation(
        'mandatory-wager-impossible',
        `limits.${id}`,
        `on an ante of ${rangeOf(ante)} the ${id} is at least ${times === 1 ? 'the ante' : `${times} times the ante`}, and the limits ${rangeOf(limit)} do not let it be made`,
        rule.stake.cite,
      );
    }
  }
  return found;
};

const rangeOf = ({ min, max }: WagerLimit): string => `${dollars(min)} to ${dollars(max)}`;

/** Limits set by law: the document cites them, the house rules state them. */
const checkCeilings = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const { found, addViolation } = finding();
  const ceiling = house.ceilings?.['single-wager'];
  const rule = rulebook.legalCeilings.find(({ name }) => name === 'single-wager');
  if (rule === undefined) {
    return ceiling === undefined
      ? []
      : [
          violation(
            'ceiling-not-in-document',
            'ceilings.single-wager',
            `${rulebook.name} cites no law that sets a ceiling`,
            bySoftware('house-rules'),
          ),
        ];
  }
  if (ceiling === undefined) {
    if (rule.required === undefined) return [];
    return [
      violation(
        'no-legal-ceiling',
        'ceilings.single-wager',
        `state the most one wager may be under ${rule.law}: ${rule.words}`,
        rule.cite,
      ),
    ];
  }
  for (const [id, most] of mostPerWager(rulebook, house)) {
    if (most > ceiling) {
      addViolation(
        'above-legal-ceiling',
        `limits.${id}`,
        `the ${id} may reach ${dollars(most)}, above the legal ceiling of ${dollars(ceiling)}`,
        rule.cite,
      );
    }
  }
  return found;
};

/** The most each wager may reach under the posted limits; a raise by the longest flush (AMB-61). */
const mostPerWager = (
  rulebook: Rulebook,
  house: HouseRules,
): readonly (readonly [WagerId, number])[] => {
  const ante = house.limits.ante?.max ?? 0;
  const longest = gameWords(rulebook).mostAntes?.(rulebook) ?? 1;
  return wagersOf(rulebook).flatMap(([id, rule]): (readonly [WagerId, number])[] => {
    const stake = rule.stake.value;
    const limit = house.limits[id];
    if (stake.kind === 'by-hand') return [[id, ante * longest]];
    if (stake.kind === 'ante-multiple') return [[id, ante * stake.times]];
    if (stake.kind === 'fixed') {
      const offered = offeredJackpots(rulebook, house).find((jackpot) => jackpot.id === id);
      if (offered === undefined) return [];
      return [[id, jackpotWagerCents(offered.table, house.jackpots?.[id] ?? {})]];
    }
    return limit === undefined ? [] : [[id, limit.max]];
  });
};

/** Ante, mandatory bet and progressive together stay within the bet limit, at the posted maximum too. */
const checkBetLimit = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const { betLimit } = rulebook;
  const ante = house.limits.ante;
  if (betLimit === null || ante === undefined) return [];
  const limit = Number(settingInForce(rulebook, house, 'maxBetLimit') ?? betLimit.cents.value);
  const scope = settingInForce(rulebook, house, 'maxBetScope') ?? betLimit.scope.value;
  const antes = antesUnderLimit(rulebook, scope as BetLimit['scope']['value']);
  const jackpot = offeredJackpots(rulebook, house).reduce(
    (sum, { id, table }) => sum + jackpotWagerCents(table, house.jackpots?.[id] ?? {}),
    0,
  );
  const { found, addViolation } = finding();
  if (limit > betLimit.cents.value && house.ceilings?.['single-wager'] === undefined) {
    addViolation(
      'bet-limit-above-document',
      'settings.maxBetLimit',
      `the document names ${dollars(betLimit.cents.value)}: a limit of ${dollars(limit)} needs the ceiling of the law it refers to, in ceilings.single-wager`,
      betLimit.cents.cite,
    );
  }
  const together = antes * ante.max + jackpot;
  if (together <= limit) return found;
  return [
    ...found,
    violation(
      'mandatory-wager-impossible',
      'limits.ante.max',
      `an ante of ${dollars(ante.max)} with what must or may follow it comes to ${dollars(together)}, above the bet limit of ${dollars(limit)}`,
      betLimit.cents.cite,
    ),
  ];
};

const antesUnderLimit = (rulebook: Rulebook, scope: BetLimit['scope']['value']): number => {
  const bet = rulebook.wagers.bet?.stake.value;
  return scope === 'ante+bet+progressive' && bet?.kind === 'ante-multiple' ? 1 + bet.times : 1;
};

/** The operator's limit may not exceed what the document allows. */
const checkPayoutLimit = (rulebook: Rulebook, house: HouseRules): readonly Violation[] => {
  const cap = rulebook.payoutCap;
  const limit = settingInForce(rulebook, house, 'payoutLimit');
  if (cap === null || typeof limit !== 'number') return [];
  const { kind, cents } = cap.limit.value;
  if (kind === 'at-most') return [];
  const atMinimum = mostWonAtMinimumCents(rulebook, house);
  const most = Math.max(cents, atMinimum);
  if (limit > most) {
    return [
      violation(
        'payout-limit-too-high',
        'settings.payoutLimit',
        `a hand may be paid at most ${dollars(most)} (the greater of ${dollars(cents)} and ${dollars(atMinimum)}, the most a player can win at the minimum wagers), and the limit is ${dollars(limit)}`,
        cap.limit.cite,
      ),
    ];
  }
  if (limit < atMinimum) {
    return [
      warning(
        'payout-limit-below-top-award',
        'settings.payoutLimit',
        `the limit of ${dollars(limit)} is below ${dollars(atMinimum)}, the most a player can win at the minimum wagers`,
        cap.limit.cite,
      ),
    ];
  }
  return [];
};
