import { whenAllKnown } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import type { Citation, FoldedBonus, RulesInForce, WagerId } from '@baize/rulebook';
import { seatExists } from '../kernel/betting.js';
import { type LegalWager, legalWagers } from '../kernel/legal-wagers.js';
import { isOut } from '../kernel/set-aside.js';
import { nextToDecide } from './decide.js';
import { bonusesOf, claimable } from './decide-fold.js';
import { secondStepCents } from './decide-second.js';
import type { ContestGame } from './game.js';
import { type ContestHandInPlay, type ContestRound, handAt, isSeatSettled } from './round.js';

/** What a seat may do now, with limits: screens draw their buttons from it. */
export type LegalAct =
  | { readonly act: 'place-wagers'; readonly wagers: readonly LegalWager[] }
  | {
      readonly act: 'fold';
      readonly bonuses: readonly FoldedBonusAct[];
    }
  | {
      readonly act: 'raise' | 'bet';
      readonly leastCents: Cents;
      readonly mostCents: Cents;
      readonly stepCents: Cents;
      readonly cite: Citation;
    }
  | { readonly act: 'claim'; readonly wagers: readonly WagerId[] };

/** What a fold means for a bonus wager of the hand. */
export interface FoldedBonusAct {
  readonly wager: WagerId;
  readonly rule: FoldedBonus;
  /** Whether the hand wins it; null when nobody has seen the cards. */
  readonly wins: boolean | null;
  readonly cite: Citation;
}

export const legalContest = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
): readonly LegalAct[] => {
  if (state.phase === 'betting') {
    return seatExists(rules, seat)
      ? [{ act: 'place-wagers', wagers: legalWagers(rules, state.hands, seat) }]
      : [];
  }
  const hand = handAt(state, seat);
  if (hand === undefined) return [];
  if (hand.decision?.kind === 'fold') return legalClaims(game, rules, state, hand);
  if (state.phase !== 'deciding' || hand.decision !== null || isOut(hand)) return [];
  const next = nextToDecide(game, rules, state);
  if (next !== null && next !== seat) return [];
  const { leastCents, mostCents, cite } = game.secondRange(
    rules,
    hand.stakes.ante ?? cents(0),
    hand.cards,
  );
  const stepCents = secondStepCents(rules, game.second);
  return [
    { act: 'fold', bonuses: foldedBonuses(game, rules, hand) },
    { act: game.second, leastCents, mostCents, cite, stepCents },
  ];
};

const foldedBonuses = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): readonly FoldedBonusAct[] => {
  const known = whenAllKnown(hand.cards);
  const wins = known === undefined ? () => null : game.bonusesWon(rules, known);
  return bonusesOf(game, hand).map((wager) => {
    const { value: rule, cite } = game.foldedBonus(rules, wager);
    return { wager, rule, wins: wins(wager), cite };
  });
};

const legalClaims = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  hand: ContestHandInPlay,
): readonly LegalAct[] => {
  if (state.phase === 'settled' || isSeatSettled(state, hand.seat)) return [];
  const wagers = claimable(game, rules, hand);
  return wagers.length === 0 ? [] : [{ act: 'claim', wagers }];
};

/** The bonuses that a fold keeps alive when the player claims or tucks them, and that may win. */
export const worthClaiming = (bonuses: readonly FoldedBonusAct[]): readonly WagerId[] =>
  bonuses
    .filter(({ rule, wins }) => wins !== false && (rule === 'claimed' || rule === 'tucked'))
    .map(({ wager }) => wager);

/** A fold that keeps every winning bonus alive: what a player who does not answer is given. */
export const foldWithEveryWin = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): readonly WagerId[] => worthClaiming(foldedBonuses(game, rules, hand));
