import { FULL_DECK, UNKNOWN_CARD } from '@baize/cards';
import { cardsSeen } from '@baize/games';
import { bestBet } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { contestPlayer, ownCards } from '../practice/contest-player.js';

const CARDS = 5;

/** By exact counts against the dealer's card face up. */
export const studPlayer = (rules: RulesInForce) => {
  const bets = bestBet(rules);
  // The tables of strengths are made by the first answer.
  const [up, ...others] = FULL_DECK;
  bets(others.slice(0, CARDS), present(up, 'a card'));
  return contestPlayer((view, seat) => {
    const own = ownCards(view, seat);
    const [up] = cardsSeen(view.dealer.filter((card) => card !== UNKNOWN_CARD)) ?? [];
    return own.length !== view.dealer.length || up === undefined ? 0 : bets(own, up);
  });
};
