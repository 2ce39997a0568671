import {
  CARIBBEAN_STUD,
  type ContestRound,
  HIGH_CARD_FLUSH,
  isSeen,
  needsCards,
  type Place,
} from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';

/** The game against the dealer that these rules are of. */
export const contestGame = ({ rulebook }: RulesInForce) =>
  rulebook.game === 'caribbean-stud' ? CARIBBEAN_STUD : HIGH_CARD_FLUSH;

/**
 * Whether a hand has to be turned: something rides on it, and it lies face down. One that nobody has seen
 * comes out of the rack again when its player tells of a bonus so late.
 */
export const isToTurn = (
  rules: RulesInForce,
  takenUp: readonly Place[],
  hand: ContestRound['hands'][number],
): boolean =>
  livesOn(rules, hand) &&
  !hand.turned &&
  (!takenUp.includes(hand.seat) || !isSeen(contestGame(rules), rules, hand));

/** Whether anything still rides on the cards of a hand: it stayed in, or a bonus of it plays on. */
export const livesOn = (rules: RulesInForce, hand: ContestRound['hands'][number]): boolean =>
  needsCards(contestGame(rules), rules, hand);
