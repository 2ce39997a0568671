import { GAME_IDS } from '@baize/rulebook';
import { pageOf } from '../games.js';
import { titleOf } from '../lobby/words.js';

const GAME_TOPICS = GAME_IDS.map(
  (id) => ({ id, group: 'The games', title: titleOf(id), about: pageOf(id).about }) as const,
);

/** What the help tells of; the first part of its address, and its place in the contents. */
export const TOPICS = [
  ...GAME_TOPICS,
  {
    id: 'rules',
    group: 'This house',
    title: 'Rules in force',
    about: 'What each table plays by today, clause by clause.',
  },
  {
    id: 'fairness',
    group: 'This house',
    title: 'Fairness',
    about: 'How the deck is fixed before you bet, and how you check it.',
  },
  {
    id: 'play-money',
    group: 'This house',
    title: 'Play money',
    about: 'What the dollars here are, and what they are not.',
  },
  {
    id: 'responsible-play',
    group: 'You',
    title: 'Responsible play',
    about: 'The lines the documents prescribe, and plain words beside them.',
  },
  {
    id: 'keys',
    group: 'You',
    title: 'Keys and screen readers',
    about: 'The whole floor without a mouse.',
  },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];

export const GROUPS = ['The games', 'This house', 'You'] as const;

export const topicOf = (id: string): (typeof TOPICS)[number] | undefined =>
  TOPICS.find((topic) => topic.id === id);
