import { checkLayout, type GameAct, type LegalWager, type Stakes } from '@baize/games';
import { cents } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';

/** A whole number from 0 up to but not including `below`. */
export type Chance = (below: number) => number;

type PlaceWagers = Extract<GameAct, { readonly act: 'place-wagers' }>;

// Where nothing is posted.
const USUAL_CENTS = 1_000;
const USUAL_STEP_CENTS = 500;

/** How many steps above the least, by ten equal chances. */
const ANTE_STEPS = [0, 0, 0, 0, 0, 0, 1, 1, 2, 4] as const;
const SIDE_STEPS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2] as const;

/** In tenths, how often a practice player takes what is not asked of anybody. */
const JACKPOT_TENTHS = 7;
const SIDE_BET_TENTHS = 5;

/** What a practice player lays out: an ante near the least, and now and then the rest. */
export const practiceStakes = (
  rules: RulesInForce,
  { wagers }: PlaceWagers,
  chance: Chance,
): Stakes => {
  const taken = wagers.filter(({ wager }) => wager === 'ante' || takes(rules, wager, chance));
  const stakes = layOut(taken, (legal) => amountOf(legal, chance));
  if (isWithin(rules, stakes)) return stakes;
  // A limit on everything together leaves no room: the least of it, then the ante alone.
  const least = layOut(taken, leastOf);
  return isWithin(rules, least)
    ? least
    : layOut(
        taken.filter(({ wager }) => wager === 'ante'),
        leastOf,
      );
};

const takes = ({ jackpots }: RulesInForce, wager: WagerId, chance: Chance): boolean =>
  chance(10) < (jackpots.some(({ id }) => id === wager) ? JACKPOT_TENTHS : SIDE_BET_TENTHS);

const layOut = (taken: readonly LegalWager[], amount: (legal: LegalWager) => number): Stakes =>
  Object.fromEntries(taken.map((legal) => [legal.wager, cents(amount(legal))]));

const stepOf = ({ stepCents }: LegalWager): number => stepCents ?? USUAL_STEP_CENTS;

/** The first amount in whole steps that is not below the limit. */
const leastOf = (legal: LegalWager): number => {
  const { fixedCents, leastCents } = legal;
  if (fixedCents !== null) return fixedCents;
  if (leastCents === null) return USUAL_CENTS;
  return legal.stepCents === null
    ? leastCents
    : Math.ceil(leastCents / legal.stepCents) * legal.stepCents;
};

const amountOf = (legal: LegalWager, chance: Chance): number => {
  const least = leastOf(legal);
  if (legal.fixedCents !== null) return least;
  const steps = (legal.wager === 'ante' ? ANTE_STEPS : SIDE_STEPS)[chance(10)] ?? 0;
  const wanted = least + steps * stepOf(legal);
  return legal.mostCents === null || wanted <= legal.mostCents ? wanted : least;
};

/** Whether it may lie there, regardless of the other players. */
const isWithin = (rules: RulesInForce, stakes: Stakes): boolean =>
  checkLayout(rules, [], { seat: 1, player: 'practice', stakes, tips: {} }).ok;
