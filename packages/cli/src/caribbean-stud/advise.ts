import type { Card } from '@baize/cards';
import { explainStud, studGame, studHandAgainst } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { Advice } from '../commands/strategy/advice.js';
import { advisedChoice, againstDealer } from '../contest/advice.js';

/** Advice for five cards against any face-up card. */
export const adviseStud = (rules: RulesInForce, cards: readonly Card[]): ((up: Card) => Advice) => {
  const game = studGame(rules);
  const against = studHandAgainst(game, cards);
  return (up) => {
    const value = against(up);
    const { dealersHands, counts } = value;
    return {
      choices: value.choices.map((choice) =>
        advisedChoice(choice, dealersHands, 'bet', game.betAntes),
      ),
      best: value.best.decision,
      split: againstDealer(dealersHands, counts),
      method: null,
      why: explainStud(value),
    };
  };
};
