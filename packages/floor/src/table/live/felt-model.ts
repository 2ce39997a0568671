import type { LiveView } from '@baize/house/client';
import type { Citation, WagerId } from '@baize/rulebook';
import { handInWords } from './hand-words.js';

type RoundView = NonNullable<LiveView['round']>;
type GameView = RoundView['game'];
export type Act = RoundView['legal'][number][number];

/** One hand as the felt shows it, in any of the games. */
export interface HandOnFelt {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Readonly<Partial<Record<WagerId, number>>>;
  /** Chips for the dealer that ride on the wagers. */
  readonly tips: Readonly<Partial<Record<WagerId, number>>>;
  readonly cards: readonly string[];
  readonly draw: readonly string[];
  readonly decision: 'fold' | 'raise' | 'bet' | 'play' | null;
  readonly words: string | null;
  readonly out: boolean;
}

/** How a game goes round where players act one after the other. */
export interface ActionOnFelt {
  readonly order: readonly number[];
  readonly turn: number | null;
  readonly potCents: number;
}

/** What lies on the felt now: the same for every game, so that one screen shows them all. */
export interface FeltModel {
  readonly phase: 'betting' | 'playing' | 'settled';
  readonly dealer: {
    readonly cards: readonly string[];
    readonly words: string | null;
    readonly folded: { readonly words: string; readonly cite: Citation } | null;
  };
  readonly hands: readonly HandOnFelt[];
  readonly action: ActionOnFelt | null;
}

const phaseOf = ({ phase }: GameView): FeltModel['phase'] =>
  phase === 'betting' || phase === 'settled' ? phase : 'playing';

export const feltOf = ({
  round,
  rulebook,
}: Pick<LiveView, 'round' | 'rulebook'>): FeltModel | null => {
  if (round === null) return null;
  const { game } = round;
  const phase = phaseOf(game);
  const hands = game.hands.map(
    (hand): HandOnFelt => ({
      seat: hand.seat,
      player: hand.player,
      stakes: hand.stakes,
      tips: hand.tips,
      cards: hand.cards,
      draw: 'draw' in hand ? hand.draw : [],
      decision: hand.decision,
      words: 'hand' in hand ? hand.hand : handInWords(rulebook, hand.cards),
      out: hand.decision === 'fold' || ('outBy' in hand && hand.outBy !== null),
    }),
  );
  if ('potCents' in game) {
    const { dealer, action, potCents } = game;
    const { order = [], turn = null } = action ?? {};
    return {
      phase,
      dealer: { cards: dealer.cards, words: dealer.hand, folded: dealer.fold },
      hands,
      action: phase === 'betting' ? null : { order, turn, potCents },
    };
  }
  const { dealer } = game;
  return {
    phase,
    dealer: { cards: dealer, words: handInWords(rulebook, dealer), folded: null },
    hands,
    action: null,
  };
};

/** The hands that the player in turn has to beat, where a game has an order of action. */
export const toBeatOf = ({ round }: Pick<LiveView, 'round'>) =>
  round !== null && 'action' in round.game ? (round.game.action?.toBeat ?? []) : [];

/** Every line that is settled so far, of all seats. */
export const linesSoFar = ({ round }: Pick<LiveView, 'round'>) => {
  if (round === null) return [];
  return round.game.settled?.lines ?? paidEarly({ round });
};

/** The bonus lines that a game pays before its round is over. */
export const paidEarly = ({ round }: Pick<LiveView, 'round'>) =>
  round !== null && 'paid' in round.game ? round.game.paid : [];
