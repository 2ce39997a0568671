import { FULL_DECK, formatCard } from '@baize/cards';
import { expect, test } from 'vitest';
import { cardInWords } from '../src/art/card-text.js';
import { cardsIn } from './browser/cards-in-text.js';

const ALL = FULL_DECK.map(formatCard);

test.each([
  ['a message', '{"cards":["As","??"]}', ['As']],
  ['words', 'You are dealt ten of hearts, Two of Clubs.', ['Th', '2c']],
  ['signs', 'A♠ 10♥ ♦K', ['As', 'Kd', 'Th']],
  ['a class', '<li class="card-9d"><svg id="face_Qc">', ['9d', 'Qc']],
  ['a field each', '{"rank":"Q","suit":"hearts"}', ['Qh']],
  ['nothing but a digest', 'sha256:5d2c9h0As4d and As the device says', []],
])('finds cards in %s', (_, text, cards) => {
  expect([...cardsIn(text, ALL)].sort()).toEqual([...cards].sort());
});

test('finds every card in the two forms that the floor itself writes', () => {
  for (const card of ALL) {
    expect(cardsIn(`"${card}"`, ALL)).toEqual([card]);
    expect(cardsIn(`<svg aria-label="${cardInWords(card)}">`, ALL)).toEqual([card]);
  }
});
