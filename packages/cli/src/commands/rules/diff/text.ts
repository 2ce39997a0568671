import type { Compared, Comparison, Fact, Rulebook, TopicComparison } from '@baize/rulebook';
import colors from 'picocolors';
import { beside, dim, indent, prose, wrap } from '../../../render/text.js';
import { ASSUMED_MEANS, answerSpans } from '../facts.js';
import { tableDiffLines } from './tables.js';

/** A longer topic that only one rulebook has is mentioned, not printed. */
const PRINTED_ALONE = 4;

/** The shortest names that tell the two apart. */
interface Names {
  readonly a: string;
  readonly b: string;
}

const namesOf = (a: Rulebook, b: Rulebook): Names => {
  if (a.source.jurisdiction !== b.source.jurisdiction) {
    return { a: a.source.jurisdiction, b: b.source.jurisdiction };
  }
  return { a: gameOf(a), b: gameOf(b) };
};

const gameOf = ({ name, source }: Rulebook): string => name.replace(`, ${source.jurisdiction}`, '');

export const diffText = (
  a: Rulebook,
  b: Rulebook,
  { topics, tables }: Comparison,
  { withSame, columns }: { readonly withSame: boolean; readonly columns: number },
): string => {
  if (a === b) return `${a.name} is compared with itself: nothing changes.`;
  const names = namesOf(a, b);
  const changes = topics.flatMap((topic) => topicChanges(topic, names, { a, b }, columns));
  return [
    `${colors.bold(a.name)} ${colors.dim(`(${a.id})`)}`,
    `${colors.bold(b.name)} ${colors.dim(`(${b.id})`)}`,
    countLine(topics),
    ...changes,
    ...tableDiffLines(tables, names, columns),
    ...sameLines(topics, withSame, columns),
    ...footnotes(topics, columns),
  ].join('\n');
};

const countLine = (topics: readonly TopicComparison[]): string => {
  const sum = (count: (topic: TopicComparison) => number) =>
    topics.reduce((total, topic) => total + count(topic), 0);
  return `${sum(({ differ }) => differ.length)} answers differ, ${sum(
    ({ onlyA, onlyB }) => onlyA.length + onlyB.length,
  )} rules are in one of them alone, ${sum(({ same }) => same.length)} answers stay the same.`;
};

const footnotes = (topics: readonly TopicComparison[], columns: number): readonly string[] => {
  const isAssumed = ({ notFromSource }: Fact) => notFromSource === true;
  const changes = topics.flatMap(({ differ, onlyA, onlyB }) => [
    ...onlyA,
    ...onlyB,
    ...differ.flatMap(({ a, b }) => [a, b]),
  ]);
  const alike = topics.flatMap(({ same }) => same.flatMap(({ a, b }) => [a, b]));
  const notes = [
    ...(changes.some(isAssumed) ? [ASSUMED_MEANS] : []),
    ...(alike.some(isAssumed) ? ['"*": assumed in one of them or in both.'] : []),
  ];
  return notes.length === 0 ? [] : ['', ...prose(notes.join(' '), columns, colors.dim)];
};

const topicChanges = (
  { topic, differ, onlyA, onlyB }: TopicComparison,
  names: Names,
  rulebooks: { readonly a: Rulebook; readonly b: Rulebook },
  columns: number,
): readonly string[] => {
  if (differ.length + onlyA.length + onlyB.length === 0) return [];
  return [
    '',
    colors.bold(colors.green(topic)),
    ...differ.flatMap((compared) => changeLines(compared, names, columns)),
    ...onlyLines(topic, onlyA, names.a, names.b, rulebooks.a, columns),
    ...onlyLines(topic, onlyB, names.b, names.a, rulebooks.b, columns),
  ];
};

const changeLines = ({ question, a, b }: Compared, names: Names, columns: number) => {
  const nameColumns = Math.max(names.a.length, names.b.length);
  return indent([
    ...prose(question, columns - 2, colors.bold),
    ...indent([
      ...beside({ text: names.a, paint: colors.cyan }, nameColumns, answerSpans(a), columns - 4),
      ...beside({ text: names.b, paint: colors.yellow }, nameColumns, answerSpans(b), columns - 4),
    ]),
  ]);
};

const onlyLines = (
  topic: string,
  facts: readonly Fact[],
  name: string,
  other: string,
  rulebook: Rulebook,
  columns: number,
): readonly string[] => {
  if (facts.length === 0) return [];
  if (facts.length > PRINTED_ALONE) {
    return indent(
      wrap(
        [
          `${facts.length} more rules in ${name} that ${other} does not have:`,
          dim(`baize rules show ${rulebook.id} --topic ${topicArgument(topic)}`),
        ],
        columns - 2,
      ),
    );
  }
  return indent([
    colors.bold(`Only in ${name}`),
    ...facts.flatMap((fact) =>
      indent(wrap([asked(fact.question), ...answerSpans(fact)], columns - 4)),
    ),
  ]);
};

const topicArgument = (topic: string): string =>
  topic.includes(' ') ? `"${topic.toLowerCase()}"` : topic.toLowerCase();

const asked = (question: string): string => (question.endsWith('?') ? question : `${question}:`);

const sameLines = (
  topics: readonly TopicComparison[],
  withAnswers: boolean,
  columns: number,
): readonly string[] => {
  const alike = topics.filter(({ same }) => same.length > 0);
  if (alike.length === 0) return [];
  const topicColumns = Math.max(...alike.map(({ topic }) => topic.length));
  return [
    '',
    colors.bold(colors.green('What stays the same')),
    ...alike.flatMap(({ topic, same }) =>
      withAnswers
        ? ['', ...indent([colors.bold(topic)]), ...same.flatMap((one) => sameAnswer(one, columns))]
        : indent(beside(topic, topicColumns, [dim(same.map(marked).join(' · '))], columns - 2)),
    ),
  ];
};

const marked = ({ question, a, b }: Compared): string =>
  a.notFromSource === true || b.notFromSource === true ? `${question}*` : question;

const sameAnswer = (compared: Compared, columns: number): readonly string[] =>
  indent(beside(marked(compared), Math.floor(columns * 0.4), [compared.a.answer], columns - 4), 4);
