import {
  type Card,
  DECK_SIZE,
  type DealtCard,
  FULL_DECK,
  formatCard,
  formatCards,
  isKnown,
  parseCard,
  parseCards,
  UNKNOWN_CARD,
  whenAllKnown,
} from '@baize/cards';
import { ok, unwrap } from '@baize/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDealtCards, parseDealtCards } from '../src/parse-cards.js';
import { hand, someCards } from './support/hands.js';

/** The first thing wrong with a line, as `code: sentence`. */
const fault = (text: string, count?: number): string => {
  const result = parseCards(text, count === undefined ? {} : { count });
  if (result.ok) throw new Error(`"${text}" was accepted`);
  return `${result.error.code}: ${result.error.message}`;
};

describe('a line of cards', () => {
  test.each([
    ['no card', '', 0],
    ['one card', 'As', 1],
    ['a seven-card hand', 'Ah Kh Qh Jh Th 2c 3d', 7],
    ['the whole deck', formatCards(FULL_DECK), DECK_SIZE],
  ])('%s is read as it prints', (_, text, count) => {
    const cards = unwrap(parseCards(text, { count }));
    expect(cards).toHaveLength(count);
    expect(formatCards(cards)).toBe(text);
  });

  test.each([
    ['a space too many', 'As  Kd', 'card-spacing: there is more than one space after card 1'],
    ['a space in front', ' As Kd', 'card-spacing: there is a space before the first card'],
    ['a space behind', 'As Kd ', 'card-spacing: there is a space after the last card'],
    ['only a space', ' ', 'card-spacing: there is a space before the first card'],
    ['no space', 'As KdQh', 'card-spacing: there is no space after card 2'],
    ['commas', 'As,Kd', 'card-spacing: cards are separated by one space, not by ","'],
    ['a line break', 'As\nKd', 'card-spacing: cards are separated by one space, not by "\\n"'],
    [
      'a ten in figures',
      'As 10h',
      'not-a-card: card 2: "10h" is not a card: the ten is written T, as in "Th"',
    ],
    ['a small letter', 'as', 'not-a-card: card 1: "as" is not a card: write it "As"'],
    [
      'a word',
      'As Kd joker',
      'not-a-card: card 3: "joker" is not a card: write a rank (2-9 T J Q K A) and a suit (c d h s), as in "As" or "Td"',
    ],
    ['a card twice', 'As Kd 9h Kd', 'card-twice: Kd is there twice: card 2 and card 4'],
    [
      'a card nobody has seen',
      'As ??',
      'card-unknown: card 2: ?? is a card nobody has seen, and must be known here',
    ],
  ])('%s is refused, and why', (_, text, why) => {
    expect(fault(text)).toBe(why);
  });

  test.each([
    ['one too many', '2c 3c 4c 5c 6c 7c 8c 9c', 7, 'seven cards expected, eight given'],
    ['one too few', 'As', 2, 'two cards expected, one given'],
    ['none', '', 5, 'five cards expected, none given'],
    ['one where none may be', 'As', 0, 'no cards expected, one given'],
    ['beyond words', formatCards(FULL_DECK), 1, 'one card expected, 52 given'],
  ])('a wrong count is refused in words: %s', (_, text, count, why) => {
    expect(fault(text, count)).toBe(`card-count: ${why}`);
  });

  test('a card twice is said before the count that it spoils', () => {
    expect(fault('As As', 1)).toMatch(/^card-twice/);
  });

  test('any cards print and are read back the same', () => {
    fc.assert(
      fc.property(someCards(0, DECK_SIZE), (cards) => {
        expect(parseCards(formatCards(cards), { count: cards.length })).toEqual(ok(cards));
      }),
    );
  });

  test('only what prints so is accepted: any text is refused, or prints as itself', () => {
    const nearlyCards = fc.string({
      unit: fc.constantFrom(...'23456789TJQKA10cdhsCDHStjqka? ,\t'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearlyCards), (text) => {
        const result = parseCards(text);
        if (result.ok) expect(formatCards(result.value)).toBe(text);
        else expect(result.error.message).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  test('one changed letter is another card or a refusal, never the same card', () => {
    fc.assert(
      fc.property(
        someCards(1, 7),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (cards, at, letter) => {
          const text = formatCards(cards);
          const index = at % text.length;
          const changed = text.slice(0, index) + letter + text.slice(index + 1);
          fc.pre(changed !== text);
          expect(parseCards(changed)).not.toEqual(ok(cards));
        },
      ),
    );
  });
});

describe('a single card', () => {
  test('all 52 print and are read back, each with its own number', () => {
    expect(FULL_DECK.map((card) => unwrap(parseCard(formatCard(card))))).toEqual(FULL_DECK);
    expect(new Set(FULL_DECK.map(formatCard)).size).toBe(DECK_SIZE);
  });

  test('of all texts of two letters exactly 52 are cards', () => {
    const letters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    const cards = letters.flatMap((a) =>
      letters.filter((b) => parseCard(a + b).ok).map((b) => a + b),
    );
    expect(cards.sort()).toEqual(FULL_DECK.map(formatCard).sort());
  });
});

describe('cards on a felt, some of them face down', () => {
  test('an unknown card prints as ?? and any number of them may lie there', () => {
    const dealt = unwrap(parseDealtCards('As ?? ?? 2c', { count: 4 }));
    expect(dealt.map(isKnown)).toEqual([true, false, false, true]);
    expect(formatDealtCards(dealt)).toBe('As ?? ?? 2c');
  });

  test.each([
    ['a known card twice', 'As ?? As', 'As is there twice: card 1 and card 3'],
    ['half a card', 'As ?', '"?" is not a card'],
    ['a card of which only the suit is known', '?s', '"?s" is not a card'],
  ])('%s is refused', (_, text, why) => {
    const result = parseDealtCards(text);
    expect(result.ok ? '' : result.error.message).toContain(why);
  });

  test('a hand has known cards only when all of them are', () => {
    expect(whenAllKnown(unwrap(parseDealtCards('As ??')))).toBeUndefined();
    expect(whenAllKnown(unwrap(parseDealtCards('As 2c')))).toEqual(hand('As 2c'));
  });

  test('any dealt cards print and are read back the same', () => {
    const dealtCards = someCards(0, 10).chain((cards) =>
      fc.tuple(...cards.map((card) => fc.constantFrom<DealtCard>(card as Card, UNKNOWN_CARD))),
    );
    fc.assert(
      fc.property(dealtCards, (cards) => {
        expect(parseDealtCards(formatDealtCards(cards))).toEqual(ok(cards));
      }),
    );
  });
});
