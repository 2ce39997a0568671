import type { Citation } from '../schema/citation.js';
import type { ViolationCode } from './violation-codes.js';

/** One thing that is wrong with house rules: a code for programs, a sentence for people, the clause. */
export interface Violation {
  readonly code: ViolationCode;
  /** A `warning` is told and does not keep a table from opening. */
  readonly severity: 'error' | 'warning';
  /** Where in the house rules: `jackpots.progressive.seed`. */
  readonly path: string;
  readonly message: string;
  readonly cite: Citation;
}

export const violation = (
  code: ViolationCode,
  path: string,
  message: string,
  cite: Citation,
): Violation => ({ code, severity: 'error', path, message, cite });

export const warning = (
  code: ViolationCode,
  path: string,
  message: string,
  cite: Citation,
): Violation => ({ code, severity: 'warning', path, message, cite });

type About = Parameters<typeof violation>;

/** What is found wrong, one after the other, behind what was found before. */
export const finding = (before: readonly Violation[] = []) => {
  const found = [...before];
  return {
    found,
    addViolation: (...about: About): void => void found.push(violation(...about)),
    addWarning: (...about: About): void => void found.push(warning(...about)),
  };
};

export const hasErrors = (violations: readonly Violation[]): boolean =>
  violations.some(({ severity }) => severity === 'error');
