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
import { antesPaidFirstBy, type RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { dealersHand } from './dealers-hand.js';
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
  const hands = game.hands.toReversed();
  const toRack = hands.find((hand) => isRackedNow(rules, round, hand));
  const antesFirst = areAntesFirst(rules, game);
  for (const hand of hands) {
    const { seat } = hand;
    if (isToTurn(rules, hand)) return { seat, does: 'turn' };
    if (!isSeatSettled(game, seat)) return { seat, does: 'settle' };
    if (hand === toRack && !antesFirst) return { seat, does: 'rack' };
  }
  return toRack === undefined ? null : { seat: toRack.seat, does: 'rack' };
};

/** A dealer who does not qualify pays all antes at once, where the document says so, and then collects the hands. */
const areAntesFirst = (rules: RulesInForce, game: ContestRound): boolean =>
  antesPaidFirstBy(rules.rulebook) !== undefined &&
  game.phase === 'revealing' &&
  !isAllAside(game) &&
  dealersHand(rules, game)?.qualifies === false;

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
