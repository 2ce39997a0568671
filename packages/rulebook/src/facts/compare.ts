import type { RulebookId } from '../schema/games.js';
import type { Rulebook } from '../schema/rulebook.js';
import { compareTables, type TableComparison } from './compare-tables.js';
import { type Fact, TOPICS, type Topic } from './fact.js';
import { factsOf } from './index.js';

/** One question that both rulebooks answer. */
export interface Compared {
  readonly question: string;
  readonly a: Fact;
  readonly b: Fact;
}

export interface TopicComparison {
  readonly topic: Topic;
  readonly differ: readonly Compared[];
  readonly onlyA: readonly Fact[];
  readonly onlyB: readonly Fact[];
  readonly same: readonly Compared[];
}

export interface Comparison {
  readonly a: RulebookId;
  readonly b: RulebookId;
  readonly topics: readonly TopicComparison[];
  readonly tables: readonly TableComparison[];
}

/** What a dealer who moves from one table to the other has to learn, and what stays. */
export const compareRulebooks = (a: Rulebook, b: Rulebook): Comparison => {
  const factsOfA = factsOf(a);
  const factsOfB = factsOf(b);
  return {
    a: a.id,
    b: b.id,
    topics: TOPICS.map((topic) =>
      compareTopic(
        topic,
        factsOfA.filter((fact) => fact.topic === topic),
        factsOfB.filter((fact) => fact.topic === topic),
      ),
    ),
    tables: compareTables(a, b),
  };
};

const compareTopic = (
  topic: Topic,
  factsOfA: readonly Fact[],
  factsOfB: readonly Fact[],
): TopicComparison => {
  const both = factsOfA.flatMap((fact): readonly Compared[] => {
    const other = factsOfB.find(({ question }) => question === fact.question);
    return other === undefined ? [] : [{ question: fact.question, a: fact, b: other }];
  });
  return {
    topic,
    differ: both.filter(({ a, b }) => a.answer !== b.answer),
    onlyA: lackingIn(factsOfB, factsOfA),
    onlyB: lackingIn(factsOfA, factsOfB),
    // Two documents that are silent agree on nothing.
    same: both.filter(({ a, b }) => a.answer === b.answer && a.notStated !== true),
  };
};

const lackingIn = (others: readonly Fact[], facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(
    ({ question, notStated }) =>
      notStated !== true && !others.some((other) => other.question === question),
  );
