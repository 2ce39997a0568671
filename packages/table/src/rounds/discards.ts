import { isKnown } from '@baize/cards';
import { type ContestHandInPlay, isTucked, type Place, tuckedNames } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { contestGame, livesOn } from './folded.js';
import { isRicochet } from './game.js';

type Round = Pick<RoundAtTable, 'game' | 'takenUp' | 'tucked'>;

/** Whether a folded hand has discards beside what its player tucked, and they are not racked yet. */
export const hasDiscards = (
  rules: RulesInForce,
  { tucked, takenUp }: Pick<Round, 'takenUp' | 'tucked'>,
  hand: ContestHandInPlay,
): boolean => {
  if (takenUp.includes(hand.seat) || tucked[hand.seat] !== undefined || hand.turned) return false;
  if (!isTucked(contestGame(rules), rules, hand)) return false;
  const pile = pileOf(rules, hand);
  return pile === null || pile < hand.cards.length;
};

/** How many cards are tucked, as far as it was named; null where only the dealer can see it. */
export const pileOf = (rules: RulesInForce, hand: ContestHandInPlay): number | null => {
  const names = tuckedNames(contestGame(rules), rules, hand);
  if (names !== null) return names.length;
  return hand.cards.every(isKnown) ? hand.cards.length : null;
};

/** The next folded hand that leaves the felt, whole or but for what is tucked. */
export const nextFolded = (
  rules: RulesInForce,
  round: Round,
): { readonly seat: number; readonly discards: boolean } | null => {
  if (isRicochet(round.game, rules)) return null;
  for (const hand of round.game.hands.toReversed()) {
    if (hand.decision?.kind !== 'fold' || round.takenUp.includes(hand.seat)) continue;
    if (!livesOn(rules, hand)) return { seat: hand.seat, discards: false };
    if (hasDiscards(rules, round, hand)) return { seat: hand.seat, discards: true };
  }
  return null;
};

/** How many cards of a hand there are to turn: those that are tucked, where the rest is in the rack. */
export const cardsToTurn = (rules: RulesInForce, round: Round, place: Place): number | null => {
  if (place === 'dealer' || isRicochet(round.game, rules)) return null;
  const hand = round.game.hands.find(({ seat }) => seat === place);
  if (hand === undefined || !isTucked(contestGame(rules), rules, hand)) return null;
  return round.tucked[place] ?? pileOf(rules, hand);
};
