import {
  exportRulebook,
  factsOf,
  type Rulebook,
  type TableFamily,
  TOPICS,
  type Topic,
  tableFamilies,
} from '@baize/rulebook';
import { BadInput } from '../../../bad-input.js';
import { rulebookNamed } from '../../../input/rulebook-named.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { SHOW } from './command.js';
import { showText } from './text.js';

export const run = (terminal: Terminal, id: string, options: Given<typeof SHOW>): void => {
  const rulebook = rulebookNamed(id);
  const topics = options.topic === undefined ? undefined : topicsNamed(options.topic);
  const family = options.wager === undefined ? undefined : familyNamed(rulebook, options.wager);
  if (options.json) {
    terminal.printJson({
      version: 1,
      rulebook: exportRulebook(rulebook),
      facts: factsOf(rulebook),
      readings: rulebook.readings,
    });
    return;
  }
  terminal.print(
    showText(rulebook, {
      topics,
      family,
      clauses: options.clauses === true,
      all: options.all === true,
      columns: terminal.columns,
      proseColumns: terminal.proseColumns,
    }),
  );
};

const topicsNamed = (given: string): readonly Topic[] => {
  const wanted = given.toLowerCase();
  const starting = TOPICS.filter((topic) => topic.toLowerCase().startsWith(wanted));
  const found =
    starting.length > 0 ? starting : TOPICS.filter((topic) => topic.toLowerCase().includes(wanted));
  if (found.length > 0) return found;
  throw new BadInput(`there is no topic "${given}"; the topics are ${TOPICS.join(', ')}`);
};

const familyNamed = (rulebook: Rulebook, given: string): TableFamily => {
  const families = tableFamilies(rulebook).filter(
    ({ paytables }) => Object.keys(paytables).length > 0,
  );
  const found = families.find(({ key }) => key === given);
  if (found !== undefined) return found;
  throw new BadInput(
    `${rulebook.name} has no pay tables for "${given}"; it has them for ${families.map(({ key }) => key).join(', ')}`,
  );
};
