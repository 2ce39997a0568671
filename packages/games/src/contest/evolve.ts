import { type DealtCard, parseDealtCard } from '@baize/cards';
import { assert, assertNever, unwrap } from '@baize/result';
import type { CardTo } from '../kernel/round.js';
import type { ContestGame } from './game.js';
import type { ContestDecision, ContestEvent, ContestHandInPlay, ContestRound } from './round.js';

type Out = Exclude<ContestRound, { phase: 'betting' }>;

/** What has happened is not judged again: a fold of the events gives the state, always. */
export const evolveContest = (
  game: Pick<ContestGame<unknown>, 'second'>,
  cardsEach: number,
  state: ContestRound,
  event: ContestEvent,
): ContestRound => {
  switch (event.type) {
    case 'RoundOpened':
      return {
        phase: 'betting',
        round: event.round,
        rules: event.rules,
        packets: event.packets,
        hands: [],
      };
    case 'WagersPlaced': {
      const { seat, player, stakes, tips } = event;
      const others = state.hands.filter((hand) => hand.seat !== seat);
      if (Object.keys(stakes).length === 0) return { ...state, hands: others };
      const hand: ContestHandInPlay = {
        seat,
        player,
        stakes,
        tips,
        cards: [],
        decision: null,
        turned: false,
      };
      return { ...state, hands: bySeat([...others, hand]) };
    }
    case 'BettingClosed':
      return { ...state, phase: 'dealing', dealer: { cards: [], turned: false } };
    case 'CardsDealt':
      return afterDeal(cardsOut(state), cardsEach, event.cards);
    case 'Decided': {
      const decided = changeHand(cardsOut(state), event.seat, (hand) =>
        decide(game, hand, event.decision),
      );
      const open = decided.hands.some((hand) => hand.decision === null);
      return open ? decided : { ...decided, phase: 'revealing' };
    }
    case 'BonusClaimed':
      return changeHand(cardsOut(state), event.seat, (hand) => {
        assert(hand.decision?.kind === 'fold', 'only a folded hand claims');
        const claims = [...new Set([...hand.decision.claims, ...event.wagers])];
        return { ...hand, decision: { ...hand.decision, claims } };
      });
    case 'Turned': {
      const cards = event.cards.map((text) => unwrap(parseDealtCard(text)));
      const out = cardsOut(state);
      if (event.place === 'dealer') return { ...out, dealer: { cards, turned: true } };
      return changeHand(out, event.place, (hand) => ({ ...hand, cards, turned: true }));
    }
    case 'RaiseCut':
      return changeHand(cardsOut(state), event.seat, (hand) => ({
        ...hand,
        stakes: { ...hand.stakes, [game.second]: event.toCents },
        tips:
          event.tip === undefined ? hand.tips : { ...hand.tips, [game.second]: event.tip.toCents },
      }));
    case 'RoundSettled': {
      const { lines, tips, notices } = event;
      return { ...cardsOut(state), phase: 'settled', lines, tips, notices };
    }
    default:
      return assertNever(event);
  }
};

const bySeat = (hands: readonly ContestHandInPlay[]): readonly ContestHandInPlay[] =>
  hands.toSorted((left, right) => left.seat - right.seat);

const cardsOut = (state: ContestRound): Out => {
  assert(state.phase !== 'betting', 'no cards before betting is closed');
  return state;
};

const changeHand = (
  state: Out,
  seat: number,
  change: (hand: ContestHandInPlay) => ContestHandInPlay,
): Out => ({
  ...state,
  hands: state.hands.map((hand) => (hand.seat === seat ? change(hand) : hand)),
});

const decide = (
  { second }: Pick<ContestGame<unknown>, 'second'>,
  hand: ContestHandInPlay,
  decision: ContestDecision,
): ContestHandInPlay => {
  if (decision.kind === 'fold') return { ...hand, decision };
  const tips =
    decision.tipCents === undefined ? hand.tips : { ...hand.tips, [second]: decision.tipCents };
  return { ...hand, decision, stakes: { ...hand.stakes, [second]: decision.cents }, tips };
};

const afterDeal = (state: Out, cardsEach: number, dealt: readonly CardTo[]): ContestRound => {
  const toPlace = (place: CardTo['to']): readonly DealtCard[] =>
    dealt.filter(({ to }) => to === place).map(({ card }) => unwrap(parseDealtCard(card)));
  const hands = state.hands.map((hand) => ({
    ...hand,
    cards: [...hand.cards, ...toPlace(hand.seat)],
  }));
  const dealer = { ...state.dealer, cards: [...state.dealer.cards, ...toPlace('dealer')] };
  const full =
    dealer.cards.length === cardsEach && hands.every(({ cards }) => cards.length === cardsEach);
  return { ...state, phase: full ? 'deciding' : 'dealing', hands, dealer };
};
