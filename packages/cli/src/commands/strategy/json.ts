import { type Card, formatCard } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import { type Advice, isExact } from './advice.js';
import type { Answer } from './answer.js';

/** What to do with a hand, for programs. */
export const strategyJson = (
  rules: RulesInForce,
  cards: readonly Card[],
  answer: Answer,
): unknown => {
  const head = { version: 1, rulebook: rules.rulebook.id, cards: cards.map(formatCard) };
  switch (answer.kind) {
    case 'advice':
    case 'at-table':
      return { ...head, ...adviceJson(answer.advice) };
    case 'against-up':
      return { ...head, up: formatCard(answer.up), ...adviceJson(answer.advice) };
    case 'by-up-card':
      return {
        ...head,
        byUpCard: answer.groups.map(({ cards: up, advice }) => ({
          up: up.map(formatCard),
          ...adviceJson(advice),
        })),
      };
    case 'not-asked':
      return { ...head, choices: [], best: null, counts: null, exact: true, why: answer.why };
  }
};

const adviceJson = (advice: Advice) => {
  const { choices, best, split, method, why } = advice;
  return {
    choices: choices.map(({ decision, exactly, value }) => ({
      decision,
      numerator: exactly?.numerator ?? null,
      denominator: exactly?.denominator ?? null,
      value,
    })),
    best,
    counts: {
      [split.id]: split.all,
      ...Object.fromEntries(split.parts.map(({ id, count }) => [id, count])),
    },
    exact: isExact(advice),
    ...(method === null ? {} : { method }),
    why,
  };
};
