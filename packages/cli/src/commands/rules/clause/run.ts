import {
  AMBIGUITIES,
  CATALOGUE,
  CATALOGUE_GROUPS,
  clause,
  type Fact,
  factsOf,
  RULEBOOKS,
} from '@baize/rulebook';
import { BadInput } from '../../../bad-input.js';
import { nearest } from '../../../input/nearest.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { CLAUSE } from './command.js';
import { type ClauseFound, clauseText } from './text.js';

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
