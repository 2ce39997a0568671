import { cents } from '@baize/money';
import { ok } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { dealOrder } from '../kernel/dealing.js';
import type { Game } from '../kernel/game.js';
import type { Place } from '../kernel/round.js';
import type { GameSettlement } from '../kernel/settlement.js';
import { contestCore } from './core.js';
import { checkContestCards, withContestCards } from './correct.js';
import type { ContestFelt } from './felt.js';
import { contestFelt } from './file.js';
import { foldedClause } from './folded-clause.js';
import type { ContestGame, DealersHand } from './game.js';
import { foldWithEveryWin, type LegalAct } from './legal.js';
import {
  type ContestCommand,
  type ContestDecision,
  type ContestEvent,
  type ContestRound,
  cardsOnFelt,
  handAt,
  seatsPaid,
} from './round.js';
import { entitlementsOf, tipLines } from './settle-round.js';
import type { ContestView } from './view.js';

export interface ContestTypes {
  readonly round: ContestRound;
  readonly command: ContestCommand;
  readonly event: ContestEvent;
  readonly view: ContestView;
  readonly act: LegalAct;
  readonly decision: ContestDecision;
  readonly felt: ContestFelt;
  readonly settlement: GameSettlement<DealersHand | null>;
}

/** A game against the dealer, as everybody else knows it. */
export const contestRoom = (game: ContestGame<DealersHand | null>): Game<ContestTypes> => ({
  ...contestCore(game),
  id: game.id,
  contest: game,
  action: null,
  pot: () => null,

  cardsAt: (round, place) => {
    if (place !== 'dealer') return handAt(round, place)?.cards ?? [];
    return round.phase === 'betting' ? [] : round.dealer.cards;
  },
  cardsShown: ({ dealer, hands }, place) =>
    place === 'dealer' ? dealer : (hands.find(({ seat }) => seat === place)?.cards ?? []),
  isDealt: ({ phase }) => phase !== 'betting' && phase !== 'dealing',
  placesDue: (rules, round) => placesDue(game, rules, round),
  cardsDue: (rules, round, seat) => {
    const hand = handAt(round, seat);
    return hand === undefined || round.phase === 'betting'
      ? 0
      : game.cardsEach(rules) - hand.cards.length;
  },
  checkCards: checkContestCards,
  withCards: (_rules, round, place, to) => withContestCards(round, place, to),

  decides: (rules) => game.decidesBy(rules),
  foldFor: (rules, round, seat) => {
    const hand = handAt(round, seat);
    return { kind: 'fold', claims: hand === undefined ? [] : foldWithEveryWin(game, rules, hand) };
  },
  staked: (event) =>
    event.type !== 'Decided' || event.decision.kind === 'fold'
      ? null
      : { wagerCents: event.decision.cents, tipCents: event.decision.tipCents ?? cents(0) },

  paid: (round) => ({
    lines: seatsPaid(round).flatMap(({ lines }) => lines),
    tips: seatsPaid(round).flatMap(({ tips }) => tips),
  }),
  due: (rules, round) =>
    ok(round.phase === 'betting' ? [] : entitlementsOf(game, rules, round).entitlements),
  tips: (rules, round) => (round.phase === 'betting' ? [] : tipLines(game, rules, round)),
  fiveCardRow: game.fiveCardRow,
  settle: game.settle,

  cardsInFile: (rules) => {
    const each = game.cardsEach(rules);
    return { dealer: each, seat: each, draw: 0 };
  },
  feltOfFile: (rules, read) => contestFelt(game, rules, read),

  stages: (rules) => [
    'deal',
    'stub',
    { stage: 'decide', words: 'Everybody has decided', cite: game.decidesBy(rules) },
    { stage: 'folded', words: 'Folded hands taken up', cite: foldedClause(game, rules) },
    'turn',
  ],
  settlesBy: ({ rulebook: { settlement } }) => ({
    step: { words: 'Settle the wagers, from your right', cite: settlement.direction.cite },
    stage: { stage: 'settle', words: 'Wagers settled', cite: settlement.direction.cite },
  }),
});

const placesDue = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  round: ContestRound,
): readonly Place[] => {
  if (round.phase !== 'dealing') return [];
  const each = game.cardsEach(rules);
  const seats = round.hands.map(({ seat }) => seat);
  const order = dealOrder({ seats, toSeat: each, toDealer: each, packets: round.packets });
  return order.slice(cardsOnFelt(round).length);
};
