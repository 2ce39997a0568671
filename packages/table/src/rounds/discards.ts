import { isKnown } from '@baize/cards';
import { type ContestHandInPlay, isContest, isTucked, type Place, tuckedNames } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { contestGame, livesOn } from './folded.js';
import { wagersFirst } from './succession.js';

type Round = Pick<RoundAtTable, 'game' | 'takenUp' | 'tucked'>;

/** What leaves the felt next of a hand that was given up. */
interface Folded {
  readonly seat: number;
  readonly leaves: 'wagers' | 'hand' | 'discards';
}

/** Whether a folded hand has discards beside what its player tucked, and they are not racked yet. */
export const hasDiscards = (
  rules: RulesInForce,
  { tucked, takenUp }: Pick<Round, 'takenUp' | 'tucked'>,
  hand: ContestHandInPlay,
): boolean => {
  if (takenUp.includes(hand.seat) || tucked[hand.seat] !== undefined || hand.turned) return false;
  if (!isTucked(contestGame(rules), rules, hand)) return false;
  // Where only the dealer can see how many are tucked, the dealer also sees what lies beside them.
  return (pileOf(rules, hand) ?? 0) < hand.cards.length;
};

/** How many cards are tucked, as far as it was named; null where only the dealer can see it. */
export const pileOf = (rules: RulesInForce, hand: ContestHandInPlay): number | null => {
  const names = tuckedNames(contestGame(rules), rules, hand);
  if (names !== null) return names.length;
  return hand.cards.every(isKnown) ? hand.cards.length : null;
};

/** The next folded hand that leaves the felt: its wagers, then its cards, whole or but for what is tucked. */
export const nextFolded = (
  rules: RulesInForce,
  round: Round & Pick<RoundAtTable, 'voided'>,
): Folded | null => {
  if (!isContest(round.game)) return null;
  for (const hand of round.game.hands.toReversed()) {
    if (hand.decision?.kind !== 'fold' || round.takenUp.includes(hand.seat)) continue;
    const { seat } = hand;
    if (wagersFirst(rules, round, seat)) return { seat, leaves: 'wagers' };
    if (!livesOn(rules, hand)) return { seat, leaves: 'hand' };
    if (hasDiscards(rules, round, hand)) return { seat, leaves: 'discards' };
  }
  return null;
};

/** How many cards of a hand there are to turn: those that are tucked, where the rest is in the rack. */
export const cardsToTurn = (rules: RulesInForce, round: Round, place: Place): number | null => {
  if (place === 'dealer' || !isContest(round.game)) return null;
  const hand = round.game.hands.find(({ seat }) => seat === place);
  if (hand === undefined || !isTucked(contestGame(rules), rules, hand)) return null;
  return round.tucked[place] ?? pileOf(rules, hand);
};
