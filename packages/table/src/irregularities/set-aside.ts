import { isAside } from '@baize/games';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { cardsDue } from '../rounds/cards-due.js';
import type { RoundAtTable } from '../table/state.js';
import type { Call } from './call.js';
import type { BookSays } from './outcome.js';

/** The wagers of a hand that an irregularity takes out of the round: their stakes go back. */
export interface Returned {
  readonly seat: number;
  readonly wagers: readonly WagerId[];
}

const wagersOn = (hand: RoundAtTable['game']['hands'][number]): readonly WagerId[] =>
  [...new Set([...Object.keys(hand.stakes), ...Object.keys(hand.tips)])] as WagerId[];

/** Which wagers go back, hand by hand, and so which still settle. */
export const returnedBy = (
  rules: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
  { outcome }: BookSays,
  { place }: Pick<Call, 'place'>,
): readonly Returned[] => {
  const { wagers: law } = rules.rulebook;
  // Antes are required and raises decided on; what a player may add is a bonus.
  const isBonus = (wager: WagerId): boolean => law[wager]?.placed.value === 'option';
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
    const settles = (wager: WagerId): boolean => {
      switch (outcome.bonus) {
        case 'settled-if-rightly-dealt':
          return isBonus(wager) && rightlyDealt;
        case 'settled-jackpot-only':
          return isJackpot(wager) && rightlyDealt;
        case 'stands':
          return isBonus(wager);
        default:
          return false;
      }
    };
    const alive = wagersOn(hand).filter((wager) => !isAside(hand, wager));
    return { seat: hand.seat, wagers: alive.filter((wager) => !settles(wager)) };
  });
};
