import { type Cents, formatCents, MOST_CENTS } from '@baize/money';
import { ok, present, type Result } from '@baize/result';
import {
  byPolicy,
  bySoftware,
  type Citation,
  type Rulebook,
  type RulesInForce,
  type WagerId,
  type WagerRule,
  wagersOf,
} from '@baize/rulebook';
import type { Stakes } from './felt.js';
import type { Layout } from './layout.js';
import { isPlayable } from './offered.js';
import { refuse } from './refusals.js';
import type { HandInPlay, Refusal } from './round.js';
import { checkTips } from './tips.js';

/** Whether a seat's whole layout may lie there when the dealer says "no more bets". */
export const checkLayout = (
  rules: RulesInForce,
  others: readonly HandInPlay<unknown>[],
  layout: Layout,
): Result<Layout, Refusal> => {
  const { rulebook } = rules;
  if (!seatExists(rules, layout.seat)) {
    return refuse(
      'no-such-seat',
      `there is no seat ${layout.seat}; seats are 1 to ${seatCount(rules)}`,
      rulebook.seats.max.cite,
    );
  }
  if (others.some((hand) => hand.seat === layout.seat && hand.player !== layout.player)) {
    return refuse(
      'seat-taken',
      `seat ${layout.seat} is played by somebody else`,
      byPolicy('seats'),
    );
  }
  const placed = wagersIn(layout.stakes);
  if (placed.length === 0) {
    return wagersIn(layout.tips).length === 0
      ? checkHands(rules, layout, ownSeats(others, layout))
      : refuse(
          'tip-without-wager',
          'a tip rides with a wager of the player',
          rulebook.tips.needsOwnWager?.cite ?? rulebook.tips.wagers.cite,
        );
  }
  for (const wager of placed) {
    const checked = checkStake(rules, others, layout, wager);
    if (!checked.ok) return checked;
  }
  if (layout.stakes.ante === undefined) {
    const needs = placed
      .map((wager) => rulebook.wagers[wager]?.needs)
      .find((rule) => rule !== undefined);
    return refuse(
      'no-ante',
      `seat ${layout.seat} has no ante, and nobody is dealt in without one`,
      needs?.cite ?? anteRule(rulebook).placed.cite,
    );
  }
  const hands = checkHands(rules, layout, [...ownSeats(others, layout), layout.seat]);
  if (!hands.ok) return hands;
  const limit = checkBetLimit(rules, layout);
  if (!limit.ok) return limit;
  const tips = checkTips(rules, layout);
  return tips.ok ? checkTipsCountable(layout) : tips;
};

/** Every document has an ante. */
export const anteRule = ({ wagers }: Rulebook): WagerRule =>
  present(wagers.ante, 'the rule of the ante');

const seatCount = (rules: RulesInForce): number =>
  rules.posted?.positions ?? rules.rulebook.seats.max.value;

export const seatExists = (rules: RulesInForce, seat: number): boolean =>
  Number.isSafeInteger(seat) && seat >= 1 && seat <= seatCount(rules);

/** The other seats of the player who lays this out. */
const ownSeats = (
  others: readonly HandInPlay<unknown>[],
  { player, seat }: Layout,
): readonly number[] =>
  others.filter((hand) => hand.player === player && hand.seat !== seat).map((hand) => hand.seat);

export const wagersIn = (stakes: Stakes): readonly WagerId[] => Object.keys(stakes) as WagerId[];

const checkStake = (
  rules: RulesInForce,
  others: readonly HandInPlay<unknown>[],
  layout: Layout,
  wager: WagerId,
): Result<Layout, Refusal> => {
  const { rulebook } = rules;
  const rule = rulebook.wagers[wager];
  const amount = layout.stakes[wager];
  if (rule === undefined || !isPlayable(rules, wager)) {
    return refuse(
      'wager-not-offered',
      `${rule?.name ?? wager} is not offered at this table`,
      rule?.offered.value === 'elected' ? rule.offered.cite : byPolicy('elections'),
    );
  }
  if (rule.placed.value === 'decision') {
    return refuse(
      'not-before-the-deal',
      `${rule.name} is placed after the cards are seen`,
      rule.placed.cite,
    );
  }
  if (amount === undefined || !Number.isSafeInteger(amount) || amount < 1) {
    return refuse(
      'not-an-amount',
      `${rule.name} at seat ${layout.seat} must be whole cents from 1`,
      bySoftware('forms'),
    );
  }
  switch (rule.stake.value.kind) {
    case 'fixed':
      return checkFixed(rules, layout, wager, rule, amount);
    case 'equal-for-all': {
      const posted = others.find((hand) => hand.seat !== layout.seat)?.stakes[wager];
      if (posted !== undefined && posted !== amount) {
        return refuse(
          'unequal-antes',
          `every ${rule.name} is the same amount: ${formatCents(posted)} lies there, and seat ${layout.seat} has ${formatCents(amount)}`,
          rule.stake.cite,
        );
      }
      return checkPosted(rules, layout, wager, rule, amount);
    }
    case 'within-limits':
    case 'ante-multiple':
    case 'by-hand':
      return checkPosted(rules, layout, wager, rule, amount);
  }
};

