import { FULL_DECK, formatCard } from '@baize/cards';
import type { ContestView } from '@baize/games';
import { cardShown, many, ownCards, type ValuesOf, worthOf } from '../figures/decision-values.js';
import { explainStud } from './explain.js';
import { studGame } from './game.js';
import { studHandAgainst } from './hand-value.js';

export const studValues: ValuesOf = (rules, seen, seat) => {
  const view = seen as ContestView;
  const game = studGame(rules);
  const own = ownCards(view, seat, view.dealer.length);
  const up = cardShown(view);
  if (own === null || up === undefined) return null;
  const value = studHandAgainst(game, own)(up);
  return {
    choices: value.choices.map((choice) => worthOf(choice, value.dealersHands, game.betAntes)),
    best: value.best.decision,
    counted: `Exact, against all ${many(value.dealersHands)} hands of the dealer with the ${formatCard(up)}, from the ${FULL_DECK.length - own.length - 1} cards you have not seen`,
    why: explainStud(value),
  };
};
