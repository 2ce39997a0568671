import { type Card, deckWithout, formatCard, rankOf } from '@baize/cards';
import { explainStud, studGame, studHandAgainst } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { Advice } from '../commands/strategy/advice.js';
import { adviceJson, advised } from '../commands/strategy/advice-text.js';
import type { Answer, GameStrategy } from '../commands/strategy/game.js';
import { readCards } from '../commands/strategy/read-cards.js';
import { advisedChoice, againstDealer } from '../contest/advice.js';
import { FIVE_CARD_HANDS } from '../contest/five-card-hands.js';
import { handFaces } from '../felt/felt.js';
import { byUpCardLines } from './by-up-card.js';

export const STRATEGY: GameStrategy = {
  answer: (rules, cards, { up }) => {
    const advise = adviseStud(rules, cards);
    if (up === undefined) return byUpCard(cards, advise);
    const held = new Map(cards.map((card) => [card, 'CARDS']));
    return readCards('--up', up, 1, held)
      .map((shown) => againstUp(rules, shown, advise(shown)))
      .reduce((answer) => answer);
  },
};

const againstUp = (rules: RulesInForce, shown: Card, advice: Advice): Answer => {
  const { lines, json } = advised(rules, advice);
  const up = formatCard(shown);
  return {
    lines: (options) => [
      'The dealer shows',
      ...handFaces(FIVE_CARD_HANDS, rules, [up], options.paint),
      '',
      ...lines(options),
    ],
    json: { up, ...json },
  };
};

/** One answer for every card that the dealer may show. */
const byUpCard = (cards: readonly Card[], advise: (up: Card) => Advice): Answer => {
  const groups = new Map<string, { readonly cards: Card[]; readonly advice: Advice }>();
  for (const one of deckWithout(cards).toReversed()) {
    const advice = advise(one);
    const alike = [rankOf(one), ...advice.split.parts.map(({ count }) => count)].join();
    const group = groups.get(alike);
    if (group === undefined) groups.set(alike, { cards: [one], advice });
    else group.cards.push(one);
  }
  const all = [...groups.values()];
  return {
    lines: ({ columns }) => byUpCardLines(all, columns),
    json: {
      byUpCard: all.map(({ cards: up, advice }) => ({
        up: up.map(formatCard),
        ...adviceJson(advice),
      })),
    },
  };
};

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
