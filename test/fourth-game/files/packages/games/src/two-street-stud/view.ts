import { type DealtCard, formatDealtCard, UNKNOWN_CARD } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { LegalAct } from '../contest/legal.js';
import type { ContestView } from '../contest/view.js';
import type { SettledLine } from '../kernel/settlement.js';
import { isStaff, ownsSeat, type Viewer } from '../kernel/viewer.js';
import { legalTwoStreet } from './legal.js';
import {
  isIn,
  type Street,
  streetOf,
  type TwoStreetEvent,
  type TwoStreetHandInPlay,
  type TwoStreetRound,
} from './round.js';

export interface TwoStreetView {
  readonly game: 'two-street-stud';
  readonly phase: TwoStreetRound['phase'];
  /** What is decided next; null once both shared cards lie there. */
  readonly street: Street | null;
  readonly round: string;
  readonly rules: string;
  /** The shared cards. */
  readonly dealer: readonly string[];
  readonly hands: ContestView['hands'];
  readonly paid: readonly SettledLine[];
  readonly settled: Pick<
    Extract<TwoStreetRound, { phase: 'settled' }>,
    'lines' | 'tips' | 'notices'
  > | null;
  readonly legal: Readonly<Record<number, readonly LegalAct[]>>;
}

export const viewTwoStreet = (
  rules: RulesInForce,
  state: TwoStreetRound,
  viewer: Viewer,
): TwoStreetView => ({
  game: state.game,
  phase: state.phase,
  street: streetOf(state) ?? null,
  round: state.round,
  rules: state.rules,
  dealer: state.shared.map(formatDealtCard),
  hands: state.hands.map((hand) => ({
    seat: hand.seat,
    player: hand.player,
    stakes: hand.stakes,
    tips: hand.tips,
    cards: hand.cards.map((card) => shown(card, sees(state, hand, viewer))),
    decision: hand.decision?.kind ?? null,
    aside: hand.aside,
  })),
  paid: [],
  settled:
    state.phase === 'settled'
      ? { lines: state.lines, tips: state.tips, notices: state.notices }
      : null,
  legal:
    viewer.kind === 'player'
      ? Object.fromEntries(viewer.seats.map((seat) => [seat, legalTwoStreet(rules, state, seat)]))
      : {},
});

const shown = (card: DealtCard, sees: boolean): string =>
  sees ? formatDealtCard(card) : UNKNOWN_CARD;

/** The owner always; when the round is settled everybody sees the hands that are in, and staff all. */
const sees = (state: TwoStreetRound, hand: TwoStreetHandInPlay, viewer: Viewer): boolean =>
  ownsSeat(viewer, hand.seat) || (state.phase === 'settled' && (isIn(hand) || isStaff(viewer)));

export const tellTwoStreet = (
  _rules: RulesInForce,
  _before: TwoStreetRound,
  event: TwoStreetEvent,
  viewer: Viewer,
): TwoStreetEvent =>
  event.type === 'CardsDealt'
    ? {
        ...event,
        cards: event.cards.map(({ card, to }) => ({
          card: to === 'dealer' || ownsSeat(viewer, to) ? card : UNKNOWN_CARD,
          to,
        })),
      }
    : event;