const checkFixed = (
  rules: RulesInForce,
  layout: Layout,
  wager: WagerId,
  rule: WagerRule,
  amount: Cents,
): Result<Layout, Refusal> => {
  const fixed = rules.jackpots.find(({ id }) => id === wager)?.wagerCents;
  return fixed === undefined || amount === fixed
    ? ok(layout)
    : refuse(
        'not-the-fixed-amount',
        `${rule.name} is exactly ${formatCents(fixed)}, and ${formatCents(amount)} was placed`,
        rule.stake.reading ?? rule.stake.cite,
      );
};

const checkPosted = (
  rules: RulesInForce,
  layout: Layout,
  wager: WagerId,
  rule: WagerRule,
  amount: Cents,
): Result<Layout, Refusal> => {
  const limit = rules.posted?.limits[wager];
  if (limit === undefined) return checkCountable(layout, rule.name, amount);
  if (amount < limit.min || amount > limit.max) {
    return refuse(
      'outside-the-limits',
      `${rule.name} is ${formatCents(limit.min as Cents)} to ${formatCents(limit.max as Cents)}, and ${formatCents(amount)} was placed`,
      limitsPostedBy(rules, rule),
    );
  }
  if (limit.step !== undefined && amount % limit.step !== 0) {
    return refuse(
      'not-in-chips',
      `${rule.name} goes in steps of ${formatCents(limit.step as Cents)}, and ${formatCents(amount)} was placed`,
      byPolicy('limits'),
    );
  }
  return ok(layout);
};

/** A clause on the most that may be bet says nothing of the limits that the house has posted. */
const limitsPostedBy = ({ rulebook }: RulesInForce, { stake }: WagerRule): Citation =>
  stake.cite === rulebook.betLimit?.cents.cite ? byPolicy('limits') : (stake.reading ?? stake.cite);

/** Beyond this not every win is counted exactly, also where nothing is posted. */
const checkCountable = (layout: Layout, name: string, amount: Cents): Result<Layout, Refusal> =>
  amount <= MOST_CENTS
    ? ok(layout)
    : refuse(
        'amount-too-large',
        `${name} at seat ${layout.seat} is at most ${formatCents(MOST_CENTS as Cents)}, and ${formatCents(amount)} was placed`,
        bySoftware('forms'),
      );

const checkTipsCountable = (layout: Layout): Result<Layout, Refusal> => {
  for (const [wager, amount] of Object.entries(layout.tips)) {
    const checked = checkCountable(layout, `a tip on ${wager}`, amount);
    if (!checked.ok) return checked;
  }
  return ok(layout);
};

/**
 * How many hands one player may have, and that they lie side by side where the document asks it, also
 * after one of them is cleared.
 */
const checkHands = (
  rules: RulesInForce,
  layout: Layout,
  of: readonly number[],
): Result<Layout, Refusal> => {
  const checked = checkSeatsOfPlayer(rules, of);
  return checked.ok ? ok(layout) : checked;
};

/** Whether one player may have hands at all of these seats in a round. */
export const checkSeatsOfPlayer = (
  { rulebook, settings }: Pick<RulesInForce, 'rulebook' | 'settings'>,
  of: readonly number[],
): Result<readonly number[], Refusal> => {
  const rule = rulebook.seats.handsPerPlayer;
  const seats = of.toSorted((left, right) => left - right);
  const most = {
    one: 1,
    'adjacent-boxes': settings.maxAdjacentBoxes,
    'as-the-house-sets': settings.handsPerPlayer,
  }[rule.value];
  if (seats.length > most) {
    return refuse(
      'too-many-hands',
      `one player has at most ${most} ${most === 1 ? 'hand' : 'hands'} here`,
      rule.cite,
    );
  }
  const apart = seats.some((seat, place) => place > 0 && seat - 1 !== seats[place - 1]);
  if (rule.value === 'adjacent-boxes' && apart) {
    return refuse(
      'boxes-not-adjacent',
      `the boxes of one player lie side by side, and these are ${seats.join(', ')}`,
      rule.cite,
    );
  }
  return ok(seats);
};

/** Tested at the ante, so that the bet that must follow is always possible (AMB-21). */
const checkBetLimit = (
  { rulebook, settings }: RulesInForce,
  layout: Layout,
): Result<Layout, Refusal> => {
  const limit = settings.maxBetLimitCents;
  if (rulebook.betLimit === null || limit === null) return ok(layout);
  const bet = rulebook.wagers.bet?.stake.value;
  const antes =
    settings.maxBetScope === 'ante+bet+progressive' && bet?.kind === 'ante-multiple'
      ? 1 + bet.times
      : 1;
  const jackpots = wagersOf(rulebook)
    .filter(([, rule]) => rule.kind.value === 'jackpot')
    .reduce((sum, [wager]) => sum + (layout.stakes[wager] ?? 0), 0);
  const together = antes * (layout.stakes.ante ?? 0) + jackpots;
  return together <= limit
    ? ok(layout)
    : refuse(
        'above-the-bet-limit',
        `seat ${layout.seat} would have ${formatCents(together as Cents)} at stake, above the limit of ${formatCents(limit)}`,
        rulebook.betLimit.cents.cite,
      );
};
