import type { Fact } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, dim, indent, type Span } from '../../render/text.js';

/** Clauses beyond these are counted, not listed. */
const LISTED = 3;

export const ASSUMED_MEANS =
  '"assumed": the document is silent, and this is the default by the reading named.';

/** The clauses behind an answer: `[MD-HCF-11B(1), MD-HCF-11B(2) by AMB-09]`. */
const clausesOf = ({ cites, readings, notFromSource, notStated }: Fact): string => {
  if (notStated === true) return '';
  if (notFromSource === true) return `[assumed, ${list(cites)}]`;
  const clauses = cites.filter((cite) => !readings.some((reading) => reading === cite));
  return `[${[list(clauses), ...readings.map((reading) => `by ${reading}`)].filter((part) => part !== '').join(' ')}]`;
};

const list = (ids: readonly string[]): string =>
  ids.length <= LISTED + 1
    ? ids.join(', ')
    : `${ids.slice(0, LISTED).join(', ')} and ${ids.length - LISTED} more`;

/** An answer and its clauses, dimmed. */
export const answerSpans = (fact: Fact): readonly Span[] => [
  fact.notStated === true ? dim(fact.answer) : fact.answer,
  dim(clausesOf(fact)),
];

/** A topic with its questions and answers. */
export const topicLines = (
  topic: string,
  facts: readonly Fact[],
  columns: number,
  details: 'with-details' | 'answers-only' = 'with-details',
): readonly string[] => {
  const longest = Math.max(0, ...facts.map(({ question }) => question.length));
  const questionColumns = Math.min(longest, Math.floor(columns * 0.4));
  const lines = (fact: Fact): readonly string[] => [
    ...beside(fact.question, questionColumns, answerSpans(fact), columns - 2),
    ...(fact.detail === undefined || details === 'answers-only'
      ? []
      : beside('', questionColumns, [dim(fact.detail)], columns - 2)),
  ];
  return ['', colors.bold(colors.green(topic)), ...facts.flatMap((fact) => indent(lines(fact)))];
};
