import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkFor } from '../../src/http/check.js';
import { readTableOrder } from '../../src/http/read-order.js';
import { closed, listOf, Reason, Slug, whole } from '../../src/http/schemas/shapes.js';

/** The words in which every flaw of a value is told. */
const wordsFor = (schema: TSchema, value: unknown): readonly string[] => {
  const checked = checkFor(schema)(value);
  return checked.ok ? [] : checked.error.map(({ message }) => message);
};

const LINE = '^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*$';

describe('a flaw in an order is told in words', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['no object', 'Sit', ['type must be one of "']],
    ['a missing field', { type: 'Sit' }, ['seat is missing']],
    [
      'a text for a number',
      { type: 'Sit', seat: '1' },
      ['seat must be a whole number from 1 to 99'],
    ],
    ['half a seat', { type: 'Sit', seat: 1.5 }, ['seat must be a whole number from 1 to 99']],
    ['a seat too far', { type: 'Sit', seat: 100 }, ['seat must be a whole number from 1 to 99']],
    [
      'an unknown field',
      { type: 'Sit', seat: 1, cards: 'As' },
      ['cards is not a known field; known are: type, seat, player'],
    ],
    [
      'two unknown fields, one with a name that a path could be mistaken for',
      { type: 'Sit', seat: 1, 'a/b~c': 1, d: 2 },
      [
        'a/b~c is not a known field; known are: type, seat, player',
        'd is not a known field; known are: type, seat, player',
      ],
    ],
    [
      'a number that no double holds',
      { type: 'BuyIn', cents: 2 ** 53 },
      ['cents must be a whole number from 1 to 100000000000'],
    ],
    [
      'flaws at two depths',
      { type: 'PlaceWagers', stakes: { ante: -5 } },
      ['seat is missing', 'stakes.ante must be a whole number from 1 to 100000000000'],
    ],
    [
      'cards in a list',
      { type: 'Turn', place: 1, cards: ['As', '1x', 7] },
      [
        'cards[1] must be a text that matches ^([2-9TJQKA][cdhs]|\\?\\?)$',
        'cards[2] must be a text that matches ^([2-9TJQKA][cdhs]|\\?\\?)$',
      ],
    ],
    [
      'a list that is too long',
      { type: 'Turn', place: 1, cards: Array.from({ length: 53 }, () => 'As') },
      ['cards must be a list of at most 52'],
    ],
    ['no list', { type: 'Turn', place: 1, cards: 'As' }, ['cards must be a list']],
    [
      'none of two kinds of value',
      { type: 'Turn', place: 'x' },
      ['place must be a whole number from 1 to 99, or "dealer"'],
    ],
    [
      'a choice in the items of a list',
      {
        type: 'Deal',
        cards: [
          { card: 'As', to: 1 },
          { card: 'Ks', to: 0 },
        ],
      },
      ['cards[1].to must be a whole number from 1 to 99, or "dealer"'],
    ],
    ['no gesture', { type: 'Cards', gesture: 5 }, ['gesture must be an object']],
    ['a gesture without a type', { type: 'Cards', gesture: {} }, ['gesture.type must be one of "']],
    [
      'an unknown gesture',
      { type: 'Cards', gesture: { type: 'Burn' } },
      ['gesture.type must be one of "'],
    ],
    [
      'a gesture without its deck',
      { type: 'Cards', gesture: { type: 'Cut' } },
      ['gesture.deck is missing'],
    ],
    [
      'a step with more than it has',
      { type: 'AtJackpot', jackpot: 'progressive', step: { type: 'PayHit', hit: 'x', to: 'me' } },
      ['step.to is not a known field; known are: type, hit'],
    ],
    [
      'a choice in a choice',
      {
        type: 'AtJackpot',
        jackpot: 'progressive',
        step: {
          type: 'LinkTable',
          table: 'felt',
          terms: {
            game: 'whist',
            wager: 'progressive',
            jackpotType: 'house',
            paytable: 'A',
            wagerCents: 100,
            suit: 'x',
          },
        },
      },
      [
        'step.terms.game must be one of "high-card-flush", "caribbean-stud", "ricochet-poker"',
        'step.terms.suit must be one of "c", "d", "h", "s", or null',
      ],
    ],
    [
      'a decision without its amount',
      { type: 'Decide', seat: 1, decision: { kind: 'raise' } },
      ['decision.cents is missing'],
    ],
    [
      'an unknown decision',
      { type: 'Decide', seat: 1, decision: { kind: 'pass' } },
      ['decision.kind must be one of "fold", "raise", "bet"'],
    ],
    [
      'a decision of no kind',
      { type: 'Decide', seat: 1, decision: 5 },
      ['decision must be one of "play", "fold", or an object'],
    ],
    [
      'a wager that there is not, in a list',
      { type: 'Decide', seat: 1, decision: { kind: 'fold', claims: ['ante', 'luck'] } },
      ['decision.claims[1] must be one of "ante", '],
    ],
    [
      'text that steers a terminal',
      { type: 'VoidRound', reason: 'a\u001b[2J' },
      [`reason must be a text of 1 to 500 characters that matches ${LINE}`],
    ],
    [
      'text that is too long and steers a terminal: one flaw, not two',
      { type: 'VoidRound', reason: '\u001b'.repeat(501) },
      [`reason must be a text of 1 to 500 characters that matches ${LINE}`],
    ],
    [
      'a name of the language',
      '{"type":"Sit","seat":1,"__proto__":{}}',
      ['__proto__ is not a known field'],
    ],
  ])('%s', (_what, body, expected) => {
    const order: unknown =
      typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
    const read = readTableOrder(order);
    const messages = read.ok ? [] : read.error.map(({ message }) => message);
    expect(messages).toHaveLength(expected.length);
    for (const [index, message] of messages.entries()) {
      expect(message.slice(0, expected[index]?.length)).toBe(expected[index]);
    }
  });

  it('never quotes what was sent', () => {
    const read = readTableOrder({ type: 'VoidRound', reason: `secret\n${'x'.repeat(600)}` });
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('stops long before a body of garbage is told whole', () => {
    const garbage = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, n]));
    const read = readTableOrder({ type: 'Cards', gesture: { type: 'Cut', ...garbage } });
    const flaws = read.ok ? [] : read.error;
    expect(flaws.length).toBeGreaterThan(0);
    expect(flaws.length).toBeLessThan(100);
  });
});

describe('a flaw in any other body', () => {
  const schema = closed({
    name: Slug,
    note: Type.Optional(Reason),
    yes: Type.Boolean(),
    pages: listOf(whole(0), { maxItems: 3 }),
    either: Type.Union([closed({ left: whole(1) }), closed({ right: whole(1) })]),
  });

  it.each<[unknown, readonly string[]]>([
    [null, ['the body must be an object']],
    [[], ['the body must be an object']],
    [
      { name: 'A', yes: 1, pages: [-1], either: { left: 1 } },
      [
        'name must be a text of 1 to 40 characters that matches ^[a-z0-9]+(-[a-z0-9]+)*$',
        'yes must be true or false',
        'pages[0] must be a whole number from 0',
      ],
    ],
    [{ name: 'a', yes: true, pages: [], either: { left: 0 } }, ['either must be an object']],
  ])('the body %j', (value, expected) => {
    expect(wordsFor(schema, value)).toEqual(expected);
  });

  it('that fits has none', () => {
    expect(wordsFor(schema, { name: 'a', yes: true, pages: [], either: { right: 1 } })).toEqual([]);
  });
});
