import type { AmbiguityId, Cited, ClauseId } from '../schema/cited.js';
import type { Rulebook } from '../schema/rulebook.js';

export const TOPICS = [
  'Table and seats',
  'Cards and decks',
  'Opening and shuffling',
  'Dealing',
  'Wagers and limits',
  'Decisions',
  'Settlement',
  'Side bets',
  'Jackpots',
  'Envy',
  'Irregularities',
  'Tips',
  'Payout limits',
  'Signs and layout',
  'Approvals',
  'Ending a jackpot',
  'Settings',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * One rule in words. Questions are the same in every rulebook, and answers that mean the same are the
 * same text, so that two rulebooks can be compared line by line.
 */
export interface Fact {
  readonly topic: Topic;
  readonly question: string;
  readonly answer: string;
  /** Never empty; of a question that the document leaves open, the document itself. */
  readonly cites: readonly ClauseId[];
  /** The readings that the answer rests on. */
  readonly readings: readonly AmbiguityId[];
  /** The document does not say it: the answer is the engine's default. */
  readonly notFromSource?: true;
  /** Neither the document nor the engine has an answer. */
  readonly notStated?: true;
  /** The rulebook's own words, where the answer is put together from parts. */
  readonly detail?: string;
}

/** What a topic says; the topic is added when the facts are gathered. */
export type Saying = Omit<Fact, 'topic'>;

/** A topic of a rulebook in words. */
export type Section = (rulebook: Rulebook) => readonly Saying[];

/** Anything that carries its clause: a leaf, a rule of signs, a setting, a pay table. */
export interface Sourced {
  readonly cite: ClauseId;
  readonly reading?: AmbiguityId;
  readonly notFromSource?: true;
}

export const NOT_STATED = 'Not stated.';

/** An answer with everything that it was made from. */
export const say = (
  question: string,
  answer: string,
  first: Sourced,
  ...others: readonly Sourced[]
): Saying => {
  const leaves = [first, ...others];
  return {
    question,
    answer,
    cites: unique(leaves.map(({ cite }) => cite)),
    readings: unique(leaves.flatMap(({ reading }) => (reading === undefined ? [] : [reading]))),
    ...(leaves.every(({ notFromSource }) => notFromSource === true) ? { notFromSource: true } : {}),
  };
};

/** A leaf that a document may lack: then the question is worth asking, and has no answer. */
export const sayOf = <T>(
  rulebook: Rulebook,
  question: string,
  leaf: Cited<T> | null | undefined,
  words: (value: T) => string,
): Saying =>
  leaf === null || leaf === undefined
    ? unsaid(rulebook, question)
    : say(question, words(leaf.value), leaf);

/** The same for several leaves under one question. */
export const sayAll = <T>(
  rulebook: Rulebook,
  question: string,
  leaves: readonly Cited<T>[],
  words: (values: readonly T[]) => string,
): Saying => {
  const [first, ...others] = leaves;
  return first === undefined
    ? unsaid(rulebook, question)
    : say(question, words(leaves.map(({ value }) => value)), first, ...others);
};

export const unsaid = (rulebook: Rulebook, question: string, answer = NOT_STATED): Saying => ({
  question,
  answer,
  cites: [rulebook.source.effective.cite],
  readings: [],
  notStated: true,
});

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
