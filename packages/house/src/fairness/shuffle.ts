import { present } from '@baize/result';
import { below, type Words } from './keyed-words.js';

/** Fisher–Yates from the last place down: with fair words every order is as likely as the others. */
export const shuffled = <T>(cards: readonly T[], words: Words): readonly T[] => {
  const stack = [...cards];
  for (let last = stack.length - 1; last > 0; last -= 1) {
    const place = below(last + 1, words);
    const card = present(stack[last], 'the last card');
    stack[last] = present(stack[place], 'the card at the place drawn');
    stack[place] = card;
  }
  return stack;
};
