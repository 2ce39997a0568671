import {
  exportRulebook,
  factsOf,
  type Rulebook,
  type TableFamily,
  TOPICS,
  type Topic,
  tableFamilies,
} from '@baize/rulebook';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { showText } from '../render/show.js';
import { wrap } from '../render/text.js';
import { rulebookNamed } from '../rulebook-named.js';
import { print, printJson } from '../terminal.js';

interface ShowOptions {
  readonly topic?: string;
  readonly wager?: string;
  readonly clauses?: true;
  readonly all?: true;
  readonly json?: true;
}

export const registerShow = (rules: Command): void => {
  rules
    .command('show')
    .summary('show what a rulebook allows')
    .description(
      'Shows a rulebook: in short and with its pay tables, or one topic or wager of it, or all.',
    )
    .argument('<id>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--topic <topic>', 'only this topic, or topics that begin like this')
    .option('--wager <wager>', 'only the pay tables of this wager')
    .option('--clauses', 'print what the clauses demand, too')
    .option('--all', 'print everything: every topic, table, setting and reading')
    .option('--json', 'print the whole rulebook as JSON')
    .addHelpText(
      'after',
      `\n${wrap([{ text: `Topics: ${TOPICS.join(', ')}.` }], 80).join('\n')}\n\nExamples:\n` +
        '  baize rules show md/high-card-flush\n' +
        '  baize rules show md/high-card-flush --topic irregularities --clauses\n' +
        '  baize rules show sd/caribbean-stud --wager progressive\n' +
        '  baize rules show wa/ricochet-poker --all | less',
    )
    .action((id: string, options: ShowOptions) => {
      const rulebook = rulebookNamed(id);
      const topics = options.topic === undefined ? undefined : topicsNamed(options.topic);
      const family = options.wager === undefined ? undefined : familyNamed(rulebook, options.wager);
      if (options.json) {
        printJson({
          version: 1,
          rulebook: exportRulebook(rulebook),
          facts: factsOf(rulebook),
          readings: rulebook.readings,
        });
        return;
      }
      print(
        showText(rulebook, {
          topics,
          family,
          clauses: options.clauses === true,
          all: options.all === true,
        }),
      );
    });
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
