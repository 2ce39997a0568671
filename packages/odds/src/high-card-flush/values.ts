import { FULL_DECK } from '@baize/cards';
import type { ContestView } from '@baize/games';
import { many, ownCards, type ValuesOf, worthOf } from '../figures/decision-values.js';
import { explainFlush } from './explain.js';
import { flushGame } from './game.js';
import { flushHandValue } from './hand-value.js';

export const flushValues: ValuesOf = (rules, view, seat) => {
  const game = flushGame(rules);
  const own = ownCards(view as ContestView, seat, game.cardsEach);
  if (own === null) return null;
  const value = flushHandValue(game, own);
  return {
    choices: value.choices.map((choice) =>
      worthOf(choice, value.dealersHands, Number(choice.decision.replace('raise-', ''))),
    ),
    best: value.best.decision,
    counted: `Exact, against all ${many(value.dealersHands)} hands of the dealer from the ${FULL_DECK.length - own.length} cards outside yours`,
    why: explainFlush(value),
  };
};
