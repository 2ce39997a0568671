import { type Fact, factsOf, type Rulebook, type Topic } from '@baize/rulebook';

const known = new Map<string, readonly Fact[]>();

/** Facts are made from the rulebook once: they do not change while the page is open. */
const facts = (rulebook: Rulebook): readonly Fact[] => {
  const before = known.get(rulebook.id);
  if (before !== undefined) return before;
  const made = factsOf(rulebook);
  known.set(rulebook.id, made);
  return made;
};

/** What a rulebook says to a question; null where it has no answer. */
export const answerTo = (rulebook: Rulebook, question: string): Fact | null => {
  const fact = facts(rulebook).find((one) => one.question === question);
  return fact === undefined || fact.notStated === true ? null : fact;
};

/** Several questions, those that have an answer. */
export const answersTo = (rulebook: Rulebook, questions: readonly string[]): readonly Fact[] =>
  questions.flatMap((question) => answerTo(rulebook, question) ?? []);

/** The answers to all questions that begin so: what becomes of each bonus, say. */
export const answersBeginning = (rulebook: Rulebook, begin: string, end: string): readonly Fact[] =>
  facts(rulebook).filter(
    ({ question, notStated }) =>
      notStated !== true && question.startsWith(begin) && question.endsWith(end),
  );

/** All that a rulebook says on a topic. */
export const answersOn = (rulebook: Rulebook, topic: Topic): readonly Fact[] =>
  facts(rulebook).filter((fact) => fact.topic === topic && fact.notStated !== true);
