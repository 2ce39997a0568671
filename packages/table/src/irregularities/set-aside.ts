import { isAside } from '@baize/games';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { cardsDue } from '../rounds/cards-due.js';
import { type GameRound, isRicochet } from '../rounds/game.js';
import type { RoundAtTable } from '../table/state.js';
import type { Call } from './call.js';
import type { BookSays } from './outcome.js';

/** The wagers of a hand that an irregularity takes out of the round: their stakes go back. */
export interface Returned {
  readonly seat: number;
  readonly wagers: readonly WagerId[];
}

type Hand = RoundAtTable['game']['hands'][number];

// Antes are required and raises decided on; what a player may add is a bonus.
const isBonus = ({ rulebook }: RulesInForce, wager: WagerId): boolean =>
  rulebook.wagers[wager]?.placed.value === 'option';

/**
 * The wagers of a hand that are still in the round: not taken out of it, and not settled. Where bonuses
 * settle before anybody acts, they have been by then, and what was paid wrongly is adjusted.
 */
export const ridingOn = (rules: RulesInForce, game: GameRound, hand: Hand): readonly WagerId[] => {
  const settled = isRicochet(game, rules) && 'bonuses' in game;
  const wagers = new Set([...Object.keys(hand.stakes), ...Object.keys(hand.tips)] as WagerId[]);
  return [...wagers].filter(
    (wager) => !isAside(hand, wager) && !(settled && isBonus(rules, wager)),
  );
};

/** Which wagers go back, hand by hand, and so which still settle. */
export const returnedBy = (
  rules: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
  { outcome }: BookSays,
  { place }: Pick<Call, 'place'>,
): readonly Returned[] => {
  const { wagers: law } = rules.rulebook;
  const isJackpot = (wager: WagerId): boolean => law[wager]?.kind.value === 'jackpot';
  const concerned = game.hands.filter(
    ({ seat }) => outcome.round !== 'dead-hand' || seat === place,
  );
  if (
    outcome.round !== 'void' &&
    outcome.round !== 'dead-hand' &&
    outcome.round !== 'jackpot-only'
  ) {
    return [];
  }
  return concerned.map((hand) => {
    const rightlyDealt = hand.seat !== place && cardsDue(rules, game, hand.seat) === 0;
    const settles = (wager: WagerId): boolean =>
      (outcome.bonus === 'settled-if-rightly-dealt' && isBonus(rules, wager)) ||
      (outcome.bonus === 'settled-jackpot-only' && isJackpot(wager));
    const riding = ridingOn(rules, game, hand);
    return {
      seat: hand.seat,
      wagers: rightlyDealt ? riding.filter((wager) => !settles(wager)) : riding,
    };
  });
};
