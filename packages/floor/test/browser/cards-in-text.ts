const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten|10',
  9: 'nine|9',
  8: 'eight|8',
  7: 'seven|7',
  6: 'six|6',
  5: 'five|5',
  4: 'four|4',
  3: 'three|3',
  2: 'two|2|deuce',
};

const SUITS: Readonly<Record<string, readonly [word: string, signs: string]>> = {
  s: ['spades?', '♠♤'],
  h: ['hearts?', '♥♡'],
  d: ['diamonds?', '♦♢'],
  c: ['clubs?', '♣♧'],
};

/** Every way in which a page or a message could write a card. */
const formsOf = (card: string): readonly RegExp[] => {
  const [rank = '', suit = ''] = card;
  const [word, signs] = SUITS[suit] ?? ['', ''];
  const index = rank === 'T' ? '(?:T|10)' : rank;
  const key = `["']?(?:${rank}|${RANKS[rank]})["']?`;
  return [
    // `As` is also a word; then another word follows it.
    new RegExp(`(?<![0-9A-Za-z])${index}${suit}(?![0-9A-Za-z]| [a-z])`),
    new RegExp(`(?<![0-9A-Za-z])${index}\\s?[${signs}]|[${signs}]${index}(?![0-9A-Za-z])`, 'u'),
    new RegExp(`(?:${RANKS[rank]})[\\s_-]*of[\\s_-]*${word}`, 'i'),
    new RegExp(
      `rank["']?\\s*[:=]\\s*${key}[^}]{0,20}suit["']?\\s*[:=]\\s*["']?(?:${suit}|${word})\\b`,
      'i',
    ),
  ];
};

/** Which of these cards (`As`) stand in a text, in whatever form. */
export const cardsIn = (text: string, cards: readonly string[]): readonly string[] =>
  cards.filter((card) => formsOf(card).some((form) => form.test(text)));
