import { FULL_DECK, UNKNOWN_CARD } from '@baize/cards';
import {
  type ContestView,
  cardsSeen,
  feltSeen,
  type GameView,
  type RicochetView,
} from '@baize/games';
import {
  BestResponse,
  bestBet,
  flushGame,
  flushHandValue,
  positionInTurn,
  ricochetTable,
  turnOfPosition,
} from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** With how many antes a seat stays in, none to fold: from what its player sees and from nothing else. */
type BestMove = (view: GameView, seat: number) => number;

/** By exact counts against the dealer, by the stated best response in Ricochet Poker. */
const bestMoveOf = (rules: RulesInForce): BestMove => {
  const { game } = rules.rulebook;
  switch (game) {
    case 'high-card-flush':
      return flushMove(rules);
    case 'caribbean-stud':
      return studMove(rules);
    case 'ricochet-poker':
      return ricochetMove(rules);
  }
};

const moves = new WeakMap<RulesInForce, BestMove>();

/** What it takes to know is made with the first decision under these rules, and kept. */
export const bestMove = (rules: RulesInForce): BestMove => {
  const move = moves.get(rules) ?? bestMoveOf(rules);
  moves.set(rules, move);
  return move;
};

/** Makes it now, so that no player waits: the first time in a process takes a moment. */
export const preparePractice = (rules: RulesInForce): void => {
  bestMove(rules);
};

/** On a real felt the house may not know what a player holds: such a hand counts as none. */
const ownCards = (view: ContestView, seat: number) =>
  cardsSeen(view.hands.find((hand) => hand.seat === seat)?.cards ?? []) ?? [];

const flushMove = (rules: RulesInForce): BestMove => {
  const game = flushGame(rules);
  return (view, seat) => {
    const own = ownCards(view as ContestView, seat);
    if (own.length !== game.cardsEach) return 0;
    const { decision } = flushHandValue(game, own).best;
    return decision === 'fold' ? 0 : Number(decision.replace('raise-', ''));
  };
};

const STUD_CARDS = 5;

const studMove = (rules: RulesInForce): BestMove => {
  const bets = bestBet(rules);
  // The tables of strengths are made by the first answer.
  const [up, ...others] = FULL_DECK;
  bets(others.slice(0, STUD_CARDS), present(up, 'a card'));
  return (view, seat) => {
    const { dealer } = view as ContestView;
    const own = ownCards(view as ContestView, seat);
    const [up] = cardsSeen(dealer.filter((card) => card !== UNKNOWN_CARD)) ?? [];
    return own.length !== dealer.length || up === undefined ? 0 : bets(own, up);
  };
};

const ricochetMove = (rules: RulesInForce): BestMove => {
  const table = ricochetTable(rules, 1);
  const response = new BestResponse(table);
  return (view, seat) => {
    const position = positionInTurn(rules, feltSeen(view as RicochetView));
    if (position?.seat !== seat) return 0;
    return response.plays(turnOfPosition(position)) ? table.stake - 1 : 0;
  };
};
