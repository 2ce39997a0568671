import {
  AMBIGUITIES,
  CATALOGUE,
  CATALOGUE_GROUPS,
  clause,
  type Fact,
  factsOf,
  type Reading,
  RULEBOOKS,
} from '@baize/rulebook';
import colors from 'picocolors';
import { BadInput } from '../../../bad-input.js';
import { nearest } from '../../../input/rulebook-named.js';
import { beside, indent, prose, wrap } from '../../../render/text.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { CLAUSE } from './command.js';

export const run = (terminal: Terminal, id: string, options: Given<typeof CLAUSE>): void => {
  const found = find(id);
  if (options.json) terminal.printJson({ version: 1, ...found });
  else terminal.print(clauseText(found, terminal.proseColumns));
};

const find = (given: string): ClauseFound => {
  const known = [...CATALOGUE.map(({ id }) => id), ...AMBIGUITIES.map(({ id }) => id)];
  const id = known.find((one) => one.toLowerCase() === given.toLowerCase());
  if (id === undefined) {
    const near = nearest(given, known);
    throw new BadInput(
      `there is no clause "${given}"${near === undefined ? '' : `; did you mean ${near}?`}`,
    );
  }
  const entry = clause(id);
  return {
    id,
    words: entry?.words ?? AMBIGUITIES.find((ambiguity) => ambiguity.id === id)?.words ?? '',
    groups: (entry?.groups ?? []).map((group) => CATALOGUE_GROUPS[group]),
    ...(entry?.guidance === undefined ? {} : { guidance: entry.guidance }),
    rulebooks: RULEBOOKS.map((rulebook) => ({
      rulebook: rulebook.id,
      facts: factsOf(rulebook).filter((fact) => restsOn(fact, id)),
      readings: rulebook.readings.filter(
        (reading) => reading.id === id || reading.about.some((one) => one === id),
      ),
    })).filter(({ facts, readings }) => facts.length + readings.length > 0),
  };
};

const restsOn = ({ cites, readings, notStated }: Fact, id: string): boolean =>
  notStated !== true &&
  (cites.some((cite) => cite === id) || readings.some((reading) => reading === id));

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
