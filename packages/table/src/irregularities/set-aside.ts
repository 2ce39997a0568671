import { type GameRound, gameOf, isAside } from '@baize/games';
import { looksAtDealersCards, type RulesInForce, type WagerId } from '@baize/rulebook';
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

const inTheRound = (hand: Hand): readonly WagerId[] =>
  [...new Set([...Object.keys(hand.stakes), ...Object.keys(hand.tips)] as WagerId[])].filter(
    (wager) => !isAside(hand, wager),
  );

/** Where bonuses settle before anybody acts, they have been by then. */
const areBonusesSettled = (game: GameRound): boolean =>
  gameOf(game).action?.areBonusesSettled(game) === true;

/** The wagers of a hand that are still in the round: not taken out of it, and not settled. */
export const ridingOn = (rules: RulesInForce, game: GameRound, hand: Hand): readonly WagerId[] => {
  const settled = areBonusesSettled(game);
  return inTheRound(hand).filter((wager) => !(settled && isBonus(rules, wager)));
};

/** What a wager is settled by was wrongly dealt: the hand itself, or the dealer's cards if it looks at them. */
const isWronglyDealt = (
  rules: RulesInForce,
  hand: Hand,
  wager: WagerId,
  place: Finding['place'],
): boolean => {
  if (place !== 'dealer') return hand.seat === place;
  const table = rules.tables[wager];
  return table !== undefined && looksAtDealersCards(table.judged);
};

/** A draw comes after the bonuses, and is none of the cards that they were settled by. */
const hasDrawn = (game: GameRound, { seat, cards }: Hand): boolean =>
  gameOf(game).cardsAt(game, seat).length > cards.length;

/** Bonuses that are settled stand, unless a card they used was wrong (AMB-38). An award that was verified is corrected. */
const settledWrongly = (
  rules: RulesInForce,
  game: GameRound,
  hand: Hand,
  { place, isDecided }: Finding,
): readonly WagerId[] =>
  areBonusesSettled(game) && !(hand.seat === place && hasDrawn(game, hand))
    ? inTheRound(hand).filter(
        (wager) =>
          isBonus(rules, wager) &&
          isWronglyDealt(rules, hand, wager, place) &&
          !isDecided(hand.seat, wager),
      )
    : [];

interface Finding {
  readonly place: Call['place'] | undefined;
  /** Whether a floorperson has verified an award of this hand, or it is paid. */
  readonly isDecided: (seat: number, wager: WagerId) => boolean;
}

/** Which wagers go back, hand by hand, and so which still settle. */
export const returnedBy = (
  rules: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
  { outcome }: BookSays,
  found: Finding,
): readonly Returned[] => {
  const { place } = found;
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
    const isWhole = gameOf(game).cardsDue(rules, game, hand.seat) === 0;
    const rightlyDealt = (wager: WagerId): boolean =>
      isWhole && !isWronglyDealt(rules, hand, wager, place);
    const settles = (wager: WagerId): boolean => {
      switch (outcome.bonus) {
        case 'settled-if-rightly-dealt':
          return isBonus(rules, wager) && rightlyDealt(wager);
        case 'settled-jackpot-only':
          return isJackpot(wager) && rightlyDealt(wager);
        case 'stands':
          return isBonus(rules, wager);
        default:
          return false;
      }
    };
    const riding = ridingOn(rules, game, hand).filter(
      (wager) => !settles(wager) && !found.isDecided(hand.seat, wager),
    );
    return { seat: hand.seat, wagers: [...riding, ...settledWrongly(rules, game, hand, found)] };
  });
};
