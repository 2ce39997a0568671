import { type ContestRound, gameOf, needsCards } from '@baize/games';
import { present } from '@baize/result';
import type { Cited, RulesInForce } from '@baize/rulebook';

/** The game against the dealer that these rules are of. */
export const contestGame = ({ rulebook }: RulesInForce) =>
  present(gameOf(rulebook).contest, 'a game against the dealer');

/**
 * Whether a hand has to be turned: something rides on it, and it lies face down. One that is in the rack comes
 * out again when its player tells of a bonus so late: nothing is paid on cards that nobody was shown.
 */
export const isToTurn = (rules: RulesInForce, hand: ContestRound['hands'][number]): boolean =>
  livesOn(rules, hand) && !hand.turned;

/** Whether anything still rides on the cards of a hand: it stayed in, or a bonus of it plays on. */
export const livesOn = (rules: RulesInForce, hand: ContestRound['hands'][number]): boolean =>
  needsCards(contestGame(rules), rules, hand);

/** By which clause folded cards are spread and counted, and to how many; null where nobody counts them. */
export const foldedCountedBy = (rules: RulesInForce): Cited<number> | null =>
  gameOf(rules.rulebook).contest?.play(rules).foldedCardsCounted ?? null;
