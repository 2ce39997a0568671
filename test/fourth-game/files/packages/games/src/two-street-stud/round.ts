import type { DealtCard } from '@baize/cards';
import { type PlayOf, playOf, type RulesInForce, type WagerId } from '@baize/rulebook';
import type { ContestDecision } from '../contest/round.js';
import type { HandInPlay, Packets, Place, RoundCommand, RoundEvent } from '../kernel/round.js';
import { isOut } from '../kernel/set-aside.js';
import type { Notice, SettledLine } from '../kernel/settlement.js';

/** A hand folds or bets, twice. */
export type TwoStreetCommand = RoundCommand<ContestDecision>;
export type TwoStreetEvent = Exclude<
  RoundEvent<ContestDecision>,
  { readonly type: 'Turned' | 'RaiseCut' }
>;
export type TwoStreetHandInPlay = HandInPlay<ContestDecision>;

interface Opened {
  readonly game: 'two-street-stud';
  readonly round: string;
  readonly rules: string;
  readonly packets: Packets;
  /** By seat, the lowest first. */
  readonly hands: readonly TwoStreetHandInPlay[];
  /** The cards that everybody shares, in the dealer's place. */
  readonly shared: readonly DealtCard[];
}

export type TwoStreetRound =
  | (Opened & { readonly phase: 'betting' | 'dealing' | 'deciding' | 'over' })
  | (Opened & {
      readonly phase: 'settled';
      readonly lines: readonly SettledLine[];
      readonly tips: readonly SettledLine[];
      readonly notices: readonly Notice[];
    });

export const twoStreetPlay = (rules: RulesInForce): PlayOf<'two-street-stud'> =>
  playOf(rules.rulebook, 'two-street-stud');

export const openTwoStreet = (round: string, rules: string, packets: Packets): TwoStreetRound => ({
  phase: 'betting',
  game: 'two-street-stud',
  round,
  rules,
  packets,
  hands: [],
  shared: [],
});

export const handAt = ({ hands }: TwoStreetRound, seat: number): TwoStreetHandInPlay | undefined =>
  hands.find((hand) => hand.seat === seat);

export const isIn = (hand: TwoStreetHandInPlay): boolean =>
  !isOut(hand) && hand.decision?.kind !== 'fold';

/** The wager of each street: a bet before the first shared card, a raise before the second. */
const STREETS = ['bet', 'raise'] as const satisfies readonly WagerId[];
export type Street = (typeof STREETS)[number];

export const streetOf = ({ shared }: TwoStreetRound): Street | undefined => STREETS[shared.length];

/** Who has not decided on this street. */
export const toDecide = (state: TwoStreetRound): readonly number[] => {
  const street = streetOf(state);
  if (state.phase !== 'deciding' || street === undefined) return [];
  return state.hands
    .filter((hand) => isIn(hand) && hand.stakes[street] === undefined)
    .map(({ seat }) => seat);
};

/** The first deal, seat by seat; then a shared card each time everybody has decided. */
export const placesDue = (rules: RulesInForce, state: TwoStreetRound): readonly Place[] => {
  const { cardsEach } = twoStreetPlay(rules);
  switch (state.phase) {
    case 'dealing': {
      const dealt = state.hands.reduce((sum, { cards }) => sum + cards.length, 0);
      const order = Array.from({ length: cardsEach.value }, () =>
        state.hands.map(({ seat }) => seat),
      ).flat();
      return order.slice(dealt);
    }
    case 'deciding':
      return toDecide(state).length === 0 ? ['dealer'] : [];
    default:
      return [];
  }
};

export const cardsOnFelt = ({ hands, shared }: TwoStreetRound): readonly DealtCard[] => [
  ...hands.flatMap(({ cards }) => cards),
  ...shared,
];
