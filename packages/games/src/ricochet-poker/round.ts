import type { Card } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { assert } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type {
  HandInPlay,
  MeterAward,
  Packets,
  RoundCommand,
  RoundEvent,
  Stamp,
} from '../kernel/round.js';
import { knownCards } from '../kernel/round.js';
import type { Notice, SettledLine } from '../kernel/settlement.js';
import type { ActionStep } from './action.js';
import type { DealerFold } from './dealers-fold.js';
import type { RicochetDecision, RicochetFelt } from './felt.js';
import type { Pot } from './settle-pot.js';

export type RicochetCommand =
  | RoundCommand<RicochetDecision>
  /** Bonus and jackpot wagers are paid or taken right after the deal (WA-RP-3). */
  | (Stamp & {
      readonly type: 'SettleBonuses';
      readonly awards: readonly MeterAward[];
      /** The kickout test and the action wait for `OpenAction`: not everything is reconciled yet. */
      readonly holdAction?: true;
    })
  /** Everything is reconciled: the dealer's hand is tested and the action opens (WA-RP-4). */
  | (Stamp & { readonly type: 'OpenAction' });

export type RicochetEvent =
  | Exclude<
      RoundEvent<RicochetDecision>,
      { readonly type: 'Decided' | 'Turned' | 'RaiseCut' | 'RoundSettled' }
    >
  | (Stamp & {
      readonly type: 'BonusesSettled';
      readonly lines: readonly SettledLine[];
      readonly notices: readonly Notice[];
    })
  | (Stamp & { readonly type: 'DealerFolded' } & DealerFold)
  /** Seats in the order of action, lowest two cards first. */
  | (Stamp & { readonly type: 'ActionOpened'; readonly order: readonly number[] })
  | (Stamp & {
      readonly type: 'Decided';
      readonly seat: number;
      readonly decision: RicochetDecision;
      /** The play wager placed; nothing with a fold, which sends the ante to the pot. */
      readonly playCents: Cents;
      readonly cite: Citation;
    })
  /** The last player wins without a play wager; draws when there is an ante bonus to draw for. */
  | (Stamp & {
      readonly type: 'SeatExcused';
      readonly seat: number;
      readonly draws: boolean;
      readonly cite: Citation;
    })
  | (Stamp & {
      readonly type: 'HandCompleted';
      readonly step: ActionStep;
      /** Paid at once, win or lose (WA-RP-7b-i). */
      readonly anteBonus: SettledLine | null;
    })
  /** Every line is told once, when its chips move: these are the antes, the plays and the pot. */
  | (Stamp & {
      readonly type: 'RoundSettled';
      readonly lines: readonly SettledLine[];
      readonly tips: readonly SettledLine[];
      readonly notices: readonly Notice[];
      readonly pot: Pot;
    });

export interface RicochetHandInPlay extends HandInPlay<RicochetDecision> {
  readonly draw: readonly Card[];
}

interface Opened {
  readonly game: 'ricochet-poker';
  readonly round: string;
  readonly rules: string;
  readonly packets: Packets;
  /** By seat, the lowest first. */
  readonly hands: readonly RicochetHandInPlay[];
}

interface CardsOut extends Opened {
  /** In the order of arrival (AMB-34). */
  readonly dealer: readonly Card[];
}

interface Acting extends CardsOut {
  readonly bonuses: readonly SettledLine[];
  readonly notices: readonly Notice[];
  readonly dealerFold: DealerFold | null;
  readonly order: readonly number[];
  readonly steps: readonly ActionStep[];
  readonly anteBonuses: readonly SettledLine[];
  readonly excused: number | null;
}

export type RicochetRound =
  | (Opened & { readonly phase: 'betting' })
  | (CardsOut & { readonly phase: 'dealing' })
  | (CardsOut & { readonly phase: 'bonuses' })
  | (Acting & { readonly phase: 'acting' })
  | (Acting & { readonly phase: 'over' })
  | (Acting & {
      readonly phase: 'settled';
      /** All lines of the round, in the order of the settlement. */
      readonly lines: readonly SettledLine[];
      readonly tips: readonly SettledLine[];
      readonly pot: Pot;
    });

export type RicochetPhase = RicochetRound['phase'];
export type InAction = Extract<RicochetRound, { phase: 'acting' | 'over' | 'settled' }>;

export const openRicochet = (round: string, rules: string, packets: Packets): RicochetRound => ({
  phase: 'betting',
  game: 'ricochet-poker',
  round,
  rules,
  packets,
  hands: [],
});

export const isInAction = (state: RicochetRound): state is InAction =>
  state.phase === 'acting' || state.phase === 'over' || state.phase === 'settled';

export const handAt = (state: RicochetRound, seat: number): RicochetHandInPlay | undefined =>
  state.hands.find((hand) => hand.seat === seat);

/** One amount for everybody: whoever has an ante has this one. */
export const anteOf = (state: RicochetRound): Cents => {
  const ante = state.hands[0]?.stakes.ante;
  assert(ante !== undefined, 'nobody is dealt in without an ante');
  return cents(ante);
};

/** Everything that lies on the felt or has been discarded from it. */
export const cardsOnFelt = (state: RicochetRound): readonly Card[] => [
  ...state.hands.flatMap(({ cards, draw }) => [...knownCards(cards), ...draw]),
  ...(state.phase === 'betting' ? [] : state.dealer),
];

/** The round as the settlement takes it. */
export const feltOf = (state: Exclude<RicochetRound, { phase: 'betting' }>): RicochetFelt => ({
  dealer: state.dealer,
  anteCents: anteOf(state),
  hands: state.hands.map(({ seat, player, cards, draw, stakes, decision, aside }) => ({
    seat,
    player,
    cards: knownCards(cards),
    stakes,
    claims: [],
    voided: aside.map(({ wager }) => wager),
    aside,
    draw: draw.length === 0 ? null : draw,
    decision,
  })),
});
