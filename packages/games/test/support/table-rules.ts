import type { RulesInForce } from '@baize/rulebook';
import { type ContestBook, rulesOf } from './rules.js';

type Change = NonNullable<Parameters<typeof rulesOf>[1]>;

const BONUS = { min: 500, max: 5000, step: 100 };

/** The rules of a whole table: limits and positions are posted. */
export const tableRules = (book: ContestBook, change: Change = {}): RulesInForce =>
  rulesOf(book, {
    positions: book === 'sd/caribbean-stud' ? 7 : 6,
    limits: {
      ante: { min: 1000, max: 3000, step: 500 },
      ...(book === 'sd/caribbean-stud' ? {} : { flush: BONUS, 'straight-flush': BONUS }),
    },
    ...change,
  });
