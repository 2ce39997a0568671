import { type DealtCard, formatDealtCard, UNKNOWN_CARD } from '@baize/cards';
import type { GameId, RulesInForce } from '@baize/rulebook';
import type { SetAside, Stakes } from '../kernel/felt.js';
import type { CardTo, Place } from '../kernel/round.js';
import type { SettledLine } from '../kernel/settlement.js';
import { isStaff, ownsSeat, type Viewer } from '../kernel/viewer.js';
import type { ContestGame } from './game.js';
import { type LegalAct, legalContest } from './legal.js';
import {
  type ContestDecision,
  type ContestEvent,
  type ContestHandInPlay,
  type ContestPhase,
  type ContestRound,
  seatsPaid,
} from './round.js';
import { tuckedAnywhere } from './tucked.js';

/** The only thing of a round that leaves the server: a card that a viewer may not see is `??`. */
export interface ContestView {
  readonly game: GameId;
  readonly phase: ContestPhase;
  readonly round: string;
  readonly rules: string;
  readonly dealer: readonly string[];
  readonly hands: readonly HandView[];
  /** Lines of seats that are finished while the round is not, in the order they were paid. */
  readonly paid: readonly SettledLine[];
  readonly settled: Pick<
    Extract<ContestRound, { phase: 'settled' }>,
    'lines' | 'tips' | 'notices'
  > | null;
  /** What the viewer's own seats may do now. */
  readonly legal: Readonly<Record<number, readonly LegalAct[]>>;
}

interface HandView {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Stakes;
  readonly tips: Stakes;
  readonly cards: readonly string[];
  /** Whether the hand folded or stayed in; what was tucked under which wager is the owner's business. */
  readonly decision: ContestDecision['kind'] | null;
  /** Wagers that are out of the round, and by which clause. */
  readonly aside: readonly SetAside[];
}

export const viewContest = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  viewer: Viewer,
): ContestView => ({
  game: state.game,
  phase: state.phase,
  round: state.round,
  rules: state.rules,
  dealer: state.phase === 'betting' ? [] : dealerCards(game, rules, state),
  hands: state.hands.map((hand) => ({
    seat: hand.seat,
    player: hand.player,
    stakes: hand.stakes,
    tips: hand.tips,
    cards: shownCards(state, hand, viewer),
    decision: hand.decision?.kind ?? null,
    aside: hand.aside,
  })),
  paid: seatsPaid(state).flatMap(({ lines }) => lines),
  settled:
    state.phase === 'settled'
      ? { lines: state.lines, tips: state.tips, notices: state.notices }
      : null,
  legal:
    viewer.kind === 'player'
      ? Object.fromEntries(
          viewer.seats.map((seat) => [seat, legalContest(game, rules, state, seat)]),
        )
      : {},
});

/** Of a hand that is turned for its tucked cards alone, others see no more than those. */
const shownCards = (
  state: ContestRound,
  hand: ContestHandInPlay,
  viewer: Viewer,
): readonly string[] => {
  if (!seesHand(state, hand, viewer)) return hand.cards.map(() => UNKNOWN_CARD);
  const texts = hand.cards.map(formatDealtCard);
  const tucked = seesAll(state, hand, viewer) ? null : tuckedAnywhere(hand);
  return tucked === null
    ? texts
    : texts.map((card) => (tucked.includes(card) ? card : UNKNOWN_CARD));
};

const seesAll = (state: ContestRound, hand: ContestHandInPlay, viewer: Viewer): boolean =>
  ownsSeat(viewer, hand.seat) || (state.phase === 'settled' && isStaff(viewer));

const dealerCards = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  { dealer }: Exclude<ContestRound, { phase: 'betting' }>,
): readonly string[] => {
  const up = game.dealerUpCard(rules);
  return dealer.cards.map((card: DealtCard, index) =>
    dealer.turned || index + 1 === up ? formatDealtCard(card) : UNKNOWN_CARD,
  );
};

/**
 * The owner always; everybody once it is turned, or settled with its hand open; staff once the round is
 * over, so that a folded hand can be reconstructed in a dispute.
 */
const seesHand = (state: ContestRound, hand: ContestHandInPlay, viewer: Viewer): boolean => {
  if (ownsSeat(viewer, hand.seat) || hand.turned) return true;
  if (state.phase !== 'settled') return false;
  return hand.decision?.kind !== 'fold' || isStaff(viewer);
};

/** An event as a viewer may be told of it, for motion and for the live region. */
export const tellContest = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  before: ContestRound,
  event: ContestEvent,
  viewer: Viewer,
): ContestEvent => {
  switch (event.type) {
    case 'CardsDealt': {
      const dealt = before.phase === 'betting' ? 0 : before.dealer.cards.length;
      return { ...event, cards: tellCards(game, rules, event.cards, viewer, dealt) };
    }
    case 'Decided': {
      const { decision } = event;
      if (decision.kind !== 'fold' || ownsSeat(viewer, event.seat)) return event;
      return { ...event, decision: { kind: 'fold', claims: decision.claims } };
    }
    default:
      return event;
  }
};

const tellCards = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  cards: readonly CardTo[],
  viewer: Viewer,
  dealerHad: number,
): readonly CardTo[] => {
  const up = game.dealerUpCard(rules);
  let dealerPlace = dealerHad;
  const seen = (to: Place): boolean => {
    if (to !== 'dealer') return ownsSeat(viewer, to);
    dealerPlace += 1;
    return dealerPlace === up;
  };
  return cards.map(({ card, to }) => ({ card: seen(to) ? card : UNKNOWN_CARD, to }));
};
