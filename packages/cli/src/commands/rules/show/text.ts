import {
  AMBIGUITIES,
  clause,
  type Fact,
  factsOf,
  type KickoutTable,
  type PayTable,
  type Reading,
  type Rulebook,
  type TableFamily,
  TOPICS,
  type Topic,
  tableFamilies,
} from '@baize/rulebook';
import colors from 'picocolors';
import { familyLines } from '../../../render/pay-tables.js';
import { beside, dim, indent, prose } from '../../../render/text.js';
import { ASSUMED_MEANS, topicLines } from '../facts.js';
import { documentWords, inForce, payTableCount, summaryOf } from '../list/run.js';

export interface ShowWanted {
  readonly topics: readonly Topic[] | undefined;
  readonly family: TableFamily | undefined;
  readonly clauses: boolean;
  readonly all: boolean;
  /** Pay tables use the whole width, prose a readable part of it. */
  readonly columns: number;
  readonly proseColumns: number;
}

export const showText = (rulebook: Rulebook, wanted: ShowWanted): string => {
  const facts = factsOf(rulebook);
  const narrowed = wanted.topics !== undefined || wanted.family !== undefined;
  const inShort = !narrowed && !wanted.all;
  const chosen = wanted.topics ?? (wanted.all ? TOPICS : []);
  const told = facts.filter(({ topic }) => chosen.includes(topic));
  const first = inShort ? firstFacts(facts) : [];
  const families = narrowed ? [wanted.family ?? []].flat() : tableFamilies(rulebook);
  const { columns, proseColumns } = wanted;
  return [
    ...header(rulebook, proseColumns),
    ...(inShort ? topicLines('In short', first, proseColumns, 'answers-only') : []),
    ...chosen.flatMap((topic) =>
      topicLines(
        topic,
        told.filter((fact) => fact.topic === topic),
        proseColumns,
      ),
    ),
    ...families.flatMap((family) =>
      familyLines(family, { columns, notes: wanted.all || wanted.family !== undefined }),
    ),
    ...(wanted.all ? readingLines(rulebook, proseColumns) : []),
    ...(wanted.clauses ? clauseLines(clausesBehind(told, families), proseColumns) : []),
    ...footnotes([...told, ...first], families, proseColumns),
    ...(inShort ? hints(rulebook, proseColumns) : []),
  ].join('\n');
};

const header = (rulebook: Rulebook, columns: number): readonly string[] => {
  const { document } = summaryOf(rulebook);
  return [
    colors.bold(rulebook.name),
    ...prose(`${documentWords(document)}; ${inForce(document.effective)}`, columns, colors.dim),
  ];
};

/** What a table-games manager asks first. */
const FIRST_QUESTIONS: readonly string[] = [
  'How many positions?',
  'How many decks?',
  'Who decides first?',
  'What may the raise be?',
  'What may the bet be?',
  'What may the play wager be?',
  'When does the dealer qualify?',
  'What if the dealer does not qualify?',
  'When does the dealer fold to the kickout hand?',
  'What becomes of the flush bonus after a fold?',
  'What becomes of the progressive after a fold?',
  'In which order are wagers settled?',
  'A player has the wrong number of cards',
  'What is the most one hand may be paid?',
  'What is the most that may be wagered on one hand?',
  'Which kinds of jackpot are there?',
  'Which tables pay envy?',
  'On which wagers may a tip ride?',
];

const firstFacts = (facts: readonly Fact[]): readonly Fact[] =>
  FIRST_QUESTIONS.flatMap((question) =>
    facts.filter((fact) => fact.question === question && fact.notStated !== true),
  );

const footnotes = (
  facts: readonly Fact[],
  families: readonly TableFamily[],
  columns: number,
): readonly string[] => {
  const notes = [
    ...(families.length > 0 ? ['"-": the hand is not on that table.'] : []),
    ...(facts.some(({ notFromSource }) => notFromSource === true) ? [ASSUMED_MEANS] : []),
  ];
  return notes.length === 0 ? [] : ['', ...prose(notes.join(' '), columns, colors.dim)];
};

const clausesBehind = (
  facts: readonly Fact[],
  families: readonly TableFamily[],
): readonly string[] => [
  ...new Set([
    ...facts.flatMap(({ cites, readings, notStated }) =>
      notStated === true ? [] : [...cites, ...readings],
    ),
    ...families.flatMap(({ paytables }) => Object.values(paytables).flatMap(clausesOfTable)),
  ]),
];

const clausesOfTable = (table: PayTable | KickoutTable): readonly string[] => {
  if (!('judged' in table)) return [table.cite];
  const leaves = [table.minimumSeedCents, table.printedForCents, table.needsSuit];
  return [
    table.cite,
    ...[...table.rows, ...leaves, ...(table.notes ?? [])].flatMap((leaf) =>
      leaf === undefined ? [] : [leaf.cite],
    ),
  ];
};

const hints = (rulebook: Rulebook, columns: number): readonly string[] => [
  '',
  ...prose(
    `There is more: ${payTableCount(rulebook)} pay tables, ${Object.keys(rulebook.settings).length} settings and ${rulebook.readings.length} readings in all. Add --topic TOPIC, --wager WAGER, --clauses or --all. Topics: ${TOPICS.join(', ')}.`,
    columns,
    colors.dim,
  ),
];

const wordsOfClause = (id: string): string | undefined =>
  clause(id)?.words ?? AMBIGUITIES.find((ambiguity) => ambiguity.id === id)?.words;

const clauseLines = (ids: readonly string[], columns: number): readonly string[] => {
  const idColumns = Math.max(0, ...ids.map(({ length }) => length));
  return [
    '',
    colors.bold(colors.green('Clauses')),
    ...ids.flatMap((id) =>
      indent(beside(dim(id), idColumns, [wordsOfClause(id) ?? ''], columns - 2)),
    ),
  ];
};

/** Where the document is silent or contradicts itself: question, reading and reason. */
const readingLines = ({ readings }: Rulebook, columns: number): readonly string[] => [
  '',
  colors.bold(colors.green('Readings')),
  ...readings.flatMap((reading) => indent(linesOf(reading, columns - 2))),
];

const ID = 'AMB-00b'.length;

const linesOf = (reading: Reading, columns: number): readonly string[] => [
  ...beside({ text: reading.id, paint: colors.bold }, ID, [reading.question], columns),
  ...beside('', ID, [{ text: reading.reading, paint: colors.green }], columns),
  ...beside('', ID, [dim(remarks(reading))], columns),
];

const remarks = ({ why, about, setting, toConfirm }: Reading): string =>
  [
    why,
    ...(setting === undefined ? [] : [`The setting ${setting} chooses another reading.`]),
    ...(toConfirm === true ? ['To be confirmed by the regulator.'] : []),
    `(${about.join(', ')})`,
  ].join(' ');
