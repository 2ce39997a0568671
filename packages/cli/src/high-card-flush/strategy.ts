import type { Card } from '@baize/cards';
import { explainFlush, flushGame, flushHandValue } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { Advice } from '../commands/strategy/advice.js';
import { advised } from '../commands/strategy/advice-text.js';
import type { GameStrategy } from '../commands/strategy/game.js';
import { advisedChoice, againstDealer } from '../contest/advice.js';

export const adviseFlush = (rules: RulesInForce, cards: readonly Card[]): Advice => {
  const value = flushHandValue(flushGame(rules), cards);
  const { dealersHands, counts } = value;
  return {
    choices: value.choices.map((choice) =>
      advisedChoice(choice, dealersHands, 'raise', Number(choice.decision.replace('raise-', ''))),
    ),
    best: value.best.decision,
    split: againstDealer(dealersHands, { ...counts, notQualified: counts['not-qualified'] }),
    method: null,
    why: explainFlush(value),
  };
};

export const STRATEGY: GameStrategy = {
  answer: (rules, cards) => advised(rules, adviseFlush(rules, cards)),
};
