import { type DealtCard, parseDealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import { assert, assertNever, unwrap } from '@baize/result';
import { NOTHING_ASIDE, type Stakes } from '../kernel/felt.js';
import type { CardTo, Place } from '../kernel/round.js';
import { asideAfter, isAllAside, isOut } from '../kernel/set-aside.js';
import type { ContestGame } from './game.js';
import {
  type CardsOut,
  inPhase,
  settledState,
  withBets,
  withCards,
  withDealer,
  withDecision,
  withHands,
} from './next-state.js';
import {
  type ContestDecision,
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  openContest,
} from './round.js';
import { withTuckedTurned } from './tucked.js';

/** What has happened is not judged again: a fold of the events gives the state, always. */
export const evolveContest = (
  game: Pick<ContestGame<unknown>, 'id' | 'second'>,
  cardsEach: number,
  state: ContestRound,
  event: ContestEvent,
): ContestRound => {
  switch (event.type) {
    case 'RoundOpened':
      return openContest(game.id, event.round, event.rules, event.packets);
    case 'WagersPlaced': {
      const { seat, player, stakes, tips } = event;
      const others = state.hands.filter((hand) => hand.seat !== seat);
      if (Object.keys(stakes).length === 0) return withBets(state, others);
      const hand: ContestHandInPlay = {
        seat,
        player,
        stakes,
        tips,
        cards: [],
        decision: null,
        turned: false,
        aside: NOTHING_ASIDE,
      };
      return withBets(state, bySeat(others, hand));
    }
    case 'BettingClosed':
      return inPhase('dealing', state, state.hands, { cards: [], turned: false });
    case 'CardsDealt':
      return afterDeal(cardsOut(state), cardsEach, event.cards);
    case 'Decided': {
      const decided = changeHand(cardsOut(state), event.seat, (hand) =>
        decide(game, hand, event.decision),
      );
      return unlessDecided(decided);
    }
    case 'WagersSetAside': {
      const out = changeHand(cardsOut(state), event.seat, (hand) => ({
        ...hand,
        aside: asideAfter(hand.aside, event),
      }));
      // With nobody left in the contest, what is dealt is all there is to look at.
      return isAllAside(out) || out.phase === 'deciding' ? unlessDecided(out) : out;
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
      return event.place === 'dealer'
        ? withDealer(out, { cards, turned: true })
        : changeHand(out, event.place, (hand) =>
            cards.length < hand.cards.length
              ? withTuckedTurned(hand, cards)
              : withCards(hand, cards, true),
          );
    }
    case 'RaiseCut':
      return changeHand(cardsOut(state), event.seat, (hand) => ({
        ...hand,
        stakes: withSecond(hand.stakes, game.second, event.toCents),
        tips:
          event.tip === undefined
            ? hand.tips
            : withSecond(hand.tips, game.second, event.tip.toCents),
      }));
    case 'SeatSettled': {
      const { seat, lines, tips, givenUp } = event;
      const out = cardsOut(state);
      const paid = { seat, lines, tips, ...(givenUp === undefined ? {} : { givenUp }) };
      return { ...out, paid: [...(out.paid ?? []), paid] };
    }
    case 'RoundSettled':
      return settledState(cardsOut(state), event);
    default:
      return assertNever(event);
  }
};

/** When everybody who is in the contest has decided, the cards are turned. */
const unlessDecided = (state: CardsOut): CardsOut =>
  state.hands.some((hand) => hand.decision === null && !isOut(hand))
    ? state
    : inPhase('revealing', state, state.hands, state.dealer);

/** The hands stay in the order of the seats. */
const bySeat = (
  others: readonly ContestHandInPlay[],
  hand: ContestHandInPlay,
): readonly ContestHandInPlay[] => {
  const after = others.findIndex(({ seat }) => seat > hand.seat);
  return others.toSpliced(after === -1 ? others.length : after, 0, hand);
};

const cardsOut = (state: ContestRound): CardsOut => {
  assert(state.phase !== 'betting', 'no cards before betting is closed');
  return state;
};

const changeHand = (
  state: CardsOut,
  seat: number,
  change: (hand: ContestHandInPlay) => ContestHandInPlay,
): CardsOut =>
  withHands(
    state,
    state.hands.map((hand) => (hand.seat === seat ? change(hand) : hand)),
  );

const decide = (
  { second }: Pick<ContestGame<unknown>, 'second'>,
  hand: ContestHandInPlay,
  decision: ContestDecision,
): ContestHandInPlay => {
  const { stakes, tips } = hand;
  if (decision.kind === 'fold') return withDecision(hand, decision, stakes, tips);
  const { cents, tipCents } = decision;
  const tipped = tipCents === undefined ? tips : withSecond(tips, second, tipCents);
  return withDecision(hand, decision, withSecond(stakes, second, cents), tipped);
};

/** Not a spread: V8 takes eight times as long to add a field to one. */
const withSecond = (stakes: Stakes, second: 'raise' | 'bet', amount: Cents): Stakes =>
  Object.assign({}, stakes, { [second]: amount });

const afterDeal = (state: CardsOut, cardsEach: number, dealt: readonly CardTo[]): ContestRound => {
  const coming = cardsByPlace(dealt);
  const more = (cards: readonly DealtCard[], place: Place): readonly DealtCard[] =>
    cards.concat(coming.get(place) ?? []);
  const hands = state.hands.map((hand) =>
    withCards(hand, more(hand.cards, hand.seat), hand.turned),
  );
  const dealer = { cards: more(state.dealer.cards, 'dealer'), turned: state.dealer.turned };
  const full =
    dealer.cards.length === cardsEach && hands.every(({ cards }) => cards.length === cardsEach);
  return inPhase(full ? 'deciding' : 'dealing', state, hands, dealer);
};

const cardsByPlace = (dealt: readonly CardTo[]): ReadonlyMap<Place, readonly DealtCard[]> => {
  const places = new Map<Place, DealtCard[]>();
  for (const { card: text, to } of dealt) {
    const card = unwrap(parseDealtCard(text));
    const cards = places.get(to);
    if (cards === undefined) places.set(to, [card]);
    else cards.push(card);
  }
  return places;
};
