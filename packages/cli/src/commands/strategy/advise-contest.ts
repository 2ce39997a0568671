import type { Card } from '@baize/cards';
import {
  type Choice,
  explainFlush,
  explainStud,
  type FlushHandValue,
  flushGame,
  flushHandValue,
  type StudHandValue,
  studGame,
  studHandAgainst,
} from '@baize/odds';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import type { Advice, AdvisedChoice } from './advice.js';

/** What to do with seven cards of High Card Flush. */
export const adviseFlush = (rules: RulesInForce, cards: readonly Card[]): Advice => {
  const value: FlushHandValue = flushHandValue(flushGame(rules), cards);
  const { dealersHands, counts } = value;
  return {
    choices: value.choices.map((choice) =>
      advised(choice, dealersHands, 'raise', Number(choice.decision.replace('raise-', ''))),
    ),
    best: value.best.decision,
    split: againstDealer(dealersHands, { ...counts, notQualified: counts['not-qualified'] }),
    method: null,
    why: explainFlush(value),
  };
};

/** What to do with five cards of Caribbean Stud against a card face up, for any number of these. */
export const adviseStud = (rules: RulesInForce, cards: readonly Card[]): ((up: Card) => Advice) => {
  const game = studGame(rules);
  const against = studHandAgainst(game, cards);
  return (up) => {
    const value: StudHandValue = against(up);
    const { dealersHands, counts } = value;
    return {
      choices: value.choices.map((choice) => advised(choice, dealersHands, 'bet', game.betAntes)),
      best: value.best.decision,
      split: againstDealer(dealersHands, counts),
      method: null,
      why: explainStud(value),
    };
  };
};

const advised = (
  { decision, numerator, value }: Choice<string>,
  denominator: number,
  wager: WagerId,
  antes: number,
): AdvisedChoice => ({
  decision,
  adds: decision === 'fold' ? null : { wager, antes },
  exactly: { numerator, denominator },
  value,
});

interface Counts {
  readonly notQualified: number;
  readonly win: number;
  readonly push: number;
  readonly lose: number;
}

const againstDealer = (
  dealersHands: number,
  { notQualified, win, push, lose }: Counts,
): Advice['split'] => ({
  id: 'dealersHands',
  words: 'hands that the dealer can have',
  all: dealersHands,
  parts: [
    { id: 'notQualified', words: 'do not qualify', count: notQualified },
    { id: 'win', words: 'lose to yours', count: win },
    { id: 'push', words: 'tie with it', count: push },
    { id: 'lose', words: 'beat it', count: lose },
  ],
});
