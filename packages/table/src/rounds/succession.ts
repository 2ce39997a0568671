import {
  type ContestHandInPlay,
  type ContestRound,
  type GameRound,
  isAllAside,
  isContest,
  isGivenUpTaken,
  isSeatSettled,
  qualifiesForJackpot,
} from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { cardsDealtTo } from './dealt.js';
import { contestGame, isToTurn } from './folded.js';

type Round = Pick<RoundAtTable, 'game' | 'takenUp' | 'voided'>;

/** What the dealer does next at a seat before going on to another. */
export interface AtSeat {
  readonly seat: number;
  readonly does: 'turn' | 'settle' | 'rack';
}

/** Whether players are finished one after the other in this round; a void one is settled as a whole. */
export const goesBySeat = <R extends Round>(
  { rulebook }: RulesInForce,
  round: R,
): round is R & { readonly game: Extract<ContestRound, { readonly phase: 'revealing' }> } =>
  round.voided === null &&
  isContest(round.game) &&
  rulebook.settlement.succession.value === 'seat-by-seat' &&
  round.game.phase === 'revealing';

/** From the dealer's right: the first seat that is not finished, and what it waits for. */
export const nextAtSeat = (rules: RulesInForce, round: Round): AtSeat | null => {
  if (!goesBySeat(rules, round)) return null;
  const { game } = round;
  if (!game.dealer.turned && !isAllAside(game)) return null;
  for (const hand of game.hands.toReversed()) {
    const { seat } = hand;
    if (isToTurn(rules, hand)) return { seat, does: 'turn' };
    if (!isSeatSettled(game, seat)) return { seat, does: 'settle' };
    if (isRackedNow(rules, round, hand)) return { seat, does: 'rack' };
  }
  return null;
};

const isRackedNow = (rules: RulesInForce, round: Round, hand: ContestHandInPlay): boolean =>
  rules.rulebook.settlement.cardsRacked.value === 'hand-by-hand' &&
  !round.takenUp.includes(hand.seat) &&
  cardsDealtTo(round.game, hand.seat) > 0 &&
  !staysForJackpot(rules, round.game, hand.seat);

/** A hand that a jackpot may pay, or that others may envy, stays until everything is paid. */
export const staysForJackpot = (rules: RulesInForce, game: GameRound, seat: number): boolean => {
  if (!isContest(game) || !rules.rulebook.settlement.awardHandsStay.value) return false;
  const hand = game.hands.find((one) => one.seat === seat);
  return hand !== undefined && qualifiesForJackpot(contestGame(rules), rules, game, hand);
};

/** Whether what a seat gave up is taken before its cards are, and is not taken yet. */
export const wagersFirst = (rules: RulesInForce, round: Round, seat: number): boolean =>
  goesBySeat(rules, round) &&
  rules.rulebook.settlement.foldedWagers.value !== 'with-the-settlement' &&
  round.game.hands.some((hand) => hand.seat === seat && hand.decision?.kind === 'fold') &&
  !isGivenUpTaken(round.game, seat);

export const finishFirst = ({ seat, does }: AtSeat): string => {
  const words = { turn: 'turned', settle: 'settled', rack: 'racked' } as const;
  return `seat ${seat} is ${words[does]} first`;
};
