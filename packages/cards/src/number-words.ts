const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `seven`, as counts are spoken; from thirteen on in figures. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);

/** `one card`, `seven cards`, `no cards`. */
export const cardCount = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'card' : 'cards'}`;
