import { type Cents, cents, formatCents, mulDivFloor } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import { checkTip } from '../kernel/tips.js';
import type { ContestGame } from './game.js';
import type { ContestDecision, ContestEvent, ContestHandInPlay } from './round.js';

type Stay = Exclude<ContestDecision, { kind: 'fold' }>;

/** The steps in which a second wager goes: the chips of the table. */
export const secondStepCents = (rules: RulesInForce, second: 'raise' | 'bet'): Cents =>
  cents(rules.posted?.limits[second]?.step ?? rules.posted?.limits.ante?.step ?? 1);

const anteOf = (hand: ContestHandInPlay): Cents => hand.stakes.ante ?? cents(0);

/** A hand that stays in, with its raise or bet. */
export const checkStay = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  stay: Stay,
): Result<Stay, Refusal> => {
  const { leastCents, mostCents, cite } = game.secondRange(rules, anteOf(hand), hand.cards);
  if (stay.kind !== game.second) {
    return refuse(
      'no-such-decision',
      `a hand folds or stays in with a ${game.second}`,
      game.decides(rules),
    );
  }
  if (!Number.isSafeInteger(stay.cents)) {
    return refuse('not-an-amount', `a ${game.second} is whole cents`, bySoftware('forms'));
  }
  if (stay.cents < leastCents || stay.cents > mostCents) {
    const range =
      leastCents === mostCents
        ? `exactly ${formatCents(leastCents)}`
        : `${formatCents(leastCents)} to ${formatCents(mostCents)}`;
    return refuse(
      'wrong-amount',
      `the ${game.second} of seat ${hand.seat} is ${range}, and ${formatCents(stay.cents)} was placed`,
      cite,
    );
  }
  const step = secondStepCents(rules, game.second);
  if ((stay.cents - leastCents) % step !== 0) {
    return refuse(
      'not-in-chips',
      `the ${game.second} goes in steps of ${formatCents(step)}`,
      byPolicy('limits'),
    );
  }
  return stay.tipCents === undefined
    ? ok(stay)
    : checkSecondTip(game, rules, hand, stay, stay.tipCents);
};

/** The most a tip on the second wager may be beside the player's own: the same multiple (AMB-11). */
const mostTipCents = (hand: ContestHandInPlay, secondCents: Cents): Cents =>
  cents(mulDivFloor(hand.tips.ante ?? 0, secondCents, anteOf(hand)));

/** A tip on the second wager rides on a tip on the ante. */
const checkSecondTip = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  stay: Stay,
  tipCents: Cents,
): Result<Stay, Refusal> => {
  const { tips } = rules.rulebook;
  const layout = {
    seat: hand.seat,
    stakes: { [game.second]: stay.cents },
    tips: { [game.second]: tipCents },
  };
  const allowed = checkTip(rules, layout, game.second);
  if (!allowed.ok) return allowed;
  return tipCents > mostTipCents(hand, stay.cents)
    ? refuse(
        'tip-too-large',
        `the tip on the ${game.second} is at most the same multiple of the tip on the ante`,
        tips.wagers.reading ?? tips.wagers.cite,
      )
    : ok(stay);
};

type RaiseCut = Omit<Extract<ContestEvent, { type: 'RaiseCut' }>, keyof Stamp>;

/** A raise that was made on cards nobody had seen may turn out too large for them. */
export const excess = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
  cards: ContestHandInPlay['cards'],
): RaiseCut | null => {
  const staked = hand.stakes[game.second];
  if (staked === undefined) return null;
  const { mostCents } = game.secondRange(rules, anteOf(hand), cards);
  if (staked <= mostCents) return null;
  const tip = hand.tips[game.second] ?? cents(0);
  const mostTip = mostTipCents(hand, mostCents);
  return {
    type: 'RaiseCut',
    seat: hand.seat,
    toCents: mostCents,
    returnedCents: cents(staked - mostCents),
    ...(tip > mostTip ? { tip: { toCents: mostTip, returnedCents: cents(tip - mostTip) } } : {}),
    cite: rules.rulebook.irregularities['raise-too-large'].cite,
  };
};
