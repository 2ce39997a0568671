/** What the help tells of; the first part of its address, and its place in the contents. */
export const TOPICS = [
  {
    id: 'high-card-flush',
    group: 'The games',
    title: 'High Card Flush',
    about: 'Seven cards each; more cards of one suit win.',
  },
  {
    id: 'caribbean-stud',
    group: 'The games',
    title: 'Caribbean Stud',
    about: 'Five cards against the dealer’s five, one of them in sight.',
  },
  {
    id: 'ricochet-poker',
    group: 'The games',
    title: 'Ricochet Poker',
    about: 'Two cards, a pot, and the lowest hand acts first.',
  },
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
