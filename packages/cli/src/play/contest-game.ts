import { whenAllKnown } from '@baize/cards';
import {
  awardsOfSeat,
  type ContestCommand,
  type ContestCore,
  type ContestEvent,
  type ContestRound,
  type ContestView,
  contestCore as coreOf,
  dealOrder,
  feltHand,
  gameOf,
  type LegalAct,
  type Place,
} from '@baize/games';
import type { Funds } from '@baize/jackpot';
import { assert, assertNever, present } from '@baize/result';
import type { CaribbeanStudPlay, HighCardFlushPlay, RulesInForce } from '@baize/rulebook';
import { meterAwards, type RoundSettlement, settleRound } from '@baize/table';
import { commonCommand } from './common-command.js';
import type { Replayable } from './replay-round.js';

type ContestPlay = HighCardFlushPlay | CaribbeanStudPlay;

const playOf = ({ rulebook: { play } }: RulesInForce): ContestPlay => {
  assert(play.game !== 'ricochet-poker', 'a game against the dealer');
  return play;
};

/** The core of the game against the dealer that these rules are of. */
export const contestCore = (rules: RulesInForce): ContestCore =>
  coreOf(present(gameOf(rules.rulebook).contest, 'a game against the dealer'));

/** Every card of the deal, in its order. */
export const contestDeal = (
  rules: RulesInForce,
  { hands, packets }: ContestRound,
): readonly Place[] => {
  const each = playOf(rules).cardsEach.value;
  const seats = hands.map(({ seat }) => seat);
  return dealOrder({ seats, toSeat: each, toDealer: each, packets });
};

/** What is due in a round whose hands all lie open, with what the meters give. */
export const settleContest = (
  rules: RulesInForce,
  state: ContestRound,
  meters: Funds,
): RoundSettlement => {
  assert(state.phase !== 'betting', 'nothing is due before the deal');
  const dealer = whenAllKnown(state.dealer.cards) ?? null;
  const hands = state.hands.map((hand) => feltHand(hand, playOf(rules).cardsEach.value));
  return settleRound(rules, { game: playOf(rules).game, dealer, hands }, meters);
};

type ContestReplay = Replayable<ContestRound, ContestCommand, ContestEvent, ContestView, LegalAct>;

/** How a recorded round against the dealer is played again; the meters are those at the lock. */
export const contestReplay = (rules: RulesInForce, meters: Funds): ContestReplay => ({
  core: contestCore(rules),
  openedBy: (event) =>
    event.type === 'RoundOpened'
      ? contestCore(rules).open(event.round, event.rules, event.packets)
      : null,
  commandOf: (state, event) => commandOf(rules, meters, state, event),
  isOver: ({ phase }) => phase === 'settled',
});

const commandOf = (
  rules: RulesInForce,
  meters: Funds,
  state: ContestRound,
  event: ContestEvent,
): ContestCommand | null => {
  const { at, by } = event;
  switch (event.type) {
    case 'WagersPlaced':
    case 'BettingClosed':
    case 'CardsDealt':
    case 'Decided':
    case 'WagersSetAside':
      return commonCommand(event);
    case 'BonusClaimed':
      return { type: 'Claim', seat: event.seat, wagers: event.wagers, at, by };
    case 'Turned':
      return { type: 'Turn', place: event.place, cards: event.cards, at, by };
    case 'RoundSettled':
      // Before its time there is nothing to settle, and the core says so.
      return state.phase === 'revealing' && state.dealer.turned
        ? {
            type: 'Settle',
            awards: meterAwards(settleContest(rules, state, meters).awards),
            at,
            by,
          }
        : { type: 'Settle', awards: [], at, by };
    case 'SeatSettled': {
      const { seat, givenUp } = event;
      if (givenUp === true) return { type: 'SettleSeat', seat, givenUp, at, by };
      const awards = awardsOfSeat(rules, event.lines);
      const given = awards === undefined ? {} : { awards };
      return { type: 'SettleSeat', seat, ...given, at, by };
    }
    case 'RoundOpened':
    case 'RaiseCut':
      return null;
    default:
      return assertNever(event);
  }
};
