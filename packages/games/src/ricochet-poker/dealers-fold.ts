import {
  type Card,
  describePoker,
  fiveCardValue,
  numberWord,
  type PokerValue,
  parsePokerThreshold,
  twoCardValue,
} from '@baize/cards';
import { present, unwrap } from '@baize/result';
import type { Citation, KickoutRow, RulesInForce } from '@baize/rulebook';
import { clausesOf } from './clauses.js';
import type { Contender } from './felt.js';

/** Why the dealer's hand is out before anybody acts. The house's ante stays in the pot (AMB-27). */
export interface DealerFold {
  readonly because: 'kickout' | 'two-card';
  readonly words: string;
  readonly cite: Citation;
}

/** First the kickout hand, then the players' two cards; with nobody to play against, neither. */
export const dealersFold = (
  rules: RulesInForce,
  dealer: readonly Card[],
  contenders: readonly Contender[],
): DealerFold | null => {
  if (contenders.length === 0) return null;
  const value = fiveCardValue(dealer);
  return kickedOut(rules, value, contenders.length) ?? beatenByTwo(rules, value, contenders);
};

const kickedOut = (rules: RulesInForce, value: PokerValue, hands: number): DealerFold | null => {
  const { atLeast, label } = kickoutRow(rules, hands);
  if (value < unwrap(parsePokerThreshold(atLeast))) return null;
  const against = `${numberWord(hands)} ${hands === 1 ? 'hand' : 'hands'}`;
  return {
    because: 'kickout',
    words: `${describePoker(value)} reaches the kickout hand against ${against}: ${label.toLowerCase()}`,
    cite: clausesOf(rules).kickout,
  };
};

/** The row for this many hands in the round, each live and the dealer's not among them (AMB-28). */
export const kickoutRow = (rules: RulesInForce, hands: number): KickoutRow =>
  present(
    rules.kickout?.rows.find((row) => row.hands === hands),
    `the kickout row for ${hands} hands`,
  );

/** Of equal hands the one in the lowest seat is named, however they are listed. */
const beatenByTwo = (
  rules: RulesInForce,
  value: PokerValue,
  contenders: readonly Contender[],
): DealerFold | null => {
  const better = contenders
    .map(({ seat, cards }) => ({ seat, two: twoCardValue(cards) }))
    .filter(({ two }) => two > value)
    .toSorted((left, right) => right.two - left.two || left.seat - right.seat)[0];
  if (better === undefined) return null;
  return {
    because: 'two-card',
    words: `${describePoker(value)} loses to the ${describePoker(better.two)} of seat ${better.seat}`,
    cite: clausesOf(rules).dealerBeaten,
  };
};
