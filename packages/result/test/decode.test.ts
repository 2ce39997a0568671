import { describe, expect, it } from 'vitest';
import {
  type Decoder,
  day,
  decode,
  either,
  list,
  nullable,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
  yesNo,
} from '../src/index.js';

const told = (decoder: Decoder<unknown>, data: unknown): readonly string[] => {
  const decoded = decode(decoder, data);
  return decoded.ok ? [] : decoded.problems.map((problem) => problem.message);
};

describe('what came from outside', () => {
  it.each<[string, Decoder<unknown>, unknown]>([
    ['a text', text, 'Deadwood'],
    ['a yes', yesNo, false],
    ['a whole number', wholeNumber(0), 0],
    ['a number at its upper end', wholeNumber(1, 7), 7],
    ['one of some words', oneOf(['c', 'd']), 'd'],
    ['a date', day, '2026-03-07'],
    ['a leap day', day, '2028-02-29'],
    ['the leap day of a fourth century', day, '2000-02-29'],
    ['nothing where nothing is allowed', nullable(text), null],
    ['either', either<string | number>('a text or a number', text, wholeNumber(1)), 4],
    ['a list', list(wholeNumber(1)), [1, 2]],
    ['a record of known keys', recordOf(['ante', 'raise'], wholeNumber(1)), { raise: 3 }],
    ['an object', object({ a: text }, { b: yesNo }), { a: 'x' }],
    ['an object with what may be left out', object({ a: text }, { b: yesNo }), { a: 'x', b: true }],
  ])('takes %s', (_, decoder, data) => {
    expect(decode(decoder, data)).toEqual({ ok: true, value: data });
  });

  it.each<[string, Decoder<unknown>, unknown, string]>([
    ['an empty text', text, ' ', 'the whole must be a text, and is " "'],
    [
      'a long text in short',
      yesNo,
      'x'.repeat(50),
      'the whole must be true or false, and is a text',
    ],
    ['a number for a yes', yesNo, 1, 'the whole must be true or false, and is 1'],
    ['a fraction', wholeNumber(0), 1.5, 'the whole must be a whole number from 0, and is 1.5'],
    ['too little', wholeNumber(1, 7), 0, 'the whole must be a whole number from 1 to 7, and is 0'],
    ['too much', wholeNumber(1, 7), 8, 'the whole must be a whole number from 1 to 7, and is 8'],
    ['another word', oneOf(['c', 'd']), 'h', 'the whole must be one of "c", "d", and is "h"'],
    ['no date', day, 'soon', 'the whole must be a date such as "2026-03-07", and is "soon"'],
    [
      'the day zero',
      day,
      '2026-03-00',
      'the whole must be a date that exists, and is "2026-03-00"',
    ],
    [
      'a 30th of February',
      day,
      '2026-02-30',
      'the whole must be a date that exists, and is "2026-02-30"',
    ],
    [
      'a leap day in a common year',
      day,
      '2026-02-29',
      'the whole must be a date that exists, and is "2026-02-29"',
    ],
    [
      'a leap day of a century',
      day,
      '1900-02-29',
      'the whole must be a date that exists, and is "1900-02-29"',
    ],
    [
      'a thirteenth month',
      day,
      '2026-13-01',
      'the whole must be a date that exists, and is "2026-13-01"',
    ],
    ['null', object({}), null, 'the whole must be an object, and is null'],
    ['a list for an object', object({}), [], 'the whole must be an object, and is a list'],
    ['an object for a list', list(text), {}, 'the whole must be a list, and is an object'],
    ['a text for a record', recordOf(['a'], text), 'a', 'the whole must be an object, and is "a"'],
    [
      'neither',
      either<string | number>('a text or a number', text, wholeNumber(1)),
      0,
      'the whole must be a text or a number, and is 0',
    ],
    [
      'an unknown key of a record',
      recordOf(['a', 'b'], text),
      { c: 'x' },
      'c is not a known field; known are: a, b',
    ],
    [
      'an inherited name',
      object({}),
      JSON.parse('{"constructor":1}'),
      'constructor is not a known field; known are: ',
    ],
    ['a missing field', object({ a: text }), {}, 'a is missing'],
  ])('refuses %s', (_, decoder, data, message) => {
    expect(told(decoder, data)).toEqual([message]);
  });

  it('tells every problem with its place', () => {
    const decoder = object({
      jackpots: recordOf(['progressive'], object({ seed: wholeNumber(1) })),
      names: list(text),
    });
    expect(
      told(decoder, { jackpots: { progressive: { seed: 'x', colour: 1 } }, names: ['a', 3] }),
    ).toEqual([
      'jackpots.progressive.colour is not a known field; known are: seed',
      'jackpots.progressive.seed must be a whole number from 1, and is "x"',
      'names[1] must be a text, and is 3',
    ]);
  });
});
