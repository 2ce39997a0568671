import type { RulesInForce } from '@baize/rulebook';
import { type Advice, isExact } from './advice.js';
import { adviceLines } from './advice-text.js';
import type { Answer } from './game.js';

export const advised = (rules: RulesInForce, advice: Advice): Answer => ({
  lines: ({ columns }) => adviceLines(rules, advice, { columns }),
  json: adviceJson(advice),
});

export const adviceJson = (advice: Advice) => {
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
