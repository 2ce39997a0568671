import type { DealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { GameId, WagerId } from '@baize/rulebook';
import type {
  HandInPlay,
  MeterAward,
  Packets,
  RoundCommand,
  RoundEvent,
  Stamp,
} from '../kernel/round.js';
import type { Notice, SettledLine } from '../kernel/settlement.js';

/** Fold, with the bonus wagers that stay alive, or stay in with the second wager. */
export type ContestDecision =
  | {
      readonly kind: 'fold';
      readonly claims: readonly WagerId[];
      /** The cards tucked under a claimed wager, as text; the whole hand where none are named. */
      readonly tucked?: Readonly<Partial<Record<WagerId, readonly string[]>>>;
    }
  | {
      readonly kind: 'raise' | 'bet';
      readonly cents: Cents;
      /** A tip on the second wager, beside the player's own. */
      readonly tipCents?: Cents;
    };

export type ContestCommand =
  | RoundCommand<ContestDecision>
  /** A player who folded tells the dealer of a winning bonus, until the round is settled. */
  | (Stamp & {
      readonly type: 'Claim';
      readonly seat: number;
      readonly wagers: readonly WagerId[];
    })
  /** One player is finished before the next. */
  | (Stamp & {
      readonly type: 'SettleSeat';
      readonly seat: number;
      /** What the meters fixed for it, where the document settles its jackpots with the seat. */
      readonly awards?: readonly MeterAward[];
      /** Only what its fold gave up: bonuses that play on are settled when the dealer comes to them. */
      readonly givenUp?: true;
    });

export type ContestEvent =
  | RoundEvent<ContestDecision>
  | (Stamp & {
      readonly type: 'BonusClaimed';
      readonly seat: number;
      readonly wagers: readonly WagerId[];
    })
  | (Stamp & { readonly type: 'SeatSettled' } & SeatSettlement);

/** What was taken and paid at one seat, before the round is settled. */
export interface SeatSettlement {
  readonly seat: number;
  readonly lines: readonly SettledLine[];
  readonly tips: readonly SettledLine[];
  /** Only what its fold gave up: the seat is not finished. */
  readonly givenUp?: true;
}

export type ContestHandInPlay = HandInPlay<ContestDecision>;

interface Opened {
  readonly game: GameId;
  readonly round: string;
  readonly rules: string;
  readonly packets: Packets;
  /** By seat, the lowest first. */
  readonly hands: readonly ContestHandInPlay[];
}

interface CardsOut extends Opened {
  readonly dealer: { readonly cards: readonly DealtCard[]; readonly turned: boolean };
  /** Seats that are finished while the round is not, in the order in which they were. */
  readonly paid?: readonly SeatSettlement[];
}

export type ContestRound =
  | (Opened & { readonly phase: 'betting' })
  | (CardsOut & { readonly phase: 'dealing' })
  | (CardsOut & { readonly phase: 'deciding' })
  | (CardsOut & { readonly phase: 'revealing' })
  | (CardsOut & {
      readonly phase: 'settled';
      readonly lines: readonly SettledLine[];
      readonly tips: readonly SettledLine[];
      readonly notices: readonly Notice[];
    });

export type ContestPhase = ContestRound['phase'];

export const openContest = (
  game: GameId,
  round: string,
  rules: string,
  packets: Packets,
): ContestRound => ({
  phase: 'betting',
  game,
  round,
  rules,
  packets,
  hands: [],
});

export const handAt = (state: ContestRound, seat: number): ContestHandInPlay | undefined =>
  state.hands.find((hand) => hand.seat === seat);

/** Everything that lies on the felt, in the order of the hands and then the dealer. */
export const cardsOnFelt = (state: ContestRound): readonly DealtCard[] => {
  if (state.phase === 'betting') return [];
  const lying: DealtCard[] = [];
  for (const { cards } of state.hands) lying.push(...cards);
  lying.push(...state.dealer.cards);
  return lying;
};

/** What was taken and paid so far, seat by seat. */
export const seatsPaid = (state: ContestRound): readonly SeatSettlement[] =>
  state.phase === 'betting' ? [] : (state.paid ?? []);

export const isSeatSettled = (state: ContestRound, seat: number): boolean =>
  seatsPaid(state).some((one) => one.seat === seat && one.givenUp !== true);

/** Whether what a folded hand gave up is in the tray, whatever of it plays on. */
export const isGivenUpTaken = (state: ContestRound, seat: number): boolean =>
  seatsPaid(state).some((one) => one.seat === seat);
