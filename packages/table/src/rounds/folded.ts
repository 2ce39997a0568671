import { CARIBBEAN_STUD, type ContestRound, HIGH_CARD_FLUSH, needsCards } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';

/** The game against the dealer that these rules are of. */
export const contestGame = ({ rulebook }: RulesInForce) =>
  rulebook.game === 'caribbean-stud' ? CARIBBEAN_STUD : HIGH_CARD_FLUSH;

/** Whether anything still rides on the cards of a hand: it stayed in, or a bonus of it plays on. */
export const livesOn = (rules: RulesInForce, hand: ContestRound['hands'][number]): boolean =>
  needsCards(contestGame(rules), rules, hand);
