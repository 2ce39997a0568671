import {
  AMBIGUITIES,
  CATALOGUE,
  CATALOGUE_GROUPS,
  clause,
  type Fact,
  factsOf,
  RULEBOOKS,
} from '@baize/rulebook';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { nearest } from '../nearest.js';
import { type ClauseFound, clauseText } from '../render/clause.js';
import { print, printJson } from '../terminal.js';

export const registerClause = (rules: Command): void => {
  rules
    .command('clause')
    .summary('tell what a clause or a reading demands')
    .description('Tells what a clause demands, or how an ambiguity is read, and what rests on it.')
    .argument('<id>', 'a clause or a reading, as in MD-HCF-12D or AMB-16')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  baize rules clause "MD-HCF-12E(2)(b)(i)"\n  baize rules clause AMB-16',
    )
    .action((id: string, options: { readonly json?: true }) => {
      const found = find(id);
      if (options.json) printJson({ version: 1, ...found });
      else print(clauseText(found));
    });
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
        (reading) => reading.id === id || reading.about.includes(id),
      ),
    })).filter(({ facts, readings }) => facts.length + readings.length > 0),
  };
};

const restsOn = ({ cites, readings, notStated }: Fact, id: string): boolean =>
  notStated !== true && (cites.includes(id) || readings.some((reading) => reading === id));
