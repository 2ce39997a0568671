import { formatDealtCard } from '@baize/cards';
import { decisionWord, type GameRound, gameOf, type Stakes } from '@baize/games';

/** The felt at one moment: every card that was known then, whoever might see it. */
export interface FeltThen {
  readonly dealer: readonly string[];
  readonly hands: readonly HandThen[];
}

interface HandThen {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Stakes;
  readonly tips: Stakes;
  readonly cards: readonly string[];
  readonly decision: string | null;
  /** Wagers that are out of the round. */
  readonly aside: readonly string[];
}

export const feltThen = (game: GameRound): FeltThen => ({
  dealer: gameOf(game).cardsAt(game, 'dealer').map(formatDealtCard),
  hands: game.hands.map((hand) => ({
    seat: hand.seat,
    player: hand.player,
    stakes: hand.stakes,
    tips: hand.tips,
    cards: gameOf(game).cardsAt(game, hand.seat).map(formatDealtCard),
    decision: hand.decision === null ? null : decisionWord(hand.decision),
    aside: hand.aside.map(({ wager }) => wager),
  })),
});
