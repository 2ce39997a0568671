import type { Fact, Reading } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, indent, prose, wrap } from '../../../render/text.js';

export interface ClauseFound {
  readonly id: string;
  readonly words: string;
  readonly groups: readonly string[];
  readonly guidance?: string;
  readonly rulebooks: readonly {
    readonly rulebook: string;
    readonly facts: readonly Fact[];
    readonly readings: readonly Reading[];
  }[];
}

export const clauseText = (found: ClauseFound, columns: number): string =>
  [
    `${colors.bold(found.id)} ${colors.dim(found.groups.join(', '))}`,
    ...prose(found.words, columns),
    ...(found.guidance === undefined
      ? []
      : prose(`Left to people: ${found.guidance}`, columns, colors.dim)),
    ...found.rulebooks.flatMap(({ rulebook, facts, readings }) => [
      '',
      colors.bold(colors.green(rulebook)),
      ...indent(readings.flatMap((reading) => readingLines(reading, columns - 2))),
      ...indent(facts.flatMap((fact) => factLines(fact, columns - 2))),
    ]),
  ].join('\n');

const factLines = ({ question, answer }: Fact, columns: number): readonly string[] =>
  beside(question, Math.floor(columns * 0.4), [answer], columns);

const readingLines = (reading: Reading, columns: number): readonly string[] => [
  ...wrap([{ text: `${reading.id}:`, paint: colors.bold }, reading.question], columns),
  ...prose(reading.reading, columns, colors.green),
  ...prose(reading.why, columns, colors.dim),
];
