import {
  type Card,
  describePoker,
  fiveCardValue,
  formatCard,
  formatDealtCard,
  twoCardValue,
} from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import type { Citation, RulesInForce } from '@baize/rulebook';
import type { SetAside, Stakes } from '../kernel/felt.js';
import { knownCards } from '../kernel/round.js';
import { isOut } from '../kernel/set-aside.js';
import type { Notice, SettledLine } from '../kernel/settlement.js';
import type { Viewer } from '../kernel/viewer.js';
import { type ActionStep, type HandToBeat, handsToBeat } from './action.js';
import type { DealerFold } from './dealers-fold.js';
import type { RicochetDecision } from './felt.js';
import { legalRicochet, type RicochetAct } from './legal.js';
import {
  anteOf,
  type InAction,
  isInAction,
  type RicochetEvent,
  type RicochetHandInPlay,
  type RicochetPhase,
  type RicochetRound,
} from './round.js';
import type { Pot } from './settle-pot.js';
import { actionOf, inTurn } from './standing.js';

/** The only thing of a round that leaves the server. Everything dealt lies face up (WA-RP-2). */
export interface RicochetView {
  readonly game: 'ricochet-poker';
  readonly phase: RicochetPhase;
  readonly round: string;
  readonly rules: string;
  readonly dealer: {
    readonly cards: readonly string[];
    readonly hand: string | null;
    readonly fold: DealerFold | null;
  };
  readonly hands: readonly RicochetHandView[];
  readonly action: {
    readonly order: readonly number[];
    readonly turn: number | null;
    /** What the player in turn has to beat, the highest first; nothing for one who is not asked. */
    readonly toBeat: readonly HandToBeat[];
    readonly steps: readonly ActionStep[];
  } | null;
  /** What lies on the pot circle. */
  readonly potCents: Cents;
  /** Bonus wagers and ante bonuses, from the moment they are settled. */
  readonly paid: readonly SettledLine[];
  readonly settled: {
    readonly lines: readonly SettledLine[];
    readonly tips: readonly SettledLine[];
    readonly notices: readonly Notice[];
    readonly pot: Pot;
  } | null;
  /** What the viewer's own seats may do now. */
  readonly legal: Readonly<Record<number, readonly RicochetAct[]>>;
}

export interface RicochetHandView {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Stakes;
  readonly tips: Stakes;
  readonly cards: readonly string[];
  readonly draw: readonly string[];
  readonly decision: RicochetDecision | null;
  /** Wagers that are out of the round, and by which clause. */
  readonly aside: readonly SetAside[];
  /** In words: two cards until the draw is complete, then five. */
  readonly hand: string | null;
  /** The clause that put the hand out; null while it is in. */
  readonly outBy: Citation | null;
}

export const viewRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  viewer: Viewer,
): RicochetView => {
  const acting = isInAction(state) ? state : null;
  const dealer = state.phase === 'betting' ? [] : state.dealer;
  return {
    game: state.game,
    phase: state.phase,
    round: state.round,
    rules: state.rules,
    dealer: {
      cards: dealer.map(formatCard),
      hand: wordsOf(dealer, []),
      fold: acting?.dealerFold ?? null,
    },
    hands: state.hands.map((hand) => viewHand(acting, hand)),
    action: acting === null ? null : viewAction(rules, acting),
    potCents: potSoFar(state),
    paid: acting === null ? [] : [...acting.bonuses, ...acting.anteBonuses],
    settled:
      state.phase === 'settled'
        ? { lines: state.lines, tips: state.tips, notices: state.notices, pot: state.pot }
        : null,
    legal:
      viewer.kind === 'player'
        ? Object.fromEntries(viewer.seats.map((seat) => [seat, legalRicochet(rules, state, seat)]))
        : {},
  };
};

const viewHand = (acting: InAction | null, hand: RicochetHandInPlay): RicochetHandView => ({
  seat: hand.seat,
  player: hand.player,
  stakes: hand.stakes,
  tips: hand.tips,
  cards: hand.cards.map(formatDealtCard),
  draw: hand.draw.map(formatCard),
  decision: hand.decision,
  aside: hand.aside,
  hand: wordsOf(knownCards(hand.cards), hand.draw),
  outBy: acting === null ? null : outBy(acting, hand.seat),
});

const wordsOf = (cards: readonly Card[], draw: readonly Card[]): string | null => {
  const all = [...cards, ...draw];
  if (all.length === 5) return describePoker(fiveCardValue(all));
  return cards.length === 2 ? describePoker(twoCardValue(cards)) : null;
};

const outBy = ({ steps }: InAction, seat: number): Citation | null =>
  steps.flatMap(({ discarded }) => discarded).find(({ place }) => place === seat)?.cite ?? null;

const viewAction = (rules: RulesInForce, state: InAction): RicochetView['action'] => {
  const turn = inTurn(state);
  const asked = turn !== null && turn !== state.excused && !state.hands.some(isOut);
  return {
    order: state.order,
    turn,
    toBeat: asked ? handsToBeat(actionOf(rules, state)) : [],
    steps: state.steps,
  };
};

/** The house's ante from the start of the round (WA-RP-1a), and what has been lost since. */
const potSoFar = (state: RicochetRound): Cents => {
  if (state.phase === 'betting') return cents(0);
  const lost = isInAction(state)
    ? state.hands
        .filter(({ seat }) => outBy(state, seat) !== null)
        .reduce((sum, { stakes }) => sum + (stakes.ante ?? 0) + (stakes.play ?? 0), 0)
    : 0;
  return cents(anteOf(state) + lost);
};

/** Nothing is hidden: everybody is told everything that happens on the felt. */
export const tellRicochet = (
  _rules: RulesInForce,
  _before: RicochetRound,
  event: RicochetEvent,
  _viewer: Viewer,
): RicochetEvent => event;
