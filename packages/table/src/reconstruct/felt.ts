import { formatDealtCard } from '@baize/cards';
import type { Stakes } from '@baize/games';
import type { GameRound } from '../rounds/game.js';

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
  dealer: dealersCards(game).map(formatDealtCard),
  hands: game.hands.map((hand) => ({
    seat: hand.seat,
    player: hand.player,
    stakes: hand.stakes,
    tips: hand.tips,
    cards: [...hand.cards, ...('draw' in hand ? hand.draw : [])].map(formatDealtCard),
    decision: typeof hand.decision === 'object' ? (hand.decision?.kind ?? null) : hand.decision,
    aside: hand.aside.map(({ wager }) => wager),
  })),
});

const dealersCards = (game: GameRound) => {
  if (game.phase === 'betting') return [];
  return 'cards' in game.dealer ? game.dealer.cards : game.dealer;
};
