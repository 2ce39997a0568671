import { cents, formatCents } from '@baize/money';
import {
  type Fact,
  factsOf,
  type HouseRules,
  putInForce,
  type Rulebook,
  rulebookById,
  type SettingName,
  type SettingRule,
  type SettingValue,
  settingInForce,
  TOPICS,
  type Topic,
} from '@baize/rulebook';

/** Left to what the table itself shows, or to the people who open it. */
const ELSEWHERE: readonly Topic[] = ['Settings', 'Approvals', 'Side bets'];

export interface FactsOfTopic {
  readonly topic: Topic;
  readonly facts: readonly Fact[];
}

/** The document with the policy of this house, where it leaves something to it. */
const rulebookOf = (house: HouseRules): Rulebook => {
  const document = rulebookById(house.rulebook);
  const inForce = putInForce(document, house);
  return inForce.ok ? inForce.value.rulebook : document;
};

/** What a table is run by, topic by topic; what is not stated is left out. */
export const factsInForce = (house: HouseRules): readonly FactsOfTopic[] => {
  const facts = factsOf(rulebookOf(house)).filter(({ notStated }) => notStated !== true);
  return TOPICS.filter((topic) => !ELSEWHERE.includes(topic))
    .map((topic) => ({ topic, facts: facts.filter((fact) => fact.topic === topic) }))
    .filter(({ facts: told }) => told.length > 0);
};

/** Those whose question or answer has the words looked for. */
export const factsWith = (
  topics: readonly FactsOfTopic[],
  looked: string,
): readonly FactsOfTopic[] => {
  const words = looked.toLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ question, answer, cites }: Fact): boolean => {
    const text = `${question} ${answer} ${cites.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return topics
    .map(({ topic, facts }) => ({ topic, facts: facts.filter(has) }))
    .filter(({ facts }) => facts.length > 0);
};

export interface SettingOfHouse {
  readonly name: string;
  readonly words: string;
  readonly value: string;
  readonly cite: string;
}

/** `spade-high` as people read it. */
const sentenceCase = (id: string): string =>
  `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

const valueInWords = (rule: SettingRule, value: SettingValue): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    return rule.domain.kind === 'cents' ? formatCents(cents(value)) : String(value);
  }
  return sentenceCase(typeof value === 'string' ? value : value.join(', '));
};

/** What the document left open and the house has decided, or left as it is usual. */
export const settingsOf = (house: HouseRules): readonly SettingOfHouse[] => {
  const rulebook = rulebookById(house.rulebook);
  const rules = Object.entries(rulebook.settings) as [SettingName, SettingRule][];
  return rules.flatMap(([name, rule]) => {
    const value = settingInForce(rulebook, house, name);
    return value === undefined
      ? []
      : [{ name, words: rule.words, value: valueInWords(rule, value), cite: rule.cite }];
  });
};
