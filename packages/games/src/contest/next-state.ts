import type { ContestHandInPlay, ContestRound } from './round.js';

/** A round whose betting is closed. */
export type CardsOut = Exclude<ContestRound, { phase: 'betting' }>;
type Settled = Extract<ContestRound, { phase: 'settled' }>;

// Field by field: spreads of states and hands would take a sixth of the time of a whole round.

export const inPhase = (
  phase: Exclude<CardsOut, Settled>['phase'],
  state: ContestRound,
  hands: CardsOut['hands'],
  dealer: CardsOut['dealer'],
): CardsOut => {
  const { game, round, rules, packets } = state;
  return state.phase === 'betting' || state.paid === undefined
    ? { phase, game, round, rules, packets, hands, dealer }
    : { phase, game, round, rules, packets, hands, dealer, paid: state.paid };
};

export const settledState = (
  { game, round, rules, packets, hands, dealer, paid }: CardsOut,
  { lines, tips, notices }: Pick<Settled, 'lines' | 'tips' | 'notices'>,
): Settled => {
  const settled = { game, round, rules, packets, hands, dealer, lines, tips, notices };
  return paid === undefined
    ? { phase: 'settled', ...settled }
    : { phase: 'settled', ...settled, paid };
};

export const withHands = (state: CardsOut, hands: CardsOut['hands']): CardsOut =>
  state.phase === 'settled'
    ? { ...state, hands }
    : inPhase(state.phase, state, hands, state.dealer);

export const withDealer = (state: CardsOut, dealer: CardsOut['dealer']): CardsOut =>
  state.phase === 'settled'
    ? { ...state, dealer }
    : inPhase(state.phase, state, state.hands, dealer);

export const withBets = (state: ContestRound, hands: ContestRound['hands']): ContestRound => {
  if (state.phase !== 'betting') return withHands(state, hands);
  const { phase, game, round, rules, packets } = state;
  return { phase, game, round, rules, packets, hands };
};

/** A hand whose cards came, or were turned. */
export const withCards = (
  { seat, player, stakes, tips, decision, aside }: ContestHandInPlay,
  cards: ContestHandInPlay['cards'],
  turned: boolean,
): ContestHandInPlay => ({ seat, player, stakes, tips, cards, decision, turned, aside });

/** A hand after its decision, with what lies on it now. */
export const withDecision = (
  { seat, player, cards, turned, aside }: ContestHandInPlay,
  decision: ContestHandInPlay['decision'],
  stakes: ContestHandInPlay['stakes'],
  tips: ContestHandInPlay['tips'],
): ContestHandInPlay => ({ seat, player, stakes, tips, cards, decision, turned, aside });
